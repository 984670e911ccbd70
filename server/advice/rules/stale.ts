import { comingBetween } from '#engine/checks/stale/coming.ts';
import { staleAt } from '#engine/checks/stale/stale.ts';
import type { Advice } from '#engine/contract/console/advice.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { WeekFigures } from '#server/advice/figures/week-figures.ts';
import { formatDay } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel, aboutSite } from './rule.ts';

/** Anything later can wait for another letter. */
const daysAhead = 14;

/** What time has made wrong, and what changes automatically in the next two weeks. */
export const staleCopy: AdviceRule = (figures) => {
  const { judgedAt } = figures.week;
  const site = { funnels: figures.funnels.map(({ funnel }) => funnel) };
  const stale = staleAt(site, judgedAt).map(
    ({ file, path, problem, remedy }): Advice => ({
      rule: 'stale',
      ...ownerOf(figures, file),
      sentence: problem,
      evidence: `${file}, ${path}.`,
      threshold: 'Shown as soon as it is past; a file may allow it.',
      remedy,
      weight: 50,
    }),
  );
  const coming = comingBetween(
    site,
    judgedAt,
    new Date(judgedAt.getTime() + daysAhead * dayMs),
  ).map(
    ({ at, file, path, what, timeZone }): Advice => ({
      rule: 'coming',
      ...ownerOf(figures, file),
      sentence: `${formatDay(at, timeZone)}: ${what}`,
      evidence: `${file}, ${path}.`,
      threshold: `Shown ${daysAhead} days ahead.`,
      remedy:
        'Check whether what follows is ready: the next date, the page that visitors are sent to, the words.',
      weight: 30,
    }),
  );
  return [...stale, ...coming];
};

function ownerOf({ funnels }: WeekFigures, file: string): Pick<Advice, 'funnel' | 'coach'> {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const own = funnels.find(({ funnel }) => funnel.file === file);
  if (own) return aboutFunnel(own.funnel);
  const beside = funnels.find(({ funnel }) => funnel.file.startsWith(`${folder}/`));
  return beside ? { funnel: null, coach: beside.funnel.coach.slug } : aboutSite;
}
