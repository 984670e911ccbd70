import { formatDay } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel } from './rule.ts';

/** Experiments that are decided but still running, and those that cannot be trusted. */
export const experimentsDecided: AdviceRule = ({ experiments, week }) =>
  experiments.flatMap(({ id, funnel, result: { verdict, arms, days } }) => {
    const { kind, sentence } = verdict;
    if (kind === 'early' || kind === 'undecided') return [];
    const kept = kind === 'better' ? verdict.variant : 'control';
    const seen = arms.map(({ name, successes }) => `${name} ${successes}`).join(', ');
    return [
      {
        rule: kind === 'untrusted' ? 'experiment-untrusted' : 'experiment-decided',
        ...aboutFunnel(funnel),
        sentence: `The experiment ${id}: ${sentence}`,
        evidence: `${days} days until ${formatDay(week.to)}; new leads: ${seen}.`,
        threshold:
          'Shown once its verdict is known: after at least 7 days and 100 leads, with 95% certainty however often you look.',
        remedy:
          kind === 'untrusted'
            ? 'Open each variant in the console, and check whether a CDN or a redirect gets in between.'
            : `npm run experiment -- conclude ${id} --keep ${kept}`,
        weight: kind === 'untrusted' ? 65 : 55,
      },
    ];
  });
