import { earlierThan, isNewer } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  findDoubt,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import { motifs } from '#engine/declaration/theme.ts';
import { oneOf, quote } from '#engine/text/wording.ts';
import { wording } from './likeness.ts';

/** What is a coach's own, and how findings call it. */
const own: readonly {
  keys: Keys;
  what: string;
  of: (coach: Coach) => string | undefined;
}[] = [
  { keys: ['brand'], what: 'brand', of: ({ brand }) => wording(brand) },
  { keys: ['tagline'], what: 'tagline', of: ({ tagline }) => wording(tagline) },
  { keys: ['audience'], what: 'audience', of: ({ audience }) => atLength(audience, 4) },
  {
    keys: ['emblemAlt'],
    what: 'description of the emblem',
    of: ({ emblemAlt }) => atLength(emblemAlt, 5),
  },
  { keys: ['sender', 'name'], what: "sender's name", of: ({ sender }) => wording(sender.name) },
  { keys: ['sender', 'email'], what: 'sender', of: ({ sender }) => sender.email.toLowerCase() },
  { keys: ['contactEmail'], what: 'contact address', of: (one) => one.contactEmail.toLowerCase() },
  {
    keys: ['schedulingUrl'],
    what: 'scheduling page',
    of: ({ schedulingUrl }) => schedulingUrl.toLowerCase().replace(/[/?#]*$/, ''),
  },
  { keys: ['postalAddress'], what: 'postal address', of: placeOf },
];

/** Where letters arrive, without the name before the first comma; undefined where it has no number. */
function placeOf({ postalAddress }: Coach): string | undefined {
  const place = postalAddress.slice(postalAddress.indexOf(',') + 1);
  return wording(/\p{N}/u.test(place) ? place : postalAddress);
}

/** Undefined where the words are so few that they may be right of two coaches. */
function atLength(text: string, least: number): string | undefined {
  const words = wording(text);
  return words.split(' ').length < least ? undefined : words;
}

/** What two coaches may say alike for a good reason. */
const said: ReadonlySet<string> = new Set(['tagline', 'audience', 'description of the emblem']);

/** The coaches by what is their own: those that one value leads to say it alike. */
const holders = remember(({ coaches }: Surroundings) => {
  const read = coaches.filter(({ sound }) => sound);
  return own.map(({ of }) => Map.groupBy(read, ({ value }) => of(value)));
});

/** The last two parts of a host: whose an address is. */
const domainOf = (address: string) =>
  /(?:@|\/\/)(?:[^/?#]*\.)?([^./?#]+\.[^./?#]+)/u.exec(address)?.[1];

/** Whether what a coach has says itself whose it is: by the brand, or as the coach's other addresses do. */
function isNamedFor(coach: Coach, keys: Keys): boolean {
  const words = String(valueAt(coach, keys));
  const domain = domainOf(words);
  const others = [coach.sender.email, coach.contactEmail, coach.schedulingUrl];
  return (
    words.includes(coach.brand) ||
    (domain !== undefined && others.some((one) => one !== words && domainOf(one) === domain))
  );
}

/** No coach has another's brand, sender, scheduling page or address. */
export const coachesAreTold: CoachRule = (entry, all) => {
  return own.flatMap(({ keys, what, of }, index) => {
    const value = of(entry.value);
    if (value === undefined) return [];
    const isOwn = isNamedFor(entry.value, keys);
    const same = holders(all)
      [index]?.get(value)
      ?.find((other) => {
        if (other.file === entry.file) return false;
        const isTheirs = isNamedFor(other.value, keys);
        return isTheirs === isOwn ? isNewer(entry, other, all) : isTheirs;
      });
    if (same === undefined) return [];
    // A sender is named like its brand, or has the other's address, which has its own finding.
    const isTold =
      value === wording(entry.value.brand) || same.value.sender.email === entry.value.sender.email;
    if (what === "sender's name" && isTold) return [];
    const find = said.has(what) ? findDoubt : findMistake;
    return find(
      entry,
      'coach-twice',
      keys,
      `The ${what} ${quote(valueAt(entry.value, keys))} is also that of ${same.value.slug} (${same.file}), so people would take one coach for the other.`,
      `Write this coach's own ${what}.`,
    );
  });
};

/** The coaches by the paragraphs of their biographies. */
const lives = remember(({ coaches }: Surroundings) =>
  Map.groupBy(
    coaches
      .filter(({ sound }) => sound)
      .flatMap((entry) => entry.value.biography.paragraphs.map((text) => ({ entry, text }))),
    ({ text }) => wording(text),
  ),
);

/** No coach has another's look or life. */
export const coachesLookDifferent: CoachRule = (entry, all) => {
  const { theme, biography } = entry.value;
  const earlier = (isAlike: (coach: Coach) => boolean) =>
    earlierThan(
      entry,
      all.coaches.filter(({ sound, value }) => sound && isAlike(value)),
      all,
    )[0];
  const look = ({ paper, strong, accent }: typeof theme) =>
    `${paper}${strong}${accent}`.toLowerCase();
  const own = look(theme);
  const alike = earlier((other) => look(other.theme) === own);
  const sameMotif = earlier((other) => other.theme.motif === theme.motif);
  const free = motifs.filter((one) => all.coaches.every(({ value }) => value.theme?.motif !== one));
  const stories = biography.paragraphs.map(wording).filter((text) => text.split(' ').length >= 6);
  const [told] = earlierThan(
    entry,
    stories.flatMap((one) => (lives(all).get(one) ?? []).map((other) => other.entry)),
    all,
  );
  return [
    ...(alike
      ? [
          findDoubt(
            entry,
            'same-look',
            ['theme'],
            `The colours are those of ${alike.value.slug} (${alike.file}), so their pages look alike.`,
            'Choose colours of its own.',
          ),
        ]
      : []),
    ...(sameMotif && free.length > 0
      ? [
          findDoubt(
            entry,
            'same-look',
            ['theme', 'motif'],
            `The motif ${quote(theme.motif)} is that of ${sameMotif.value.slug} (${sameMotif.file}), so their emblems and scenes are alike.`,
            `Choose ${oneOf(free.map(quote))}, which nobody has.`,
          ),
        ]
      : []),
    ...(told
      ? [
          findDoubt(
            entry,
            'same-biography',
            ['biography', 'paragraphs'],
            `The biography tells the life of ${told.value.slug} (${told.file}).`,
            "Write this coach's own.",
          ),
        ]
      : []),
  ];
};
