import { describe, expect, it } from 'vitest';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { compareSeen } from '#engine/version/changes.ts';
import { describeChanges, listChanges } from '#engine/version/describe-changes.ts';
import { seenOf, writeSeen } from '#engine/version/seen.ts';
import { guide } from '#tests/support/site/declarations.ts';

const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' } as const;
const quote = { kind: 'quote', text: 'I rested.', name: 'Ada' } as const;
const closing = {
  kind: 'closing',
  title: 'Now rest',
  text: 'It is late.',
  button: 'Rest',
} as const;

type Sections = DeepReadonly<Funnel>['page']['sections'];

const seenWith = (changes: Partial<DeepReadonly<Funnel>>) =>
  seenOf({ ...guide, ...changes } as DeepReadonly<Funnel>);
const withSections = (...sections: readonly object[]) =>
  seenWith({ page: { ...guide.page, sections: sections as Sections } });

describe('what visitors see', () => {
  it('is the same however properties are ordered, and without what no page shows', () => {
    const { page, form, ...rest } = guide;
    const turned = {
      form: { ...form, button: { busy: 'Sending...', idle: 'Send' } },
      page,
      ...rest,
    };
    const emails = {
      ...turned,
      submission: { ...guide.submission, source: 'another' },
      failure: { any: { title: 'Oh.' } },
    };
    expect(writeSeen(seenOf(emails as DeepReadonly<Funnel>))).toBe(writeSeen(seenOf(guide)));
  });

  it('changes with the order of the questions', () => {
    const { name, email } = guide.form.fields;
    const turned = seenWith({ form: { ...guide.form, fields: { email, name } } });
    expect(writeSeen(turned)).not.toBe(writeSeen(seenOf(guide)));
  });

  it('of a page without a form is its page', () => {
    const { form: _, submission: __, success: ___, failure: ____, ...rest } = guide;
    const seen = seenOf({ ...rest, kind: 'booking', minutes: 30 } as DeepReadonly<Funnel>);
    expect(Object.keys(seen)).toEqual(['offer', 'page']);
  });
});

describe('what changes for visitors', () => {
  it('is told text by text', () => {
    const after = seenWith({
      form: {
        ...guide.form,
        subtitle: 'It takes a minute.',
        fields: { ...guide.form.fields, name: { ...guide.form.fields.name, label: 'First name' } },
      },
      success: { after: 'clear', toast: { title: 'Thanks!' } },
    });
    expect(compareSeen(seenOf(guide), after)).toEqual([
      { path: 'form.fields.name.label', before: 'Name', after: 'First name' },
      { path: 'form.subtitle', after: 'It takes a minute.' },
      { path: 'success.toast.title', before: 'Thank you, {name}!', after: 'Thanks!' },
    ]);
  });

  it('is nothing between the same words', () => {
    expect(compareSeen(seenOf(guide), seenOf(guide))).toEqual([]);
  });

  it('does not include sections that only moved down for a new one', () => {
    const changes = compareSeen(withSections(hero, closing), withSections(hero, quote, closing));
    expect(changes).toEqual([
      { path: 'page.sections[1].kind', after: 'quote' },
      { path: 'page.sections[1].text', after: 'I rested.' },
      { path: 'page.sections[1].name', after: 'Ada' },
    ]);
  });

  it('compares a reworded section with itself although another one went', () => {
    const reworded = { ...closing, title: 'Rest now' };
    expect(compareSeen(withSections(hero, quote, closing), withSections(hero, reworded))).toEqual([
      { path: 'page.sections[1].title', before: 'Now rest', after: 'Rest now' },
      { path: 'page.sections[1].kind', before: 'quote' },
      { path: 'page.sections[1].text', before: 'I rested.' },
      { path: 'page.sections[1].name', before: 'Ada' },
    ]);
  });

  it('is said in a sentence that stays short, and in full', () => {
    const changes = compareSeen(
      withSections(hero, closing),
      withSections({ ...hero, headline: 'Sit down' }),
    );
    expect(describeChanges(changes)).toBe(
      'page.sections[0].headline says "Sit down" instead of "Rest"; page.sections[1].kind is gone: "closing"; and 3 more changes',
    );
    expect(listChanges(changes.slice(0, 2))).toBe(
      '  page.sections[0].headline\n    - Rest\n    + Sit down\n  page.sections[1].kind\n    - closing',
    );
  });
});
