import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';

/** What the Latin file of the face holds: nothing of it is asked of another file. */
const LATIN: [number, number][] = [
  [0x0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
const range = ([first, last]: [number, number]) => `U+${first.toString(16)}-${last.toString(16)}`;

/** The parts of a `unicode-range` that are not wholly Latin. */
function beyondLatin(ranges: string): string {
  const isLatin = (part: string) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return LATIN.some(([from, to]) => from <= first && last <= to);
  };
  return ranges
    .split(/,\s*/)
    .filter((part) => !isLatin(part))
    .join(',');
}

/**
 * Fontsource names a .woff beside every .woff2; no browser we support takes it. The bold face is cut into the
 * same ranges as the regular one: rule beside rule, the long list packs to half its size. The Latin file
 * comes by itself, before the list, which leaves its letters to it: what is written already does not change its
 * face once more. The face's licence asks to travel with it.
 */
function face(): Plugin {
  return {
    name: 'face',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@fontsource') || !id.endsWith('.css')) return;
      const regular = code.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, '');
      const own = id.includes('/latin-')
        ? regular.replace('}', `  unicode-range: ${LATIN.map(range).join(',')};\n}`)
        : regular
            .replace(/@font-face \{[^}]*-latin-500-[^}]*\}/, '')
            .replace(
              /unicode-range: ([^;]+);/g,
              (_, ranges) => `unicode-range: ${beyondLatin(ranges)};`,
            );
      const both = own.replace(
        /@font-face \{[^}]*\}/g,
        (rule) =>
          rule + rule.replaceAll('-500-', '-700-').replace('font-weight: 500', 'font-weight: 700'),
      );
      return { code: both, map: null };
    },
    generateBundle() {
      const source = readFileSync('node_modules/@fontsource/zen-maru-gothic/LICENSE', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'zen-maru-gothic-OFL.txt', source });
    },
  };
}

/** What an installed client needs beside its pages: the service worker, and a manifest a language. */
function installed(): Plugin {
  return {
    name: 'installed',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/sw.ts', fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('no service worker was built');
        const files = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
          .map((name) => `/${name}`)
          .concat('/first-paint.js', '/icon-48.png')
          .sort();
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(version));
        for (const language of ['en', 'ja']) {
          const fileName = `manifest.${language}.webmanifest`;
          this.emitFile({ type: 'asset', fileName, source: manifest(language) });
        }
      },
    },
  };
}

/**
 * A file costs a way there and back, so what is always wanted together is one; what comes first here takes its
 * own dependencies along. All else is split as the bundler likes.
 */
const groups = [
  {
    name: 'house',
    test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(App|games\/index|pages\/Missing|art\/(Logo|SeatMark)|table\/result|lib\/(?![Hh]arbour|Qr|live|locales|opening|reminders|sound|stage|tokens)\w)/,
  },
  {
    name: 'board',
    test: /src\/(art\/(Lantern|Dealer|Waves)|games\/contract|lib\/(live|sound|stage)|learn\/(Coach|rules-link)|table\/(Bubble|ConnectionStrip|FairChance|Invite|Log|MoveSeat|Result|SeatClock|log|RemindMe|talk)|games\/\w+)\./,
  },
  {
    name: (id: string) => /src\/games\/([\w-]+)\//.exec(id)?.[1] ?? null,
    test: /src\/games\/[\w-]+\/(?!Gallery|Curtain|pictures|hints|examples|fixtures)/,
  },
];

/**
 * What the first page needs beyond the entry, by page, language and the game of its table: `first-paint.js` asks
 * for it at once.
 */
function ahead(): Plugin {
  const games = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/face.ts`));
  const wanted: Record<string, string[]> = {
    lobby: ['pages/Lobby.svelte'],
    table: ['pages/Table.svelte'],
  };
  for (const game of games) {
    wanted[game] = [`games/${game}/face.ts`];
    wanted[`${game}.hints`] = [`games/${game}/hints.ts`];
  }
  for (const language of ['en', 'ja']) {
    const text = (name: string) => `locales/${language}/${name}.ftl?raw`;
    wanted[language] = [`lib/locales/${language}.ts`];
    wanted[`lobby.${language}`] = games.map(text);
    for (const game of games) {
      wanted[`${game}.${language}`] = [text(game)];
      wanted[`${game}.hints.${language}`] = [text(`${game}-lesson`)];
    }
    wanted[`finspan.${language}`]?.push(text('finspan-fish'));
  }
  return {
    name: 'ahead',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const of = (source: string) => {
        const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/${source}`));
        if (!chunk) throw new Error(`no chunk of ${source} was built`);
        return chunk;
      };
      const needed = (chunk: Rollup.OutputChunk): string[] => [
        chunk.fileName,
        ...(chunk.viteMetadata?.importedCss ?? []),
        ...chunk.imports.flatMap((name) => {
          const next = bundle[name];
          return next?.type === 'chunk' ? needed(next) : [];
        }),
      ];
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'index');
      if (!entry) throw new Error('no entry was built');
      const there = new Set(needed(entry));
      const files = Object.entries(wanted).map(([name, sources]) => {
        const more = new Set(sources.map(of).flatMap(needed));
        return [name, [...more].filter((file) => !there.has(file)).map((file) => `/${file}`)];
      });
      const fonts = Object.keys(bundle).filter((name) => /-latin-[57]00-.*\.woff2$/.test(name));
      files.push(['fonts', fonts.map((file) => `/${file}`)]);
      const script = readFileSync('public/first-paint.js', 'utf8');
      const source = script.replace(
        'files = {}',
        `files = ${JSON.stringify(Object.fromEntries(files))}`,
      );
      this.emitFile({ type: 'asset', fileName: 'first-paint.js', source });
    },
  };
}

function manifest(language: string): string {
  const texts = new FluentBundle(language);
  const common = readFileSync(`../src/tairyo/locales/${language}/common.ftl`, 'utf8');
  texts.addResource(new FluentResource(common));
  const text = (id: string) => texts.formatPattern(texts.getMessage(id)?.value ?? '');
  const icon = (size: number, purpose = 'any') => ({
    src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: text('brand'),
    short_name: text('brand'),
    description: text('site-line'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f1',
    theme_color: '#fbf9f1',
    categories: ['games'],
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  });
}

export default defineConfig({
  plugins: [face(), svelte(), svelteTesting(), ahead(), installed()],
  build: {
    outDir: '../src/tairyo/server/static',
    emptyOutDir: true,
    // Inlined pictures and fonts would need a wider content security policy.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    // How long our plugins took is no news to somebody who only wants to play.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
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
