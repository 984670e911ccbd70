import { setTimeout as wait } from 'node:timers/promises';
import { type Form, listForms, sendForm, startCrowd } from '#scripts/faults/support/people.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { mountSmallDisk, type SmallDisk } from '#scripts/faults/support/small-disk.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { openDatabase } from '#server/db/open/open.ts';

const embeddedMegabytes = 320;
const pgliteMegabytes = 256;

/** What takes longer hangs. */
const answerLimitMs = 60_000;
const phaseLimitMs = 180_000;

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<number> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > phaseLimitMs) throw new Error(`It did not happen: ${what}.`);
    await wait(50);
  }
  return (performance.now() - start) / 1000;
}

/** Fills the disk of the embedded PostgreSQL and that of PGlite while forms are sent. */
export async function fillDisks(dataDir: string, say: Say): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [megabytes, act] of [
    [embeddedMegabytes, fillUnderPostgres],
    [pgliteMegabytes, fillUnderPglite],
  ] as const) {
    const disk = mountSmallDisk(dataDir, megabytes);
    try {
      figures.push(...(await act(disk, say)));
    } finally {
      disk.remove();
    }
  }
  return figures;
}

async function fillUnderPostgres(disk: SmallDisk, say: Say): Promise<readonly Figure[]> {
  const site = await startMember({ role: 'all', dataDir: disk.folder });
  const forms = listForms();
  try {
    await site.untilReady();
    const crowd = startCrowd([site.url], forms, 4, { limitMs: answerLimitMs });
    await until(() => crowd.acknowledged.length >= 50, '50 forms are saved');
    say('PostgreSQL: the disk is being filled');
    const keepFull = setInterval(() => disk.fill(), 500);
    const answers: number[] = [];
    await until(async () => {
      answers.push(await probe(site, forms));
      return answers.includes(503);
    }, 'a form is refused').finally(() => clearInterval(keepFull));
    const page = await fetch(`${site.url}${forms[0]?.path}`).then(({ status }) => status);
    const says = site.printed().includes('Forms cannot be saved');
    disk.free();
    say('PostgreSQL: there is space again');
    const seconds = await until(async () => (await probe(site, forms)) === 201, 'a form is saved');
    await crowd.leave();
    // Opened after the site, the database does not end with it.
    const database = await openDatabase({ dataDir: disk.folder, log: quiet });
    const stored = await examine(database.pool, crowd.acknowledged).finally(() => database.close());
    return describeDisk('PostgreSQL', {
      lost: stored.lost + stored.partial,
      acknowledged: crowd.acknowledged.length,
      unclear: [page !== 200, !says, answers.includes(0)].filter(Boolean).length,
      hint: 'pages are served, forms get 503, the log names the cause',
      seconds,
    });
  } finally {
    await site.stop();
  }
}

/** One more form; its status. */
async function probe({ url }: Member, forms: readonly Form[]): Promise<number> {
  const [form] = forms;
  if (!form) throw new Error('There is no form to send.');
  const email = `probe-${performance.now()}@example.com`;
  return (await sendForm(url, form, email, undefined, answerLimitMs)).status;
}

async function fillUnderPglite(disk: SmallDisk, say: Say): Promise<readonly Figure[]> {
  const site = await startMember({ role: 'all', dataDir: disk.folder, databaseUrl: 'pglite:' });
  try {
    await site.untilReady();
    const crowd = startCrowd([site.url], listForms(), 4, { limitMs: answerLimitMs });
    await until(() => crowd.acknowledged.length >= 50, '50 forms are saved');
    say('PGlite: the disk is being filled');
    const keepFull = setInterval(() => disk.fill(), 500);
    await until(() => site.exitCode() !== undefined, 'the process ends').finally(() =>
      clearInterval(keepFull),
    );
    const says = /PGlite (cannot go on|has stood still)/.test(site.printed());
    disk.free();
    say('PGlite: there is space again');
    const start = performance.now();
    site.restart();
    await site.untilReady();
    const seconds = (performance.now() - start) / 1000;
    await crowd.leave();
    await site.stop();
    const database = await openDatabase({
      databaseUrl: 'pglite:',
      dataDir: disk.folder,
      log: quiet,
    });
    const stored = await examine(database.pool, crowd.acknowledged).finally(() => database.close());
    return describeDisk('PGlite', {
      lost: stored.lost + stored.partial,
      acknowledged: crowd.acknowledged.length,
      unclear: says ? 0 : 1,
      hint: 'the process ends with a sentence that says what to do',
      seconds,
    });
  } finally {
    await site.stop();
  }
}

function describeDisk(
  engine: string,
  found: {
    readonly lost: number;
    readonly acknowledged: number;
    readonly unclear: number;
    readonly hint: string;
    readonly seconds: number;
  },
): readonly Figure[] {
  return [
    {
      part: 'disk',
      what: `${engine}: acknowledged submissions lost or partial on a full disk`,
      ours: [found.lost],
      target: atMost(0),
      note: `${found.acknowledged.toLocaleString('en')} acknowledged`,
    },
    {
      part: 'disk',
      what: `${engine}: hanging answers and missing messages`,
      ours: [found.unclear],
      target: atMost(0),
      note: found.hint,
    },
    {
      part: 'disk',
      what: `${engine}: seconds until forms are saved again once there is space`,
      ours: [found.seconds],
      target: atMost(60),
    },
  ];
}
