import { judgeButtons } from '#engine/checks/claims/button-words.ts';
import { judgeButtonSide } from '#engine/checks/facts/button-side.ts';
import { judgeLabels } from '#engine/checks/facts/labels.ts';
import { judgeRanges, judgeTitles } from '#engine/checks/numbers/ranges.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { type CoachRule, coachOf, type FunnelRule } from '#engine/checks/rule/rule.ts';
import { type Judge, judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { countedWords } from '#engine/language/said/counted-words.ts';
import { saidWords, type Translated } from '#engine/language/said/index.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { judgeFollowing, judgeOrder } from './counted-emails.ts';
import { judgeFields, judgeOccasions, judgePointed } from './counted-on-pages.ts';
import { judgeAlike, judgeCounts } from './counts.ts';
import { judgeDates } from './dated/dates.ts';
import { judgeEmailCounts } from './emails.ts';
import { judgeFormsOfAddress } from './forms-of-address.ts';
import { judgeLengths } from './lengths.ts';
import { judgeNames } from './names.ts';
import { judgeOffers } from './offers.ts';
import { judgePlaces } from './places.ts';
import { judgePrices } from './prices.ts';
import { judgePromises, judgeRecordings } from './promises.ts';
import { judgeReminders } from './reminders.ts';
import { judgeSeats } from './seats.ts';

interface Rules {
  readonly page: readonly FunnelRule[];
  readonly emails: readonly CoachRule[];
}

/**
 * Rules for pages and emails in other languages than English. The judges of a language are made when the
 * first text in it comes.
 */
export function rulesByLanguage(judgesOf: (language: Translated) => readonly Judge[]): {
  readonly page: FunnelRule;
  readonly emails: CoachRule;
} {
  const made = new Map<Translated, Rules>();
  const rulesOf = (language: Translated): Rules => {
    const known = made.get(language);
    if (known) return known;
    const judges = judgesOf(language).map((judge) => Object.assign(judge, { language }));
    const rules = { page: judges.map(judgePage), emails: judges.map(judgeEmails) };
    made.set(language, rules);
    return rules;
  };
  return {
    page: (entry, all) => {
      const language = translatedLanguageOf(entry, all);
      return language === undefined
        ? []
        : rulesOf(language).page.flatMap((rule) => rule(entry, all));
    },
    emails: (entry, all) =>
      translatedLanguagesOf(entry, all).flatMap((language) =>
        rulesOf(language).emails.flatMap((rule) => rule(entry, all)),
      ),
  };
}

/**
 * What a page or an email says in another language than English is what its funnel, or those that send
 * it, declare.
 */
export const { page: translatedPageIsTrue, emails: translatedEmailsAreTrue } = rulesByLanguage(
  (language) => {
    const words: SaidWords = saidWords[language];
    return [
      judgeLengths,
      judgeSeats,
      judgeDates,
      judgePlaces,
      judgeNames,
      judgePrices,
      judgeReminders,
      judgeRecordings,
      judgeEmailCounts,
      judgeCounts,
      judgeAlike,
      judgeOffers,
      ({ buttons: { file, seat, call } }: SaidWords) =>
        judgeButtons({ file: wholeWords(file), seat: wholeWords(seat), call: wholeWords(call) }),
      judgePromises,
      judgeFields,
      judgePointed,
      judgeOccasions,
      judgeOrder,
      judgeFollowing,
      judgeFormsOfAddress,
      judgeRanges,
      judgeTitles,
      judgeLabels,
      judgeButtonSide,
    ].flatMap((make) => {
      const judge = make(words, countedWords[language]);
      return judge ?? [];
    });
  },
);

/** The language of a page, if it is another than English. */
function translatedLanguageOf(...[entry, all]: Parameters<FunnelRule>): Translated | undefined {
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  return isTranslated(language) ? language : undefined;
}

/** The languages besides English of the funnels that send a coach's emails. */
function translatedLanguagesOf(...[entry, all]: Parameters<CoachRule>): readonly Translated[] {
  const languages = new Set(
    ownOf(all, entry.value.slug)
      .funnels.filter(({ value }) => value.coach === entry.value.slug)
      .map(({ value }) => value.language ?? entry.value.language ?? 'en'),
  );
  return [...languages].filter(isTranslated);
}

function isTranslated(language: string): language is Translated {
  return Object.hasOwn(saidWords, language);
}
