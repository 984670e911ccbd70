import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { exampleDeclarations, exampleFiles } from '#scripts/schema/examples/index.ts';
import { asSchema, definition, findExamples, kindOf } from '#scripts/schema/find-examples.ts';
import { findStaleReference, fingerprintSources } from '#scripts/schema/fingerprint.ts';
import { makeSchema } from '#scripts/schema/make-schema.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { composeFunnels } from '#tests/support/any/compose-funnels.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';

const schema = makeSchema();
const committed = JSON.parse(readFileSync('funnels/schema.json', 'utf8'));
const modules = import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true });
const declared = Object.values(modules).flatMap((exports) =>
  ['coach', 'funnel', 'guide'].flatMap((name) =>
    name in exports ? [{ name, value: exports[name] }] : [],
  ),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(committed, 'declarations');

/** True, or what the schema says against a value. */
function accepts(name: string, value: unknown): true | string {
  const validate = ajv.getSchema(`declarations#/$defs/${name}`);
  if (!validate) return `There is no part ${name}.`;
  return validate(value) === true || JSON.stringify(validate.errors?.slice(0, 3));
}

interface Property {
  readonly place: string;
  readonly part: JsonSchema;
}

/** Every property of a part and of the groups inside it, with its schema. */
function propertiesOf(part: JsonSchema, place: string): Property[] {
  const named = Object.entries(part.properties ?? {}).flatMap(([name, one]) => {
    const property = asSchema(one);
    return property === undefined ? [] : [{ place: `${place}.${name}`, part: property }];
  });
  const inner = [
    ...(part.oneOf ?? []),
    ...(part.anyOf ?? []),
    part.items,
    part.additionalProperties,
  ];
  return [
    ...named.flatMap((property) => [property, ...propertiesOf(property.part, property.place)]),
    ...inner.flatMap((one) => {
      const group = asSchema(one);
      const kind = group && kindOf(group);
      return group === undefined ? [] : propertiesOf(group, kind ? `${place}/${kind}` : place);
    }),
  ];
}

describe('the JSON Schema of the declarations', () => {
  it('accepts every declaration of the site and every example', () => {
    for (const { name, value } of declared) expect(accepts(name, value)).toBe(true);
    for (const { part, value } of exampleDeclarations) expect(accepts(part, value)).toBe(true);
  });

  it('refuses unknown properties, wrong kinds and missing parts', () => {
    const [{ value: guide } = { value: {} }] = exampleDeclarations;
    expect(accepts('leadFunnel', { ...guide, titel: 'x' })).toContain('titel');
    expect(accepts('leadFunnel', { ...guide, path: 'no slash' })).toContain('pattern');
    expect(accepts('leadFunnel', { ...guide, form: undefined })).toContain('form');
    expect(accepts('section', { kind: 'faq' })).not.toBe(true);
  });

  it('says of every property what it is for', () => {
    const nameOf = (part: JsonSchema) => part.$ref?.split('/').at(-1) ?? '';
    // That something is a text says nothing about what it is for.
    const wordsOf = (part: JsonSchema) =>
      part.description ??
      (nameOf(part) === 'text' ? undefined : definition(schema, nameOf(part))?.description);
    const silent = Object.keys(schema.$defs ?? {}).flatMap((name) =>
      propertiesOf(definition(schema, name) ?? {}, name)
        .filter(({ part }) => part.const === undefined && wordsOf(part) === undefined)
        .map(({ place }) => place),
    );
    expect(silent).toEqual([]);
  });

  it('is what was committed, made from the schemas as they are', () => {
    expect(committed).toEqual({
      $comment: `made from ${fingerprintSources(process.cwd())}`,
      ...JSON.parse(JSON.stringify(schema)),
    });
  });
});

it('a reference that was made from other shapes is named by the check', () => {
  const root = mkdtempSync(join(tmpdir(), 'funnelfile-reference-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['engine/declaration', 'scripts/schema', 'funnels/schema.json']) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  expect(findStaleReference(root)).toEqual([]);
  appendFileSync(join(root, 'engine/declaration/coach.ts'), '// A change.\n');
  expect(findStaleReference(root).map(formatFinding)).toEqual([
    'funnels/REFERENCE.md: The reference and schema.json were made before the shapes of declarations changed. Run npm run schema and commit both.',
  ]);
});

it('every link of the reference leads to one of its headings', () => {
  const text = readFileSync('funnels/REFERENCE.md', 'utf8');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const linked = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(linked.length).toBeGreaterThan(40);
  expect(linked.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

describe('the examples of the reference', () => {
  it('hold no mistake and no doubt', () => {
    expect(compileSite(exampleFiles, ['/']).findings.map(formatFinding)).toEqual([]);
  });

  it('show every part and every kind', () => {
    const shown = findExamples(schema, exampleDeclarations);
    const kinds = Object.keys(schema.$defs ?? {}).flatMap((name) =>
      (definition(schema, name)?.oneOf ?? []).map(
        (one) => `${name}/${kindOf(asSchema(one) ?? {})}`,
      ),
    );
    // A photograph is a file, and the examples have none.
    const asked = kinds.filter((kind) => !kind.startsWith('funnel/') && kind !== 'artwork/photo');
    expect(asked.filter((kind) => !shown.has(kind))).toEqual([]);
  });
});

describe('funnels composed from random parts by the brief', () => {
  it('twenty of them pass every check, and each page and email is drawn', async () => {
    const files = composeFunnels(committed, 7, 20);
    const { site, findings } = compileSite(files, ['/']);
    expect(findings.map(formatFinding)).toEqual([]);
    expect(site?.funnels).toHaveLength(20);
    if (!site) return;
    const documents = createDocuments({
      site,
      assets: bareAssets(),
      publicUrl: 'https://example.com',
    });
    for (const funnel of site.funnels) {
      const html = documents.funnel(funnel, funnel.paths[0], { kind: 'idle' });
      const [hero] = funnel.declaration.page.sections;
      expect(html).toContain('<form');
      expect(html).toContain(hero?.kind === 'hero' ? `<h1>${hero.headline}</h1>` : 'a hero');
    }
    const emails = listSampleEmails(site, 'https://example.com');
    expect(emails.length).toBeGreaterThanOrEqual(20);
    for (const { email } of emails) {
      const { html, text } = await renderEmail(email);
      expect(html).toContain(email.message.heading);
      expect(text).toContain(email.message.paragraphs[0]);
    }
  });
});
