import { describe } from 'vitest';
import {
  type Control,
  type Files,
  itAccepts,
  itNames,
  type Mistake,
} from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  guideMessage,
  message,
  publish,
} from '#tests/support/site/declarations.ts';

const hello = { id: 'hello', after: { days: 1 }, message };
const second = {
  id: 'second',
  after: { days: 2 },
  message: { ...message, subject: 'The second one' },
};
const campaign = { name: 'Willow Campaign', steps: [hello, second] };

const walk = (subject: string, paragraph: string) => ({
  id: 'walk',
  after: { days: 2 },
  message: { ...message, subject, paragraphs: [paragraph] },
});
const winter = walk('A walk in December snow', 'Boots are enough.');

const seated = { ...event, seats: 50 };
const { startsAt: _, ...unscheduled } = seated;
const { startsAt: __, ...dateless } = event;
const evening = {
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
} as const;

/** What went live. */
const before = {
  'coach.ts': { campaigns: [campaign] },
  'guide.ts': { aliases: ['/WillowGuide', '/free'], redirects: ['/old-guide'] },
  'evening.ts': { ...evening, event: seated },
  'call.ts': {},
} as const satisfies Files;

const published = publish(before);

/** The record as releases before wrote it, with the subjects of emails alone. */
function withSubjectsAlone(text: string): string {
  const before = text.replace(/\{\s*"opening": .*\s*"subject": (.*)\s*\}/g, '$1');
  if (before === text) throw new Error('The record has no email with an opening.');
  return before;
}

/** The same site after somebody's edit. */
function edit(changes: Files): Pick<Mistake, 'changes' | 'beside'> {
  const files: Record<string, Changes> = { ...before };
  for (const [name, change] of Object.entries(changes)) {
    files[name] = { ...files[name], ...change };
  }
  return { changes: files, beside: { published } };
}

/** The same site without some of its files. */
function remove(...names: readonly string[]): Pick<Mistake, 'changes' | 'beside'> {
  const kept = Object.entries(before).filter(([name]) => !names.includes(name));
  return { changes: Object.fromEntries(kept), beside: { published } };
}

const steps = (...list: readonly unknown[]) => ({
  'coach.ts': { campaigns: [{ ...campaign, steps: list }] },
});

