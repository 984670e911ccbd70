import { Agent, request } from 'node:http';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import { fetchAllPages, hasForm } from '#scripts/bench/support/pages-of.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { startSite } from '#scripts/support/site-server.ts';

const rounds = 5;
const requests = 2000;
const connections = 16;

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * What the answers that a stranger can request without end cost, compared with a page view: made-up
 * addresses of outcomes, and refused forms.
 */
export async function benchAnswers(dataDir: string): Promise<readonly Figure[]> {
  const limits = { SUBMISSIONS_PER_MINUTE: '30', FORM_MIN_SECONDS: '0' };
  const site = await startSite({ dataDir, env: { ROLE: 'web', ...limits } });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const [page] = (await fetchAllPages(site.url)).filter(hasForm);
    if (!page) throw new Error('The site has no page with a form.');
    const { path } = page;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { path, method: 'POST' };
    const kinds: readonly Asked[] = [
      { what: 'an outcome that is junk', path: `${path}?outcome=junk` },
      { what: 'an outcome that looks right', path: `${path}?outcome=${'A'.repeat(71)}` },
      { what: 'an unsubscribe link that is junk', path: '/unsubscribe/junk' },
      { what: 'a form refused with 415', ...post, headers: { 'content-type': 'text/plain' } },
      {
        what: 'a form refused with 403',
        ...post,
        headers: { ...form, origin: 'http://x.example' },
      },
      { what: 'a form refused with 429', ...post, headers: form, body: 'email=x' },
    ];
    const costOf = async (asked: Asked) => {
      const before = cpuMs(site.pid);
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (let turn = 0; turn < requests / connections; turn += 1) {
            await ask(site.url, agent, asked);
          }
        }),
      );
      return ((cpuMs(site.pid) - before) * 1000) / requests;
    };
    const view: Asked = { what: 'a page view', path };
    for (const asked of [view, ...kinds]) await costOf(asked);
    const figures: Figure[] = [];
    for (const asked of kinds) {
      const ours: number[] = [];
      const limit: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await costOf(asked));
        limit.push(await costOf(view));
      }
      figures.push({
        part: 'answers',
        what: `processor time of ${asked.what}, microseconds`,
        ours,
        limit,
        limitName: 'a page view over the same client',
        target: atMost(4, 'ratio'),
      });
    }
    return figures;
  } finally {
    agent.destroy();
    await site.stop();
  }
}

function ask(url: string, agent: Agent, { path, method = 'GET', headers, body }: Asked) {
  return new Promise<void>((resolve, reject) => {
    const asking = request(url + path, { agent, method, headers: { ...headers } }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    });
    asking.on('error', reject).end(body);
  });
}
