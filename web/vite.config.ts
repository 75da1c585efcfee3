import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Fontsource names a .woff beside every .woff2; no browser we support takes it. The face's licence
 * asks to travel with it.
 */
function face(): Plugin {
  return {
    name: 'face',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource') || !id.endsWith('.css')) return;
      return { code: code.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''), map: null };
    },
    generateBundle() {
      const source = readFileSync('node_modules/@fontsource/zen-maru-gothic/LICENSE', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'zen-maru-gothic-OFL.txt', source });
    },
  };
}

/** The service worker, at an address of its own: it speaks for the whole site. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/sw.ts', fileName: 'sw.js' });
    },
  };
}

export default defineConfig({
  plugins: [face(), svelte(), svelteTesting(), worker()],
  build: {
    outDir: '../src/tairyo/server/static',
    emptyOutDir: true,
    // Inlined pictures and fonts would need a wider content security policy.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    // How long our plugins took is no news to somebody who only wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    // Left alone, Vitest hands out empty style sheets; tokens.test.ts reads the real one.
    css: { include: [/tokens\.css/] },
  },
});
