import { describe, expect, it } from 'vitest';
import { applyVariant, placeInVariant } from '#engine/experiment/apply-variant.ts';
import { shownFunnels, shownTo } from '#engine/site/experiment.ts';
import { compileFunnel, guide } from '#tests/support/site/declarations.ts';

const artwork = { kind: 'scene', scene: 'letter', alt: 'A letter' } as const;
const [hero] = guide.page.sections;
const closing = { kind: 'closing', headline: 'Now', text: 'It is late.', button: 'Go' } as const;
const company = { kind: 'text', label: 'Company', required: false } as const;

const declare = (plain: object) => ({
  ...guide,
  page: { ...guide.page, sections: [{ ...hero, artwork, eyebrow: 'Free' }, closing] },
  form: { ...guide.form, fields: { ...guide.form.fields, company } },
  experiment: { id: 'rest', variants: { plain }, share: 50, measure: 'saved' } as const,
});

describe('a variant', () => {
  it('says some things of a section and leaves the others as they are', () => {
    const shown = applyVariant(
      declare({ page: { sections: { hero: { headline: 'Sit down', eyebrow: null } } } }),
      'plain',
    );
    expect(shown.page.sections).toEqual([{ ...hero, artwork, headline: 'Sit down' }, closing]);
    expect(shown.experiment).toBeUndefined();
  });

  it('replaces lists, and parts of another kind, as a whole', () => {
    const photo = { kind: 'photo', file: 'team.jpg', alt: 'The team' } as const;
    const changed = declare({ page: { sections: { hero: { artwork: photo } } } });
    expect(applyVariant(changed, 'plain').page.sections[0]).toMatchObject({ artwork: photo });
    const listed = declare({ page: { sections: [hero] } });
    expect(applyVariant(listed, 'plain').page.sections).toEqual([hero]);
  });

  it('leaves sections and questions out where it says null', () => {
    const shown = applyVariant(
      declare({ page: { sections: { closing: null } }, form: { fields: { company: null } } }),
      'plain',
    );
    expect(shown.page.sections).toHaveLength(1);
    expect(Object.keys(shown.form.fields)).toEqual(['name', 'email']);
  });

  it('neither stores nor passes on what it does not ask', () => {
    const stored = { page: '{page}', company: '{company}' };
    const { submission } = guide;
    const email = { ...submission.email, body: ['email', 'company'] };
    const shown = applyVariant(
      {
        ...declare({ form: { fields: { company: null } } }),
        submission: { ...submission, metadata: stored, email },
      },
      'plain',
    );
    expect(shown.submission.metadata).toEqual({ page: '{page}' });
    expect(shown.submission.email.body).toEqual(['email']);
  });

  it('has its words where its file has them', () => {
    const changed = declare({
      page: { title: 'Sit down', sections: { closing: { text: 'Sit.' } } },
      form: { button: { idle: 'Sit' } },
    });
    const placeOf = (...keys: (string | number)[]) => placeInVariant(changed, 'plain', keys);
    const inside = ['experiment', 'variants', 'plain'];
    expect(placeOf('page', 'title')).toEqual([...inside, 'page', 'title']);
    expect(placeOf('page', 'sections', 1, 'text')).toEqual([
      ...inside,
      ...['page', 'sections', 'closing', 'text'],
    ]);
    expect(placeOf('form', 'button')).toEqual([...inside, 'form', 'button']);
    expect(placeOf('page', 'sections', 0, 'headline')).toBeUndefined();
    expect(placeOf('form', 'title')).toBeUndefined();
    expect(placeOf('success')).toBeUndefined();
  });
});

describe('a compiled experiment', () => {
  const funnel = compileFunnel({
    experiment: {
      id: 'rest',
      variants: {
        plain: { page: { sections: { hero: { headline: 'Sit down' } } } },
        short: { form: { fields: { company: null } }, success: { toast: { title: 'Thanks!' } } },
      },
      share: 60,
      measure: 'saved',
    },
    'form.fields.company': company,
  });

  it('has a page for the control and for each variant, with their shares', () => {
    const arms = funnel.experiment?.arms ?? [];
    expect(arms.map(({ name, share }) => [name, share])).toEqual([
      ['control', 0.4],
      ['plain', 0.3],
      ['short', 0.3],
    ]);
    expect(arms[2]?.funnel.formFields.map(({ name }) => name)).toEqual(['name', 'email']);
    expect(shownFunnels([funnel]).map(({ variant }) => variant)).toEqual([
      'rest/control',
      'rest/plain',
      'rest/short',
    ]);
    expect(shownFunnels([compileFunnel()]).map(({ variant }) => variant)).toEqual([undefined]);
  });

  it('finds what a visitor was shown, and the page itself for what it does not know', () => {
    expect(shownTo(funnel, 'rest/plain').declaration.page.sections[0]).toMatchObject({
      headline: 'Sit down',
    });
    expect(shownTo(funnel, 'gone/plain')).toBe(funnel);
    expect(shownTo(funnel, undefined)).toBe(funnel);
  });
});
