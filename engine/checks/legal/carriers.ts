import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  findDoubt,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { quote } from '#engine/text/wording.ts';

/** Services that deliver emails for a whole site. */
const services =
  /\b(?:postmark|sendgrid|mailgun|mailjet|amazon ses|brevo|sendinblue|sparkpost|mailersend|smtp2go|elastic email)\b/i;

interface Named {
  readonly file: string;
  readonly keys: Keys;
  readonly name: string;
}

/** Whom notices name as the one that delivers. */
const named = remember(({ coaches }: Surroundings): readonly Named[] =>
  coaches.flatMap(({ file, value }) =>
    shownTexts(value).flatMap(({ keys, text }) => {
      const name = keys[0] === 'documents' ? services.exec(text)?.[0] : undefined;
      return name === undefined ? [] : [{ file, keys, name }];
    }),
  ),
);

/** One service delivers the emails of all coaches: a notice names the one that most others name. */
export const noticesAgreeOnCarrier: CoachRule = (entry, all) => {
  if (entry.value.documents === undefined) return [];
  return named(all).flatMap((one) => {
    const isSame = (other: Named) => other.name.toLowerCase() === one.name.toLowerCase();
    const [right, ...others] = named(all).filter((other) => !isSame(other));
    const isUsual = others.length < named(all).filter(isSame).length;
    if (one.file !== entry.file || right === undefined || isUsual) return [];
    return findDoubt(
      entry,
      'service-not-used',
      one.keys,
      `${quote(one.name)} stands here, but ${right.file} says ${quote(right.name)}, and one service delivers the emails of all coaches.`,
      `Write ${quote(right.name)}, or whichever service the site has.`,
    );
  });
};

/** Words for whoever delivers, where a notice prefers not to name them. */
const somebody =
  /\b(?:services?|providers?|processors?|deliver[a-z]*|carr[a-z]+|Dienst[a-z]*|Anbieter[a-z]*|Auftragsverarbeiter|prestataires?|sous-traitants?|proveedor[a-z]*|servicios?|fornecedor[a-z]*|serviços?)\b/i;

/** A privacy notice of the coach's own says who delivers the emails, where those of most others do. */
export const noticesNameTheCarrier: CoachRule = (entry, all) => {
  const { documents = [], legal } = entry.value;
  const others = new Set(named(all).map(({ file }) => file));
  const [right] = named(all);
  if (right === undefined || others.has(entry.file) || others.size * 2 <= all.coaches.length)
    return [];
  const index = documents.findIndex(({ path }) => path === legal?.privacy);
  const kept = shownTexts(entry.value).filter(({ keys }) => keys[0] === 'documents');
  if (index === -1 || kept.some(({ text }) => somebody.test(text))) return [];
  return findDoubt(
    entry,
    'unknown-to-notice',
    ['documents', index, 'sections'],
    `No legal page here says who delivers the emails; ${right.file} names ${quote(right.name)}, and one service delivers those of all coaches.`,
    `Say there that ${right.name} delivers them and what it learns.`,
  );
};
