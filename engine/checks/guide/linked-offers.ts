import { minOfOffer } from '#engine/checks/length/offer-parts.ts';
import { funnelsOffering } from '#engine/checks/rule/guides.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { coachOf, findDoubt, type GuideRule, type Surroundings } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { lengthsIn } from '#engine/checks/said/lengths.ts';
import { isEnglish } from '#engine/checks/said/said.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/** How long a part of something takes, or what was before it. */
const isPart = /\b(?:after|first|last|another|extra|every|of) $/i;

/** "The first thirty minutes are on us", by which all of them are meant. */
const isGiven = /^ (?:are|is) (?:on us|free|yours)\b/u;

/** A link as it is written, with whatever stands after it in its sentence. */
const written = /\[[^\]]*\]\((?<to>[^)\s]*)\)/u;

/** How long a call or an event takes, to which a guide leads, is what is declared there. */
export const guideLinksKeepTheirLength: GuideRule = (entry, all) => {
  const [funnel] = funnelsOffering(entry, all);
  const coach = funnel && coachOf(funnel, all)?.value;
  if (funnel === undefined || coach === undefined || !isEnglish(funnel.value, coach)) return [];
  const parts = shownTexts(entry.value).flatMap(({ keys, text }) =>
    text.includes('](') ? partsOf(text).map((part) => ({ keys, text: part })) : [],
  );
  return parts.flatMap(({ keys, text }) => {
    const [link, ...others] = linksIn(text);
    if (link === undefined || others.length > 0) return [];
    const target = targetOf(link.to, coach, all);
    if (target === undefined) return [];
    const told = lengthsIn(text.replace(written, (whole) => whole.replace(/\(.*\)$/u, '')));
    const own = told.filter(
      ({ from, before, after }) =>
        from >= minOfOffer && (isGiven.test(after) || !isPart.test(before)),
    );
    const [first] = own;
    if (first === undefined || told.some(({ from, to }) => isDeclared(target, from, to))) return [];
    const isBeside =
      first.before.includes('[') ||
      first.after.includes('[') ||
      (first.before === '' && /^(?:,|\.|$)/u.test(first.after));
    if (own.length > 1 || !isBeside) return [];
    return findDoubt(
      entry,
      target.kind === 'booking' ? 'call-length' : 'event-length',
      keys,
      `${quote(first.words)} stands here, but ${quote(target.offer.name)}, to which it leads, takes ${minutesOf(target)} minutes (${target.id}).`,
      'Write the length that is declared there, or correct it there.',
    );
  });
};

/** A text with one link is read as a whole, and one with several by its sentences. */
function partsOf(text: string): readonly string[] {
  return linksIn(text).length > 1 ? text.split(/(?<=[.!?]) (?=\p{Lu})/u) : [text];
}

/** What a link leads to: a page, or the calendar of the coach's only kind of calls. */
function targetOf(
  to: string,
  { slug, schedulingUrl }: Coach,
  all: Surroundings,
): Funnel | undefined {
  const path = to.split(/[?#]/u)[0] ?? '';
  const funnels = ownOf(all, slug).funnels.filter(({ value }) => value.coach === slug);
  const calls = funnels.filter(({ value }) => value.kind === 'booking');
  if (to === schedulingUrl && calls.length === 1) return calls[0]?.value;
  const target = funnels.find(({ value }) => [value.path, ...(value.aliases ?? [])].includes(path));
  return target && minutesOf(target.value) !== undefined ? target.value : undefined;
}

function minutesOf(funnel: Funnel): number | undefined {
  return funnel.kind === 'booking' ? funnel.minutes : funnel.event?.minutes;
}

function isDeclared(target: Funnel, from: number, to: number): boolean {
  const minutes = minutesOf(target);
  return minutes !== undefined && from <= minutes && minutes <= to;
}
