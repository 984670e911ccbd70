import {
  type LanguageAt,
  languageOfCoach,
  languageOfFunnel,
  languageOfGuide,
} from '#engine/checks/language/declared-language.ts';
import { findLeftOver, findTemplateWords } from '#engine/checks/left-over/find-left-over.ts';
import { namesAt } from '#engine/checks/page/placeholders.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import {
  type CoachRule,
  type FunnelRule,
  folderNameOf,
  type GuideRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { findBroken, findHidden } from '#engine/checks/slips/characters.ts';
import { findConfused } from '#engine/checks/slips/confused.ts';
import { findWrongHelpline } from '#engine/checks/slips/emergency.ts';
import { findForeignPlaceholders } from '#engine/checks/slips/foreign-placeholders.ts';
import { findLiteral } from '#engine/checks/slips/literal.ts';
import { findLostAccents } from '#engine/checks/slips/lost-accents.ts';
import { findLoud, findShouting } from '#engine/checks/slips/loud.ts';
import { findMisspelt, findUnlikeElsewhere } from '#engine/checks/slips/misspelt.ts';
import type { Detector, JudgedText, Slip } from '#engine/checks/slips/slip.ts';
import { findTypingSlips } from '#engine/checks/slips/typing.ts';
import { accentedElsewhere } from '#engine/checks/spelling/accents.ts';
import { misspeltBesideRight } from '#engine/checks/spelling/unlike-elsewhere.ts';
import { hitsOf } from '#engine/patterns/prefilter.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';

/** What was found first keeps later detectors from judging the same words again. */
const detectors: readonly Detector[] = [
  findTemplateWords,
  findHidden,
  findBroken,
  findForeignPlaceholders,
  findLeftOver,
  findLiteral,
  findLostAccents,
  findTypingSlips,
  findMisspelt,
  findUnlikeElsewhere,
  findConfused,
  findShouting,
  findLoud,
  findWrongHelpline,
];

/** No text has words that were meant for another system, for later, or for nobody. */
function judge(
  { file, value }: { readonly file: string; readonly value: object },
  languageAt: LanguageAt,
  { all, slug }: { readonly all: Surroundings; readonly slug: string },
): Finding[] {
  return listTexts(value).flatMap((placed) =>
    findSlips({
      ...placed,
      language: languageAt(placed.keys),
      hits: hitsOf(placed.text),
      property: String(placed.keys.findLast((key) => typeof key === 'string')),
      known: () => namesAt(value, placed),
      accented: () => accentedElsewhere(all, slug),
      misspelt: (language) => misspeltBesideRight(all, slug, language),
    }).map(({ rule, severity, problem, remedy }) => ({
      rule,
      severity,
      file,
      path: pathInside(placed.keys),
      problem,
      remedy,
    })),
  );
}

export const funnelTextsAreForReaders: FunnelRule = (entry, all) =>
  judge(entry, languageOfFunnel(entry, all), { all, slug: entry.value.coach });
export const coachTextsAreForReaders: CoachRule = (entry, all) =>
  judge(entry, languageOfCoach(entry, all), { all, slug: entry.value.slug });
export const guideTextsAreForReaders: GuideRule = (entry, all) =>
  judge(entry, languageOfGuide(entry, all), { all, slug: folderNameOf(entry) });

/** The texts people read, and those that are filled and stored. */
function listTexts(value: object): readonly PlacedText[] {
  const metadata: unknown =
    'submission' in value ? Reflect.get(Object(value.submission), 'metadata') : undefined;
  return [...shownTexts(value), ...textsIn(metadata, ['submission', 'metadata'])];
}

/** The slips of a text: one of each rule, and none about words that another has spoken of. */
function findSlips(judged: JudgedText): readonly Slip[] {
  const slips: Slip[] = [];
  for (const detector of detectors) {
    for (const slip of listed(detector(judged))) {
      if (!slips.some((other) => other.rule === slip.rule || overlap(other, slip)))
        slips.push(slip);
    }
  }
  return slips;
}

function overlap(one: Slip, other: Slip): boolean {
  return one.index < other.index + other.length && other.index < one.index + one.length;
}
