import type { EmailTemplate, FilledEmail } from '#engine/contract/email.ts';
import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { confirmTarget } from '#engine/interpret/confirming.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { fillText, fillTexts } from '#engine/text/placeholders.ts';
import { eventFacts, seatNote } from './event-facts.ts';

/** A declared message and what fills it. */
export interface MessageOptions {
  readonly template: EmailTemplate;
  readonly message: DeepReadonly<Message>;
  readonly coach: DeepReadonly<Coach>;
  readonly funnel: CompiledFunnel | undefined;
  /** The date that it is about. */
  readonly date?: CompiledDate | undefined;
  readonly language: Language;
  /** What texts say instead of what the funnel says, by placeholder. */
  readonly values?: Readonly<Record<string, string>>;
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
  const funnelValues = { coach: coach.brand, ...funnel?.values, ...options.values };
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

function addressOf(target: string, coach: DeepReadonly<Coach>, publicUrl: string): string {
  if (target === 'scheduling') return coach.schedulingUrl;
  // Whose it is, a sample does not know.
  if (target === 'seat') return `${publicUrl}/seat/sample`;
  if (target === 'download') return `${publicUrl}/d/sample`;
  if (target === confirmTarget) return `${publicUrl}/confirm/sample`;
  return target.startsWith('/') ? publicUrl + target : target;
}