describe('what a declaration can mend', () => {
  itNames('published-retired', {
    'a page is kept out of search engines': {
      ...edit({ 'guide.ts': { noindex: true } }),
      rule: 'hidden-from-search',
      at: 'guide.ts, noindex',
      says: '"willow-guide" was published for search engines and is kept out of them now. Remove noindex; if it is meant, run npm run check -- --accept.',
    },
    'a source is changed': {
      ...edit({ 'guide.ts': { 'submission.source': 'rest' } }),
      rule: 'published-source',
      at: 'guide.ts, submission.source',
      says: `The source was published as "willow-guide" and is now "rest": leads from before would no longer count here, and the same people would be stored twice. Write source: 'willow-guide' again, or add formerSources: ['willow-guide'] beside it.`,
    },
    'a source is written with a capital': {
      ...edit({ 'guide.ts': { 'submission.source': 'Willow-Guide' } }),
      rule: 'published-source',
      at: 'guide.ts, submission.source',
      says: `The source was published as "willow-guide" and is now "Willow-Guide": leads from before would no longer count here, and the same people would be stored twice. Write source: 'willow-guide' again, or add formerSources: ['willow-guide'] beside it.`,
    },
    'a funnel is removed': {
      ...remove('evening.ts'),
      rule: 'published-funnel',
      at: 'coach.ts',
      says: `The funnel "evening" was published at "/evening" and is not declared any more: links to it would lead nowhere. Restore funnels/willow/evening.ts, or write here where its links shall lead: retired: [{ id: 'evening', paths: ['/evening'], to: '/' }].`,
    },
    'a booking page is removed': {
      ...remove('call.ts'),
      rule: 'published-funnel',
      at: 'coach.ts',
      says: `The funnel "willow-call" was published at "/willow-call" and is not declared any more: links to it would lead nowhere. Restore funnels/willow/call.ts, or write here where its links shall lead: retired: [{ id: 'willow-call', paths: ['/willow-call'], to: '/' }].`,
    },
    'a retired funnel forgets some of its paths': {
      coach: {
        campaigns: [campaign],
        retired: [{ id: 'evening', paths: ['/evening'], to: '/willow-guide' }],
      },
      beside: {
        published: publish({
          'coach.ts': { campaigns: [campaign] },
          'evening.ts': { aliases: ['/night'] },
        }),
      },
      at: 'coach.ts, retired[0].paths',
      says: `The funnel "evening" was published at "/night", too; links to it lead nowhere now. Write paths: ['/evening', '/night'].`,
    },
    'the entry of a retired funnel is removed later': {
      changes: {},
      beside: {
        published: publish({
          'coach.ts': { retired: [{ id: 'evening', paths: ['/evening', '/night'], to: '/' }] },
        }),
      },
      at: 'coach.ts, retired',
      says: `The funnel "evening" was retired here, but "/evening" and "/night" lead nowhere now. Write retired: [{ id: 'evening', paths: ['/evening', '/night'], to: '/' }] again.`,
    },
    'a campaign gets another name': {
      ...edit({ 'coach.ts': { campaigns: [{ ...campaign, name: 'Rest Campaign' }] } }),
      rule: 'published-campaign',
      at: 'coach.ts, campaigns[0].name',
      says: `The campaign was published as "Willow Campaign" and is now "Rest Campaign": whoever is enrolled would get no more emails, and whoever signs up again would get all of them again. Write name: 'Willow Campaign' again, or add formerNames: ['Willow Campaign'] and write campaign: 'Rest Campaign' in the funnels that start it.`,
    },
    'a campaign gets another name and a further email': {
      ...edit({
        'coach.ts': {
          campaigns: [{ name: 'Calm', steps: [hello, second, { ...hello, id: 'third' }] }],
        },
      }),
      rule: 'published-campaign',
      at: 'coach.ts, campaigns[0].name',
      says: `The campaign was published as "Willow Campaign" and is now "Calm": whoever is enrolled would get no more emails, and whoever signs up again would get all of them again. Write name: 'Willow Campaign' again, or add formerNames: ['Willow Campaign'] and write campaign: 'Calm' in the funnels that start it.`,
    },
    'an email takes the subject of another': {
      ...edit(steps(hello, { ...walk('It is here', 'We go to the harbour.'), id: 'second' })),
      rule: 'subject-twice',
      at: 'coach.ts, campaigns[0].steps[1].message.subject',
      says: 'The subject "It is here" is also that of another email (email send-guide), and the same people get both: inboxes show them as one conversation or as a repetition. Give one of the two a subject of its own.',
    },
  });

  itNames('published-id', {
    'the id of a funnel is changed': {
      ...edit({ 'guide.ts': { id: 'rest-guide' } }),
      at: 'guide.ts, id',
      says: `The funnel was published with the id "willow-guide" and is now "rest-guide": its registrations, figures and emails would stay behind under the old id. Write id: 'willow-guide' again, or add formerIds: ['willow-guide'].`,
    },
    'the id of an event page is changed': {
      ...edit({ 'evening.ts': { id: 'night', path: '/evening' } }),
      at: 'evening.ts, id',
      says: `The funnel was published with the id "evening" and is now "night": its registrations, figures and emails would stay behind under the old id. Write id: 'evening' again, or add formerIds: ['evening'].`,
    },
    'file, id, path and source of an event page are changed': {
      changes: {
        'coach.ts': before['coach.ts'],
        'guide.ts': before['guide.ts'],
        'call.ts': {},
        'night.ts': {
          ...before['evening.ts'],
          id: 'night',
          path: '/night',
          'submission.source': 'night',
        },
      },
      beside: { published },
      at: 'night.ts, id',
      says: `The funnel was published with the id "evening" and is now "night": its registrations, figures and emails would stay behind under the old id. Write id: 'evening' again, or add formerIds: ['evening'].`,
      also: ['published-path', 'published-source'],
    },
    'the id of a booking page is changed': {
      ...edit({ 'call.ts': { id: 'talk' } }),
      at: 'call.ts, id',
      says: `The funnel was published with the id "willow-call" and is now "talk": its registrations, figures and emails would stay behind under the old id. Write id: 'willow-call' again, or add formerIds: ['willow-call'].`,
    },
    'an id is changed a second time': {
      ...edit({ 'guide.ts': { id: 'new', formerIds: ['even-older'] } }),
      at: 'guide.ts, id',
      says: `The funnel was published with the id "willow-guide" and is now "new": its registrations, figures and emails would stay behind under the old id. Write id: 'willow-guide' again, or add formerIds: ['even-older', 'willow-guide'].`,
    },
    'two ids change places': {
      ...edit({
        'guide.ts': { id: 'evening' },
        'evening.ts': { id: 'willow-guide', path: '/evening', 'submission.source': 'evening' },
      }),
      at: 'guide.ts, id',
      says: `The page was published with the id "willow-guide", and "evening" is that of funnels/willow/evening.ts: registrations, figures and emails of the two would change places. Write id: 'willow-guide' here and id: 'evening' in funnels/willow/evening.ts again.`,
    },
  });

  itNames('published-path', {
    'a path is changed': {
      ...edit({ 'guide.ts': { path: '/rest' } }),
      at: 'guide.ts, path',
      says: `The page was published at "/willow-guide". Links to it lead nowhere now. Add redirects: ['/old-guide', '/willow-guide'].`,
    },
    'the path of a booking page is changed': {
      ...edit({ 'call.ts': { path: '/talk' } }),
      at: 'call.ts, path',
      says: `The page was published at "/willow-call". Links to it lead nowhere now. Add redirects: ['/willow-call'].`,
    },
    'the case of a path is changed': {
      ...edit({ 'call.ts': { path: '/Willow-Call' } }),
      at: 'call.ts, path',
      says: `The page was published at "/willow-call". Links to it lead nowhere now. Add redirects: ['/willow-call'].`,
    },
    'an alias is removed': {
      ...edit({ 'guide.ts': { aliases: ['/WillowGuide'] } }),
      at: 'guide.ts, aliases',
      says: `This alias was published: "/free". Links to it lead nowhere now. Add redirects: ['/old-guide', '/free'].`,
    },
    'all aliases are removed': {
      ...edit({ 'guide.ts': { aliases: undefined } }),
      at: 'guide.ts, aliases',
      says: `These aliases were published: "/WillowGuide" and "/free". Links to them lead nowhere now. Add redirects: ['/old-guide', '/WillowGuide', '/free'].`,
    },
    'an alias is misspelt in an edit': {
      ...edit({ 'guide.ts': { aliases: ['/WillowGuide', '/fre'] } }),
      at: 'guide.ts, aliases',
      says: `This alias was published: "/free". Links to it lead nowhere now. Add redirects: ['/old-guide', '/free'].`,
    },
    'a redirect is removed': {
      ...edit({ 'guide.ts': { redirects: undefined } }),
      at: 'guide.ts, redirects',
      says: `This redirect was published: "/old-guide". Links to it lead nowhere now. Add redirects: ['/old-guide'].`,
    },
    'a redirect is replaced by another': {
      ...edit({ 'guide.ts': { redirects: ['/older-guide', '/old-gudie'] } }),
      at: 'guide.ts, redirects',
      says: `This redirect was published: "/old-guide". Links to it lead nowhere now. Add redirects: ['/older-guide', '/old-guide'].`,
    },
  });

  itNames('published-email', {
    'the id of an email is changed': {
      ...edit(steps(hello, { ...second, id: 'two' })),
      at: 'coach.ts, campaigns[0].steps[1].id',
      says: `The email "The second one" was published with the id "second" and is now "two": whoever has had it would get it again. Write id: 'second' again, or add formerIds: ['second'].`,
    },
    'the id of an email is changed and its place, too': {
      ...edit(steps({ ...second, id: 'opener' }, hello)),
      at: 'coach.ts, campaigns[0].steps[0].id',
      says: `The email "The second one" was published with the id "second" and is now "opener": whoever has had it would get it again. Write id: 'second' again, or add formerIds: ['second'].`,
    },
    'the former id of an email is misspelt': {
      ...edit(steps(hello, { ...second, id: 'two', formerIds: ['secnod'] })),
      at: 'coach.ts, campaigns[0].steps[1].formerIds',
      says: `The email "The second one" was published with the id "second", which nothing names now: whoever has had it would get it again. Write formerIds: ['second'].`,
    },
    'two emails exchange their ids': {
      ...edit(steps({ ...hello, id: 'second' }, { ...second, id: 'hello' })),
      at: 'coach.ts, campaigns[0].steps[0].id',
      says: `The email "It is here" was published with the id "hello" and is now "second", which is that of "The second one": some people would get it again, and others not at all. Write id: 'hello' again.`,
    },
    'a new email takes the id of one whose subject is a word': {
      ...edit(steps(hello, second, walk('We go to the harbour', 'Bring a coat.'))),
      beside: {
        published: publish({
          ...before,
          ...steps(hello, second, walk('Snow', 'Boots are enough.')),
        }),
      },
      at: 'coach.ts, campaigns[0].steps[2].id',
      says: `"walk" was published as the email "Snow", of which it says nothing now: if it is another one, whoever has had that one would never get "We go to the harbour". If it is the same email under another subject, run npm run check -- --accept; if it is a new one, give it an id of its own.`,
    },
    'a new email takes the id of another': {
      ...edit(steps(hello, second, walk('We go to the harbour', 'Bring a coat.'))),
      beside: { published: publish({ ...before, ...steps(hello, second, winter) }) },
      at: 'coach.ts, campaigns[0].steps[2].id',
      says: `"walk" was published as the email "A walk in December snow", of which it says nothing now: if it is another one, whoever has had that one would never get "We go to the harbour". If it is the same email under another subject, run npm run check -- --accept; if it is a new one, give it an id of its own.`,
    },
    'an id is changed that an earlier release recorded': {
      ...edit(steps(hello, { ...second, id: 'two' })),
      beside: { published: { ...published, text: withSubjectsAlone(published.text) } },
      at: 'coach.ts, campaigns[0].steps[1].id',
      says: `The email "The second one" was published with the id "second" and is now "two": whoever has had it would get it again. Write id: 'second' again, or add formerIds: ['second'].`,
    },
    'campaign and email are renamed together': {
      ...edit({
        'coach.ts': {
          campaigns: [
            {
              ...campaign,
              formerNames: ['Willow Campaign'],
              name: 'Calm',
              steps: [{ ...hello, id: 'welcome' }, second],
            },
          ],
        },
      }),
      also: ['unknown-campaign'],
      at: 'coach.ts, campaigns[0].steps[0].id',
      says: `The email "It is here" was published with the id "hello" and is now "welcome": whoever has had it would get it again. Write id: 'hello' again, or add formerIds: ['hello'].`,
    },
  });
});

