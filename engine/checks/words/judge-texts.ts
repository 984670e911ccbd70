import { namesAt } from '#engine/checks/page/placeholders.ts';
import { funnelsOffering } from '#engine/checks/rule/guides.ts';
import {
  type CoachRule,
  type FunnelRule,
  folderNameOf,
  type GuideRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { gramsOf, gramsOfAll } from '#engine/patterns/prefilter.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { findBroken, findHidden } from './characters.ts';
import { findConfused } from './confused.ts';
import { findForeignPlaceholders } from './foreign-placeholders.ts';
import { findLeftOver, findTemplateWords } from './left-over.ts';
import { findLiteral } from './literal.ts';
import { findLoud } from './loud.ts';
import type { Detector, JudgedText, Slip } from './slip.ts';
import { findMisspelt, findShouting, findTypingSlips } from './typing.ts';

/** What was found first keeps later detectors from judging the same words again. */
const detectors: readonly Detector[] = [
  findTemplateWords,
  findHidden,
  findBroken,
  findForeignPlaceholders,
  findLeftOver,
  findLiteral,
  findTypingSlips,
  findMisspelt,
  findConfused,
  findShouting,
  findLoud,
];

interface Judged {
  readonly file: string;
  readonly value: object;
}

/** No text has words that were meant for another system, for later, or for nobody. */
function judge(
  { file, value }: Judged,
  all: Surroundings,
  language = languageOf(value, all),
): Finding[] {
  const texts = listTexts(value);
  const gramsOfFile = gramsOfAll(texts.map(({ text }) => text));
  return texts.flatMap((placed) =>
    findSlips({
      ...placed,
      language,
      grams: gramsOf(placed.text),
      gramsOfFile,
      property: String(placed.keys.findLast((key) => typeof key === 'string')),
      known: namesAt(value, placed),
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

export const funnelTextsAreForReaders: FunnelRule = judge;
export const coachTextsAreForReaders: CoachRule = judge;

/** A guide is written in the language of the funnel that offers it, else of the coach. */
export const guideTextsAreForReaders: GuideRule = (entry, all) => {
  const offered = funnelsOffering(entry, all)[0]?.value ?? { coach: folderNameOf(entry) };
  return judge(entry, all, languageOf(offered, all));
};

/** The declared language of a file's texts: its own, its coach's or English. */
function languageOf(value: object, { coaches }: Surroundings): string {
  const coach = coaches.find((entry) => entry.value.slug === Reflect.get(value, 'coach'))?.value;
  const declared: unknown = Reflect.get(value, 'language') ?? Reflect.get(coach ?? {}, 'language');
  return typeof declared === 'string' ? declared : 'en';
}

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
    for (const slip of detector(judged)) {
      if (!slips.some((other) => other.rule === slip.rule || overlap(other, slip)))
        slips.push(slip);
    }
  }
  return slips;
}

function overlap(one: Slip, other: Slip): boolean {
  return one.index < other.index + other.length && other.index < one.index + one.length;
}
