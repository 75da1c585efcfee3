/* Zen Maru Gothic in its two weights, cut into about 120 ranges each: a page loads the few it shows. */
import '@fontsource/zen-maru-gothic/500.css';
import '@fontsource/zen-maru-gothic/700.css';
