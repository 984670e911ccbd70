import type { ReactNode } from 'react';
import type { EmailTemplate, FilledEmail } from '#engine/contract/email.ts';
import { EmailDocument } from './document.tsx';
import { Figures } from './figures.tsx';
import { Action, Footer, Headline, Masthead, Seal, SeatLink, SignOff } from './parts.tsx';
import { Lead, Paragraphs, Points } from './running-text.tsx';
import { Ticket } from './ticket.tsx';
import { Told } from './told.tsx';
import { emailWords } from './words.ts';

type Template = (props: { readonly email: FilledEmail }) => ReactNode;

/** Running text, points, and the text after them. */
const Body = ({ email, texts }: { email: FilledEmail; texts: readonly string[] }) => (
  <>
    <Paragraphs email={email} texts={texts} />
    <Points email={email} />
    <Paragraphs email={email} texts={email.message.afterword ?? []} />
  </>
);

/** What somebody asked for; the points are the guide itself. */
const Guide: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Masthead email={email} />
    <Headline email={email} />
    <Lead email={email} />
    <Body email={email} texts={email.message.paragraphs.slice(1)} />
    <Action email={email} />
    <SignOff email={email} />
    <Footer email={email} />
  </EmailDocument>
);

/** Where and when, before anything else is said. */
const Confirmation: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Masthead email={email} />
    <Headline email={email} />
    <Ticket email={email} />
    <Body email={email} texts={withNote(email)} />
    <Action email={email} />
    <SignOff email={email} />
    <SeatLink email={email} />
    <Footer email={email} />
  </EmailDocument>
);

/** The button follows the ticket at once: readers of a reminder or an offer are on their way in. */
const Reminder: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Masthead email={email} />
    <Headline email={email} />
    <Ticket email={email} />
    <Action email={email} />
    <Body email={email} texts={email.message.paragraphs} />
    <SignOff email={email} />
    <SeatLink email={email} />
    <Footer email={email} />
  </EmailDocument>
);

/** A campaign email reads like one person's: text first, the emblem below it like a seal. */
const Campaign: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Headline email={email} />
    <Body email={email} texts={email.message.paragraphs} />
    <Action email={email} />
    <SignOff email={email} />
    <Seal email={email} />
    <Footer email={email} />
  </EmailDocument>
);

/** A week in numbers, then what to do next. */
const Weekly: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Headline email={email} />
    <Lead email={email} />
    <Figures email={email} />
    <Body email={email} texts={email.message.paragraphs.slice(1)} />
    <Action email={email} />
    <SignOff email={email} />
    <Footer email={email} />
  </EmailDocument>
);

/** What people wrote, for those who work with it. */
const News: Template = ({ email }) => (
  <EmailDocument email={email}>
    <Headline email={email} />
    <Lead email={email} />
    <Told email={email} />
    <Footer email={email} />
  </EmailDocument>
);

function withNote(email: FilledEmail): readonly string[] {
  const { paragraphs } = email.message;
  return email.event?.time === undefined
    ? paragraphs
    : [...paragraphs, emailWords(email).calendarNote];
}

/** The layout of each kind of email. */
export const templates = {
  guide: Guide,
  confirmation: Confirmation,
  'follow-up': Guide,
  reminder: Reminder,
  moved: Confirmation,
  after: Guide,
  'seat-offer': Reminder,
  campaign: Campaign,
  letter: Weekly,
  notice: News,
} as const satisfies Record<EmailTemplate, Template>;
