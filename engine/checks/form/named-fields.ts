import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  leadFunnelsOf,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { oneOf, quote } from '#engine/text/wording.ts';
import { phoneSubject, type Subject, subjects } from './subjects.ts';

/** A toast that asks for answers names those that the form asks for. */
export const toastsNameFields: FunnelRule = leadRule((entry) => {
  const { form, failure } = entry.value;
  const fields = askedFields(entry.value);
  const asked = wordsOf(fields);
  const toasts = [
    { keys: ['form', 'missing'], toast: form.missing },
    ...Object.entries(failure).map(([step, toast]) => ({ keys: ['failure', step], toast })),
  ];
  return toasts.flatMap(({ keys, toast }) =>
    (['title', 'description'] as const).flatMap((part) => {
      const foreign = subjects.find((one) => isUnasked(one, requestIn(toast?.[part] ?? ''), asked));
      if (foreign === undefined) return [];
      return findMistake(
        entry,
        'toast-names-no-field',
        [...keys, part],
        `${quote(toast?.[part])} asks for ${foreign.what}, but the form has no field for it.`,
        `Name what the form asks for: ${oneOf(fields.map(([, { label }]) => quote(label)))}.`,
      );
    }),
  );
});

const voluntary =
  /\b(?:optional|if you (?:like|want|wish)|at least|freiwillig|mindestens|facultati\w+|opcional|al menos|pelo menos)\b|au moins/i;

/** The toast about what is missing calls nothing required that people may leave empty. */
export const requiredFieldsAreRequired: FunnelRule = leadRule((entry) => {
  const fields = askedFields(entry.value);
  const { missing } = entry.value.form;
  return (['title', 'description'] as const).flatMap((part) => {
    const request = requestIn(missing?.[part] ?? '');
    if (voluntary.test(request)) return [];
    return subjects.flatMap(({ noun, names, what }) => {
      const own = fields.filter(([name, { label }]) =>
        names.test(withoutSizes(`${name} ${label}`)),
      );
      const [field] = own;
      if (field === undefined || !noun.test(request)) return [];
      if (own.some(([, { required }]) => required)) return [];
      return findMistake(
        entry,
        'required-differs',
        ['form', 'missing', part],
        `${quote(missing?.[part])} calls ${what} required, but the field ${field[0]} is optional.`,
        `Write required: true in form.fields.${field[0]}, or name what must be there.`,
      );
    });
  });
});

/** The sentences of a toast that ask for an answer. */
function requestIn(text: string): string {
  const asks =
    /\b(?:check|enter|correct|add|provide|fill in|give us|tell us|required|needed|missing)\b|(?<![A-Za-zÀ-ỿ])(?:nenn|angeb|geben|trag|brauch|benötig|fehl|indiqu|saisi|besoin|manqu|remplis|necesit|indi[cq]|falta|introdu|escrib|precis|inform|preench|digit)/i;
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => asks.test(sentence))
    .join(' ');
}

/** What a page lists beside a name or an email address, above its form or elsewhere, is asked for in it. */
export const formsNameFields: FunnelRule = leadRule((entry) => {
  const asked = wordsOf(askedFields(entry.value));
  return shownTexts(entry.value)
    .filter(
      ({ keys: [part, name] }) =>
        part === 'page' || (part === 'form' && ['title', 'subtitle'].includes(String(name))),
    )
    .flatMap(({ keys, text }) =>
      // Elsewhere one thing beside a telephone may be anybody's.
      findListed(entry, keys, text, asked, 'the form has', keys[0] === 'form' ? 1 : 2),
    );
});

/** What a coach's legal pages list is asked for in one of the forms. */
export const noticesNameFields: CoachRule = (entry, all) => {
  const asked = leadFunnelsOf(entry, all).flatMap(({ value }) => wordsOf(askedFields(value)));
  if (asked.length === 0) return [];
  return shownTexts(entry.value)
    .filter(({ keys }) => keys[0] === 'documents')
    .flatMap(({ keys, text }) => {
      const listed = findListed(entry, keys, text, asked, 'the forms have');
      return listed.length > 0 ? listed : findOwn(entry, keys, text, asked);
    });
};

const ofYours =
  /\b(?:your|ihre?|deine?|votre|ton|tu|su|sua|seu) (?:company|employer|job title|(?:tele)?phone(?: number)?|telefonnummer|firma|unternehmen|entreprise|téléphone|empresa|teléfono|telefone)(?:[.,;]|$| (?:and|und|et|y|e) )/i;

/** One of several things of the reader's own that are told one after another: "Your name. Your company." */
function findOwn(entry: InFile, keys: Keys, text: string, asked: readonly string[]): Finding[] {
  if (!/\b(?:name|nom|nombre|nome)\b/i.test(text) || !/mail|correo/i.test(text)) return [];
  const words = text
    .split(/(?<=[.!?:;])\s+/u)
    .flatMap((sentence) => {
      const match = ofYours.exec(sentence);
      if (match === null) return [];
      const [words] = match;
      // "Not your telephone number", "your telephone number, if you tell it"
      const around = sentence.slice(0, match.index + words.length + 15);
      return denial.test(around) ? [] : words;
    })
    .find((one) => subjects.some((subject) => isUnasked(subject, one, asked)));
  if (words === undefined) return [];
  return [
    findDoubt(
      entry,
      'nothing-there',
      keys,
      `${quote(words.replace(/\W+(?:\w{1,3} )?$/, ''))} stands among what is kept, but the forms have no field for it.`,
      'Name what is asked for, or add the field.',
    ),
  ];
}

/** What each field asks for, in its own words. */
function wordsOf(fields: ReturnType<typeof askedFields>): readonly string[] {
  return fields.map(([name, { label, help = '', kind }]) =>
    withoutSizes(`${name} ${label} ${help} ${kind}`),
  );
}

/** Whoever asks how large a company is does not ask which. */
function withoutSizes(words: string): string {
  return words.replace(/\p{L}+[ _-]?[Ss]ize(?!\p{L})|(?<!\p{L})\p{L}*größe/gu, ' ');
}

function isUnasked({ noun, names }: Subject, text: string, asked: readonly string[]): boolean {
  return noun.test(text) && !asked.some((field) => names.test(field));
}

const denial =
  /\b(?:no|not|never|without|nor|if|weder|kein[a-z]*|nicht|nie|ohne|wenn|falls|sin|ning[uú]n[a-z]*|nunca|sans|aucune?|ni|pas|jamais|sem|nenhum[a-z]*|n[aã]o|si|se)\b|n[’']t\b/i;

/** A telephone number among what is listed: "a name, an email address and a telephone number". */
function findListed(
  entry: InFile,
  keys: Keys,
  text: string,
  asked: readonly string[],
  have: string,
  least = 1,
): Finding[] {
  const isListed = text
    .split(/(?<=[.!?:;])\s+/u)
    .some(
      (sentence) =>
        isUnasked(phoneSubject, sentence, asked) &&
        !denial.test(sentence) &&
        subjects.filter((one) => one.noun.test(sentence) && !isUnasked(one, sentence, asked))
          .length >= least,
    );
  if (!isListed) return [];
  return [
    findDoubt(
      entry,
      'nothing-there',
      keys,
      `${quote(text)} names ${phoneSubject.what}, but ${have} no field for it.`,
      'Name what is asked for, or add the field.',
    ),
  ];
}
