import { compileSite } from '#engine/compile.ts';
import type { Compiled } from '#engine/compile-read.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { BookingFunnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { motifs } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { LedgerFile } from '#engine/ledger/ledger.ts';
import { recordSite, writeLedger } from '#engine/ledger/record-site.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { CompiledFunnel, DeclarationFile } from '#engine/site/site.ts';

/**
 * What a declaration says differently from the sound one: values by their place, like
 * `{ 'form.fields.email.required': false }`. The value undefined removes the property.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** A sound email, to be put into a coach. */
export const message = {
  subject: 'It is here',
  preview: 'What you asked for.',
  heading: 'Hello {name}',
  paragraphs: ['Here is what you asked for.'],
} as const;

/** A sound email that holds a guide. */
export const guideMessage = {
  ...message,
  points: [{ title: 'Rest first', text: 'Sit down while the kettle boils.' }],
} as const;

export const coach = {
  slug: 'willow',
  brand: 'Willow Works',
  tagline: 'Calm work that pays.',
  audience: 'people who test websites',
  theme: {
    paper: '#FFFFFF',
    ink: '#111111',
    strong: '#1D4E89',
    accent: '#F4A259',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: 'The willow',
  biography: { headline: 'About Willow', paragraphs: ['Willow works.'] },
  sender: { name: 'Willow', email: 'willow@willow.example' },
  contactEmail: 'hello@willow.example',
  schedulingUrl: 'https://calendar.willow.example/call',
  postalAddress: '1 Willow Way, Springfield',
  timeZone: 'America/Los_Angeles',
  legal: { privacy: 'https://willow.example/privacy' },
  functions: {
    'send-guide': {
      template: 'follow-up',
      body: ['email', 'name', 'campaignId', 'company', 'eventId'],
      message: guideMessage,
    },
  },
  campaigns: [
    {
      name: 'Willow Campaign',
      steps: [
        {
          id: 'hello',
          after: { days: 1 },
          message: {
            ...message,
            subject: 'One more thought',
            heading: 'One more thing',
            paragraphs: ['Here is what we forgot to say.'],
          },
        },
      ],
    },
  ],
} as const satisfies DeepReadonly<Coach>;

export const guide = {
  kind: 'lead',
  id: 'willow-guide',
  coach: 'willow',
  path: '/willow-guide',
  offer: { kind: 'guide', name: 'The Willow Guide', summary: 'A guide.' },
  page: {
    title: 'The Willow Guide',
    description: 'A guide for those who test websites.',
    sections: [{ kind: 'hero', headline: 'Rest', lead: 'Then work.' }],
  },
  form: {
    title: 'Where shall we send it?',
    fields: {
      name: { kind: 'text', label: 'Name', required: true, missing: 'Please enter your name.' },
      email: {
        kind: 'email',
        label: 'Email',
        required: true,
        missing: 'Please enter your email.',
        invalid: 'This is not an email address.',
      },
    },
    button: { idle: 'Send', busy: 'Sending...' },
    consent: { version: '1', text: 'You agree to get the guide and a few emails.' },
  },
  submission: {
    source: 'willow-guide',
    journey: { campaign: 'Willow Campaign', firstEmail: 'now' },
    email: { function: 'send-guide', body: ['email', 'name'], onFailure: 'log' },
  },
  success: { after: 'clear', toast: { title: 'Thank you, {name}!' } },
  failure: { any: { title: 'Something went wrong.' } },
} as const satisfies DeepReadonly<LeadFunnel>;

export const call = {
  kind: 'booking',
  id: 'willow-call',
  coach: 'willow',
  path: '/willow-call',
  minutes: 30,
  offer: { kind: 'call', name: 'A Call', summary: 'Half an hour.' },
  page: {
    title: 'A Call',
    description: 'A call for those who test websites.',
    sections: [{ kind: 'hero', headline: 'Talk', lead: 'For half an hour.', button: 'Book' }],
  },
} as const satisfies DeepReadonly<BookingFunnel>;

/** A sound guide as it is written here, to be put beside a funnel as `<name>.guide.ts`. */
export const writtenGuide = {
  allow: [{ rule: 'short-guide', because: 'A rest is short.' }],
  chapters: [
    {
      title: 'Sit down first',
      blocks: [
        { kind: 'paragraph', text: 'Find a chair that nobody needs, and *sit*.' },
        { kind: 'list', items: ['Put the kettle on.', 'Leave the phone next door.'] },
        {
          kind: 'table',
          caption: 'How long a rest takes',
          columns: ['Kind', 'Minutes'],
          rows: [
            ['Tea', '5'],
            ['A nap', '20'],
          ],
        },
      ],
    },
    {
      title: 'Then work',
      blocks: [
        { kind: 'checklist', items: ['The page is open.'] },
        {
          kind: 'worksheet',
          title: 'What comes next',
          questions: [{ label: 'Which sentence?', lines: 2 }],
        },
      ],
    },
  ],
} as const satisfies DeepReadonly<Guide>;

/** A sound event, to be put into a funnel. */
export const event = {
  name: 'The Willow Evening',
  startsAt: '2027-03-16T10:00',
  timeZone: 'America/Los_Angeles',
  minutes: 90,
  place: 'Online',
};

/** What an event's page shows in the end. */
export const whenOver = { title: 'This one is over', text: 'Thank you for coming.' };
export const whenFull = { title: 'No seat is left', text: 'Thank you for asking.' };

/** A reminder for an event, and the function of the coach that it names. */
export const reminder = { hoursBefore: 24, function: 'send-reminder' };
export const reminderFunction = { template: 'reminder', body: ['email', 'name'], message };

const sound: Readonly<Record<string, object>> = { 'coach.ts': coach, 'call.ts': call };

/**
 * The files of a small sound site with changes, by file name. The coach's file and `guide.ts` are
 * always there; any other file is there when it is named, as another lead funnel with an id, path
 * and source of its own (`call.ts`: a booking page, `….guide.ts`: a written guide). A name with a slash lies in that coach's folder.
 */
export function declare(changes: Readonly<Record<string, Changes>> = {}): DeclarationFile[] {
  return Object.entries({ 'coach.ts': {}, 'guide.ts': {}, ...changes }).map(([name, change]) => {
    const [file = '', folder = 'willow'] = name.split('/').reverse();
    const isGuide = file.endsWith('.guide.ts');
    const base =
      file === 'guide.ts'
        ? guide
        : isGuide
          ? writtenGuide
          : (sound[file] ?? named(file.replace('.ts', '')));
    const kind = isGuide ? 'guide' : file === 'coach.ts' ? 'coach' : 'funnel';
    return {
      file: `funnels/${folder}/${file}`,
      exports: { [kind]: applyChanges(inFolder(base, folder), change) },
    };
  });
}

/** Another funnel, with words of its own. */
function named(id: string): DeepReadonly<LeadFunnel> {
  return {
    ...guide,
    id,
    path: `/${id}`,
    offer: { kind: 'guide', name: `The Guide to ${id}`, summary: `About ${id}.` },
    page: {
      title: `The Guide to ${id}`,
      description: `A guide to ${id}, which is read in tests.`,
      sections: [{ kind: 'hero', headline: `Learn about ${id}`, lead: `Then do ${id}.` }],
    },
    submission: { ...guide.submission, source: id },
  };
}

/** What another coach has: a brand, a look and addresses of its own, and funnels that start no campaign. */
function inFolder(declaration: object, folder: string): unknown {
  if (folder === 'willow') return declaration;
  const name = folder.charAt(0).toUpperCase() + folder.slice(1);
  const text = JSON.stringify(declaration, (key, value: unknown) =>
    key === 'journey' ? undefined : value,
  )
    .replaceAll('Willow', name)
    .replaceAll('willow', folder)
    .replaceAll('hello@', `${folder}@`)
    .replaceAll('Calm work that pays.', `The calm of ${name}.`)
    .replaceAll('people who test websites', `people who test ${folder}`)
    .replaceAll('ridgelines', motifs[1 + (folder.charCodeAt(0) % (motifs.length - 1))] ?? '')
    .replaceAll('#1D4E89', '#1D4E88');
  return JSON.parse(text);
}

/** What compiling says of such a site, one line per finding. */
export function findIn(changes: Readonly<Record<string, Changes>>): string[] {
  return compileSite(declare(changes), ['/', '/leadmagnet'], {
    pictures: ['funnels/willow/team.jpg'],
  }).findings.map(formatFinding);
}

/** The site's funnel of that name, compiled; fails where the declarations hold mistakes. */
export function compileFunnel(change: Changes = {}, coachChange: Changes = {}): CompiledFunnel {
  const { site, findings }: Compiled = compileSite(
    declare({ 'coach.ts': coachChange, 'guide.ts': change }),
    ['/'],
  );
  const funnel = site?.funnels[0];
  if (!funnel) throw new Error(findings.map(formatFinding).join('\n'));
  return funnel;
}

function applyChanges(declaration: unknown, changes: Changes): unknown {
  const copy: unknown = structuredClone(declaration);
  // What people register for is not a guide.
  if (changes['event'] !== undefined)
    Reflect.set(Object(partOf(copy, 'offer', 'offer')), 'kind', 'masterclass');
  for (const [place, value] of Object.entries(changes)) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    let part: unknown = copy;
    for (const key of keys) part = partOf(part, key, place);
    if (typeof part !== 'object' || part === null) throw new Error(`There is no place ${place}.`);
    if (value === undefined) Reflect.deleteProperty(part, last);
    else Reflect.set(part, last, place === 'event' ? withEndings(value) : structuredClone(value));
  }
  // Where no campaign starts, nobody agrees to its emails.
  const { form, submission } = Object(copy);
  const agrees = Object.keys(changes).some((place) => place.startsWith('form.consent'));
  if (!agrees && submission?.journey === undefined) Reflect.deleteProperty(Object(form), 'consent');
  return copy;
}

/** An event with the endings that it needs, where it does not declare them itself. */
function withEndings(declared: unknown): unknown {
  if (typeof declared !== 'object' || declared === null) return declared;
  const isDated = 'startsAt' in declared || 'dates' in declared;
  const hasSeats = JSON.stringify(declared).includes('"seats":');
  return structuredClone({
    ...(isDated ? { whenOver } : {}),
    ...(hasSeats ? { whenFull } : {}),
    ...declared,
  });
}

function partOf(whole: unknown, key: string, place: string): unknown {
  if (typeof whole !== 'object' || whole === null) throw new Error(`There is no place ${place}.`);
  return Reflect.get(whole, key);
}

/** The ledger of such a site, as it is written when the site goes live. */
export function publish(changes: Readonly<Record<string, Changes>> = {}): LedgerFile {
  const { site, findings } = compileSite(declare(changes), ['/', '/leadmagnet'], {
    pictures: ['funnels/willow/team.jpg'],
  });
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return { file: 'funnels/published.json', text: writeLedger(recordSite(site)) };
}
