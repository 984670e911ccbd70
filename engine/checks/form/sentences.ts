import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findDoubt, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { AskedField } from '#engine/declaration/field.ts';
import { quote } from '#engine/text/wording.ts';
import { sending } from './questions.ts';
import { emailSubject, type Subject, subjects } from './subjects.ts';

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
      const about = subjects.filter((subject) => isAbout(sentence, subject, field.kind));
      const isOwn = about.some(({ names }) => names.test(own));
      const address = isAddress(part, sentence, own) ? emailSubject.what : undefined;
      const foreign = isOwn ? address : (about[0]?.what ?? address);
      const keys = ['form', 'fields', name, part];
      if (foreign === undefined) {
        if (field.kind !== 'email' || !isNoExample(part, sentence)) return [];
        return findDoubt(
          entry,
          'other-fields-words',
          keys,
          `${quote(sentence)} shows no email address, but stands where people look for an example of one.`,
          'Write an address like you@example.com.',
        );
      }
      return findMistake(
        entry,
        'other-fields-words',
        keys,
        `${quote(sentence)} asks for ${foreign}, but the field is ${quote(field.label)}.`,
        part === 'placeholder'
          ? 'Write an example of what belongs in this field, or remove the line.'
          : `Write a sentence about this field, like ${quote(`Please enter: ${field.label}.`)}`,
      );
    });
  }),
);

/** "Please enter your name"; of the field for an address, "Name is blank" as well. */
function isAbout(sentence: string, { words, label }: Subject, kind: string): boolean {
  const [thing = ''] = sentence.split(/ (?:is|ist|fehlt|manque|est|falta|está)\b/u);
  return words.test(sentence) || (kind === 'email' && label.test(thing));
}

/** "you.example.com", a number or somebody's name, as the example of an address. */
function isNoExample(part: string, sentence: string): boolean {
  if (sentence === '' || /@|\?$/.test(sentence)) return false;
  if (part !== 'placeholder') return part === 'invalid' && withoutAt.test(sentence);
  return !emailSubject.noun.test(sentence) && !sending.test(sentence);
}

/** What has two dots is more than the domain that an address needs, and a telephone number is none. */
const withoutAt =
  /\b(?:like|wie|comme|como|e\.g\.|expected:|:) (?:(?!www\.)[\w-]+(?:\.[\w-]+){2,}(?![\w@])|\+?\(?\d[\d ()-]{5,})/i;

/** An example of an email address in a field for something else. */
function isAddress(part: string, sentence: string, own: string): boolean {
  return (
    part === 'placeholder' && /^\S+@\S+\.\S+$/.test(sentence) && !/mail|address|contact/i.test(own)
  );
}

function sentenceOf(field: AskedField, part: (typeof sentences)[number]): string {
  const sentence: unknown = Reflect.get(field, part);
  return typeof sentence === 'string' ? sentence : '';
}
