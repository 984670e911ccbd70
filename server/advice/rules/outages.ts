import { count } from '#engine/text/wording.ts';
import { formatCount, formatDay, formatMoment } from '#server/advice/figures/wording.ts';
import { type AdviceRule, aboutSite } from './rule.ts';

/** A site with fewer views a day may have a day without any. */
const minUsual = 30;

const minErrors = 20;

/** Days without a view, and hours with many errors. */
export const outages: AdviceRule = ({ views, errors, week }) => {
  const before = views.filter(({ day }) => day < week.from && day >= week.beforeFrom);
  const usual = before.reduce((sum, one) => sum + one.views, 0) / Math.max(1, before.length);
  const silent = views.filter((one) => one.day >= week.from && one.views === 0);
  return [
    ...(usual < minUsual
      ? []
      : silent.map(({ day }) => ({
          rule: 'silent-day',
          ...aboutSite,
          sentence: `Nobody saw a page on ${formatDay(day)}.`,
          evidence: `No view in 24 hours UTC, after ${formatCount(usual)} a day in the weeks before.`,
          threshold: `Shown for a day without a view, if ${minUsual} a day are usual.`,
          remedy:
            'Check whether the site, its database or the connection to it was down on that day.',
          weight: 95,
        }))),
    ...errors
      .filter((one) => one.errors >= minErrors)
      .map(({ hour, errors: number }) => ({
        rule: 'errors-together',
        ...aboutSite,
        sentence: `${count(number, 'error')} came within the hour from ${formatMoment(hour)}.`,
        evidence: `${count(number, 'recorded error')} in one hour.`,
        threshold: `Shown from ${minErrors} errors in an hour.`,
        remedy:
          'Check Errors for what failed then, and whether visitors have since got what they asked for.',
        weight: 70,
      })),
  ];
};
