import { judgeVariants } from '#engine/checks/experiment/variants.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import { noteLook } from '#engine/checks/rule/own/watched.ts';
import {
  coachOf,
  type Found,
  folderNameOf,
  type Rule,
  type Rules,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

export type AnyEntry = Entry<Coach> | Entry<Funnel> | Entry<Guide>;

/** A declaration, and what asks rules about it. */
export interface Declaration {
  readonly entry: AnyEntry;
  /** The coach whose it is. */
  readonly slug: string;
  /** Each rule by itself, in the order of the rules. */
  readonly asked: readonly (() => readonly Finding[])[];
}

/** All declarations, by their numbers: coaches come first, then funnels and guides. */
export function entriesIn({ coaches, funnels, guides }: Surroundings): readonly AnyEntry[] {
  return [...coaches, ...funnels, ...guides];
}

/**
 * What asks the rules about each declaration; an experiment's variants are asked about like pages.
 *
 * @param shownTo what the rules about a coach's declarations are shown, by the coach's slug
 */
export function askRules(
  rules: Rules,
  all: Surroundings,
  shownTo: (slug: string) => Surroundings = () => all,
): readonly Declaration[] {
  const isSound = areSound(all);
  const questions = <Value>(
    asked: readonly Rule<Value>[],
    entry: Entry<Value>,
    around: Surroundings,
  ) => asked.map((rule) => () => findingsOf(() => rule(entry, around), isSound));
  const askAll = <Value>(...asked: Parameters<typeof questions<Value>>) =>
    questions(...asked).flatMap((ask) => ask());
  const askVariants = (entry: Entry<Funnel>, around: Surroundings) =>
    judgeVariants(entry, around, (shown, beside) => {
      const coach = coachOf(shown, beside);
      return [
        ...askAll(rules.ofFunnels, shown, beside),
        ...(coach ? askAll(rules.ofCoaches, coach, beside) : []),
      ];
    });
  const declare = <Value extends AnyEntry['value']>(
    entry: Entry<Value> & AnyEntry,
    slug: string,
    asked: readonly Rule<Value>[],
  ): Declaration => ({ entry, slug, asked: questions(asked, entry, shownTo(slug)) });
  return [
    ...all.coaches.map((entry) => declare(entry, entry.value.slug, rules.ofCoaches)),
    ...all.funnels.map((entry) => {
      const { slug, asked } = declare(entry, entry.value.coach, rules.ofFunnels);
      return { entry, slug, asked: [...asked, () => askVariants(entry, shownTo(slug))] };
    }),
    ...all.guides.map((entry) => declare(entry, folderNameOf(entry), rules.ofGuides)),
  ];
}

/** Whether the shapes of all declarations are right. */
export function areSound(all: Surroundings): boolean {
  return entriesIn(all).every(({ sound }) => sound);
}

/**
 * A rule may throw because of a declaration of the wrong shape. That mistake has been reported
 * already, so it is ignored here; while every shape is right, an error is a bug.
 */
export function findingsOf(ask: () => Found, isSound: boolean): readonly Finding[] {
  try {
    return listed(ask());
  } catch (error) {
    if (isSound) throw error;
    // Whether it is ignored depends on the shapes of all.
    noteLook();
    return [];
  }
}
