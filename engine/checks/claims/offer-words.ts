import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { OfferKind } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';

/** What kinds of offers are called, by what people do with them. */
const words = {
  attend: /web(?:inar|cast)|workshop|master ?class|boot ?camp|challenge|summit|retreat|seminar/i,
  watch:
    /(?:video|mini|online|email|audio)[- ]?(?:course|series|training|class)|podcast|audio ?book/i,
  read: /e-?book|guide|report|checklist|workbook|white ?paper|cheat ?sheet|handbook/i,
  test: /quiz|test|assessment|scorecard/i,
  follow: /newsletter|training|course/i,
} as const;
type Use = keyof typeof words;

const uses: Readonly<Record<OfferKind, Use | 'meet'>> = {
  guide: 'read',
  report: 'read',
  test: 'test',
  masterclass: 'attend',
  workshop: 'attend',
  webinar: 'attend',
  event: 'attend',
  call: 'meet',
};

const anyKind = Object.values(words)
  .map(({ source }) => source)
  .join('|');
const called = new RegExp(
  `\\b(?:free|our|this|live|join (?:the|us for the)|download (?:the|a|your|my)|get (?:the|your|my)|(?:send me|request) (?:the|my)|(?:^|here is |sending |for )your)(?: (?!of|in|to|for|and|or|with|from)[A-Za-zÀ-ỿ\\d-]+){0,2}? (?<kind>${anyKind})s?\\b`,
  'gi',
);

/** "Webinar registered!", "access to the workshop": what people got, once they have sent the form. */
const got = new RegExp(
  `(?:\\baccess to (?:the|your|our) |(?:^|\\b(?:your|the|our) )(?=(?:${anyKind}) (?:registered|confirmed|booked|details|registration|access|seat|spot|place|ticket)\\b))(?<kind>${anyKind})`,
  'gi',
);

/** Where a page, its screen or the email that answers speaks of this offer and of no other. */
function isAboutOffer({ keys, section, place, funnel }: Said): boolean {
  const last = String(keys.at(-1));
  if (place === 'campaign' || place === 'reminder') return false;
  if (place === 'requested') return last === 'subject' || last === 'preview' || last === 'heading';
  if (keys.includes('second') || keys.includes('items') || keys.includes('next')) return false;
  if (section === 'closing') return true;
  if (section === 'hero') return last !== 'lead' && last !== 'alt';
  if (section === 'event' && funnel.kind === 'lead') return last === 'title';
  return (
    (keys[0] === 'page' && keys.length === 2) ||
    (keys[0] === 'offer' && last === 'summary') ||
    (keys[0] === 'form' && ['title', 'subtitle', 'idle', 'busy'].includes(last)) ||
    (keys[0] === 'success' && ['title', 'description', 'text'].includes(last))
  );
}

/** An offer is called what it is: no video course where a report comes, no webinar for a masterclass. */
export const offerIsCalledWhatItIs = judgeWhere([called, got], (said) => {
  const { text, funnel } = said;
  // What a text links to may be something else.
  const written = valueAt(funnel, said.keys);
  const isLinked = said.place === 'page' && typeof written === 'string' && written.includes('](/');
  if (!isAboutOffer(said) || isLinked) return [];
  const { kind, name } = funnel.offer;
  const event = funnel.kind === 'lead' ? (funnel.event?.name ?? '') : '';
  const isAnswer = said.place !== 'page' || said.keys[0] === 'success';
  const found = [
    ...text.matchAll(called),
    ...(said.keys[0] === 'success' ? text.matchAll(got) : []),
  ];
  const wrong = found.find(({ 0: whole, groups = {} }) => {
    // "Your workshop, sold out" is the reader’s, "Your workshop" in an answer what comes.
    if (/^your\b/i.test(whole) && !isAnswer) return false;
    const word = (groups['kind'] ?? '').toLowerCase();
    if (`${name} ${event}`.toLowerCase().includes(word) || isUsual(funnel, word)) return false;
    const use = (Object.keys(words) as Use[]).find((one) => words[one].test(word));
    // What people attend may be a course or a training, too.
    const isAttended = ['attend', 'meet'].includes(uses[kind]);
    if (use === 'follow' && isAttended && word !== 'newsletter') return false;
    if (use !== uses[kind]) return !isOtherSense(text, word);
    // A masterclass is no webinar, but an event may be any of them.
    return use === 'attend' && kind !== 'event' && plain(word) !== plain(kind);
  });
  if (wrong === undefined) return [];
  return {
    rule: 'offer-kind',
    isDoubt: true,
    claim: wrong[0].toLowerCase(),
    problem: `${quote(wrong[0])} stands here, but the offer is declared as a ${kind}: ${quote(name)} (offer.kind).`,
    remedy: 'Call it what it is, or correct offer.kind.',
  };
});

/** A gift beside the offer, or what else it is called, is spoken of more than once. */
function isUsual(funnel: Said['funnel'], word: string): boolean {
  return shownTexts(funnel).filter(({ text }) => text.toLowerCase().includes(word)).length > 2;
}

/** "Put your team to the test" and "our annual report" name no offer. */
function isOtherSense(text: string, word: string): boolean {
  return new RegExp(`\\b(?:to the|a) ${word}\\b|\\b${word}s\\b`, 'i').test(text);
}

function plain(word: string): string {
  return word.replace(/[^\p{L}]/gu, '');
}
