import { ownOf } from '#engine/checks/rule/own/own.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

const name = '\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?';
/** "See you there, Martin", "Warmly, all of us at Emberly" */
const signed = new RegExp(
  `, ?(?:[Yy]our |(?:Ihr|Dein|Eur|dein|eur)e? |(?:all|everyone|everybody|the team)(?: of us)? at |from )?(?<names>${name}(?: (?:and|&) ${name})?)$`,
  'u',
);

/** "My name is Martin", "Martin here": somebody who writes under another's name. */
const introduced =
  /\b[Mm]y name is (?<name>\p{Lu}\p{Ll}{2,})|\b(?:[Tt]his is|[Ii]t[’']s|I am|I[’']m) (?<known>\p{Lu}\p{Ll}{2,}) (?:here|again|speaking|from)\b|^(?:Hi,? |Hello,? )?(?<short>\p{Lu}\p{Ll}{2,}) here[.,:!]/u;

/** Nobody who writes for another coach introduces themselves here. */
export const nobodyElseSpeaks: CoachRule = (entry, all) => {
  const own = wordsOf(
    textsIn(entry.value)
      .filter(isOfPerson)
      .map(({ text }) => text)
      .join(' '),
  );
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    if (keys[0] !== 'functions' && keys[0] !== 'campaigns') return [];
    const { name, known, short } = introduced.exec(text)?.groups ?? {};
    const person = name ?? known ?? short;
    if (person === undefined || own.has(person)) return [];
    const owner = peopleOf(all).get(person);
    if (owner === undefined || owner.file === entry.file) return [];
    return findDoubt(
      entry,
      'foreign-name',
      keys,
      `${quote(person)} speaks here, who writes for ${owner.value.brand} (${owner.file}).`,
      `Write who speaks for ${entry.value.brand}.`,
    );
  });
};

/** Where a coach says who it is: its sender, its biography and its signatures. */
function isOfPerson({ keys }: PlacedText): boolean {
  return ['sender', 'biography', 'brand'].includes(String(keys[0])) || keys.at(-1) === 'signOff';
}

/** Who signs or sends for which coach, by first name. */
const peopleOf = remember(({ coaches }: Surroundings) => {
  const people = new Map<string, Surroundings['coaches'][number]>();
  for (const entry of coaches) {
    const { brand, sender } = entry.value;
    const signatures = textsIn(entry.value).filter((one) => isSignature(one));
    const names = [
      sender.name,
      ...signatures.map(({ text }) => signed.exec(text)?.groups?.['names'] ?? ''),
    ];
    for (const word of wordsOf(names.join(' '))) {
      if (!brand.includes(word) && !people.has(word)) people.set(word, entry);
    }
  }
  return people;
});

/** A coach's emails are signed by somebody of whom a reader has heard. */
export const emailsAreSignedByKnown: CoachRule = (entry, all) =>
  judge(entry, entry.value, () =>
    ownOf(all, entry.value.slug).funnels.flatMap(({ value }) => [...shownTexts(value)]),
  );

/** So is what a visitor sees after sending a form. */
export const screensAreSignedByKnown: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all)?.value;
  return coach === undefined ? [] : judge(entry, coach, () => textsIn(entry.value));
};

function isSignature({ keys }: PlacedText): boolean {
  return keys.at(-1) === 'signOff';
}

/** By whom most emails are signed, where nobody signs with the brand. */
function commonest(texts: readonly PlacedText[]): PlacedText | undefined {
  const alike = [...Map.groupBy(texts.filter(isSignature), ({ text }) => text).values()];
  const [most] = alike.toSorted((one, other) => other.length - one.length);
  return most && most.length > 2 ? most[0] : undefined;
}

function judge(
  entry: { readonly file: string; readonly value: object },
  coach: Coach,
  beside: () => readonly PlacedText[],
): Finding[] {
  const ofCoach = textsIn(coach);
  const brand = wordsOf(`${coach.brand} ${coach.sender.name}`);
  const isBranded = ({ text }: PlacedText) => [...wordsOf(text)].some((word) => brand.has(word));
  const usual = ofCoach.find((one) => isSignature(one) && isBranded(one)) ?? commonest(ofCoach);
  if (usual === undefined) return [];
  return textsIn(entry.value)
    .filter((one) => isSignature(one) && !isBranded(one) && one.text !== usual.text)
    .flatMap(({ keys, text }) => {
      const names = signed.exec(text)?.groups?.['names'];
      if (names === undefined || /(?:Team|Redaktion|Familie|Équipe|Equipo|Equipe)$/u.test(names))
        return [];
      const [...words] = wordsOf(names);
      if (words.some((word) => wordsOf(usual.text).has(word))) return [];
      const others = [...ofCoach, ...beside()].filter((one) => !isSignature(one));
      if (words.some((word) => others.some(({ text: said }) => wordsOf(said).has(word)))) return [];
      return findDoubt(
        entry,
        'unknown-signature',
        keys,
        `${quote(names)} signs here, of whom no other text speaks; elsewhere it is ${quote(usual.text)}.`,
        'Sign as the others do, or say in the biography who that is.',
      );
    });
}

/** The words of a text that begin with a capital and may be names. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{Lu}[\p{L}’'-]{2,}/gu));
}
