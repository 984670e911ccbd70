import type { Keys } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Hits } from '#engine/patterns/prefilter.ts';
import { ownValue } from '#engine/text/own-value.ts';

/** Where a text is read. */
export type Place = 'page' | 'requested' | 'reminder' | 'campaign';

/** A text that people read on a funnel's page or in one of its emails. */
export interface Said extends PlacedText {
  readonly place: Place;
  /** By which patterns that cannot match are told without looking. */
  readonly hits: Hits;
  /** The funnel whose facts it has to agree with. */
  readonly funnel: Funnel;
  readonly coach: Coach | undefined;
  /** The email that the text is part of. */
  readonly message?: Message;
  /** The kind of the page's section that the text is in. */
  readonly section?: string;
  /** The label beside it, where it is the value of a fact. */
  readonly label?: string;
}

/** What other people say in their own words, and what is told as a story. */
const told = ['testimonials', 'quote', 'story'];

/** Whether the coach says it about the offer, instead of somebody else, in a story, or of what it is not. */
export function isOwnClaim(said: Said): boolean {
  return said.section === undefined || !(told.includes(said.section) || isCrossedOut(said));
}

/** What a list with crosses denies: "What it is not: a course with a certificate". */
function isCrossedOut({ section, keys, funnel }: Said): boolean {
  return (
    section === 'list' &&
    keys.includes('items') &&
    valueAt(funnel, [...keys.slice(0, 3), 'marker']) === 'cross'
  );
}

/** The titles of an email about an event speak of it, whatever their sentence. */
export function isTitleOfEvent({ place, keys }: Said): boolean {
  return (place === 'requested' || place === 'reminder') && isEmailTitle({ keys });
}

/** Whether a text is the subject, the preview or the heading of an email. */
export function isEmailTitle({ keys }: Pick<Said, 'keys'>): boolean {
  return ['subject', 'preview', 'heading'].includes(String(keys.at(-1)));
}

/** Whether a text is a field's of the form, which asks about the reader. */
export function isOfField({ keys: [part, fields] }: Pick<Said, 'keys'>): boolean {
  return part === 'form' && fields === 'fields';
}

/** Whether people get something to read, and no event or call. */
export function isToRead({ kind }: Funnel['offer']): boolean {
  return ['guide', 'report', 'test'].includes(kind);
}

/** Whether a funnel has a form. */
export function isLeadFunnel(funnel: Funnel): funnel is LeadFunnel {
  return funnel.kind === 'lead';
}

/** Whether a text stands in an email of one of these templates. */
export function isInTemplate({ keys, coach }: Said, templates: readonly string[]): boolean {
  const declared =
    keys[0] === 'functions' && coach ? ownValue(coach.functions, String(keys[1])) : undefined;
  return declared !== undefined && templates.includes(declared.template);
}

/** What readers choose or write in a form is about their own things: its options and examples. */
export function isOfReader({ keys }: Said): boolean {
  return keys[0] === 'form' && keys.some((key) => key === 'options' || key === 'placeholder');
}

/** The event that a text's funnel is about. */
export function eventOf({ funnel }: Said) {
  return isLeadFunnel(funnel) ? funnel.event : undefined;
}

/** A text without what offer and event are called: "Eight Bars in an Hour" is no time to wait. */
export function withoutNames(said: Said): string {
  return [said.funnel.offer.name, eventOf(said)?.name ?? '…'].reduce(
    (text, name) => text.replaceAll(name, '…'),
    said.text,
  );
}

/** The question that a text answers; empty where it answers none. */
export function questionOf({ keys, funnel }: Said): string {
  const isAnswer = keys[0] === 'page' && keys.at(-1) === 'answer';
  return isAnswer ? String(valueAt(funnel, [...keys.slice(0, -1), 'question'])) : '';
}

/** In which language the words of a funnel, or of a coach's emails, are. */
export function languageOf(funnel: Funnel | undefined, coach: Coach | undefined): Language {
  return funnel?.language ?? coach?.language ?? 'en';
}

/** Whether the words of a funnel, or of a coach's emails, are English. */
export function isEnglish(funnel: Funnel | undefined, coach: Coach | undefined): boolean {
  return languageOf(funnel, coach) === 'en';
}

/** The texts of an email that people read. */
export function textsOfMessage(message: Message, keys: Keys): PlacedText[] {
  return textsIn(message, keys).filter((placed) => placed.keys.at(-1) !== 'to');
}
