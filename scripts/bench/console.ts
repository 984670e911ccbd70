import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { writeSampleRows } from '../sample-rows.ts';
import { readSite } from './declared-site.ts';
import type { Figure } from './figures.ts';
import { findDatabase } from './pgbench.ts';
import { startSite } from './site-server.ts';
import { chooseSample, writeWrkScript } from './submission-sample.ts';
import { ensureProgram, runWrk } from './wrk.ts';

const people = 1_000_000;
const password = 'a password for measuring';
/** How often each view is asked for. */
const asks = 15;
/** The most that a view may take at the median, in milliseconds. */
const limitMs = 200;
const clients = 64;
const rounds = 5;
const seconds = 5;
/** How long an operator looks at a view before the next one, in milliseconds. */
const lookMs = 250;

type Ask = (path: string) => Promise<unknown>;

/**
 * Every view of the console over three deliveries for each of a million leads, and visitors'
 * submissions with and without an operator who goes through all views all the time.
 */
export async function benchConsole(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  const site = await startSite({ dataDir, env: { ROLE: 'web', OPERATOR_PASSWORD: password } });
  try {
    const client = new pg.Client({ connectionString: (await findDatabase(dataDir)).url });
    await client.connect();
    await writeSampleRows(client, readSite(), people, (written) => {
      console.error(
        `console     ${written.toLocaleString('en')} of ${people.toLocaleString('en')}`,
      );
    }).finally(() => client.end());
    const ask = await signIn(site.url);
    const views = await listViews(ask);
    const figures: Figure[] = [];
    for (const [name, path] of views) figures.push(await measureView(name, path, ask));
    return [...figures, await measureVisitors(dataDir, site.url, ask, views)];
  } finally {
    await site.stop();
  }
}

async function signIn(url: string): Promise<Ask> {
  const answer = await fetch(`${url}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path) => {
    const isFunction = path.startsWith('{');
    const response = isFunction
      ? await fetch(`${url}/functions/v1/email-debug-dashboard`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: path,
        })
      : await fetch(`${url}/api/operator${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
}

/** What the views ask for: paths of the operators' API, and bodies for the debug function. */
async function listViews(ask: Ask): Promise<readonly (readonly [string, string])[]> {
  const pageOf = async (path: string) =>
    (await ask(path)) as { readonly rows: readonly { readonly id: string }[]; next: string };
  const middle = `person-${Math.floor(people / 2)}@example.com`;
  const lead = (await pageOf(`/leads?query=${middle}`)).rows[0]?.id;
  const failed = (await pageOf('/deliveries?status=failed')).rows[0]?.id;
  const details = (await ask(`/leads/${lead}`)) as {
    readonly submissions: readonly { readonly reference: string }[];
  };
  const reference = details.submissions[0]?.reference;
  const far = `${new Date(Date.now() - 200 * 86_400_000).toISOString().replace('Z', '000Z')}~${lead}`;
  const dashboard = (await ask('{"action":"dashboard"}')) as {
    readonly campaigns: readonly { readonly id: string }[];
  };
  const campaign = dashboard.campaigns[0]?.id;
  return [
    ['overview', '/overview'],
    ['figures of 30 days', '/funnel-figures?days=30'],
    ['figures of 90 days', '/funnel-figures?days=90'],
    ['funnels', '/funnels'],
    ['leads', '/leads'],
    ['leads, far back', `/leads?before=${encodeURIComponent(far)}`],
    ['leads by an address', `/leads?query=${middle}`],
    ['leads by a beginning', '/leads?query=person-77'],
    ['leads by a reference', `/leads?query=${reference}`],
    ['leads, none found', '/leads?query=nobody'],
    ['one lead', `/leads/${lead}`],
    ['deliveries', '/deliveries'],
    ['deliveries, far back', `/deliveries?before=${encodeURIComponent(far)}`],
    ['deliveries that failed', '/deliveries?status=failed'],
    ['deliveries of no one', '/deliveries?status=cancelled'],
    ['deliveries by an address', `/deliveries?status=sent&email=${middle}`],
    ['one delivery', `/deliveries/${failed}`],
    ['errors', '/errors'],
    ['errors by a reference', `/errors?query=${reference}`],
    ['mailbox', '/mailbox'],
    ['audit', '/audit'],
    ['campaign data', '/campaign-data'],
    ['debug dashboard', '{"action":"dashboard"}'],
    ['campaign details', JSON.stringify({ action: 'campaign-details', campaignId: campaign })],
  ];
}

async function measureView(name: string, path: string, ask: Ask): Promise<Figure> {
  const took: number[] = [];
  for (let turn = 0; turn < asks; turn += 1) {
    const start = performance.now();
    await ask(path);
    took.push(performance.now() - start);
  }
  return {
    part: 'console',
    what: `${name}, ms`,
    ours: took,
    target: { of: 'ours', bound: 'most', value: limitMs },
  };
}

/** Submissions per second while an operator goes through the views, beside those without. */
async function measureVisitors(
  dataDir: string,
  url: string,
  ask: Ask,
  views: readonly (readonly [string, string])[],
): Promise<Figure> {
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  let run = 0;
  const send = async (duration: number) => {
    run += 1;
    const args = [`console${run}-${process.pid}`, String(process.pid + 500 + run)];
    const address = `${url}/api/funnels/${sample.funnelId}/submissions`;
    return runWrk({ url: address, connections: clients, seconds: duration, script, args });
  };
  await send(2);
  const used: number[] = [];
  const unused: number[] = [];
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const withOperator = async () => {
      let isOver = false;
      const looking = (async () => {
        for (let view = 0; !isOver; view += 1) {
          await ask(views[view % views.length]?.[1] ?? '/overview');
          answered += 1;
          await wait(lookMs);
        }
      })();
      used.push((await send(seconds)).perSecond);
      isOver = true;
      await looking;
    };
    const without = async () => {
      unused.push((await send(seconds)).perSecond);
    };
    for (const turn of round % 2 === 0 ? [withOperator, without] : [without, withOperator]) {
      await turn();
    }
  }
  return {
    part: 'console',
    what: 'submissions per second while the console is used',
    ours: used,
    limit: unused,
    limitName: 'while it is not',
    target: { of: 'ratio', bound: 'least', value: 0.95 },
    note: `${answered} views were answered meanwhile, one after the other with ${lookMs} ms between`,
  };
}
