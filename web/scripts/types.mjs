/**
 * Writes src/generated/*.ts from the JSON schemas that `python -m tairyo.server.wire` prints: wire.ts for
 * the protocol, and a file a game for its views, actions and events, and for what its cards print.
 *
 *     python -m tairyo.server.wire | npm run types
 *     npm run types -- schemas.json
 */
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const BANNER = '/* Made by `make types` from the structures in Python. Do not edit. */';

const [, , file] = process.argv;
const schemas = JSON.parse(file ? await readFile(file, 'utf8') : await text(process.stdin));

for (const [name, { printed = {}, ...schema }] of Object.entries(schemas)) {
  const source = await compile(schema, schema.title, {
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
  const target = new URL(`../src/generated/${name}.ts`, import.meta.url);
  const lists = Object.entries(printed).map(
    ([list, { form, all }]) =>
      `\nexport const ${list}: ${form}[] = [\n${all.map((each) => `  ${JSON.stringify(each)},\n`).join('')}];\n`,
  );
  await writeFile(target, plain.replaceAll(/\/\*\*\n \*\/\n/g, '') + lists.join(''));
}
