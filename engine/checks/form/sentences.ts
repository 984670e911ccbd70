import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { AskedField } from '#engine/declaration/field.ts';
import { quote } from '#engine/text/wording.ts';
import { subjects } from './subjects.ts';

const sentences = ['missing', 'invalid', 'placeholder'] as const;

/** The sentences of a field are about that field and not about another one they were copied from. */
export const sentencesFit: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    // Long questions speak of many things.
    const own = [name, field.label, field.help ?? '', field.kind === 'email' ? 'email' : ''].join(
      ' ',
    );
    return sentences.flatMap((part) => {
      const sentence = sentenceOf(field, part);
      const about = subjects.find(({ words }) => words.test(sentence));
      const isOwn = subjects.some(({ words, names }) => words.test(sentence) && names.test(own));
      const foreign =
        about !== undefined && !isOwn
          ? about.what
          : isAddress(part, sentence, own)
            ? 'an email address'
            : isNumber(part, sentence, field.kind)
              ? 'a number'
              : undefined;
      if (foreign === undefined) return [];
      return findMistake(
        entry,
        'other-fields-words',
        ['form', 'fields', name, part],
        `${quote(sentence)} asks for ${foreign}, but the field is ${quote(field.label)}.`,
        part === 'placeholder'
          ? 'Write an example of what belongs into this field, or remove the line.'
          : `Write a sentence about this field, like ${quote(`Please enter: ${field.label}.`)}`,
      );
    });
  }),
);

/** An example of an email address in a field for something else. */
function isAddress(part: string, sentence: string, own: string): boolean {
  return (
    part === 'placeholder' && /^\S+@\S+\.\S+$/.test(sentence) && !/mail|address|contact/i.test(own)
  );
}

/** An example of a telephone number in a field for an email address. */
function isNumber(part: string, sentence: string, kind: string): boolean {
  return part === 'placeholder' && kind === 'email' && /^[+\d\s()/.-]{5,}$/u.test(sentence);
}

function sentenceOf(field: AskedField, part: (typeof sentences)[number]): string {
  const sentence: unknown = Reflect.get(field, part);
  return typeof sentence === 'string' ? sentence : '';
}
