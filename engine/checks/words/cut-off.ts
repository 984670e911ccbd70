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

/** "Telefon: 0761 123456, E-Mail: post@lindenhof.example" */
const isContact = /[:,] ?(?:\S+@\S+|[+(]?\d[\d ()/.-]{5,}|(?:https?:\/\/|www\.)\S+)$/u;
/** A note to oneself has a finding of its own. */
const isMark = /\b\p{Lu}{3,}$/u;
const isSeveral = /[\p{Ll}\d”’)][.!?…][”’)]? (?=["“‘¿¡]?\p{Lu})/u;

/** No text ends with one of these, whatever it is; a question's label may, and "Sie wählen einen". */
const isDangling =
  /(?<=[A-Za-zÀ-ỿ][,;’]? )(?<!\b[Mm](?:ais|ás) |\b(?:wähl|nehm|nimm)[a-zß-ÿ]*(?: Sie| du| ihr)? )(?:and|or|the|an|your|our|their|because|than|und|oder|einem?|einen|zum|zur|weil|dass|sowie|et|y|el|los|les|des|aux|una|um|uma|porque|que)$/;

/** A text that stops in the middle, as one does that was not pasted to its end. */
function findCutOff(entry: { readonly file: string; readonly value: object }): Finding[] {
  const shown = shownTexts(entry.value);
  const propertyOf = ({ keys }: PlacedText) =>
    String(keys.findLast((key) => typeof key === 'string'));
  const texts = shown.filter((placed) => sentences.has(propertyOf(placed)));
  const dangling = shown.filter(
    (placed) =>
      !placed.text.endsWith('.') &&
      isDangling.test(placed.text) &&
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
  const told = dangling.filter(({ keys }) => !others.some(({ path }) => path === pathInside(keys)));
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

export const funnelTextsEnd: FunnelRule = findCutOff;
export const coachTextsEnd: CoachRule = findCutOff;
