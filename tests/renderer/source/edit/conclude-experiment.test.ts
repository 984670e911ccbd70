import { describe, expect, it } from 'vitest';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { applyVariant } from '#engine/experiment/apply-variant.ts';
import { concludeExperiment } from '#renderer/source/edit/conclude-experiment.ts';
import { readSource } from '#renderer/source/read-source.ts';

const file = 'funnels/willow/guide.ts';

const text = `import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  // The promise that worked in spring.
  page: {
    title: 'The Willow Guide',
    sections: [
      { kind: 'hero', eyebrow: 'Free', headline: 'Rest', lead: 'Then work.' },
      { kind: 'list', title: 'You get', items: ['A chair', 'A kettle'] },
      { kind: 'closing', headline: 'Now', button: 'Go' },
    ],
  },
  form: { title: 'Where to?', fields: { name: { label: 'Name' }, email: { label: 'Email' } } },
  submission: {
    metadata: { page: '{page}', called: '{name}' },
    email: { function: 'guide', body: ['email', 'name'] },
  },
  success: { after: 'clear', toast: { title: 'Thank you!' } }, // Shown at once.
  experiment: {
    id: 'rest',
    variants: {
      plain: {
        page: {
          sections: {
            hero: { headline: 'Sit down: “you” are tired', eyebrow: null, note: 'It’s free.' },
            list: { items: ['A chair'] },
            closing: null,
          },
        },
        form: { subtitle: 'It takes a minute.', fields: { name: null } },
        success: { after: 'screen', screen: { title: 'Thanks', tip: null } },
      },
      'short-one': { page: { sections: [{ kind: 'hero', headline: 'Sit', lead: 'Stand.' }] } },
    },
    share: 50,
    measure: 'saved',
  },
});
`;

const read = (written: string) => readSource(file, written).exports['funnel'] as LeadFunnel;

describe('concluding an experiment', () => {
  it.each(['plain', 'short-one'])('puts the words of %s where the page has them', (variant) => {
    const written = concludeExperiment(file, text, variant);
    expect(read(written)).toEqual(applyVariant(read(text), variant));
    expect(written).toContain('// The promise that worked in spring.');
  });

  it('leaves everything else as it is written', () => {
    const written = concludeExperiment(file, text, 'plain');
    expect(written).toContain("{ kind: 'hero', headline: 'Sit down: “you” are tired'");
    expect(written).toContain("form: { title: 'Where to?', fields: { email: { label: 'Email' } }");
    expect(written).toContain("metadata: { page: '{page}', }");
    expect(written).toContain("body: ['email',] }");
    const kept = concludeExperiment(file, text, undefined);
    expect(kept).toBe(text.replace(/\n {2}experiment: \{[\s\S]*\n {2}\},(?=\n\}\);)/, ''));
  });

  it('says why a file cannot be rewritten', () => {
    const elsewhere = text
      .replace("{ title: 'Where to?'", "{ ...shared, title: 'Where to?'")
      .replace('export const', "const words = { title: 'Thank you!' };\nexport const")
      .replace("toast: { title: 'Thank you!' }", 'toast: words')
      .replace(
        "success: { after: 'screen', screen: { title: 'Thanks', tip: null } }",
        "success: { toast: { title: 'Thanks!' } }",
      );
    expect(() => concludeExperiment(file, elsewhere, 'plain')).toThrow(
      `${file} cannot be rewritten: words stands for words that are written elsewhere. Write the words of the variant into the page by hand, and take the experiment out.`,
    );
    const none = text.replace('experiment:', 'other:');
    expect(() => concludeExperiment(file, none, 'plain')).toThrow(
      `${file} declares no experiment.`,
    );
  });
});
