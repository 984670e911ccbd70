import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  leadFunnelsOf,
  leadRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { numbersOf } from '#engine/checks/said/other-languages.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import { saidWords } from '#engine/language/said/index.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { asksToConfirm, confirmDays } from '#engine/site/confirmation.ts';
import { quote } from '#engine/text/wording.ts';

/** Whether a funnel's sign-ups are confirmed by email. */
export function asks(entry: Entry<LeadFunnel>, all: Surroundings): boolean {
  const coach = coachOf(entry, all)?.value;
  return coach !== undefined && asksToConfirm({ declaration: entry.value, coach });
}

/** What is said of how long a link works, before or after the time. */
const works =
  /(?<![A-Za-zÀ-ỿ])(?:works?|valid|expires?|runs out|good for|gilt|gültig|verfällt|läuft|ablaufen|funktioniert|valable|valide|expire|fonctionne|válid[oa]|vale|caduca|vence|expira|funciona)(?![A-Za-zÀ-ỿ])/i;
/** What a notice says of sign-ups that nobody confirms. */
const unconfirmed =
  /\b(?:not |never |un)confirmed\b|\bunbestätigte?|(?:nicht|pas|no|não|sin|sem) (?:bestätigt|confirm)/i;

/** The link in the email that asks works for as long as its words say. */
export const linkWorksAsSaid: FunnelRule = leadRule((entry, all) => {
  if (!asks(entry, all)) return [];
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    const words = keys[0] === 'confirmation' ? findOther(text, works, language) : undefined;
    if (words === undefined) return [];
    return findDoubt(
      entry,
      'email-timing',
      keys,
      `${quote(words)} stands here, but the link works for ${confirmDays} days.`,
      `Write ${corrected(words)}, or leave it out.`,
    );
  });
});

/** A notice says when sign-ups are erased that nobody confirms. */
export const noticesKnowTheWindow: CoachRule = (entry, all) => {
  const { documents = [], language: own = 'en' } = entry.value;
  if (documents.length === 0 || !leadFunnelsOf(entry, all).some((one) => asks(one, all))) return [];
  return documents.flatMap(({ language = own, sections }, index) =>
    textsIn(sections, ['documents', index, 'sections']).flatMap(({ keys, text }) => {
      const words = findOther(text, unconfirmed, language);
      if (words === undefined) return [];
      return findDoubt(
        entry,
        'email-timing',
        keys,
        `${quote(words)} stands here, but what nobody confirms is erased after ${confirmDays} days.`,
        `Write ${corrected(words)}, or leave it out.`,
      );
    }),
  );
};

/** What belongs in place of such words, with their own word for days: "14 Tage". */
function corrected(words: string): string {
  const days = /^\S+ ([TJDdj]\S+)$/u.exec(words)?.[1] ?? 'days';
  return `${confirmDays} ${days}`;
}

/** The first time that is not the one in which people can confirm, in a sentence about that. */
function findOther(text: string, about: RegExp, language: Language): string | undefined {
  if (!about.test(text)) return undefined;
  const { pattern, read, units } = timesIn(language);
  const time = new RegExp(
    `(?<number>${pattern}) (?:(?<hours>${units.hours})|(?<days>${units.days})|(?<weeks>${units.weeks}))(?![A-Za-zÀ-ỿ])`,
    'i',
  );
  const sentences = text.split(/(?<=[.!?…])\s/u);
  const match = sentences.filter((one) => about.test(one)).map((one) => time.exec(one))[0];
  const { number = '', hours, weeks } = match?.groups ?? {};
  const days = read(number) * (weeks ? 7 : 1) * (hours ? 1 / 24 : 1);
  return match && days > 0 && days !== confirmDays ? match[0] : undefined;
}

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
