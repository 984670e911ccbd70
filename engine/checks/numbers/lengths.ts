import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { lengthsIn } from '#engine/checks/said/lengths.ts';
import { contradictions, findOutvoted, type Statement } from './disagree.ts';
import type { Compare, OfferText } from './offer-texts.ts';

const reading = new RegExp(
  `(?<number>${numberPattern})[ -](?<unit>minute|hour)s? (?:to read|read\\b|of reading)|\\breading time:? (?<time>${numberPattern}) (?<other>minute|hour)s`,
  'i',
);

/** A hero's point that is nothing but minutes. */
const alone = new RegExp(`^(?<number>${numberPattern}) minutes\\.?$`, 'i');

/** "Three minutes. Nine statements." */
const opening = new RegExp(`^(?<number>${numberPattern}) minutes\\.(?= |$)`, 'i');

/** How long it takes to read a guide is the same everywhere. */
function readingTimesIn(text: OfferText): readonly Statement[] {
  const match =
    reading.exec(text.text) ??
    (text.keys.includes('points') || text.property === 'badge' ? alone.exec(text.text) : null) ??
    (['headline', 'lead', 'description'].includes(text.property) ? opening.exec(text.text) : null);
  if (match === null) return [];
  const { number, time, unit, other } = match.groups ?? {};
  const minutes = readNumber(number ?? time ?? '') * ((unit ?? other) === 'hour' ? 60 : 1);
  return [{ text, about: 'reading', number: minutes, words: match[0] }];
}

/** "Doors open ten minutes early", and the same beside a label. */
const early = new RegExp(
  `(?:\\b(?:doors?|rooms?|lobby|we|it)\\b[^.!?]{0,12}\\bopens?\\b[^.!?]{0,20} |^)(?<number>${numberPattern}) (?<unit>minute|hour)s (?:early|before(?:hand)?)\\b`,
  'i',
);

/** How early an event's doors open is the same everywhere. */
function doorTimesIn(text: OfferText): readonly Statement[] {
  const match = early.exec(text.text);
  if (match === null) return [];
  const { number: said = '', unit } = match.groups ?? {};
  const number = readNumber(said) * (unit === 'hour' ? 60 : 1);
  return [{ text, about: 'doors', number, words: match[0] }];
}

/** What is attended and has a length, in the words that pages use for it. */
const attended = '(?:workshop|masterclass|webinar|training|session|class|seminar)';
const lasting = [
  new RegExp(`^[- ](?:[A-Za-zÀ-ỿ]+ ){0,2}${attended}\\b`, 'i'),
  /^(?: ?[·,|]|$|\.| (?:live|online)\b)/i,
];

/** Lengths that stand for what people attend: "Free workshop · 90 minutes", "a 90-minute workshop". */
function attendingTimesIn(text: OfferText): readonly Statement[] {
  return lengthsIn(text.text).flatMap(({ from, to, before, after, words }) => {
    if (from !== to || from < 20) return [];
    const isNamed = lasting[0]?.test(after);
    const isApart =
      lasting[1]?.test(after) &&
      /(?:^|[·,|:.] ?|\bin )$/u.test(before) &&
      !text.property.endsWith('text');
    const isOpening = before === '' && text.property === 'summary';
    const isMeeting =
      /\b(?:in|choose|reserve|take|book|pick) $/i.test(before) &&
      /^ (?:in|on|from|your|our|we|you)\b/i.test(after);
    if (!isNamed && !isApart && !isOpening && !isMeeting) return [];
    return [{ text, about: 'attending', number: from, words }];
  });
}

/** A length is said alike wherever it is said; that of an event and of a call is declared. */
export const lengthsAgree: Compare = (texts, funnel) => {
  const { kind } = funnel.offer;
  const isAttended = ['workshop', 'masterclass', 'webinar', 'event'].includes(kind);
  const hasEvent = funnel.kind === 'lead' && funnel.event !== undefined;
  const statements = texts.flatMap((text) => [
    ...(isAttended || funnel.kind === 'booking' || text.isEmail ? [] : readingTimesIn(text)),
    ...(hasEvent ? doorTimesIn(text) : []),
    ...(isAttended && !hasEvent && funnel.kind === 'lead' ? attendingTimesIn(text) : []),
  ]);
  return contradictions(
    findOutvoted(statements),
    'event-length',
    'Write one length in both places.',
  );
};
