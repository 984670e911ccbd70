import {
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
  leadRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { numbersOf } from '#engine/checks/translated/patterns.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import { saidWords } from '#engine/language/said/index.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { asksToConfirm, confirmDays } from '#engine/site/confirmation.ts';
import { quote } from '#engine/text/wording.ts';

/** Words that say that something is there already, in the languages of pages. */
const promised =
  /\b(?:(?:seat|place|spot) (?:is|has been) (?:reserved|booked|confirmed|saved|secure|safe|yours)|(?:guide|report|checklist|workbook|download|file|access link) (?:is|has been) (?:on (?:its|the) way|sent|attached)|you(?:’re| are|'re) (?:in|registered|signed up|booked|confirmed)|(?:registration|sign-up) is (?:complete|confirmed))\b|(?<![A-Za-zÀ-ỿ])(?:(?:Platz|Anmeldung|Teilnahme) ist (?:reserviert|gebucht|bestätigt|sicher|abgeschlossen)|(?:Sie sind|du bist) (?:angemeldet|dabei|registriert|eingetragen)|(?:Leitfaden|Report|Checkliste|Datei|Zugangslink) ist (?:unterwegs|angehängt)|(?:plaza|inscripción) está (?:reservada|confirmada)|(?:place|inscription) est (?:réservée|confirmée|validée)|(?:vaga|inscrição) está (?:reservada|confirmada))(?![A-Za-zÀ-ỿ])/i;

/** Whether a funnel's sign-ups are confirmed by email. */
function asks(entry: Entry<LeadFunnel>, all: Surroundings): boolean {
  const coach = coachOf(entry, all)?.value;
  return coach !== undefined && asksToConfirm({ declaration: entry.value, coach });
}

/** Nothing that is said before the confirmation tells of what comes only with it. */
const nothingIsPromisedUnconfirmed: FunnelRule = leadRule((entry, all) => {
  if (!asks(entry, all)) return [];
  const isBefore = ([first, second]: Keys) =>
    (first === 'confirmation' && second === 'inbox') ||
    (first === 'success' && second === 'delayed');
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    const words = isBefore(keys) ? promised.exec(text)?.[0] : undefined;
    if (words === undefined) return [];
    return findDoubt(
      entry,
      'promised-unconfirmed',
      keys,
      `${quote(words)} is read before the sign-up is confirmed, when nothing is reserved or sent yet.`,
      'Say that it comes with the click in the email, and move this to success.screen, which is shown then.',
    );
  });
});

/** A seat that was confirmed with its sign-up is not confirmed a second time. */
const seatsAreConfirmedOnce: FunnelRule = leadRule((entry, all) => {
  if (entry.value.event?.hold === undefined || !asks(entry, all)) return [];
  return [
    findDoubt(
      entry,
      'confirmed-twice',
      ['event', 'hold'],
      'Sign-ups of this funnel are confirmed by email, and then their seats are firm. event.hold asks only those once more who have confirmed with the coach before.',
      "Remove event.hold, or write confirmation: 'single'.",
    ),
  ];
});

/** What asks for the confirmation leads nowhere else: its reader may not have asked for anything. */
const askingEmailOnlyAsks: FunnelRule = leadRule((entry) => {
  const { confirmation } = entry.value;
  const email = typeof confirmation === 'object' ? confirmation.email : undefined;
  return (email?.paragraphs ?? []).flatMap((paragraph, index) => {
    const link = /\[[^\]]+\]\([^)]+\)/.exec(paragraph)?.[0];
    if (link === undefined) return [];
    return findDoubt(
      entry,
      'link-in-asking-email',
      ['confirmation', 'email', 'paragraphs', index],
      `The email that asks to confirm also leads elsewhere: ${quote(link)}. Whoever gets it may not have signed up, and to them it is advertising.`,
      'Leave the button as its only link, and say the rest in the requested email.',
    );
  });
});

/** What is said of how long a link works, before or after the time. */
const works =
  /(?<![A-Za-zÀ-ỿ])(?:works?|valid|expires?|runs out|good for|gilt|gültig|verfällt|läuft|ablaufen|funktioniert|valable|valide|expire|fonctionne|válid[oa]|vale|caduca|vence|expira|funciona)(?![A-Za-zÀ-ỿ])/i;

/** The link in the email that asks works for as long as its words say. */
const linkWorksAsSaid: FunnelRule = leadRule((entry, all) => {
  if (!asks(entry, all)) return [];
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  const { pattern, read, units } = timesIn(language);
  const time = new RegExp(
    `(?<number>${pattern}) (?:(?<hours>${units.hours})|(?<days>${units.days})|(?<weeks>${units.weeks}))(?![A-Za-zÀ-ỿ])`,
    'i',
  );
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    const sentences = keys[0] === 'confirmation' ? text.split(/(?<=[.!?…])\s/u) : [];
    const match = sentences.filter((one) => works.test(one)).map((one) => time.exec(one))[0];
    const { number = '', hours, weeks } = match?.groups ?? {};
    const days = read(number) * (weeks ? 7 : 1) * (hours ? 1 / 24 : 1);
    if (!match || !(days > 0) || days === confirmDays) return [];
    return findDoubt(
      entry,
      'email-timing',
      keys,
      `${quote(match[0])} stands here, but the link works for ${confirmDays} days.`,
      `Write ${confirmDays} days, or leave it out.`,
    );
  });
});

/** How a language writes times. */
function timesIn(language: Language) {
  if (language !== 'en') {
    const words = saidWords[language];
    return { ...numbersOf(words), units: words.units };
  }
  const units = { hours: 'hours?', days: 'days?', weeks: 'weeks?' };
  const read = (number: string) => (/^(?:an?|one)$/i.test(number) ? 1 : readNumber(number));
  return { pattern: `(?:${numberPattern}|an?|one)`, read, units };
}

export const confirmationRules: readonly FunnelRule[] = [
  nothingIsPromisedUnconfirmed,
  seatsAreConfirmedOnce,
  askingEmailOnlyAsks,
  linkWorksAsSaid,
];
