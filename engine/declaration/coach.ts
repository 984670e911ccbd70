import * as v from 'valibot';
import { allow } from './allow.ts';
import { language } from './language.ts';
import { documentPage, legal } from './legal.ts';
import { address, type DeepReadonly, httpsUrl, path, point, slug, text } from './primitives.ts';
import { confirmationKinds } from './submission.ts';
import { happenings, inbound } from './telling/inbound.ts';
import { notify } from './telling/notify.ts';
import { webhook } from './telling/webhook.ts';
import { theme } from './theme.ts';

/**
 * Where an email's button leads: a page of this site, the coach's scheduling page, an address, the
 * file that the funnel offers (`download`) or, where an event holds seats, the page that confirms this
 * one (`seat`).
 */
const emailButton = v.strictObject({
  /** The button's words. */
  label: text,
  /** `scheduling`, `download`, `seat`, a path of this site or an https address. */
  to: v.union([v.picklist(['scheduling', 'download', 'seat']), text]),
});

/** The words of an email, drawn as HTML and as plain text. */
export const message = v.strictObject({
  /** The subject; up to 70 characters are seen. */
  subject: text,
  /** The line that an inbox shows after the subject. */
  preview: text,
  /** The heading over the words, where {name} greets. */
  heading: text,
  /** The words themselves. */
  paragraphs: v.pipe(v.array(text), v.minLength(1, 'needs at least one paragraph')),
  /** Numbered points: the guide itself, or what to prepare. */
  points: v.exactOptional(v.array(point)),
  /** Paragraphs after the points. */
  afterword: v.exactOptional(v.array(text)),
  button: v.exactOptional(emailButton),
  /** The name under the email. */
  signOff: v.exactOptional(text),
  /** Where answers go; without it to the function's address, or the coach's contact address. */
  replyTo: v.exactOptional(address),
});

/** The body fields that the engine fills; every other one is a field of the funnels that send the email. */
export const engineFields = [
  'email',
  'name',
  'campaignId',
  'source',
  'leadId',
  'subject',
  'htmlContent',
  'toEmail',
  'eventId',
  'eventName',
] as const;

const bodyName = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'is not a body field: write it like jobTitle'),
);

/** The body fields of an email about an event: what is still known about a lead when it is sent. */
export const eventEmailFields = [
  'email',
  'name',
  'leadId',
  'source',
  'eventId',
  'eventName',
] as const satisfies readonly (typeof engineFields)[number][];

/** What an email can be that funnels call by name. */
export const functionTemplates = [
  'guide',
  'confirmation',
  'follow-up',
  'reminder',
  'moved',
  'after',
  'seat-offer',
] as const;

/** An email that funnels call by name. */
const emailFunction = v.strictObject({
  /**
   * What it is: something to read, a registration, a later email, or what goes to those who are
   * registered for an event: a reminder, the news that it has moved, thanks afterwards; `seat-offer`
   * goes to the first on its waiting list.
   */
  template: v.picklist(functionTemplates),
  /**
   * The fields a call may carry; email or toEmail is always among them. The engine fills campaignId,
   * source, leadId, subject, htmlContent, eventId and eventName; any other name is a field of a form.
   */
  body: v.pipe(v.array(bodyName), v.minLength(1, 'needs at least one body field')),
  /** Replaces {name} where the visitor left it empty. */
  nameDefault: v.exactOptional(text),
  /** Where answers to its emails go; the coach's contact address without it. */
  replyTo: v.exactOptional(address),
  message,
  /** Messages for single funnels of this coach, by funnel id; the others send `message`. */
  messages: v.exactOptional(v.record(slug, message)),
});

const step = v.strictObject({
  /**
   * The email's id in its campaign. Nobody gets the same id twice, however its words and its place
   * change; a new id makes a new email.
   */
  id: slug,
  /** Ids under which this email was sent before: who had one of them does not get it again. */
  formerIds: v.exactOptional(v.array(slug)),
  /** The wait since the step before; the first step waits from the sign-up's due time. */
  after: v.union([
    v.strictObject({
      /** By the clock. */
      hours: v.pipe(v.number(), v.minValue(0)),
    }),
    v.strictObject({
      /** Of the coach's calendar, at the same time of day. */
      days: v.pipe(v.number(), v.minValue(0)),
    }),
  ]),
  message,
});

