import type { Advice } from '#engine/contract/console/advice.ts';
import { findSimilar } from '#engine/text/similar.ts';
import type { WeekFigures } from '#server/advice/figures/week-figures.ts';
import { formatCount, formatWeek } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel, aboutSite } from './rule.ts';

/** A single person who mistypes is not worth an alias. */
const minAlike = 5;
const minAsked = 20;
const minFromSite = 3;

/** Longer lists are not read to the end. */
const maxAdvice = 5;

type Missing = WeekFigures['missing'][number];

/** Requested paths without a page: a missing alias, or a dead link. */
export const missingPages: AdviceRule = (figures) => {
  const paths = figures.funnels.flatMap(({ funnel }) => funnel.paths);
  const found = figures.missing
    // A page that is not published yet, or over.
    .filter(({ path }) => !paths.includes(path))
    .toSorted((one, other) => other.views - one.views)
    .flatMap((missing) => {
      if (missing.fromSite >= minFromSite) return [deadLink(figures, missing)];
      const alike = findSimilar(missing.path, paths);
      const owner = figures.funnels.find(({ funnel }) => alike && funnel.paths.includes(alike));
      if (owner && missing.views >= minAlike) return [alias(figures, missing, owner.funnel)];
      return missing.views >= minAsked ? [askedFor(figures, missing)] : [];
    });
  return found.slice(0, maxAdvice);
};

const views = (number: number) => `${formatCount(number)} times`;

function alias(
  { week }: WeekFigures,
  { path, views: asked }: Missing,
  funnel: WeekFigures['funnels'][number]['funnel'],
): Advice {
  const [canonical] = funnel.paths;
  const aliases = [...(funnel.declaration.aliases ?? []), path].map((one) => `'${one}'`);
  return {
    rule: 'missing-alias',
    ...aboutFunnel(funnel),
    sentence: `${path} was asked for ${views(asked)} and looks like ${canonical}.`,
    evidence: `${formatWeek(week)}: ${views(asked)} by browsers, programs left out; no page has this path.`,
    threshold: `Shown from ${minAlike} times a week, if the path is within one typing error in four characters of an existing one, or its beginning.`,
    remedy: 'Give the page this path as well.',
    line: { file: funnel.file, code: `aliases: [${aliases.join(', ')}],` },
    weight: 45,
  };
}

function deadLink({ week }: WeekFigures, { path, views: asked, fromSite }: Missing): Advice {
  return {
    rule: 'dead-link',
    ...aboutSite,
    sentence: `A page of this site links to ${path}, which does not exist.`,
    evidence: `${formatWeek(week)}: ${views(fromSite)} from pages of this site, ${views(asked)} in all.`,
    threshold: `Shown from ${minFromSite} times a week.`,
    remedy: `Search the funnels for ${path} and correct the link.`,
    weight: 60,
  };
}

function askedFor({ week }: WeekFigures, { path, views: asked }: Missing): Advice {
  return {
    rule: 'missing-page',
    ...aboutSite,
    sentence: `${path} was asked for ${views(asked)}, and no page has this path or one like it.`,
    evidence: `${formatWeek(week)}: ${views(asked)} by browsers, programs left out.`,
    threshold: `Shown from ${minAsked} times a week.`,
    remedy: `If something printed or sent links there, have the right funnel redirect it: redirects: ['${path}'].`,
    weight: 35,
  };
}
