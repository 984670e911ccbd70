import { publishedFunnels } from '#engine/checks/rule/newer.ts';
import { ownOf, rememberOwn } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import { lengthsIn } from '#engine/checks/said/lengths.ts';
import { statesOffer } from '#engine/checks/said/of-event.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { Coach } from '#engine/declaration/coach.ts';

/**
 * How long the calls of a coach may take, by its booking pages or, where it has none, by the words that
 * link to its scheduling page. Where its booking pages are all new, emails that were published before
 * them speak of the calls that they link to, and not of these.
 */
export function callLengthsOf({ coach }: Said, all: Surroundings): readonly number[] {
  if (coach === undefined) return [];
  const { lengths, pages, linked } = callLengths(all, coach.slug);
  if (pages.length === 0) return linked;
  const published = publishedFunnels(all).filter((one) => one.coach === coach.slug);
  const isNew = published.length > 0 && published.every(({ file }) => !pages.includes(file));
  return isNew ? [...lengths, ...linked] : lengths;
}

/** The files of the booking pages that declare how long the calls of a text's coach take. */
export function callPagesOf({ coach }: Said, all: Surroundings): readonly string[] {
  return coach === undefined ? [] : callLengths(all, coach.slug).pages;
}

/** How long the calls take that a text names: "Our power session takes half an hour". */
export function lengthsOfNamedCalls({ coach, text }: Said, all: Surroundings): readonly number[] {
  const words = text.toLowerCase();
  const calls = coach === undefined ? [] : namedCalls(all, coach.slug);
  return calls.flatMap(({ name, minutes }) => (words.includes(name) ? [minutes] : []));
}

/** How long a call may take of which a text speaks beside the offer: "take half an hour with one of us". */
export function lengthsOfCallsBeside(said: Said, all: Surroundings): readonly number[] {
  const isBeside = !statesOffer(said) && /\bwith (?:(?:one|two) of us|us|me)\b/i.test(said.text);
  return isBeside ? callLengthsOf(said, all) : [];
}

/**
 * How long what somebody may do instead takes, where an event is full or over: "bring the matter to a
 * session of half an hour". What is said of those who met is the event's.
 */
export function lengthsOfWaysOn(said: Said, all: Surroundings): readonly number[] {
  const { keys, funnel, text } = said;
  if (keys[0] !== 'event' || !/^when/.test(String(keys[1])) || hasMet.test(text)) return [];
  const to: unknown = valueAt(funnel, ['event', keys[1] ?? '', 'button', 'to']);
  const leadsTo = ownOf(all, funnel.coach).funnels.find(({ value }) => value.path === to)?.value;
  const minutes = leadsTo?.kind === 'lead' ? leadsTo.event?.minutes : undefined;
  return [...callLengthsOf(said, all), ...(minutes === undefined ? [] : [minutes])];
}

/** "We met for thirty minutes", "The session took half an hour". */
const hasMet =
  /\b(?:we (?:met|sat|talked|spoke|worked|were|had|spent|taught|cooked)|took|lasted)\b[^.!?]* (?:minutes?|hours?)\b/i;

/** A coach's calls, by the last two words of what they are called. */
const namedCalls = rememberOwn(({ funnels }, slug) =>
  funnels.flatMap(({ value }) => {
    if (value.kind !== 'booking' || value.coach !== slug) return [];
    const name = value.offer.name.toLowerCase().split(' ').slice(-2).join(' ');
    return [{ name, minutes: value.minutes }];
  }),
);

const callLengths = rememberOwn(({ coach, funnels }, slug) => {
  const declared = funnels.flatMap(({ file, value }) =>
    value.kind === 'booking' && value.coach === slug ? [{ file, minutes: value.minutes }] : [],
  );
  return {
    lengths: declared.map(({ minutes }) => minutes),
    pages: declared.map(({ file }) => file),
    linked: coach === undefined ? [] : linkedLengths(coach.value),
  };
});

/** The one length that links to a scheduling page name, as "[a free half hour](https://…)" does. */
function linkedLengths(coach: Coach): readonly number[] {
  const named = textsIn(coach, []).flatMap(({ text }) =>
    Array.from(text.matchAll(link), ({ groups = {} }) =>
      groups['to'] === coach.schedulingUrl ? lengthsIn(groups['words'] ?? '') : [],
    ).flat(),
  );
  const [only, ...others] = new Set(named.map(({ from }) => from));
  return only === undefined || others.length > 0 ? [] : [only];
}

const link = /\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)/gu;