describe('pages that are not there any more', () => {
  const text = {
    updated: '2027-01-10',
    sections: [{ heading: 'What we keep', paragraphs: ['Your address.'] }],
  };
  const withTerms = (path: string, title = 'Our terms'): Files => ({
    'coach.ts': { campaigns: [campaign], documents: [{ path, title, ...text }] },
  });
  const wasThere = { published: publish({ ...before, ...withTerms('/willow/terms') }) };
  itNames({
    'a published funnel is made a draft': {
      ...edit({ 'call.ts': { draft: true } }),
      rule: 'published-draft',
      at: 'call.ts, draft',
      says: `The funnel "willow-call" was published and is a draft now: links to "/willow-call" would lead nowhere. Remove draft. To end the page, write where its visitors go from when on: expires: { at: '…', to: '/…' }.`,
    },
    'a published funnel to which a page leads is made a draft': {
      ...edit({
        'call.ts': { draft: true },
        'guide.ts': { 'page.sections.0.lead': 'Or [book a call](/willow-call) with us.' },
      }),
      rule: 'published-draft',
      at: 'call.ts, draft',
      says: `The funnel "willow-call" was published and is a draft now: links to "/willow-call" would lead nowhere. Remove draft. To end the page, write where its visitors go from when on: expires: { at: '…', to: '/…' }.`,
    },
    'a page of plain text moves': {
      ...edit(withTerms('/willow/small-print')),
      beside: wasThere,
      rule: 'published-document',
      at: 'coach.ts, documents',
      says: `The page "Our terms" was published at "/willow/terms". Links to it, in emails too, lead nowhere now. Write path: '/willow/terms' again, or add retired: [{ id: 'willow-terms', paths: ['/willow/terms'], to: '/willow/small-print' }].`,
    },
    'a page of plain text is removed': {
      ...edit({}),
      beside: wasThere,
      rule: 'published-document',
      at: 'coach.ts, documents',
      says: `The page "Our terms" was published at "/willow/terms". Links to it, in emails too, lead nowhere now. Write path: '/willow/terms' again, or add retired: [{ id: 'willow-terms', paths: ['/willow/terms'], to: '/' }].`,
    },
  });
  itAccepts({
    'a new draft': { ...edit({ 'seed.ts': { draft: true } }) },
    'a draft that changes its id': {
      ...edit({ 'seed.ts': { draft: true, id: 'germ', path: '/germ' } }),
      beside: { published: publish({ ...before, 'seed.ts': { draft: true } }) },
    },
  });
});

