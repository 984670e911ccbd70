import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { applyVariant, kindOf } from '#engine/experiment/apply-variant.ts';
import { controlName } from '#engine/site/experiment.ts';
import { thanksPathOf } from '#engine/site/site.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { allOf, count, quote } from '#engine/text/wording.ts';

/** Figures are kept under an experiment's id. */
const experimentIdsAreUnique: FunnelRule = leadRule((entry, all) => {
  const { experiment } = entry.value;
  if (experiment === undefined) return [];
  const other = all.funnels.find(
    ({ value }) => value.kind === 'lead' && value.experiment?.id === experiment.id,
  );
  if (other === undefined || other.file === entry.file) return [];
  return findMistake(
    entry,
    'experiment-twice',
    ['experiment', 'id'],
    `The experiment of ${other.file} is called ${quote(experiment.id)}, too.`,
    'Give each experiment an id of its own, for instance with the page and the month.',
  );
});

/** A variant is not the control, shows something else than the page, and names sections that are there. */
const variantsDiffer: FunnelRule = leadRule((entry) => {
  const { experiment, ...whole } = entry.value;
  return Object.entries(experiment?.variants ?? {}).flatMap(([name, variant]) => {
    const keys = ['experiment', 'variants', name];
    if (name === controlName) {
      return findMistake(
        entry,
        'variant-named-control',
        keys,
        'The page as it stands is the control, and a variant is called so, too.',
        'Name the variant after what is different in it.',
      );
    }
    const shown = applyVariant(entry.value, name);
    const sections = findSections(entry, [...keys, 'page', 'sections'], variant.page?.sections);
    if (sections.length > 0) return sections;
    if (thanksPathOf({ declaration: shown }) !== thanksPathOf({ declaration: whole })) {
      return findMistake(
        entry,
        'variant-path',
        [...keys, 'success'],
        'The variant shows its success screen at another address than the page does.',
        'Leave success.path as it is: all variants share the addresses.',
      );
    }
    const same = Object.keys(experiment?.variants ?? {}).find(
      (other) =>
        other !== name &&
        JSON.stringify(applyVariant(entry.value, other)) === JSON.stringify(shown),
    );
    if (JSON.stringify(shown) !== JSON.stringify(whole)) {
      // The second of two that are alike is the copy.
      const names = Object.keys(experiment?.variants ?? {});
      if (same === undefined || names.indexOf(same) > names.indexOf(name)) return [];
      return findMistake(
        entry,
        'variant-without-difference',
        keys,
        `The variant ${quote(name)} shows what the variant ${quote(same)} shows, so the two share their visitors for nothing.`,
        'Say what it shows differently, or remove one of the two.',
      );
    }
    return findMistake(
      entry,
      'variant-without-difference',
      keys,
      `The variant ${quote(name)} shows what the page shows, so nothing can be learned from it.`,
      'Say what it shows differently, or remove the variant.',
    );
  });
});

function findSections(
  entry: Parameters<FunnelRule>[0],
  keys: readonly string[],
  changes: object | undefined,
) {
  if (changes === undefined || Array.isArray(changes)) return [];
  const kinds = entry.value.page.sections.flatMap((section) => kindOf(section) ?? []);
  return Object.keys(changes).flatMap((kind) => {
    const { length } = kinds.filter((one) => one === kind);
    const name = (problem: string, remedy: string) =>
      findMistake(entry, 'variant-section', [...keys, kind], problem, remedy);
    if (length > 1) {
      return name(
        `The page has ${count(length, 'section')} of the kind ${quote(kind)}, and it is not said which one is meant.`,
        'Write the whole list of sections as the variant shows it.',
      );
    }
    const near = findSimilar(kind, kinds);
    return length === 1
      ? []
      : name(
          `The page has no section of the kind ${quote(kind)}; it has ${allOf([...new Set(kinds)].map(quote))}.`,
          near === undefined
            ? 'Name one of them, or write the whole list of sections.'
            : `Write ${near}.`,
        );
  });
}

/** The rules about experiments themselves; what their variants show is judged by all other rules. */
export const experimentRules: readonly FunnelRule[] = [experimentIdsAreUnique, variantsDiffer];
