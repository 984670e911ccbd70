import type { OfferKind } from '#engine/declaration/funnel.ts';
import { templateWords as words } from '#engine/text/template-words.ts';

export interface NewFunnel {
  readonly id: string;
  readonly coach: string;
  readonly kind: OfferKind;
  readonly name: string;
}

/** The name of the email function that a new funnel with a form calls. */
export function functionNameOf({ id }: NewFunnel): string {
  return `send-${id}-email`;
}

/** A string literal in the project's style. */
export function literal(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Whether people register for this kind of offer rather than receive something to read. */
function isEvent(kind: OfferKind): boolean {
  return ['masterclass', 'workshop', 'webinar', 'event'].includes(kind);
}

/** A complete funnel file whose copy says what to write instead. */
export function writeFunnel(funnel: NewFunnel): string {
  return `import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: ${funnel.kind === 'call' ? "'booking'" : "'lead'"},
  id: '${funnel.id}',
  coach: '${funnel.coach}',
  path: '/${funnel.id}',
  // A built site does not show it; remove this line once the words are yours.
  draft: true,
  offer: {
    kind: '${funnel.kind}',
    name: ${literal(funnel.name)},
    summary: '${words.summary}',
  },
${funnel.kind === 'call' ? writeBooking() : writeLead(funnel)}});
`;
}

const benefits = `      {
        kind: 'benefits',
        title: 'What you will get out of it',
        items: [
          { title: '${words.firstBenefit}', text: '${words.firstBenefitText}' },
          { title: '${words.secondBenefit}', text: '${words.secondBenefitText}' },
          { title: '${words.thirdBenefit}', text: '${words.thirdBenefitText}' },
        ],
      },
      { kind: 'host', title: 'Who is behind it' },`;

function writeBooking(): string {
  return `  minutes: 30,
  page: {
    title: '{leadMagnet} | {coach}',
    description: '${words.callDescription}',
    sections: [
      {
        kind: 'hero',
        headline: '{leadMagnet}',
        lead: '${words.callLead}',
        button: 'Pick a time',
      },
${benefits}
      { kind: 'closing', headline: 'Half an hour is enough to get started.', button: 'Pick a time' },
    ],
  },
`;
}

function writeLead(funnel: NewFunnel): string {
  const registers = isEvent(funnel.kind);
  const action = registers ? 'Reserve my seat' : 'Send it to me';
  return `  page: {
    title: '{leadMagnet} | {coach}',
    description: '${words.description}',
    sections: [
      {
        kind: 'hero',
        headline: '{leadMagnet}',
        lead: '${words.lead}',
      },
${benefits}
${registers ? "      { kind: 'event', title: 'When and where' },\n" : ''}      { kind: 'closing', headline: 'It is free, and it starts here.', button: '${action}' },
    ],
  },
${registers ? writeEvent(funnel) : ''}  form: {
    title: ${registers ? "'Reserve your seat'" : "'Where should we send it?'"},
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'name',
        required: true,
        missing: 'Please enter your name.',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'Please enter your email address.',
        invalid: 'This address needs an @ and a domain, like you@example.com.',
      },
    },
    missing: { title: 'Please fill in all fields' },
    button: { idle: '${action}', busy: 'Sending...' },
    privacy: 'We never share your address. Unsubscribe at any time.',
  },
  submission: {
    source: '${funnel.id}',
    metadata: { offer: '{leadMagnet}', page: '{page}' },
    email: { function: '${functionNameOf(funnel)}', body: ['email', 'name'], onFailure: 'log' },
  },
  success: {
    after: 'screen',
    screen: {
      title: ${registers ? "'Your seat is reserved, {name}'" : "'Check your email, {name}'"},
      text: '${registers ? 'The confirmation' : '{leadMagnet}'} is on its way to {email}.',
      next: {
        title: 'What happens next',
        items: ['Open the email.', '${words.nextStep}'],
      },
    },
  },
  failure: {
    any: { title: 'Something went wrong', description: 'Please try again in a moment.' },
  },
`;
}

function writeEvent(funnel: NewFunnel): string {
  return `  event: {
    name: ${literal(funnel.name)},
    // Add startsAt: '2027-03-16T10:00' once the date is known; texts may then show {event.time}.
    timeZone: 'America/Los_Angeles',
    minutes: 60,
    place: 'Live online, by video',
  },
`;
}

/** The email of a new funnel, as an entry of its coach's functions. */
export function writeFunction(funnel: NewFunnel): string {
  const email = isEvent(funnel.kind)
    ? {
        template: 'confirmation',
        subject: 'You’re registered: {leadMagnet}',
        heading: 'Your seat is reserved, {name}',
        paragraph: '{event.name}: {event.date}, {event.minutes} minutes. {event.place}.',
      }
    : {
        template: 'guide',
        subject: 'Here it is: {leadMagnet}',
        heading: 'Here it is, {name}',
        paragraph: words.guideEmail,
      };
  return `    '${functionNameOf(funnel)}': {
      template: '${email.template}',
      body: ['email', 'name'],
      message: {
        subject: '${email.subject}',
        preview: '${words.preview}',
        heading: '${email.heading}',
        paragraphs: ['${email.paragraph}'],
        signOff: '${words.signOff}',
      },
    },
`;
}
