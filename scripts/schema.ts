// Writes the JSON Schemas of declarations and webhooks, the reference, and the list of all findings
// into funnels/.
// Usage: npm run schema [-- --pictures]
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { exampleDeclarations } from '#scripts/schema/examples/index.ts';
import { collectFindings } from '#scripts/schema/findings/collect.ts';
import { writeFindings } from '#scripts/schema/findings/write-findings.ts';
import { fingerprintSources } from '#scripts/schema/fingerprint.ts';
import { makeSchema } from '#scripts/schema/make-schema.ts';
import { picturePath } from '#scripts/schema/picture-path.ts';
import { makeWebhookSchema } from '#scripts/schema/webhook-schema.ts';
import { writeReference } from '#scripts/schema/write-reference.ts';
import { readOptions } from '#scripts/support/read-options.ts';

const { values: options } = readOptions({
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
writeFileSync('funnels/webhooks.schema.json', `${JSON.stringify(makeWebhookSchema(), null, 2)}\n`);
writeFileSync('funnels/REFERENCE.md', reference);
writeFileSync('funnels/FINDINGS.md', writeFindings(await collectFindings(process.cwd())));
execFileSync('node_modules/.bin/biome', [
  'format',
  '--write',
  'funnels/schema.json',
  'funnels/webhooks.schema.json',
  'funnels/REFERENCE.md',
  'funnels/FINDINGS.md',
]);
console.log('Wrote schema.json, webhooks.schema.json, REFERENCE.md and FINDINGS.md in funnels/.');
