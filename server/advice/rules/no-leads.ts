import { count } from '#engine/text/wording.ts';
import { formatCount, formatWeek, nameOf } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel } from './rule.ts';

/**
 * So many visitors without a lead are no accident: at 5% conversion that happens in one of 170 such
 * weeks.
 */
const minVisitors = 100;

const threshold = `Shown from ${minVisitors} visitors in five weeks, if none of them became a lead.`;

/** Funnels with visitors and no leads. */
export const noLeads: AdviceRule = ({ funnels, week }) =>
  funnels.flatMap(({ funnel, now, before, days }) => {
    const both = (step: 'visitors' | 'interests' | 'sent' | 'saved') => now[step] + before[step];
    const isLead = funnel.declaration.kind === 'lead';
    if (!isLead || both('saved') > 0 || both('visitors') < minVisitors) return [];
    return [
      {
        rule: 'no-leads',
        ...aboutFunnel(funnel),
        sentence: `${nameOf(funnel)} had ${formatCount(both('visitors'))} visitors and not one lead.`,
        evidence: `In the ${days + 7} days to ${formatWeek(week).split(' to ')[1]}: ${count(both('visitors'), 'visitor')}, ${count(both('interests'), 'form')} touched, ${both('sent')} sent, none saved.`,
        threshold,
        remedy: stopsAt(both('interests'), both('sent')),
        weight: 80,
      },
    ];
  });

function stopsAt(interests: number, sent: number): string {
  if (sent > 0) return 'Send the form yourself: what visitors send is refused. Errors shows why.';
  return interests > 0
    ? 'Forms are started but not sent: ask for less, and look at the form on a phone.'
    : 'Nobody touches the form: check whether the first screen says what visitors get, and whom it is for.';
}
