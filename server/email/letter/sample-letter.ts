import type { WeeklyAdvice } from '#engine/contract/console/advice.ts';
import type { FilledEmail } from '#engine/contract/email.ts';
import type { Site } from '#engine/site/site.ts';
import { fillLetter } from './fill-letter.ts';

/** The weekly letter about an invented week of the site's first funnels. */
export function sampleLetter(
  site: Site,
  publicUrl: string,
): { readonly key: string; readonly title: string; readonly email: FilledEmail } | undefined {
  const leadFunnels = site.funnels.filter(({ declaration }) => declaration.kind === 'lead');
  const funnels = leadFunnels.slice(0, 4).map(({ id, declaration }, index) => ({
    id,
    name: declaration.offer.name,
    now: { visitors: 420 - 90 * index, leads: 31 - 8 * index },
    before: { visitors: 430 - 95 * index, leads: 38 - 8 * index },
  }));
  const sum = (of: 'now' | 'before', what: 'visitors' | 'leads') =>
    funnels.reduce((total, one) => total + one[of][what], 0);
  const counts = (of: 'now' | 'before') => ({
    visitors: sum(of, 'visitors'),
    leads: sum(of, 'leads'),
  });
  const [first] = leadFunnels;
  if (!first) return undefined;
  const week: WeeklyAdvice = {
    from: '2026-11-16',
    to: '2026-11-22',
    now: counts('now'),
    before: counts('before'),
    daysBefore: 28,
    sentence: `${sum('now', 'leads')} leads from ${sum('now', 'visitors').toLocaleString('en-GB')} visitors. There were ${sum('before', 'leads')} a week in the 28 days before; the difference may be chance.`,
    funnels,
    advice: [
      {
        rule: 'fewer-leads',
        funnel: first.id,
        coach: first.coach.slug,
        sentence: `“${first.declaration.offer.name}” brought 31 leads, 46% fewer than in the weeks before (57 a week). Likeliest cause: the source newsletter/email brought 12 visitors, after 210 a week; that is 92% of the difference.`,
        evidence:
          '16 November to 22 November: 31 leads after 58, 61, 52, 57 in the weeks before, which is between 62% fewer and 21% fewer, with 95% certainty.',
        threshold: '',
        remedy:
          'Find out what happened to newsletter/email: a campaign that ended, a broken link, a page that no longer links here.',
        weight: 70,
      },
      {
        rule: 'missing-alias',
        funnel: first.id,
        coach: first.coach.slug,
        sentence: `${first.paths[0].slice(0, -1)} was asked for 25 times and looks like ${first.paths[0]}.`,
        evidence:
          '16 November to 22 November: 25 times by browsers, programs left out; no page has this path.',
        threshold: '',
        remedy: 'Give the page this path as well.',
        line: { file: first.file, code: `aliases: ['${first.paths[0].slice(0, -1)}'],` },
        weight: 45,
      },
    ],
  };
  const unsubscribeUrl = `${publicUrl}/unsubscribe/sample`;
  const email = fillLetter(site, { coach: '', body: { week } }, publicUrl);
  return {
    key: 'weekly-letter',
    title: 'weekly-letter, on Mondays at 7',
    email: { ...email, unsubscribeUrl },
  };
}
