import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { holdsAddress } from '#engine/text/plain-words.ts';
import { campaignId } from '#server/db/identity.ts';
import { fillLetter } from '#server/email/letter/fill-letter.ts';
import { letterFunction } from '#server/email/letter/letter-contract.ts';
import { fillNotice } from '#server/email/notice/fill-notice.ts';
import { noticeFunction } from '#server/email/notice/notice-contract.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { answerForEmail } from './answer-for-email.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import { sequenceFunction } from './claimed-delivery.ts';
import type { DeclaredEmail } from './declared-email.ts';
import { engineMessage } from './engine-messages.ts';
import { funnelOn } from './event-facts.ts';
import { fillMessage } from './fill-message.ts';
import { nameForEmail, toPlainWords } from './plain-words.ts';
import {
  isUnseatedFunction,
  readFormerDate,
  type UnseatedFunction,
  unseatedMessage,
} from './unseated-email.ts';

/** The part of a delivery that its words depend on. */
export type Occasion = Pick<
  ClaimedDelivery,
  'coach' | 'functionName' | 'funnelId' | 'emailAddress' | 'body'
> &
  Partial<Pick<ClaimedDelivery, 'visitorName' | 'eventId' | 'leads'>>;

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
  if (isUnseatedFunction(occasion.functionName)) {
    return fillUnseatedEmail(site, occasion, occasion.functionName, publicUrl);
  }
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

/** An email to somebody who has no seat at a date that may be declared no more. */
function fillUnseatedEmail(
  site: Site,
  occasion: Occasion,
  name: UnseatedFunction,
  publicUrl: string,
): DeclaredEmail {
  const coach = findCoach(site, occasion.coach);
  const funnel = findFunnel(site, occasion.funnelId);
  if (coach === undefined) {
    throw new UndeclaredItem(`No coach "${occasion.coach}" is declared whose event this was.`);
  }
  const language = languageOf(coach, funnel);
  const former = readFormerDate(occasion.body);
  const path = former.hasOtherDates ? funnel?.paths[0] : undefined;
  const email = fillMessage({
    template: 'follow-up',
    ...unseatedMessage(name, former, language, path),
    ...{ coach, funnel, language, publicUrl },
    typed: visitorValues(occasion, funnel, nameless(language)),
  });
  return { email, funnel, date: undefined, former };
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

/** An email is in the language of the page that it follows. */
function languageOf(coach: DeepReadonly<Coach>, funnel: CompiledFunnel | undefined): Language {
  return funnel?.language ?? coach.language ?? 'en';
}

function nameless(language: Language): string {
  return wordsOf(language).email.nameless;
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
