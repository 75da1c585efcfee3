/* Zen Maru Gothic, cut into about 120 ranges: a page loads the few it shows. vite.config.ts adds the bold face. */
import '@fontsource/zen-maru-gothic/500.css';
