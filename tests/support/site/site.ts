import { compileRead, readSite } from '#engine/compile-read.ts';
import type { Documents } from '#engine/contract/documents.ts';
import type { RenderEmail } from '#engine/contract/email.ts';
import { defineCoach } from '#engine/define-coach.ts';
import { defineFunnel } from '#engine/define-funnel.ts';
import type { CompiledFunnel, DeclarationFile, Site } from '#engine/site/site.ts';
import * as sound from './declarations.ts';

const { guideMessage, message } = sound;

/** A small site of declarations: one funnel per way in which funnels differ. */

const coach = defineCoach({
  ...sound.coach,
  retired: [{ id: 'willow-gone', paths: ['/gone', '/Long-Gone'], to: '/old-guide' }],
  functions: {
    'send-guide': {
      template: 'guide',
      body: ['email', 'name', 'campaignId', 'leadId', 'source'],
      nameDefault: 'there',
      message: guideMessage,
    },
    'register-guest': {
      template: 'confirmation',
      body: ['email', 'name', 'eventId', 'eventName', 'customEventType'],
      message,
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: { ...message, subject: 'Tomorrow: {event.date}' },
    },
  },
  campaigns: [
    { name: 'Willow Guide Campaign', steps: [{ id: 'hello', after: { days: 1 }, message }] },
    { name: 'Willow Letter Campaign', steps: [{ id: 'hello', after: { days: 1 }, message }] },
  ],
});

const { name, email } = sound.guide.form.fields;

const page = {
  title: 'A page',
  description: 'A page of the test site.',
  sections: [{ kind: 'hero', headline: 'A headline', lead: 'A lead.' }],
} as const;

const form = {
  title: 'Where shall we send it?',
  fields: { name, email },
  missing: { title: 'Please fill in all fields' },
  button: sound.guide.form.button,
} as const;

