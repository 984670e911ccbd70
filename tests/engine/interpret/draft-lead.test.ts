import { describe, expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { draftLead } from '#engine/interpret/draft-lead.ts';
import { type Changes, compileFunnel, event } from '#tests/support/site/declarations.ts';

const where = { page: '/willow-guide', timestamp: '2027-01-15T10:00:00.000Z', eventId: 'e-1' };

function draft(change: Changes, typed: Readonly<Record<string, string>>) {
  const funnel = compileFunnel(change);
  const checked = checkFields(funnel.formFields, typed);
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.fields));
  return draftLead(funnel, checked.values, typed, where);
}

const optionalName = { kind: 'text', label: 'Name', required: false };

describe('the lead a submission makes', () => {
  it('has its email in lower case and its name trimmed', () => {
    expect(draft({}, { name: ' Ada  L. ', email: ' Ada@Example.COM ' })).toEqual({
      email: 'ada@example.com',
      name: 'Ada  L.',
      source: 'willow-guide',
      metadata: null,
    });
  });

  it('has the domain of an international address in ASCII', () => {
    expect(draft({}, { name: 'Ada', email: 'Ada@Bücher.example' })?.email).toBe(
      'ada@xn--bcher-kva.example',
    );
  });

  it('keeps name and email as they were typed where the funnel says so', () => {
    const typed = { name: ' Ada ', email: 'Ada@Example.COM' };
    expect(draft({ 'submission.stored': 'as-typed' }, typed)).toMatchObject({
      name: ' Ada ',
      email: 'Ada@Example.COM',
    });
  });

  it('is not as long as the spaces that somebody puts around name and email', () => {
    const typed = {
      name: `Ada${' '.repeat(50_000)}`,
      email: `${'\n'.repeat(50_000)}A@example.com`,
    };
    expect(draft({ 'submission.stored': 'as-typed' }, typed)).toMatchObject({
      name: 'Ada',
      email: 'a@example.com',
    });
  });

  it('has no name where an optional one was left empty', () => {
    const change = { 'form.fields.name': optionalName, 'success.toast.title': 'Thank you!' };
    expect(draft(change, { name: ' ', email: 'ada@example.com' })?.name).toBeNull();
  });

  it('has the declared name where an optional one was left empty', () => {
    const change = { 'form.fields.name': { ...optionalName, whenEmpty: 'Valued Reader' } };
    expect(draft(change, { email: 'ada@example.com' })?.name).toBe('Valued Reader');
    expect(draft(change, { name: 'Ada', email: 'ada@example.com' })?.name).toBe('Ada');
  });

  it('has metadata filled with the answers, the page, the moment and the event', () => {
    const metadata = {
      lead_magnet: '{leadMagnet}',
      page: '{page}',
      timestamp: '{timestamp}',
      event_id: '{event.id}',
      event: '{event.name}',
      who: '{name} <{email}>',
      fixed: 'willow',
    };
    expect(
      draft({ event, 'submission.metadata': metadata }, { name: '{page}', email: 'a@example.com' })
        ?.metadata,
    ).toEqual({
      lead_magnet: 'The Willow Guide',
      page: '/willow-guide',
      timestamp: '2027-01-15T10:00:00.000Z',
      event_id: 'e-1',
      event: 'The Willow Evening',
      who: '{page} <a@example.com>',
      fixed: 'willow',
    });
  });
});
