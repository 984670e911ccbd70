import { dateIsDeclared } from '#engine/checks/facts/date.ts';
import { callNouns, eventNouns } from '#engine/checks/facts/english.ts';
import { callLengthIsDeclared } from '#engine/checks/facts/length.ts';
import { lengthsIn } from '#engine/checks/facts/lengths.ts';
import type { Judge, Said } from '#engine/checks/facts/said.ts';
import { seatsAreDeclared } from '#engine/checks/facts/seats.ts';
import { timeIsDeclared } from '#engine/checks/facts/time.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { quote } from '#engine/text/wording.ts';

const attended = new RegExp(`\\b(?:${eventNouns})\\b`, 'iu');
const called = new RegExp(`\\b(?:${callNouns})\\b`, 'iu');

/** What an email or a link says of another offer that it leads to is what that offer declares. */
export const linkedOfferIsDeclared: Judge = (said, all) => {
  const target = targetOf(said, all);
  if (target === undefined || target.id === said.funnel.id) return [];
  const isNamed = (target.kind === 'booking' ? called : attended).test(said.text);
  if (!isNamed || callLengthIsDeclared(said, all).length > 0) return [];
  const minutes = target.kind === 'booking' ? target.minutes : target.event?.minutes;
  const wrong = lengthsIn(said.text).find(
    ({ from, to, before, after, words }) =>
      minutes !== undefined &&
      from >= 15 &&
      (from > minutes || to < minutes) &&
      (isApart(before, after) || isBeside(said.text, words)),
  );
  if (wrong !== undefined) {
    return [
      {
        rule: target.kind === 'booking' ? 'call-length' : 'event-length',
        isDoubt: true,
        claim: `${target.id} ${wrong.words}`,
        problem: `${quote(wrong.words)} stands here, but ${quote(target.offer.name)}, to which it leads, takes ${minutes} minutes (${target.id}).`,
        remedy: 'Write the length that is declared there, or correct it there.',
      },
    ];
  }
  const other: Said = { ...said, funnel: target, place: 'requested' };
  return [dateIsDeclared, timeIsDeclared, seatsAreDeclared].flatMap((judge) => judge(other, all));
};

/** The funnel to which an email's button or the link beside a text leads. */
function targetOf(said: Said, all: Surroundings): DeepReadonly<Funnel> | undefined {
  const { message, keys, funnel, place } = said;
  const beside =
    place === 'page' && (keys.includes('second') || said.section === 'related')
      ? valueAt(funnel, [...keys.slice(0, -1), 'to'])
      : undefined;
  const to = message?.button?.to ?? beside;
  if (typeof to !== 'string' || !to.startsWith('/')) return undefined;
  const path = to.split(/[?#]/)[0] ?? '';
  return all.funnels.find(({ value }) => [value.path, ...(value.aliases ?? [])].includes(path))
    ?.value;
}

/** A length as a sentence or a part of its own. */
function isApart(before: string, after: string): boolean {
  return /(?:^|[·,:–—(]\s?)$/u.test(before) && /^(?:\s?[·,.:;–—)]|$)/u.test(after);
}

function isBeside(text: string, words: string): boolean {
  const after = text.slice(text.indexOf(words) + words.length);
  return new RegExp(`^[- ](?:\\p{L}+ ){0,2}(?:${eventNouns}|${callNouns})\\b`, 'iu').test(after);
}
