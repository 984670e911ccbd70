import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';

/** Thousands are apart with a sign or a space: 2,000. */
const number = String.raw`(-?\d{1,3}(?:[., \u00a0\u202f]\d{3})+|-?\d+(?:[.,]\d+)?)(?![.,]?\d|[ \u00a0]?(?:%|seconds|minutes|min\b))`;

/** How the site's languages say the least, the most, and both. */
const both = new RegExp(
  String.raw`\b(?:from|between|von|zwischen|de|entre) ${number} (?:to|and|bis|und|\u00e0|et|a|y|at\u00e9|e) ${number}|${number} ?[\u2013-] ?${number}`,
  'i',
);
const least = new RegExp(
  String.raw`\b(?:at least|(?:a )?minimum(?: of)?|from|ab|mindestens|wenigstens|au moins|\u00e0 partir de|al menos|a partir de|pelo menos) ${number}|${number} or more`,
  'i',
);
const most = new RegExp(
  String.raw`\b(?:at most|no more than|up to|(?:a )?maximum(?: of)?|h\u00f6chstens|maximal|bis zu|au plus|jusqu['\u2019]\u00e0|como m\u00e1ximo|hasta|no m\u00e1ximo|at\u00e9) ${number}|${number} or (?:less|fewer)`,
  'i',
);

/** What a number's help and its sentence for a wrong answer say of its limits is what it takes. */
export const limitsAreSaid: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]): Finding[] => {
    if (field.kind !== 'number') return [];
    return (['help', 'invalid', 'placeholder'] as const).flatMap((key) => {
      const text = field[key];
      const said = text === undefined ? undefined : readLimits(text);
      const wrong = (['min', 'max'] as const).find(
        (limit) => said?.[limit] !== undefined && said[limit] !== field[limit],
      );
      if (text === undefined || said === undefined || wrong === undefined) return [];
      const taken = field[wrong];
      return findDoubt(
        entry,
        'limits-said',
        ['form', 'fields', name, key],
        `${quote(said.words)} stands here, but ${taken === undefined ? `the field has no ${wrong}` : `${wrong} of the field is ${taken}`}.`,
        `Correct the sentence, or write ${wrong}: ${said[wrong]}.`,
      );
    });
  }),
);

/** The limits that a sentence names, with its words for them. */
function readLimits(text: string) {
  const range = both.exec(text);
  if (range)
    return { words: range[0], min: read(range[1] ?? range[3]), max: read(range[2] ?? range[4]) };
  const [low, high] = [least.exec(text), most.exec(text)];
  const words = (low ?? high)?.[0];
  if (words === undefined) return undefined;
  return { words, min: read(low?.[1] ?? low?.[2]), max: read(high?.[1] ?? high?.[2]) };
}

function read(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  return Number(digits.replace(/[., \u00a0\u202f](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
}
