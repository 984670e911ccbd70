import { describe, expect, it } from 'vitest';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileSite } from '#engine/compile.ts';
import type { LedgerFile } from '#engine/ledger/ledger.ts';
import {
  type Changes,
  declare,
  event,
  message,
  publish,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

type Files = Readonly<Record<string, Changes>>;

const headline = 'page.sections.0.headline';
/** The first is on a Tuesday, the second on a Wednesday. */
const first = { event, [headline]: 'A morning for your garden' };
const second = {
  event: { ...event, name: 'The Hazel Morning', startsAt: '2027-04-21T10:00' },
  [headline]: 'A morning for your hedge',
};
const before = { 'evening.ts': first } as const satisfies Files;
const wrongDay = { [headline]: 'Join us live on Thursday' };
const inProse = {
  'page.sections.1': {
    kind: 'questions',
    title: 'Questions',
    items: [{ question: 'Is there a break?', answer: 'We meet for two hours, so there is.' }],
  },
};

/** The doubts and mistakes that are found, with how much each weighs. */
function findingsIn(files: Files, published: LedgerFile = publish(before)): readonly string[] {
  const { findings } = compileSite(declare(files), ['/'], {
    pictures: ['funnels/willow/team.jpg'],
    published,
    known: ({ around }) => judgeLasting(around),
  });
  return findings.flatMap(({ rule, severity }) =>
    rule === 'not-recorded' ? [] : `${severity}: ${rule}`,
  );
}

/** The record of both mornings, with what was doubted in one file when it was accepted. */
function accepting(file: string, doubt: string): LedgerFile {
  const { coaches } = JSON.parse(publish({ ...before, 'seed.ts': second }).text);
  const willow = { ...coaches.willow, doubts: { [file]: [doubt] } };
  return { file: 'funnels/published.json', text: JSON.stringify({ coaches: { willow } }) };
}

describe('a doubt about words', () => {
  it('weighs one level less in a funnel that was never published', () => {
    expect(findingsIn({ 'evening.ts': { ...first, ...wrongDay } })).toEqual(['error: event-date']);
    expect(findingsIn({ ...before, 'seed.ts': { ...second, ...wrongDay } })).toEqual([
      'warning: event-date',
    ]);
    expect(findingsIn({ 'evening.ts': { ...first, ...inProse } })).toEqual([
      'warning: event-length',
    ]);
    expect(findingsIn({ ...before, 'seed.ts': { ...second, ...inProse } })).toEqual([
      'note: event-length',
    ]);
  });

  it('weighs the whole where nothing says what was published', () => {
    const nothing = { file: 'funnels/published.json', text: '{ "coaches": {} }' };
    const files = { 'evening.ts': { ...first, ...wrongDay } };
    expect(findingsIn(files, nothing)).toEqual(['warning: event-date']);
    expect(
      compileSite(declare(files), ['/'], {}).findings.map(({ severity }) => severity),
    ).toContain('error');
  });

  it('weighs less in an email that only new funnels send', () => {
    const reminded = { ...event, reminder };
    const seed = { ...second, event: { ...second.event, reminder } };
    const words = { ...message, subject: 'See you live on Friday' };
    const coach = { 'functions.send-reminder': { ...reminderFunction, message: words } };
    expect(findingsIn({ 'coach.ts': coach, 'evening.ts': { ...first, event: reminded } })).toEqual([
      'error: event-date',
    ]);
    expect(findingsIn({ ...before, 'coach.ts': coach, 'seed.ts': seed })).toEqual([
      'warning: event-date',
    ]);
  });

  it('is not said again once it was accepted, until the text is another', () => {
    const seed = (day: string) => ({
      ...before,
      'seed.ts': { ...second, [headline]: `Join us live on ${day}` },
    });
    const accepted = accepting('seed.ts', 'event-date: Join us live on Thursday');
    expect(findingsIn(seed('Thursday'), accepted)).toEqual([]);
    expect(findingsIn(seed('Friday'), accepted)).toEqual(['error: event-date']);
    const elsewhere = accepting('evening.ts', 'event-date: Join us live on Thursday');
    expect(findingsIn(seed('Thursday'), elsewhere)).toEqual(['error: event-date']);
  });
});

describe('a new page for a shorter call', () => {
  const emails = {
    'coach.ts': {
      'functions.send-guide.message.paragraphs.0':
        'Or book [a free half hour](https://calendar.willow.example/call) with us.',
      'campaigns.0.steps.0.message.paragraphs.0': 'Our call takes half an hour.',
    },
  };
  const shorter = { 'call.ts': { minutes: 20, 'offer.summary': 'A call about your work.' } };

  it('leaves emails alone that link to a call of their own', () => {
    expect(findingsIn({ ...emails, ...shorter }, publish(emails))).toEqual([]);
  });

  it('is what they are held against once it was published', () => {
    const published = publish(shorter);
    expect(findingsIn({ ...emails, ...shorter }, published)).toContain('warning: call-length');
  });
});
