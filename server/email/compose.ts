import type { EmailTemplate, FilledEmail, RenderEmail } from '#engine/contract/documents.ts';
import type { Campaign, Coach, Message } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { confirmTarget } from '#engine/interpret/confirming.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import type { CompiledDate, CompiledFunnel, Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText, fillTexts } from '#engine/text/placeholders.ts';
import { holdsAddress } from '#engine/text/plain-words.ts';
import { campaignId } from '#server/db/identity.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { confirmUrl } from '#server/signing/confirm-token.ts';
import { downloadPath } from '#server/signing/download-token.ts';
import { seatUrl } from '#server/signing/seat-token.ts';
import { unsubscribeHeaders, unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';
import { answerForEmail } from './answer-for-email.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { sequenceFunction } from './contract.ts';
import { engineMessage } from './engine-messages.ts';
import { calendarOf, eventFacts, funnelOn, paragraphsAt, seatNote } from './event-facts.ts';
import { fillLetter } from './letter/fill-letter.ts';
import { letterFunction } from './letter/letter-contract.ts';
import { fillNotice } from './notice/fill-notice.ts';
import { noticeFunction } from './notice/notice-contract.ts';
import { nameForEmail, toPlainWords } from './plain-words.ts';
import { composeInvitation, invitationFunction } from './site/invitation-email.ts';
import { requestedStream } from './suppression.ts';
import type { OutgoingMail } from './transports/transport.ts';

/** Makes an email out of a delivery; throws where it is not declared or cannot be drawn. */
export type ComposeMail = (delivery: ClaimedDelivery) => Promise<OutgoingMail>;

/** What composing needs. */
export interface ComposeDeps {
  readonly site: Site;
  readonly renderEmail: RenderEmail;
  /** The address of the shared site, without a trailing slash. */
  readonly publicUrl: string;
  /** The site's secret: it signs the links by which campaign emails are stopped. */
  readonly secret: string;
  /** Replaces every coach's sender address, where only one address may send. */
  readonly mailFrom?: string | undefined;
}

/** The part of a delivery that its words depend on. */
export type Occasion = Pick<
  ClaimedDelivery,
  'coach' | 'functionName' | 'funnelId' | 'emailAddress' | 'body'
> &
  Partial<Pick<ClaimedDelivery, 'visitorName' | 'eventId' | 'leads'>>;

/** An email's words, with the funnel it belongs to. */
export interface DeclaredEmail {
  readonly email: FilledEmail;
  readonly funnel: CompiledFunnel | undefined;
  /** The date of the funnel's event that it is about. */
  readonly date: CompiledDate | undefined;
}

/** The function that composes mail for a site. */
export function createComposer(deps: ComposeDeps): ComposeMail {
  return async (delivery) => {
    if (delivery.functionName === invitationFunction) return composeInvitation(delivery, deps);
    const declared = fillEmail(deps.site, delivery, deps.publicUrl);
    const email = withOwnAddresses(asSent(declared, delivery), delivery, deps.secret);
    // What somebody asked for ends by itself; only campaign emails and letters can be stopped.
    const goesOn = delivery.stream !== requestedStream || delivery.functionName === letterFunction;
    const stop = goesOn ? unsubscribeUrl(email.publicUrl, delivery.id, deps.secret) : undefined;
    const { html, text } = await deps.renderEmail(
      stop === undefined ? email : { ...email, unsubscribeUrl: stop },
    );
    const { coach, message } = email;
    return {
      deliveryId: delivery.id,
      stream: delivery.stream,
      from: { name: coach.sender.name, email: deps.mailFrom ?? coach.sender.email },
      to: delivery.emailAddress,
      replyTo: email.replyTo,
      subject: message.subject,
      html,
      text,
      headers: stop === undefined ? {} : unsubscribeHeaders(stop),
      attachments: calendarOf(delivery, declared, deps.publicUrl),
    };
  };
}

/**
 * The declared words of an email with every placeholder filled.
 *
 * Nothing a visitor typed enters subject, header or link: the subject knows only the funnel's own
 * values. In the text a visitor's words stand as plain words or not at all.
 */
export function fillEmail(site: Site, occasion: Occasion, publicUrl: string): DeclaredEmail {
  if (occasion.functionName === letterFunction) {
    return { email: fillLetter(site, occasion, publicUrl), funnel: undefined, date: undefined };
  }
  if (occasion.functionName === noticeFunction) {
    return { email: fillNotice(site, occasion, publicUrl), funnel: undefined, date: undefined };
  }
  if (occasion.functionName === sequenceFunction)
    return fillCampaignEmail(site, occasion, publicUrl);
  const coach = findCoach(site, occasion.coach);
  const { funnel, date } = funnelOn(findFunnel(site, occasion.funnelId), occasion.eventId);
  const declared =
    (funnel && engineMessage(occasion.functionName, funnel)) ??
    ownValue(coach?.functions, occasion.functionName);
  if (coach === undefined || declared === undefined) {
    throw new UndeclaredItem(
      `No declaration of "${occasion.coach}" has an email function "${occasion.functionName}".`,
    );
  }
  const language = languageOf(coach, funnel);
  const { template, message, messages, replyTo, nameDefault } = declared;
  const email = fillMessage({
    template,
    message: ownValue(messages, occasion.funnelId ?? '') ?? message,
    replyTo,
    coach,
    funnel,
    date,
    language,
    typed: visitorValues(occasion, funnel, nameDefault ?? nameless(language)),
    publicUrl,
  });
  return { email, funnel, date };
}

/** The coach and the campaign of a campaign email; undefined where it is not declared any more. */
export function findCampaign(
  site: Site,
  { coach: slug, body }: Pick<ClaimedDelivery, 'coach' | 'body'>,
): { coach: DeepReadonly<Coach>; campaign: DeepReadonly<Campaign> } | undefined {
  const coach = findCoach(site, slug);
  const campaign = coach?.campaigns.find(({ name }) => campaignId(name) === body['campaignId']);
  return coach && campaign && { coach, campaign };
}

/** An email of a campaign, in the words it is declared with now. */
function fillCampaignEmail(site: Site, occasion: Occasion, publicUrl: string): DeclaredEmail {
  const { letter: stepId } = occasion.body;
  const { coach, campaign } = findCampaign(site, occasion) ?? {};
  const step = campaign?.steps.find((one) => one.id === stepId);
  if (coach === undefined || step === undefined) {
    throw new UndeclaredItem(
      `No campaign of "${occasion.coach}" has an email "${stepId}" any more.`,
    );
  }
  const funnel = findFunnel(site, occasion.funnelId);
  const language = languageOf(coach, funnel);
  const email = fillMessage({
    template: 'campaign',
    message: step.message,
    coach,
    funnel,
    language,
    typed: visitorValues(occasion, funnel, nameless(language)),
    publicUrl,
  });
  return { email, funnel, date: undefined };
}

/** A declared message and what fills it. */
export interface MessageOptions {
  readonly template: EmailTemplate;
  readonly message: DeepReadonly<Message>;
  readonly coach: DeepReadonly<Coach>;
  readonly funnel: CompiledFunnel | undefined;
  /** The date that it is about. */
  readonly date?: CompiledDate | undefined;
  readonly language: Language;
  /** What the visitor typed, by placeholder. */
  readonly typed: Readonly<Record<string, string>>;
  /** Of the shared site; a coach with a domain writes from there. */
  readonly publicUrl: string;
  /** Where answers go, unless the message says otherwise. */
  readonly replyTo?: string | undefined;
}

/** Fills a message: its subject with the funnel's values only, its text with the visitor's too. */
export function fillMessage(options: MessageOptions): FilledEmail {
  const { template, coach, funnel, language } = options;
  const publicUrl = addressOfCoach(coach, options.publicUrl);
  const funnelValues = { coach: coach.brand, ...funnel?.values };
  const message = {
    ...fillTexts(options.message, { ...options.typed, ...funnelValues }),
    subject: fillText(options.message.subject, funnelValues),
  };
  const target = message.button?.to;
  const event = eventFacts(template, funnel, options.date);
  return {
    template,
    language,
    coach,
    message,
    replyTo: options.message.replyTo ?? options.replyTo ?? coach.contactEmail,
    publicUrl,
    ...(event === undefined || funnel === undefined
      ? {}
      : { event, seat: { label: seatNote(funnel), url: `${publicUrl}/seat/sample` } }),
    ...(target === undefined ? {} : { buttonUrl: addressOf(target, coach, publicUrl) }),
  };
}

/** An email is in the language of the page that it follows. */
function languageOf(coach: DeepReadonly<Coach>, funnel: CompiledFunnel | undefined): Language {
  return funnel?.language ?? coach.language ?? 'en';
}

function nameless(language: Language): string {
  return wordsOf(language).email.nameless;
}

/** The email in words that are true when it leaves. */
function asSent(declared: DeclaredEmail, delivery: ClaimedDelivery): FilledEmail {
  const { email } = declared;
  const paragraphs = paragraphsAt(declared, delivery);
  return { ...email, message: { ...email.message, paragraphs } };
}

/** Where the links of an email lead that are about this email alone. */
function withOwnAddresses(
  email: FilledEmail,
  delivery: ClaimedDelivery,
  secret: string,
): FilledEmail {
  const { publicUrl } = email;
  const own = ownAddress(email.message.button?.to, delivery, { publicUrl, secret });
  const { seat } = email;
  return {
    ...email,
    ...(own === undefined ? {} : { buttonUrl: own }),
    ...(seat ? { seat: { ...seat, url: seatUrl(publicUrl, delivery.id, secret) } } : {}),
  };
}

/** Where a button leads that is about this email alone. */
function ownAddress(
  target: string | undefined,
  { id, funnelId, emailAddress, body }: ClaimedDelivery,
  { publicUrl, secret }: Pick<ComposeDeps, 'publicUrl' | 'secret'>,
): string | undefined {
  if (target === 'seat') return seatUrl(publicUrl, id, secret);
  if (target === confirmTarget) {
    const signUp = String(body['confirmation'] ?? '');
    return confirmUrl(publicUrl, { id: signUp, address: emailAddress }, secret);
  }
  if (target !== 'download' || funnelId === null) return undefined;
  return publicUrl + downloadPath({ kind: 'delivery', id }, funnelId, secret);
}

function addressOf(target: string, coach: DeepReadonly<Coach>, publicUrl: string): string {
  if (target === 'scheduling') return coach.schedulingUrl;
  // Whose it is, a sample does not know.
  if (target === 'seat') return `${publicUrl}/seat/sample`;
  if (target === 'download') return `${publicUrl}/d/sample`;
  if (target === confirmTarget) return `${publicUrl}/confirm/sample`;
  return target.startsWith('/') ? publicUrl + target : target;
}

/** What the visitor sent, as far as it may stand in an email's text: a stranger may have typed it. */
function visitorValues(
  { body, emailAddress, visitorName }: Occasion,
  funnel: CompiledFunnel | undefined,
  nameDefault: string,
): Record<string, string> {
  const fields = new Map(funnel?.formFields.map((field) => [field.name, field]));
  const wordsOf = (name: string, value: string) => {
    if (name === 'name') return nameForEmail(value);
    const field = fields.get(name);
    if (field && funnel) return answerForEmail(field, value, funnel.language);
    return holdsAddress(value) ? undefined : toPlainWords(value);
  };
  const typed = Object.entries({ name: visitorName, ...body }).flatMap(([name, value]) => {
    const words = typeof value === 'string' ? wordsOf(name, value) : undefined;
    return words === undefined ? [] : [[name, words] as const];
  });
  const values = Object.fromEntries(typed);
  return { ...values, name: values['name'] || nameDefault, email: emailAddress };
}
