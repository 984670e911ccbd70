import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { askDates } from '#engine/interpret/event/form.ts';
import { declare, event, whenOver } from '#tests/support/site/declarations.ts';

const { startsAt, ...undated } = event;

/** What the form says beside two dates of which the second is as given. */
function notesOf(second: object) {
  const dates = [
    { id: 'march', startsAt },
    { id: 'april', startsAt: '2027-04-16T10:00', ...second },
  ];
  const change = {
    event: { ...undated, dates, whenOver },
    'failure.alreadyRegistered': { title: 'You are registered' },
  };
  const { site, findings } = compileSite(declare({ 'guide.ts': change }), ['/']);
  const funnel = site?.funnels.find(({ id }) => id === 'willow-guide');
  const [first] = funnel?.dates ?? [];
  if (!funnel || !first) throw new Error(JSON.stringify(findings));
  const states = funnel.dates.map((date) => ({ date, state: 'open' as const }));
  const { fields } = askDates(funnel, { state: 'open', shown: first, dates: states });
  const [asked] = fields;
  const choices = asked && 'dates' in asked ? asked.dates?.byValue : undefined;
  return ['march', 'april'].map((id) => choices?.[id]?.note);
}

it('says nothing more of dates that are alike', () => {
  expect(notesOf({})).toEqual([undefined, undefined]);
});

it('says where each date is and how long it takes, as far as they differ', () => {
  expect(notesOf({ place: 'Leeds' })).toEqual(['Online', 'Leeds']);
  expect(notesOf({ place: 'Leeds', minutes: 60 })).toEqual([
    'Online, 90 minutes',
    'Leeds, 60 minutes',
  ]);
});
