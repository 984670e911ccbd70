import { readFile } from 'node:fs/promises';
import { signIn } from '#scripts/faults/people/console-reader.ts';
import { listForms } from '#scripts/faults/people/forms.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { clusterPaths } from '#server/db/embedded/cluster.ts';
import { access } from '#tests/hostile/access.ts';
import { machines } from '#tests/hostile/machines.ts';
import { operators } from '#tests/hostile/operators.ts';
import { parsing } from '#tests/hostile/parsing.ts';
import { people } from '#tests/hostile/people.ts';
import type { Attempt, Attempts, HostileSite } from '#tests/hostile/site.ts';
import { words } from '#tests/hostile/words.ts';

const password = 'correct horse battery staple';

/** Attacks that only look at single responses run in parallel; those that count run one after another. */
const aside: Attempts = { ...access, ...parsing, ...words };
const inTurn: Attempts = { ...machines, ...operators, ...people };
const lanes = 6;

/** An attack that succeeded, with its evidence. */
interface Fallen {
  readonly name: string;
  readonly what: string;
}

/** Tries every known attack against the built site, and checks its logs afterwards. */
export async function attack(
  dataDir: string,
  { rounds }: { readonly rounds: number },
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const env = {
    TRUST_PROXY: '1',
    FORM_MIN_SECONDS: '0',
    SUBMISSIONS_PER_MINUTE: '30',
    OPERATOR_PASSWORD: password,
    LOG_LEVEL: 'info',
  };
  const member = await startMember({ role: 'all', dataDir, databaseUrl: database.url, env });
  try {
    await member.untilReady();
    const site = await describeSite(member, database.pool);
    const fallen: Fallen[] = [];
    let tried = 0;
    for (let round = 1; round <= rounds; round += 1) {
      for (const [attempts, width] of [
        [aside, lanes],
        [inTurn, 1],
      ] as const) {
        const all = Object.entries(attempts).flatMap(([kind, list]) =>
          list.map(({ name, run }) => ({ name: `${kind}: ${name}`, run })),
        );
        fallen.push(...(await tryAll(site, all, width)));
        tried += all.length;
      }
      // Limits remember addresses for days, so the next round begins on another day.
      await database.pool.query('truncate rate_buckets, address_quotas');
      say(`round ${round}: ${tried} tried, ${fallen.length} fallen`);
    }
    const log = await readFile(clusterPaths(database.folder).log, 'utf8');
    const leaks = findLeaks(`${member.printed()}\n${log}`);
    for (const { name, what } of fallen) say(`fallen: ${name}: ${what}`);
    for (const leak of leaks) say(`in a log: ${leak}`);
    return describeAttack({ tried, fallen, leaks });
  } finally {
    await member.stop();
    await database.close();
  }
}

async function tryAll(
  site: HostileSite,
  attempts: readonly Attempt[],
  width: number,
): Promise<readonly Fallen[]> {
  const waiting = [...attempts];
  const fallen: Fallen[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, run } = next;
      const what = await run(site).catch((error: unknown) => String(error));
      if (what !== undefined) fallen.push({ name, what });
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return fallen;
}

async function describeSite({ url }: Member, pool: HostileSite['pool']): Promise<HostileSite> {
  const forms = listForms().filter(({ hasSeats }) => !hasSeats);
  const awaiting = forms.find(({ awaitsEmail, fields }) => awaitsEmail && 'name' in fields);
  if (!awaiting) throw new Error('No answer of the site waits for its email any more.');
  const { cookie } = await signIn(url, password);
  return { url, pool, forms: forms.filter((form) => !form.awaitsEmail), awaiting, cookie };
}

/** The addresses and secrets of an attack that appear in the output. */
function findLeaks(printed: string): readonly string[] {
  const leaked = printed.matchAll(/q[0-9a-f]{12}[+\w.]*@|correct horse/g);
  return [...new Set([...leaked].map(([text]) => text))].slice(0, 5);
}

/** The figures of an attack. */
export function describeAttack(found: {
  readonly tried: number;
  readonly fallen: readonly Fallen[];
  readonly leaks: readonly string[];
}): readonly Figure[] {
  const part = 'hostile';
  const note = found.fallen
    .slice(0, 5)
    .map(({ name, what }) => `${name}: ${what}`)
    .join('; ');
  return [
    { part, what: 'hostile attempts', ours: [found.tried], target: atLeast(1000) },
    never(part, 'hostile attempts that got through', found.fallen.length, note),
    never(
      part,
      'addresses and secrets of them in any log',
      found.leaks.length,
      found.leaks.join(', '),
    ),
  ];
}
