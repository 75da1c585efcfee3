/* Zen Maru Gothic but for Latin, cut into about 120 ranges: a page loads the few it shows. */
import '@fontsource/zen-maru-gothic/500.css';
