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
