import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { listQuickForms } from '#scripts/faults/people/forms.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { startMember } from '#scripts/faults/support/site-member.ts';
import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import { readMb } from '#scripts/support/processes.ts';
import type { Say } from '#scripts/support/say.ts';
import { sendAnyRequests } from '#tests/support/any/any-request.ts';

const seed = 20_261_121;

/** The share of the requests after which a process has loaded everything that it keeps. */
const warmUpShare = 0.1;

/** How long a process is left alone before its memory is read. */
const restMs = 15_000;

/** Sends invented requests to every public address of the built site. */
export async function sendAnything(
  dataDir: string,
  { requests }: { readonly requests: number },
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const { pool } = database;
  const env = { TRUST_PROXY: '1', METRICS_TOKEN: 'a token of the faults' };
  const site = await startMember({ role: 'web', dataDir, databaseUrl: database.url, env });
  try {
    await site.untilReady();
    await countWrites(pool);
    const ask = (path: string, init?: RequestInit) => fetch(`${site.url}${path}`, init);
    let storedFromRefused = 0;
    let accepted = 0;
    let sent = 0;
    let known = await readWrites(pool);
    const send = (count: number, from: number) =>
      sendAnyRequests(ask, listQuickForms(), {
        count,
        seed: from,
        async inspect(request, status) {
          sent += 1;
          if (sent % 5000 === 0) say(`${sent} requests, ${accepted} accepted`);
          if (request.method !== 'POST') return;
          const writes = await readWrites(pool);
          if (status === 201 || status === 303) accepted += 1;
          else if (writes !== known) storedFromRefused += 1;
          known = writes;
        },
      });
    const first = Math.ceil(requests * warmUpShare);
    const errors = [...(await send(first, seed))];
    await wait(restMs);
    const before = readMb(site.pid(), 'VmRSS');
    errors.push(...(await send(requests - first, seed + requests)));
    await wait(restMs);
    const after = readMb(site.pid(), 'VmRSS');
    return describeFuzz(requests, {
      errors: errors.map(({ request, status }) => `${status} ${request.method} ${request.path}`),
      storedFromRefused,
      accepted,
      before,
      after,
    });
  } finally {
    await site.stop();
    await database.close();
  }
}

/** Makes the database count writes, so that reading the count is free. */
async function countWrites(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create sequence writes;
    create function count_write() returns trigger language plpgsql as
      $$ begin perform nextval('writes'); return null; end $$;
    create trigger count_submissions after insert on submissions for each row
      when (new.outcome = 'accepted') execute function count_write();`);
  for (const table of ['leads', 'user_journeys', 'delivery_logs', 'event_registrations']) {
    await pool.query(
      `create trigger count_rows after insert on ${table} for each row execute function count_write()`,
    );
  }
}

async function readWrites(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ writes: string }>('select last_value as writes from writes');
  return Number(rows[0]?.writes);
}

function describeFuzz(
  requests: number,
  found: {
    readonly errors: readonly string[];
    readonly storedFromRefused: number;
    readonly accepted: number;
    readonly before: number;
    readonly after: number;
  },
): readonly Figure[] {
  return [
    never(
      'fuzz',
      `answers of 500 or above to ${requests.toLocaleString('en')} made-up requests`,
      found.errors.length,
      found.errors.slice(0, 3).join(', ') || `${found.accepted} forms were right by chance`,
    ),
    never('fuzz', 'refused requests that stored a row', found.storedFromRefused),
    {
      part: 'fuzz',
      what: 'memory after all of them, next to that after the first tenth, MB',
      ours: [found.after],
      limit: [found.before],
      limitName: 'after the first tenth',
      target: atMost(1.15, 'ratio'),
      note: `${found.before.toFixed(0)} MB, then ${found.after.toFixed(0)} MB`,
    },
  ];
}