/** A series of emails. */
export const campaign = v.strictObject({
  /** By which funnels start it; it is never shown to visitors. */
  name: text,
  /** Names under which it ran before: whoever is enrolled goes on under the new one. */
  formerNames: v.exactOptional(v.array(text)),
  /** False pauses everybody where they are; true by default. */
  active: v.exactOptional(v.boolean()),
  /** When its emails may go out, by the coach's time zone. */
  window: v.exactOptional(
    v.strictObject({
      /** The days of the week. */
      weekdays: v.array(v.picklist(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
      /** The first hour of the day, from 0 to 23. */
      fromHour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
      /** The hour before which the last ones go, up to 24. */
      toHour: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
    }),
  ),
  /** Its emails, in order. */
  steps: v.array(step),
  /**
   * What ends the campaign for a person: `booking` or `purchase`, which a service in `inbound` reports,
   * or the ids of this coach's funnels, whose forms they send. In a list, both.
   */
  endsWith: v.exactOptional(v.union([v.picklist(happenings), v.array(slug)])),
});

/** A funnel that was published and is gone: its paths redirect to another page (308). */
const retired = v.strictObject({
  /** The id it had. */
  id: slug,
  /** Every path it had: canonical, aliases and redirects. */
  paths: v.pipe(v.array(path), v.minLength(1, 'needs at least one path')),
  /** The path of the page that its links lead to now. */
  to: path,
});

/** A coach: the brand, its look and its emails. */
export const coach = v.strictObject({
  /** The name of the folder. */
  slug,
  /** Slugs that the coach had before: who unsubscribed from one of them stays unsubscribed. */
  formerSlugs: v.exactOptional(v.array(slug)),
  /**
   * The host of the coach's own at which its pages answer, like `summit.example`; without it they
   * stand on the site that all coaches share.
   */
  domain: v.exactOptional(text),
  /** Hosts that the coach had before: whoever asks there is led on. */
  formerDomains: v.exactOptional(v.array(text)),
  /**
   * What the shared site does with the pages of a coach with a domain: `redirect` leads on to the
   * domain, `keep` shows them there, too. `redirect` by default.
   */
  onSharedSite: v.exactOptional(v.picklist(['redirect', 'keep'])),
  /** Funnels that are no longer declared. */
  retired: v.exactOptional(v.array(retired)),
  /** What the coach's words are written in, and those of funnels that say nothing else; `en` by default. */
  language: v.exactOptional(language),
  /** The brand's name, as visitors read it. */
  brand: text,
  /** One line under the brand on home. */
  tagline: text,
  /** Whom the coach helps. */
  audience: text,
  theme,
  /** Describes the emblem to people who cannot see it. */
  emblemAlt: text,
  /** What the section `host` shows. */
  biography: v.strictObject({
    /** Who the coach is, in a sentence. */
    headline: text,
    /** The story, in short paragraphs. */
    paragraphs: v.pipe(v.array(text), v.minLength(1, 'needs at least one paragraph')),
    /** What can be checked: books, degrees, years. */
    credentials: v.exactOptional(v.array(text)),
  }),
  /** Whom emails come from. */
  sender: v.strictObject({
    /** The name that an inbox shows. */
    name: text,
    /** An address at a domain that the mail provider may send for. */
    email: address,
  }),
  /** Where visitors write to; it stands on every page and answers go there. */
  contactEmail: address,
  /** The external scheduling page that every booking button opens. */
  schedulingUrl: httpsUrl,
  /** Needed before a campaign may run (CAN-SPAM, 15 U.S.C. 7704(a)(5)). */
  postalAddress: text,
  /** An IANA time zone. */
  timeZone: text,
  /** Where privacy notice, terms and imprint are; a coach with a form has a privacy notice. */
  legal: v.exactOptional(legal),
  /** Pages of plain text, like the privacy notice. */
  documents: v.exactOptional(v.array(documentPage)),
  /** Whether sign-ups with this coach are confirmed by email, unless a funnel says otherwise; `single` by default. */
  confirmation: v.exactOptional(v.picklist(confirmationKinds)),
  /** The letter about the own funnels, on Mondays at seven, to `contactEmail`. */
  letter: v.exactOptional(v.picklist(['weekly'])),
  /** The emails that funnels call, by name. */
  functions: v.record(slug, emailFunction),
  /** The series of emails that funnels start. */
  campaigns: v.array(campaign),
  /** Services that report what people do elsewhere: their bookings and purchases end campaigns. */
  inbound: v.exactOptional(v.array(inbound)),
  /** Who is told by email of each lead, unless a funnel says otherwise. */
  notify: v.exactOptional(notify),
  /** Programs elsewhere that are told what happens to this coach's leads. */
  webhooks: v.exactOptional(v.array(webhook)),
  allow,
});

export type Coach = DeepReadonly<v.InferOutput<typeof coach>>;
export type Message = DeepReadonly<v.InferOutput<typeof message>>;
/** What an email function's emails are. */
export type FunctionTemplate = v.InferOutput<typeof emailFunction>['template'];
export type EngineField = (typeof engineFields)[number];
export type Campaign = DeepReadonly<v.InferOutput<typeof campaign>>;
