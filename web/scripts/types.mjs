/**
 * Writes src/generated/wire.ts from the JSON schema that `python -m tairyo.server.wire` prints:
 *
 *     python -m tairyo.server.wire | npm run types
 *     npm run types -- schema.json
 */
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const TARGET = new URL('../src/generated/wire.ts', import.meta.url);
const BANNER = '/* Made by `make types` from src/tairyo/server/wire.py. Do not edit. */';

const [, , file] = process.argv;
const schema = JSON.parse(file ? await readFile(file, 'utf8') : await text(process.stdin));

const source = await compile(schema, schema.title ?? 'Wire', {
  additionalProperties: false,
  bannerComment: BANNER,
  unreachableDefinitions: true,
  strictIndexSignatures: false,
  style: { singleQuote: true, printWidth: 100 },
});
// The compiler notes on every type which others use it; whoever needs that asks the editor.
const plain = source.replace(
  /( \*\n)? \* This interface was referenced by `[^`]*`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
  '',
);
await writeFile(TARGET, plain.replaceAll(/\/\*\*\n \*\/\n/g, ''));
