import { sampleAddress } from '#scripts/sample/sample-statements.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';

/** Requests a path of the operators' API, or the debug function with a JSON text as its body. */
export type Ask = (path: string) => Promise<unknown>;

/** A view's name and what it requests. */
export type View = readonly [name: string, path: string];

/** How often each view is requested. */
const turns = 15;

/** How long a view may take at the median. */
const limitMs = 200;

/** Signs in. @returns the cookie as a browser sends it back */
export async function openSession(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Signs in. @returns what requests the console's API as the operator */
export async function signIn(url: string, password: string): Promise<Ask> {
  const cookie = await openSession(url, password);
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

/**
 * What the views request on a database with that many sample people, about one in the middle.
 */
export async function listViews(ask: Ask, people: number): Promise<readonly View[]> {
  const pageOf = async (path: string) =>
    (await ask(path)) as { readonly rows: readonly { readonly id: string }[]; next: string };
  const middle = sampleAddress(Math.floor(people / 2));
  const lead = (await pageOf(`/leads?query=${middle}`)).rows[0]?.id;
  const failed = (await pageOf('/deliveries?status=failed')).rows[0]?.id;
  const details = (await ask(`/leads/${lead}`)) as {
    readonly submissions: readonly { readonly reference: string }[];
  };
  const reference = details.submissions[0]?.reference;
  const funnels = (await ask('/steps')) as { readonly funnels: readonly { readonly id: string }[] };
  const funnel = funnels.funnels[0]?.id;
  const far = `${new Date(Date.now() - 200 * 86_400_000).toISOString().replace('Z', '000Z')}~${lead}`;
  const dashboard = (await ask('{"action":"dashboard"}')) as {
    readonly campaigns: readonly { readonly id: string }[];
  };
  const campaign = dashboard.campaigns[0]?.id;
  return [
    ['overview', '/overview'],
    ['news of a week', '/news'],
    ['finder, by an address', `/find?query=${middle}`],
    ['finder, by two letters', '/find?query=pe'],
    ['steps of 30 days', '/steps?days=30'],
    ['steps of a year', '/steps?days=365'],
    ['steps of a year from one source', '/steps?days=365&source=google%2Fsearch'],
    ['steps of one funnel in a year', `/funnels/${funnel}/steps?days=365`],
    ['map of one funnel', `/funnels/${funnel}`],
    ['figures of a map in 90 days', `/funnels/${funnel}/figures?days=90`],
    ['sources of a year', '/sources?days=365'],
    ['programs of a year', '/left-out?days=365'],
    ['advice of a week', '/advice'],
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

/** How long a view takes, in milliseconds. */
export async function timeView(path: string, ask: Ask): Promise<number> {
  const start = performance.now();
  await ask(path);
  return performance.now() - start;
}

/** How long a view takes, measured repeatedly. */
export async function measureView([name, path]: View, ask: Ask): Promise<Figure> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) took.push(await timeView(path, ask));
  return {
    part: 'console',
    what: `${name}, ms`,
    ours: took,
    target: atMost(limitMs),
  };
}
