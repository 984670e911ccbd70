import type { InstantProvider } from '#scripts/bench/load/instant-provider.ts';
import { putEmails, sendEmails } from '#scripts/bench/load/send-emails.ts';
import { timeView, type View } from '#scripts/bench/support/console-views.ts';
import { fillJourneys } from '#scripts/bench/support/fill-journeys.ts';
import { choosePlace, moveJourneys } from '#scripts/bench/support/move-journeys.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import {
  chooseSample,
  newPeople,
  writeWrkScript,
} from '#scripts/support/load/submission-sample.ts';
import { runWrk } from '#scripts/support/load/wrk.ts';
import type { FilledSite } from './filled-site.ts';

/** Something that is measured on two sites in turn. */
export interface Measure {
  readonly what: string;
  /** A rate should be high, a time low. */
  readonly sort: 'rate' | 'time';
  readonly rounds: number;
  measure(site: FilledSite): Promise<number>;
}

const clients = 64;
const seconds = 5;
const journeys = 10_000;

/** How long a view of the console takes. */
export function measureOfView([what]: View, place: number): Measure {
  return {
    what: `${what}, ms`,
    sort: 'time',
    rounds: 15,
    measure: async ({ ask, views }) => timeView(views[place]?.[1] ?? '', ask),
  };
}

/** Campaign emails that fall due for the people who came last. */
export function measureOfJourneys(): Measure {
  const { planned, turn, funnelId } = choosePlace(readSite(), new Date());
  return {
    what: 'journeys moved on per second',
    sort: 'rate',
    rounds: 5,
    async measure(site) {
      await fillJourneys(site.pool, turn, funnelId, journeys);
      await site.pool.query('checkpoint');
      const perSecond = await moveJourneys(site.db, planned, journeys);
      await forgetDeliveries(site);
      return perSecond;
    },
  };
}

/** Requested emails that a worker claims, sends to a provider that takes no time, and records. */
export function measureOfClaims(provider: InstantProvider): Measure {
  return {
    what: 'emails claimed and sent per second',
    sort: 'rate',
    rounds: 5,
    async measure(site) {
      await putEmails(site.pool, 'requested');
      await site.pool.query('checkpoint');
      const { perSecond } = await sendEmails(provider, site.database, 'requested', 1);
      await forgetDeliveries(site);
      return perSecond;
    },
  };
}

/** Forms that are sent and saved. They stay, and so do their emails: nothing may be measured after it. */
export function measureOfSubmissions(): Measure {
  const sample = chooseSample(readSite());
  return {
    what: `submissions saved per second, ${clients} clients`,
    sort: 'rate',
    rounds: 6,
    async measure({ folder, url, pool }) {
      const script = await writeWrkScript(folder, sample);
      await pool.query('checkpoint');
      const { perSecond } = await runWrk({
        url: `${url}/api/funnels/${sample.funnelId}/submissions`,
        connections: clients,
        seconds,
        script,
        args: newPeople('person-'),
      });
      return perSecond;
    },
  };
}

/** Deletes what was written since the site was filled. */
async function forgetDeliveries({ pool, filledAt }: FilledSite): Promise<void> {
  await pool.query('delete from delivery_logs where created_at > $1', [filledAt]);
  await pool.query('truncate campaign_counts');
}
