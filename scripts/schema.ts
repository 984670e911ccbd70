// Writes the JSON Schema of the declarations and the reference made from it into funnels/.
// Usage: npm run schema [-- --pictures]
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exampleDeclarations } from '#scripts/schema/examples/index.ts';
import { fingerprintSources } from '#scripts/schema/fingerprint.ts';
import { makeSchema } from '#scripts/schema/make-schema.ts';
import { picturePath } from '#scripts/schema/picture-path.ts';
import { writeReference } from '#scripts/schema/write-reference.ts';

const { values: options } = parseArgs({
  options: { pictures: { type: 'boolean', default: false } },
});
if (options.pictures) {
  const { takePictures } = await import('#scripts/schema/take-pictures.ts');
  await takePictures();
}
const schema = { $comment: `made from ${fingerprintSources(process.cwd())}`, ...makeSchema() };
const reference = writeReference({
  schema,
  declarations: exampleDeclarations,
  pictureOf: (part) => (existsSync(picturePath(part)) ? `../${picturePath(part)}` : undefined),
});
writeFileSync('funnels/schema.json', `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync('funnels/REFERENCE.md', reference);
execFileSync('node_modules/.bin/biome', [
  'format',
  '--write',
  'funnels/schema.json',
  'funnels/REFERENCE.md',
]);
console.log('Wrote funnels/schema.json and funnels/REFERENCE.md.');