describe('what only people can settle', () => {
  itNames({
    'an event page has no event any more': {
      ...edit({ 'evening.ts': { event: undefined } }),
      rule: 'event-given-up',
      at: 'evening.ts, event',
      says: `"evening" was published with an event and has none any more: an email would tell whoever registered or waits for it that it is called off. If it is called off, run npm run check -- --accept; if it is not, declare the event again.`,
    },
    'seats are lowered': {
      ...edit({ 'evening.ts': { event: { ...seated, seats: 20 } } }),
      rule: 'seats-lowered',
      at: 'evening.ts, event.seats',
      says: 'The event was published with 50 seats and now has 20: more people than that may have registered, and nobody is put out of a seat. If the room is smaller now, see in the console who has registered, then run npm run check -- --accept; otherwise write seats: 50 again.',
    },
    'seats are lowered while an email of a campaign waits long': {
      ...edit({
        ...steps(hello, second, {
          id: 'third',
          after: { days: 30 },
          message: { ...message, subject: 'The third one' },
        }),
        'evening.ts': { event: { ...seated, seats: 20 } },
      }),
      rule: 'seats-lowered',
      at: 'evening.ts, event.seats',
      also: ['unlikely-number'],
      says: 'The event was published with 50 seats and now has 20: more people than that may have registered, and nobody is put out of a seat. If the room is smaller now, see in the console who has registered, then run npm run check -- --accept; otherwise write seats: 50 again.',
    },
    'seats are limited afterwards': {
      changes: { 'evening.ts': { ...evening, event: seated } },
      beside: { published: publish({ 'evening.ts': { event } }) },
      rule: 'seats-lowered',
      at: 'evening.ts, event.seats',
      says: 'The event was published with seats for everybody and now has 50: more people than that may have registered, and nobody is put out of a seat. If the room is smaller now, see in the console who has registered, then run npm run check -- --accept; otherwise remove seats.',
    },
    'seats are limited to what is as good as no limit': {
      changes: { 'evening.ts': { ...evening, event: { ...seated, seats: 50_000 } } },
      beside: { published: publish({ 'evening.ts': { event } }) },
      rule: 'unlikely-number',
      at: 'evening.ts, event.seats',
      also: ['not-recorded'],
      says: '50000 seats is as good as no limit. Correct the number; from 2 to 10000 seats are usual.',
    },
    'an email is removed': {
      ...edit(steps(hello)),
      rule: 'email-given-up',
      at: 'coach.ts, campaigns[0].steps',
      says: 'The email "second" of "Willow Campaign" was published and is not declared any more: who has not had it will not get it. If that is meant, run npm run check -- --accept; otherwise restore it.',
    },
    'an email gets another id and another subject': {
      ...edit(
        steps(hello, { ...second, id: 'anew', message: { ...message, subject: 'All anew' } }),
      ),
      rule: 'email-given-up',
      at: 'coach.ts, campaigns[0].steps',
      says: `The email "second" of "Willow Campaign" was published and is not declared any more: who has not had it will not get it. If that is meant, run npm run check -- --accept; otherwise restore it. If it goes on as "anew", add formerIds: ['second'] there, or everybody gets it again.`,
    },
    'a campaign is removed': {
      ...edit({ 'coach.ts': { campaigns: [] } }),
      rule: 'campaign-given-up',
      also: ['unknown-campaign'],
      at: 'coach.ts, campaigns',
      says: 'The campaign "Willow Campaign" was published and is not declared any more: whoever is enrolled gets none of its emails that are left. If that is meant, run npm run check -- --accept; otherwise restore the campaign. To pause it, write active: false in it.',
    },
    'a campaign makes room for another one': {
      ...edit({
        'coach.ts': {
          campaigns: [
            {
              name: 'Spring',
              steps: [{ ...hello, id: 'spring', message: { ...message, subject: 'Spring' } }],
            },
          ],
        },
      }),
      rule: 'campaign-given-up',
      also: ['unknown-campaign'],
      at: 'coach.ts, campaigns',
      says: 'The campaign "Willow Campaign" was published and is not declared any more: whoever is enrolled gets none of its emails that are left. If that is meant, run npm run check -- --accept; otherwise restore the campaign. To pause it, write active: false in it.',
    },
    'an alias is given to another funnel': {
      ...edit({
        'guide.ts': { aliases: ['/WillowGuide'] },
        'evening.ts': { aliases: ['/free'] },
      }),
      rule: 'path-given-away',
      at: 'guide.ts, aliases',
      says: `"/free" was published as this funnel's alias and now belongs to "evening" (funnels/willow/evening.ts): links to this page lead there. If that is meant, run npm run check -- --accept; otherwise give the other funnel a path of its own and this one "/free" again.`,
    },
  });

  itNames('event-moved', {
    'an event is moved to another day': {
      ...edit({ 'evening.ts': { event: { ...seated, startsAt: '2027-03-17T10:00' } } }),
      at: 'evening.ts, event.startsAt',
      says: `The event was published for 2027-03-16 10:00 (America/Los_Angeles) and now says 2027-03-17 10:00 (America/Los_Angeles): whoever registered has the old time in the confirmation and the calendar. Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run npm run check -- --accept; if the event is not moved, write startsAt: '2027-03-16T10:00' again.`,
    },
    'an event is in a year that has passed': {
      ...edit({ 'evening.ts': { event: { ...seated, startsAt: '2025-03-16T10:00' } } }),
      at: 'evening.ts, event.startsAt',
      says: "The event was published for 2027-03-16 10:00 (America/Los_Angeles) and now says 2025-03-16 10:00 (America/Los_Angeles), 730 days earlier: whoever registered has the old time in the confirmation and the calendar. Correct the date, or write startsAt: '2027-03-16T10:00' again.",
    },
    'an event begins an hour later': {
      ...edit({ 'evening.ts': { event: { ...seated, startsAt: '2027-03-16T11:00' } } }),
      at: 'evening.ts, event.startsAt',
      says: `The event was published for 2027-03-16 10:00 (America/Los_Angeles) and now says 2027-03-16 11:00 (America/Los_Angeles): whoever registered has the old time in the confirmation and the calendar. Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run npm run check -- --accept; if the event is not moved, write startsAt: '2027-03-16T10:00' again.`,
    },
    'an event takes place in another time zone': {
      ...edit({ 'evening.ts': { event: { ...seated, timeZone: 'America/New_York' } } }),
      at: 'evening.ts, event.timeZone',
      says: `The event was published for 2027-03-16 10:00 (America/Los_Angeles) and now says 2027-03-16 10:00 (America/New_York): whoever registered has the old time in the confirmation and the calendar. Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run npm run check -- --accept; if the event is not moved, write timeZone: 'America/Los_Angeles' again.`,
    },
    'the date of an event is taken back': {
      ...edit({ 'evening.ts': { event: unscheduled } }),
      at: 'evening.ts, event.startsAt',
      says: `The event was published for 2027-03-16 10:00 (America/Los_Angeles) and now says that its date is to be announced: whoever registered has the old time in the confirmation and the calendar. Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run npm run check -- --accept; if the event is not moved, write startsAt: '2027-03-16T10:00' again.`,
    },
  });
});

