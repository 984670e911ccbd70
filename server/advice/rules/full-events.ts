import { formatDay, formatWeek, nameOf } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutFunnel } from './rule.ts';

/** Fewer visitors of a full event would not fill another date. */
const minVisitors = 20;

/** Full events that people still visit. */
export const fullEvents: AdviceRule = ({ funnels, week }) =>
  funnels.flatMap(({ funnel, dates, now }) => {
    const isFull = dates.every(({ capacity, taken }) => capacity !== null && taken >= capacity);
    if (dates.length === 0 || !isFull || now.visitors < minVisitors) return [];
    const waiting = dates.reduce((sum, date) => sum + date.waiting, 0);
    const { declaration } = funnel;
    const timeZone = declaration.kind === 'lead' ? declaration.event?.timeZone : undefined;
    const days = dates.map(({ startsAt }) => formatDay(startsAt, timeZone)).join(', ');
    const line = waiting > 0 ? `; ${waiting} wait for a seat` : '';
    return [
      {
        rule: 'event-full',
        ...aboutFunnel(funnel),
        sentence: `${nameOf(funnel)} is full, and people still come.`,
        evidence: `${formatWeek(week)}: ${now.visitors} visitors; no seat is left on ${days}${line}.`,
        threshold: `Shown from ${minVisitors} visitors a week, if every date ahead is full.`,
        remedy:
          'Declare another date (event.dates) or more seats; people waiting are offered a seat at once.',
        weight: 65,
      },
    ];
  });
