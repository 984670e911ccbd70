import { dateIsDeclared } from '#engine/checks/facts/date.ts';
import { seatsAreDeclared } from '#engine/checks/facts/seats.ts';
import { timeIsDeclared } from '#engine/checks/facts/time.ts';
import { callLengthsOf } from '#engine/checks/length/call-lengths.ts';
import { callLengthIsDeclared } from '#engine/checks/length/length.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { callNouns, eventNouns } from '#engine/checks/said/english.ts';
import type { Judge, Verdict } from '#engine/checks/said/judge.ts';
import { anyLength, lengthsIn } from '#engine/checks/said/lengths.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { countsIn } from './counts.ts';
import type { OfferText } from './offer-texts.ts';

const attended = new RegExp(`\\b(?:${eventNouns})\\b`, 'i');
const called = new RegExp(`\\b(?:${callNouns})\\b`, 'i');

/** What an email or a link says of another offer that it leads to is what that offer declares. */
export const linkedOfferIsDeclared: Judge = (said, all) => {
  const linked = judgeLinks(said, all);
  if (linked !== undefined) return linked;
  const target = targetOf(said, all);
  if (target === undefined || target.id === said.funnel.id) return [];
  const miscounted = findMiscounted(said, target);
  if (miscounted !== undefined) return miscounted;
  const isNamed = (target.kind === 'booking' ? called : attended).test(said.text);
  const isEnding = said.keys[0] === 'event' && target.kind === 'booking';
  if (!(isNamed || isEnding) || listed(callLengthIsDeclared(said, all)).length > 0) return [];
  const minutes = target.kind === 'booking' ? target.minutes : target.event?.minutes;
  const wrong = lengthsIn(said.text).find(
    ({ from, to, before, after, words }) =>
      minutes !== undefined &&
      from >= 15 &&
      (from > minutes || to < minutes) &&
      (isApart(before, after) || isBeside(said.text, words)),
  );
  if (wrong !== undefined) {
    return {
      rule: target.kind === 'booking' ? 'call-length' : 'event-length',
      isDoubt: true,
      claim: `${target.id} ${wrong.words}`,
      problem: `${quote(wrong.words)} stands here, but ${quote(target.offer.name)}, to which it leads, takes ${minutes} minutes (${target.id}).`,
      remedy: 'Write the length that is declared there, or correct it there.',
    };
  }
  const other: Said = { ...said, funnel: target, place: 'requested' };
  return [dateIsDeclared, timeIsDeclared, seatsAreDeclared].flatMap((judge) => judge(other, all));
};

/** "Twelve neighbourhoods" beside a button that leads to the guide to ten. */
function findMiscounted({ text, keys }: Said, target: Funnel): Verdict | undefined {
  if (keys[0] !== 'event') return undefined;
  const at = (words: string): OfferText => ({
    keys,
    text: words,
    file: '',
    isEmail: false,
    property: 'text',
  });
  const { name, summary } = target.offer;
  const counted = [name, summary, target.page.title].flatMap((words) => countsIn(at(words)));
  for (const { about, number, words } of countsIn(at(text))) {
    const right = counted.find((one) => one.about === about);
    if (right === undefined || right.number === number) continue;
    return {
      rule: 'count-of-points',
      isDoubt: true,
      claim: words,
      problem: `${quote(words)} stands here, but ${quote(name)}, to which it leads, says ${quote(right.words)} (${target.id}).`,
      remedy: 'Count again and write one number in both places.',
    };
  }
  return undefined;
}

/** A length in the words of a link, or in the sentence after it, is that of what it leads to. */
function judgeLinks(said: Said, all: Surroundings): Verdict | undefined {
  const { place, keys, funnel, coach, text } = said;
  if (!anyLength.test(text)) return undefined;
  const raw: unknown = valueAt(place === 'page' ? funnel : coach, keys);
  if (typeof raw !== 'string' || !raw.includes('](') || coach === undefined) return undefined;
  const links = linksIn(raw);
  const [first] = links;
  if (first === undefined || links.length > 1) return undefined;
  const path = first.to.split(/[?#]/)[0];
  const target = findFunnel(all, said, ({ value }) => value.path === path);
  const isCall = first.to === coach.schedulingUrl || target?.kind === 'booking';
  const declared =
    target?.kind === 'booking'
      ? [target.minutes]
      : isCall
        ? callLengthsOf(said, all)
        : target?.event
          ? [target.event.minutes]
          : [];
  if (declared.length === 0) return undefined;
  const shown = first.words;
  const hour = isCall ? firstHour.exec(shown)?.[0] : undefined;
  const whole = hour ? [{ from: 60, to: 60, words: hour, before: '', after: '' }] : [];
  const wrong = [...lengthsIn(text), ...whole].find(
    ({ from, to, words, before, after }) =>
      from >= 15 &&
      (shown.includes(words) ||
        (text.indexOf(words) > text.indexOf(shown) && isApart(before, after))) &&
      declared.every((minutes) => minutes < from || minutes > to),
  );
  if (wrong === undefined) return undefined;
  return {
    rule: isCall ? 'call-length' : 'event-length',
    isDoubt: true,
    claim: `${first.to} ${wrong.words}`,
    problem: `${quote(wrong.words)} stands here, but what ${quote(shown)} leads to takes ${declared.join(' or ')} minutes.`,
    remedy: 'Write the length that is declared there, or correct it there.',
  };
}

/** A part of an event, but all of the call to which it leads. */
const firstHour = /^(?:(?:book|take|have) )?(?:the|our|your) first (?:full |whole )?hour$/i;

/** The funnel to which an email's button or the link beside a text leads. */
function targetOf(said: Said, all: Surroundings): Funnel | undefined {
  const { message, keys, funnel, place } = said;
  const ending =
    place === 'page' && keys[0] === 'event' && keys.length === 3
      ? valueAt(funnel, ['event', keys[1] ?? '', 'button', 'to'])
      : undefined;
  const beside =
    place === 'page' && (keys.includes('second') || said.section === 'related')
      ? valueAt(funnel, [...keys.slice(0, -1), 'to'])
      : undefined;
  const to = message?.button?.to ?? ending ?? beside;
  if (typeof to !== 'string' || !to.startsWith('/')) return undefined;
  const path = to.split(/[?#]/)[0] ?? '';
  return findFunnel(all, said, ({ value }) =>
    [value.path, ...(value.aliases ?? [])].includes(path),
  );
}

/** A funnel: that of the coach, of which most texts speak, before that of another one. */
function findFunnel(
  all: Surroundings,
  { funnel }: Said,
  isMeant: (entry: Entry<Funnel>) => boolean,
): Funnel | undefined {
  const entry = ownOf(all, funnel.coach).funnels.find(isMeant) ?? all.funnels.find(isMeant);
  return entry?.value;
}

/** A length as a sentence or a part of its own. */
function isApart(before: string, after: string): boolean {
  return (
    /(?:^|[·,:–—(]\s?)$/u.test(before) &&
    /^(?:\s?[·,.:;–—)]|$| (?:on the phone|by phone|by video|with (?:one of )?us)\b)/u.test(after)
  );
}

function isBeside(text: string, words: string): boolean {
  const after = text.slice(text.indexOf(words) + words.length);
  return new RegExp(`^[- ](?:[A-Za-zÀ-ỿ]+ ){0,2}(?:${eventNouns}|${callNouns})\\b`, 'i').test(
    after,
  );
}
