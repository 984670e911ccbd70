import { formatDay } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel } from './rule.ts';

/** Experiments that are decided and still run, and those that cannot be trusted. */
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
          'Said once its verdict is known: from 7 days and 100 leads on, with 95 % certainty however often one looks.',
        remedy:
          kind === 'untrusted'
            ? 'Open each variant in the console, and see whether a CDN or a redirect comes between.'
            : `npm run experiment -- conclude ${id} --keep ${kept}`,
        weight: kind === 'untrusted' ? 65 : 55,
      },
    ];
  });