describe('former names', () => {
  itNames('former-name-taken', {
    'a former id is the id of another funnel': {
      changes: { 'guide.ts': { formerIds: ['evening'] }, 'evening.ts': { event } },
      at: 'guide.ts, formerIds[0]',
      says: '"evening" stands here as a former id, but it is an id in funnels/willow/evening.ts; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
    'a former id is the id itself': {
      guide: { formerIds: ['willow-guide'] },
      at: 'guide.ts, formerIds[0]',
      says: '"willow-guide" stands here as a former id, but it is an id in this file; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
    'two funnels had the same source': {
      changes: {
        'guide.ts': { 'submission.formerSources': ['old'] },
        'evening.ts': { event, 'submission.formerSources': ['old'] },
      },
      at: 'evening.ts, submission.formerSources[0]',
      says: '"old" stands here as a former source, but it is one in funnels/willow/guide.ts, too; nobody could tell whose rows are under it. Leave it in one place.',
    },
    'a former campaign name is that of another campaign': {
      coach: {
        campaigns: [
          campaign,
          {
            name: 'Calm',
            formerNames: ['Willow Campaign'],
            steps: [{ ...hello, id: 'calm', message: { ...message, subject: 'Calm' } }],
          },
        ],
      },
      also: ['unused-campaign'],
      at: 'coach.ts, campaigns[1].formerNames[0]',
      says: '"Willow Campaign" stands here as a former campaign name, but it is a campaign name in this file; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
    'a former id of an email is that of the next one': {
      changes: steps(hello, { ...second, formerIds: ['hello'] }),
      at: 'coach.ts, campaigns[0].steps[1].formerIds[0]',
      says: '"hello" stands here as a former email id, but it is an email id in this file; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
    'a funnel is retired that is still there': {
      coach: { retired: [{ id: 'willow-guide', paths: ['/rest'], to: '/' }] },
      at: 'coach.ts, retired[0].id',
      says: '"willow-guide" stands here as retired, but it is an id in funnels/willow/guide.ts; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
    'a retired funnel has the path of a page': {
      coach: { retired: [{ id: 'gone', paths: ['/willow-guide'], to: '/' }] },
      rule: 'path-taken',
      at: 'coach.ts, retired[0].paths[0]',
      says: 'The retired path "/willow-guide" already belongs to willow-guide (funnels/willow/guide.ts), as its path. Remove it from retired: what has the path answers it.',
    },
    'a retired funnel leads nowhere': {
      coach: { retired: [{ id: 'gone', paths: ['/gone'], to: '/willow-guid' }] },
      rule: 'retired-target',
      at: 'coach.ts, retired[0].to',
      says: 'The redirect leads to "/willow-guid", but no page of this site has that path. Write "/willow-guide".',
    },
    'a retired funnel leads to itself': {
      coach: { retired: [{ id: 'gone', paths: ['/gone'], to: '/gone' }] },
      rule: 'retired-target',
      at: 'coach.ts, retired[0].to',
      says: 'The paths shall lead to "/gone", which is itself the path of a retired funnel. Name the path of a page that is there.',
    },
  });
});

describe('the ledger itself', () => {
  const broken = (text: string): Pick<Mistake, 'changes' | 'beside'> => ({
    changes: {},
    beside: { published: { file: 'funnels/published.json', text } },
  });
  itNames({
    'a merge left its marks': {
      ...broken('{\n<<<<<<< HEAD\n  "coaches": {}\n=======\n'),
      rule: 'unreadable-ledger',
      at: 'funnels/published.json',
      says: 'A merge left its marks (<<<<<<<) in the record of what was published. Keep the entries of both sides and remove the lines with the marks.',
    },
    'a comma is missing': {
      ...broken('{\n  "coaches": {\n    "willow": {}\n    "fern": {}\n  }\n}\n'),
      rule: 'unreadable-ledger',
      at: 'funnels/published.json',
      says: `The record of what was published is no JSON: Expected ',' or '}' after property value (line 4). Correct it there, or take the file back from the last commit.`,
    },
    'a merge by hand keeps an entry twice': {
      ...broken('{\n  "coaches": {\n    "willow": {},\n    "willow": {}\n  }\n}\n'),
      rule: 'unreadable-ledger',
      at: 'funnels/published.json',
      says: 'The record of what was published is no JSON: "willow" stands twice in one place (line 4), as after a merge. Correct it there, or take the file back from the last commit.',
    },
    'somebody adds a property': {
      ...broken('{ "coaches": { "willow": { "paths": {} } } }'),
      rule: 'unknown-property',
      at: 'funnels/published.json, coaches.willow.paths',
      says: 'There is no property paths here. The properties here are campaigns, documents, doubts, domains, funnels, and retired. Remove it or correct its spelling.',
    },
  });
});

describe('a coach', () => {
  const fern = {
    'fern/coach.ts': {
      slug: 'fern',
      brand: 'Fern Studio',
      campaigns: [{ ...campaign, name: 'Fern Campaign' }],
    },
    'fern/seed.ts': {
      coach: 'fern',
      aliases: ['/seeds'],
      'submission.journey': { campaign: 'Fern Campaign', firstEmail: 'now' },
    },
  } as const satisfies Files;
  const beside = { published: publish(fern) };
  itNames({
    'a folder is renamed': {
      changes: {
        'moss/coach.ts': { ...fern['fern/coach.ts'], slug: 'moss' },
        'moss/seed.ts': { ...fern['fern/seed.ts'], coach: 'moss' },
      },
      beside,
      rule: 'published-slug',
      at: 'funnels/moss/coach.ts, slug',
      says: `The coach was published as "fern" and is now "moss": whoever unsubscribed before would get emails again. Add formerSlugs: ['fern'], or name folder and slug fern again.`,
    },
    'a folder is removed': {
      changes: {},
      beside,
      rule: 'published-coach',
      at: 'funnels/published.json, coaches.fern',
      says: `The coach "fern" was published with 1 funnel and is not declared any more: links to it would lead nowhere. Restore the folder funnels/fern, or say in another coach's file where the links shall lead: retired: [{ id: 'seed', paths: ['/seed', '/seeds'], to: '/' }].`,
    },
    'a former slug is that of another coach': {
      changes: { ...fern, 'coach.ts': { formerSlugs: ['fern'] } },
      rule: 'former-name-taken',
      at: 'coach.ts, formerSlugs[0]',
      says: '"fern" stands here as a former slug, but it is a slug in funnels/fern/coach.ts; nobody could tell whose rows are under it. Remove it here, or give the other one a name of its own.',
    },
  });
  itAccepts({ 'nothing changed': { changes: fern, beside } });
});

describe('what is sound', () => {
  const controls: readonly Control[] = [
    { did: 'nothing changed', ...edit({}) },
    {
      did: 'a page that was kept out of search engines before',
      ...edit({ 'guide.ts': { noindex: true } }),
      beside: {
        published: publish({ ...before, 'guide.ts': { ...before['guide.ts'], noindex: true } }),
      },
    },
    { did: 'another title', ...edit({ 'guide.ts': { 'page.title': 'Rest first' } }) },
    { did: 'a longer event', ...edit({ 'evening.ts': { event: { ...seated, minutes: 120 } } }) },
    {
      did: 'an email rewritten whose subject was a word, with some of its first words',
      ...edit(steps(hello, second, walk('Come out with us', 'Your boots are dry.'))),
      beside: {
        published: publish({
          ...before,
          ...steps(hello, second, walk('Snow', 'Boots are enough.')),
        }),
      },
    },
    {
      did: 'an email rewritten on the same subject',
      ...edit(steps(hello, second, walk('Come out with us', 'There is snow on the hill.'))),
      beside: { published: publish({ ...before, ...steps(hello, second, winter) }) },
    },
    {
      did: 'an email under another subject',
      ...edit(steps(hello, second, walk('Out you come', 'Boots are enough.'))),
      beside: { published: publish({ ...before, ...steps(hello, second, winter) }) },
    },
    {
      did: 'an email in other words',
      ...edit(steps({ ...hello, message: { ...message, subject: 'Hello' } }, second)),
    },
    { did: 'emails in another order', ...edit(steps(second, hello)) },
    {
      did: 'an email function of another name',
      ...edit({
        'coach.ts': {
          functions: {
            'send-it': { template: 'follow-up', body: ['email', 'name'], message: guideMessage },
          },
        },
        'guide.ts': { 'submission.email.function': 'send-it' },
        'evening.ts': { 'submission.email.function': 'send-it' },
      }),
    },
    {
      did: 'the canonical path and an alias change places',
      ...edit({ 'guide.ts': { path: '/free', aliases: ['/WillowGuide', '/willow-guide'] } }),
    },
    {
      did: 'an alias becomes a redirect',
      ...edit({ 'guide.ts': { aliases: ['/WillowGuide'], redirects: ['/old-guide', '/free'] } }),
    },
    {
      did: 'a campaign is paused',
      ...edit({ 'coach.ts': { campaigns: [{ ...campaign, active: false }] } }),
    },
  ];
  itAccepts(controls);
});

const note = (at: string, subject: string): Pick<Mistake, 'rule' | 'at' | 'says'> => ({
  rule: 'not-recorded',
  at,
  says: `${subject} not recorded as published yet. Run npm run check -- --accept before it goes live.`,
});

describe('a note, and no error', () => {
  itNames({
    'a new funnel': { ...edit({ 'seed.ts': {} }), ...note('seed.ts', 'The funnel "seed" is') },
    'a new coach with two funnels': {
      ...edit({
        'fern/coach.ts': { slug: 'fern', brand: 'Fern Studio', campaigns: [] },
        'fern/seed.ts': { coach: 'fern' },
        'fern/leaf.ts': { coach: 'fern' },
      }),
      ...note('funnels/fern/coach.ts', 'The coach "fern" with its funnels is'),
    },
    'more seats': {
      ...edit({ 'evening.ts': { event: { ...seated, seats: 60 } } }),
      ...note('evening.ts', 'The event of "evening" is'),
    },
    'a new alias and a new redirect': {
      ...edit({
        'guide.ts': {
          aliases: ['/WillowGuide', '/free', '/gift'],
          redirects: ['/old-guide', '/older'],
        },
      }),
      ...note('guide.ts', '"/older" and "/gift" of "willow-guide" are'),
    },
    'a new path whose old one redirects': {
      ...edit({ 'call.ts': { path: '/talk', redirects: ['/willow-call'] } }),
      ...note('call.ts', '"/talk" of "willow-call" is'),
    },
    'a new source that says what it was': {
      ...edit({
        'guide.ts': { 'submission.source': 'rest', 'submission.formerSources': ['willow-guide'] },
      }),
      ...note('guide.ts', '"rest" of "willow-guide" is'),
    },
    'a new id that says what it was': {
      ...edit({ 'guide.ts': { id: 'rest-guide', formerIds: ['willow-guide'] } }),
      ...note('guide.ts', 'The funnel "rest-guide" is'),
    },
    'a new campaign and a new email': {
      ...edit({
        'coach.ts': {
          campaigns: [
            { ...campaign, steps: [hello, second, { ...hello, id: 'third' }] },
            { name: 'Spring', steps: [{ ...hello, id: 'spring' }] },
          ],
        },
      }),
      also: ['unused-campaign'],
      ...note('coach.ts', '"third" and "Spring" are'),
    },
    'a renamed email that says what it was': {
      ...edit(steps(hello, { ...second, id: 'two', formerIds: ['second'] })),
      ...note('coach.ts', '"two" is'),
    },
    'a renamed campaign that says what it was': {
      ...edit({
        'coach.ts': {
          campaigns: [{ ...campaign, name: 'Calm', formerNames: ['Willow Campaign'] }],
        },
        'guide.ts': { 'submission.journey.campaign': 'Calm' },
        'evening.ts': { 'submission.journey.campaign': 'Calm' },
      }),
      ...note('coach.ts', '"Calm" is'),
    },
    'a retired funnel whose paths lead somewhere': {
      ...remove('evening.ts'),
      changes: {
        ...remove('evening.ts').changes,
        'coach.ts': {
          campaigns: [campaign],
          retired: [{ id: 'evening', paths: ['/evening'], to: '/willow-guide' }],
        },
      },
      ...note('coach.ts', '"/evening" is'),
    },
    'a renamed folder that says what it was': {
      changes: {
        'moss/coach.ts': { slug: 'moss', brand: 'Moss', formerSlugs: ['fern'], campaigns: [] },
        'moss/seed.ts': { coach: 'moss' },
      },
      beside: {
        published: publish({
          'fern/coach.ts': { slug: 'fern', brand: 'Fern', campaigns: [] },
          'fern/seed.ts': { coach: 'fern' },
        }),
      },
      ...note('funnels/moss/coach.ts', 'The coach "moss" with its funnels is'),
    },
    'the date of an event that had none': {
      changes: { 'evening.ts': { event } },
      beside: { published: publish({ 'evening.ts': { event: dateless } }) },
      ...note('evening.ts', 'The event of "evening" is'),
    },
  });
});
