import {
  type LanguageAt,
  languageOfCoach,
  languageOfFunnel,
  languageOfGuide,
} from '#engine/checks/language/declared-language.ts';
import { namesAt } from '#engine/checks/page/placeholders.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import {
  type CoachRule,
  type FunnelRule,
  folderNameOf,
  type GuideRule,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { accentedElsewhere } from '#engine/checks/spelling/accents.ts';
import { hitsOf, hitsOfAll } from '#engine/patterns/prefilter.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { findBroken, findHidden } from './characters.ts';
import { findConfused } from './confused.ts';
import { findForeignPlaceholders } from './foreign-placeholders.ts';
import { findLeftOver, findTemplateWords } from './left-over.ts';
import { findLiteral } from './literal.ts';
import { findLoud } from './loud.ts';
import type { Detector, JudgedText, Slip } from './slip.ts';
import { findLostAccents, findMisspelt, findShouting, findTypingSlips } from './typing.ts';

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
  findConfused,
  findShouting,
  findLoud,
];

/** No text has words that were meant for another system, for later, or for nobody. */
function judge(
  { file, value }: { readonly file: string; readonly value: object },
  languageAt: LanguageAt,
  accented: JudgedText['accented'],
): Finding[] {
  const texts = listTexts(value);
  const hitsOfFile = hitsOfAll(texts.map(({ text }) => hitsOf(text)));
  return texts.flatMap((placed) =>
    findSlips({
      ...placed,
      language: languageAt(placed.keys),
      hits: hitsOf(placed.text),
      hitsOfFile,
      property: String(placed.keys.findLast((key) => typeof key === 'string')),
      known: () => namesAt(value, placed),
      accented,
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
  judge(entry, languageOfFunnel(entry, all), () => accentedElsewhere(all, entry.value.coach));
export const coachTextsAreForReaders: CoachRule = (entry, all) =>
  judge(entry, languageOfCoach(entry, all), () => accentedElsewhere(all, entry.value.slug));
export const guideTextsAreForReaders: GuideRule = (entry, all) =>
  judge(entry, languageOfGuide(entry, all), () => accentedElsewhere(all, folderNameOf(entry)));

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
