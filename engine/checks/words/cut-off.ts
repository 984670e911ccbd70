import {
  type LanguageAt,
  languageOfCoach,
  languageOfFunnel,
} from '#engine/checks/language/declared-language.ts';
import { type CoachRule, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { PlacedText } from '#engine/checks/rule/texts.ts';
import { type Finding, type InFile, pathInside } from '#engine/read/findings.ts';
import { plainText } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/** Texts of whole sentences, wherever they stand. */
const sentences = new Set([
  'lead',
  'text',
  'paragraphs',
  'answer',
  'afterword',
  'description',
  'intro',
  'quote',
]);

const ends = /[.!?…:;–—][\s"”’“»)\]}]*$|\p{Extended_Pictographic}[\uFE0F\s]*$|\}$/u;

/** "E-Mail: post@lindenhof.example", "Tel. 0761 123456", "HRB 12345": what ends with an address or a long number. */
const isContact = /(?:\S@\S+|(?<!\S)(?:https?:\/\/|www\.)\S+|(?:\d[ ()/.-]{0,2}){5,})$/u;
/** A note to oneself has a finding of its own. */
const isMark = /\b\p{Lu}{3,}$/u;
const isSeveral = /[\p{Ll}\d”’)][.!?…][”’)]? (?=["“‘¿¡]?\p{Lu})/u;

/**
 * No text of a language ends with one of these, whatever it is; a question's label may. "Nimm einen" and
 * "elige una" are whole, and so is "Ruf mich an", which ends as no English text does.
 */
const dangling: Readonly<Record<string, RegExp>> = {
  en: endingWith('and|or|the|an|your|our|their|because|than'),
  de: endingWith('und|oder|zum|zur|weil|dass|sowie'),
  fr: endingWith('et|les|des|aux|que'),
  es: endingWith('y|el|los|porque|que'),
  'pt-BR': endingWith('porque|que'),
};

function endingWith(words: string): RegExp {
  return new RegExp(`(?<=[A-Za-zÀ-ỿ][,;’]? )(?:${words})$`);
}

/** A text that stops in the middle, as one does that was not pasted to its end. */
function findCutOff(
  entry: { readonly file: string; readonly value: object },
  languageAt: LanguageAt,
): Finding[] {
  const shown = shownTexts(entry.value);
  const propertyOf = ({ keys }: PlacedText) =>
    String(keys.findLast((key) => typeof key === 'string'));
  const texts = shown.filter((placed) => sentences.has(propertyOf(placed)));
  const broken = shown.filter(
    (placed) =>
      !placed.text.endsWith('.') &&
      dangling[languageAt(placed.keys)]?.test(placed.text) &&
      !['label', 'placeholder', 'unit'].includes(propertyOf(placed)),
  );
  let siblings: ReadonlyMap<string, readonly PlacedText[]> | undefined;
  const others = texts.flatMap((placed) => {
    // Nearly every text ends with a full stop.
    if (placed.text.endsWith('.')) return [];
    const text = plainText(placed.text).trim();
    if (ends.test(text) || isMark.test(text) || isContact.test(text)) return [];
    siblings ??= Map.groupBy(texts, ({ keys }) => keys.map(nameOf).join('.'));
    const alike = (siblings.get(placed.keys.map(nameOf).join('.')) ?? []).filter(
      (other) => other !== placed,
    );
    const isOdd = alike.length >= 2 && alike.every((other) => ends.test(plainText(other.text)));
    if (!isSeveral.test(text) && !(isOdd && text.split(/\s/u).length > 4)) return [];
    return [tell(entry, placed, text)];
  });
  const told = broken.filter(({ keys }) => !others.some(({ path }) => path === pathInside(keys)));
  return [...others, ...told.map((placed) => tell(entry, placed, placed.text))];
}

/** A list's own entries are siblings; those of another section are not. */
function nameOf(key: string | number, place: number, keys: PlacedText['keys']): string | number {
  const isEntry = typeof key === 'number' && keys[place - 1] !== 'sections';
  return isEntry ? '*' : key;
}

function tell(entry: InFile, { keys }: PlacedText, text: string): Finding {
  return findDoubt(
    entry,
    'typing-slip',
    keys,
    `The last sentence has no end: ${quote(`…${text.split(' ').slice(-6).join(' ')}`)}.`,
    'Write it to its end, or add the full stop.',
  );
}

export const funnelTextsEnd: FunnelRule = (entry, all) =>
  findCutOff(entry, languageOfFunnel(entry, all));
export const coachTextsEnd: CoachRule = (entry, all) =>
  findCutOff(entry, languageOfCoach(entry, all));