const guide = defineFunnel({
  kind: 'lead',
  id: 'willow-guide',
  formerIds: ['former-guide'],
  coach: 'willow',
  path: '/willow-guide',
  aliases: ['/WillowGuide', '/guide-alias'],
  redirects: ['/old-guide'],
  strayEndings: ['%20-'],
  offer: { kind: 'guide', name: 'The Willow Guide', summary: 'A guide.' },
  page,
  form: {
    ...form,
    fields: {
      name: { kind: 'text', label: 'Name', required: false, whenEmpty: 'dear reader' },
      email,
    },
    missing: { title: 'Please enter your email address' },
    consent: { version: '2027-01', text: 'You agree to letters from {coach}.' },
  },
  submission: {
    source: 'willow-guide',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}', timestamp: '{timestamp}' },
    journey: { campaign: 'Willow Guide Campaign', firstEmail: 'now' },
    email: {
      function: 'send-guide',
      body: ['email', 'name', 'campaignId', 'leadId', 'source'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'clear',
    toast: { title: 'Thank you, {name}!', description: 'Sent to {email}.' },
  },
  failure: { any: { title: 'Something went wrong.' } },
});

const masterclass = defineFunnel({
  kind: 'lead',
  id: 'willow-masterclass',
  coach: 'willow',
  path: '/willow-masterclass',
  offer: { kind: 'masterclass', name: 'The Willow Masterclass', summary: 'A masterclass.' },
  event: {
    name: 'The Willow Masterclass',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Online',
    seats: 50,
    whenFull: sound.whenFull,
    whenOver: sound.whenOver,
    reminder: { hoursBefore: 24, function: 'send-reminder' },
  },
  page,
  form: {
    ...form,
    fields: { ...form.fields, customEventType: { kind: 'constant', value: 'masterclass' } },
  },
  submission: {
    source: 'willow-masterclass',
    metadata: { event_id: '{event.id}' },
    email: {
      function: 'register-guest',
      body: ['email', 'name', 'eventId', 'eventName', 'customEventType'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'screen',
    screen: { title: "You're Registered!", text: 'See you on {event.date}, {name}.' },
  },
  failure: {
    any: { title: 'Registration failed', description: '{message}', withoutMessage: 'Try again.' },
    alreadyRegistered: { title: 'Registration failed', description: "You're registered already." },
    full: { title: 'Registration failed', description: 'No seat is left.' },
  },
});

/** A form with a box that it needs, and one that starts the campaign. */
const letters = defineFunnel({
  ...guide,
  id: 'willow-letters',
  formerIds: [],
  path: '/willow-letters',
  aliases: [],
  redirects: [],
  strayEndings: [],
  form: {
    ...form,
    consents: [
      {
        name: 'age',
        text: 'I am over sixteen.',
        required: true,
        missing: 'Please tick this box.',
        version: '2027-01',
      },
      {
        name: 'news',
        text: 'I want letters from {coach}, as in [the notice](https://willow.example/privacy).',
        required: false,
        version: '2027-01',
      },
    ],
  },
  submission: {
    ...guide.submission,
    source: 'willow-letters',
    metadata: {},
    journey: { campaign: 'Willow Guide Campaign', firstEmail: 'now', consent: 'news' },
  },
});

/** A funnel whose answer depends on its email. */
function answeringFunnel(
  id: 'strict' | 'delayed' | 'patient',
  onFailure: 'fail' | 'say-delayed' | 'stay',
) {
  return defineFunnel({
    kind: 'lead',
    id,
    coach: 'willow',
    path: `/${id}`,
    offer: { kind: 'report', name: 'A Report', summary: 'A report.' },
    page,
    form: {
      ...form,
      fields: { name: { kind: 'text', label: 'Name', required: false }, email },
      consent: { version: '2027-01', text: 'You agree to letters from {coach}.' },
    },
    submission: {
      source: id,
      ...(onFailure === 'stay' ? { stored: 'as-typed' } : {}),
      leadId: 'page',
      journey: {
        campaign: 'Willow Letter Campaign',
        firstEmail: { hours: 24 },
        when: 'if-campaign-exists',
      },
      email: {
        function: 'send-guide',
        body: ['email', 'name', 'campaignId'],
        onFailure,
        timeoutSeconds: 1,
      },
    },
    success: {
      after: 'screen',
      screen: { title: 'Check your inbox', text: 'It went to {email}.' },
      toast: { title: 'Success!' },
      delayed: { title: 'Registered', description: 'The email may be delayed.' },
    },
    failure: {
      lead: { title: 'The lead failed.' },
      journey: { title: 'The journey failed.' },
      email: {
        title: 'Error',
        description: 'The email failed: {message}.',
        withoutMessage: 'The email failed.',
      },
      exception: { title: 'Error', description: '{message}', withoutMessage: 'Please try again.' },
    },
  });
}

const call = defineFunnel({
  kind: 'booking',
  id: 'willow-call',
  coach: 'willow',
  path: '/willow-call',
  offer: { kind: 'call', name: 'A Call', summary: 'A call.' },
  minutes: 30,
  page: {
    ...page,
    sections: [
      { kind: 'hero', headline: 'Talk to us', lead: 'For half an hour.' },
      { kind: 'calendar', title: 'Choose a time', height: 700, fallback: 'Open the calendar' },
    ],
  },
});

/** An event whose seats are held until they are confirmed. */
const evening = defineFunnel({
  kind: 'lead',
  id: 'willow-evening',
  coach: 'willow',
  path: '/willow-evening',
  offer: { kind: 'event', name: 'The Willow Evening', summary: 'An evening.' },
  event: {
    name: 'The Willow Evening',
    startsAt: '2027-03-16T19:00',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Online',
    seats: 5,
    hold: { minutes: 60 },
    whenFull: sound.whenFull,
    whenOver: sound.whenOver,
    reminder: { hoursBefore: 24, function: 'send-reminder' },
  },
  page,
  form,
  submission: {
    source: 'willow-evening',
    email: { function: 'hold-seat', body: ['email', 'name'], onFailure: 'log' },
  },
  success: {
    after: 'clear',
    toast: {
      title: 'A seat is held for you.',
      description: 'Confirm it from the email within an hour.',
    },
  },
  failure: {
    any: { title: 'Registration failed' },
    alreadyRegistered: { title: 'Registration failed', description: "You're registered already." },
    full: { title: 'Registration failed', description: 'No seat is left.' },
  },
});

/** A funnel that offers a file, in its email and on its success screen. */
const priceList = defineFunnel({
  kind: 'lead',
  id: 'willow-price-list',
  coach: 'willow',
  path: '/willow-price-list',
  offer: {
    kind: 'guide',
    name: 'The Willow Price List – für alle',
    summary: 'A price list.',
    file: 'price-list.pdf',
  },
  page,
  form,
  submission: {
    source: 'willow-price-list',
    email: { function: 'send-file', body: ['email', 'name'], onFailure: 'log' },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'It is here',
      text: 'And in your inbox.',
      button: { label: 'Download it', to: 'download' },
    },
  },
  failure: { any: { title: 'Something went wrong.' } },
});

/** The same coach with the emails that confirm a seat and give out a file. */
const fullCoach = {
  ...coach,
  functions: {
    ...coach.functions,
    'hold-seat': {
      template: 'confirmation',
      body: ['email', 'name'],
      message: { ...message, button: { label: 'Keep my seat', to: 'seat' } },
    },
    'send-file': {
      template: 'guide',
      body: ['email', 'name'],
      message: { ...message, button: { label: 'Download it', to: 'download' } },
    },
  },
};

/** What is added to the test site. */
export interface TestSiteParts {
  /** The event whose seats are held. */
  readonly withHold?: boolean;
  /** The funnel that offers a file. */
  readonly withFile?: boolean;
  /** The guide whose form has boxes to tick. */
  readonly withBoxes?: boolean;
  /** A second coach, who has the same guide and masterclass in another name. */
  readonly withRowan?: boolean;
}

/** The declarations of the test site. */
export function listTestFiles({
  withHold = false,
  withFile = false,
  withBoxes = false,
  withRowan = false,
}: TestSiteParts = {}): DeclarationFile[] {
  const funnels = [
    guide,
    masterclass,
    answeringFunnel('strict', 'fail'),
    answeringFunnel('delayed', 'say-delayed'),
    answeringFunnel('patient', 'stay'),
    call,
    ...(withHold ? [evening] : []),
    ...(withFile ? [priceList] : []),
    ...(withBoxes ? [letters] : []),
  ];
  return [
    {
      file: 'funnels/willow/coach.ts',
      exports: { coach: withHold || withFile ? fullCoach : coach },
    },
    ...funnels.map((funnel) => ({ file: `funnels/willow/${funnel.id}.ts`, exports: { funnel } })),
    ...(withRowan ? listRowan() : []),
  ];
}

/** The test site; one test judges it for all others. */
export function createTestSite(parts: TestSiteParts = {}): Site {
  const { site, findings } = compileRead(readSite(listTestFiles(parts), ['/'], {}), new Map());
  if (!site) throw new Error(`The test site has mistakes: ${JSON.stringify(findings, null, 2)}`);
  return site;
}

/** The files of a coach who differs from the first one by name only. */
function listRowan() {
  const old = { formerIds: [], aliases: [], redirects: [], strayEndings: [] };
  const rename = (declared: object): Record<string, unknown> =>
    JSON.parse(
      JSON.stringify(declared).replaceAll('willow', 'rowan').replaceAll('Willow', 'Rowan'),
    );
  return [
    { file: 'funnels/rowan/coach.ts', exports: { coach: rename({ ...coach, retired: [] }) } },
    ...[{ ...guide, ...old }, masterclass].map((funnel) => ({
      file: `funnels/${rename(funnel)['id']}.ts`.replace('funnels/', 'funnels/rowan/'),
      exports: { funnel: rename(funnel) },
    })),
  ];
}

/** Plain documents that say what they were asked to draw, as data in a `pre` element. */
export function createTestDocuments(pages: Documents['sitePages'] = []): Documents {
  const draw = (title: string, content: unknown) =>
    `<!doctype html><title>${title}</title><style>p{margin:0}</style><script>void 0</script>` +
    `<pre>${JSON.stringify(content).replaceAll('<', '\\u003c')}</pre>`;
  return {
    funnel: (funnel: CompiledFunnel, path, state) => draw(funnel.id, { path, state }),
    sitePages: [{ path: '/', render: (shown) => draw('Home', shown.funnels.length) }, ...pages],
    thanks: (funnel, state) => draw(funnel.id, { path: 'thanks', state }),
    over: (funnel, words) => draw(funnel.id, { path: 'over', words }),
    brandHome: (coach, address, shown) =>
      draw(`Home of ${coach.slug}`, { address, offers: shown.funnels.map(({ id }) => id) }),
    emblem: (coach) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${coach.slug}</title></svg>`,
    notFound: (coach) => draw('Oops! Page not found', coach?.slug ?? null),
    unsubscribe: (view) => draw('Letters', view),
    confirm: (view) => draw('Confirm', view),
    seat: (view) => draw('Seat', view),
    guide: (funnel) => draw('Guide', { id: funnel.id }),
    download: (view) => draw('Download', view),
  };
}

/** What `createTestDocuments` was asked to draw. */
export function askedIn(html: string) {
  return JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? 'null');
}

/** The form's state in a document that `createTestDocuments` drew. */
export function stateIn(html: string): unknown {
  return askedIn(html).state;
}

/** Draws an email as its bare words. */
export const renderTestEmail: RenderEmail = async ({ message: { heading, paragraphs } }) => ({
  html: `<h1>${heading}</h1>`,
  text: [heading, ...paragraphs].join('\n'),
});
