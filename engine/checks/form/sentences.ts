import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { Field } from '#engine/declaration/field.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { quote } from '#engine/text/wording.ts';

/** What a sentence asks for, and how a field is recognised that asks for it. */
const subjects: readonly {
  readonly what: string;
  readonly words: RegExp;
  readonly names: RegExp;
}[] = [
  {
    what: 'an email address',
    words: /\byour (?:\w+ )?e-?mail\b(?: address)?|\bvalid e-?mail\b/i,
    names: /mail/i,
  },
  {
    what: 'a name',
    words: /\byour (?:(?:first|last|full|given|family) )?name\b/i,
    names: /name|call you/i,
  },
  {
    what: 'a company',
    words: /\byour (?:company|organi[sz]ation|business|employer)\b/i,
    names: /compan|organi|business|firm|employer|work/i,
  },
  {
    what: 'a telephone number',
    words: /\byour (?:tele)?phone\b|\bphone number\b/i,
    names: /phone|tel|mobile|call/i,
  },
  { what: 'a job title', words: /\byour job title\b/i, names: /job|title|role|position/i },
];

const sentences = ['missing', 'invalid', 'placeholder'] as const;

/** The sentences of a field are about that field and not about another one they were copied from. */
export const sentencesFit: FunnelRule = leadRule((entry) =>
  Object.entries(entry.value.form.fields).flatMap(([name, field]) => {
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
            : undefined;
      if (foreign === undefined) return [];
      return [
        findMistake(
          entry,
          'other-fields-words',
          ['form', 'fields', name, part],
          `${quote(sentence)} asks for ${foreign}, but the field is ${quote(field.label)}.`,
          part === 'placeholder'
            ? 'Write an example of what belongs into this field, or remove the line.'
            : `Write a sentence about this field, like ${quote(`Please enter: ${field.label}.`)}`,
        ),
      ];
    });
  }),
);

/** An example of an email address in a field for something else. */
function isAddress(part: string, sentence: string, own: string): boolean {
  return (
    part === 'placeholder' && /^\S+@\S+\.\S+$/.test(sentence) && !/mail|address|contact/i.test(own)
  );
}

function sentenceOf(field: DeepReadonly<Field>, part: (typeof sentences)[number]): string {
  const sentence: unknown = Reflect.get(field, part);
  return typeof sentence === 'string' ? sentence : '';
}
