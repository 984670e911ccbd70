import { setTimeout as wait } from 'node:timers/promises';
import { startCrowd } from '#scripts/faults/people/crowd.ts';
import { type Form, listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { mountSmallDisk, type SmallDisk } from '#scripts/faults/support/small-disk.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { openDatabase } from '#server/db/open/open.ts';

const diskMegabytes = 320;

/** Anything slower counts as hanging. */
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

/** Fills the disk of the embedded PostgreSQL while forms are sent. */
export async function fillDisk(dataDir: string, say: Say): Promise<readonly Figure[]> {
  const disk = mountSmallDisk(dataDir, diskMegabytes);
  try {
    return await fillWhileSending(disk, say);
  } finally {
    disk.remove();
  }
}

async function fillWhileSending(disk: SmallDisk, say: Say): Promise<readonly Figure[]> {
  const site = await startMember({ role: 'all', dataDir: disk.folder });
  const forms = listQuickForms();
  try {
    await site.untilReady();
    const crowd = startCrowd([site.url], forms, 4, { limitMs: answerLimitMs });
    await until(() => crowd.acknowledged.length >= 50, '50 forms are saved');
    say('the disk is being filled');
    const keepFull = setInterval(() => disk.fill(), 500);
    const answers: number[] = [];
    await until(async () => {
      answers.push(await probe(site, forms));
      return answers.includes(503);
    }, 'a form is refused').finally(() => clearInterval(keepFull));
    const page = await fetch(`${site.url}${forms[0]?.path}`).then(({ status }) => status);
    // A line of the log may arrive after the answer.
    const says = () => site.printed().includes('Forms cannot be saved');
    await until(says, 'the log says that forms cannot be saved');
    disk.free();
    say('there is space again');
    const seconds = await until(async () => (await probe(site, forms)) === 201, 'a form is saved');
    await crowd.leave();
    // Opened after the site, so that the database does not end with it.
    const database = await openDatabase({ dataDir: disk.folder, log: quiet });
    const stored = await examine(database.pool, crowd.acknowledged).finally(() => database.close());
    const unclear = [page !== 200, answers.includes(0)].filter(Boolean).length;
    return [
      never(
        'disk',
        'acknowledged submissions lost or partial on a full disk',
        stored.lost + stored.partial,
        `${crowd.acknowledged.length.toLocaleString('en')} acknowledged`,
      ),
      never(
        'disk',
        'hanging answers and missing messages',
        unclear,
        'pages are served, forms get 503, the log names the cause',
      ),
      {
        part: 'disk',
        what: 'seconds until forms are saved again once there is space',
        ours: [seconds],
        target: atMost(60),
      },
    ];
  } finally {
    await site.stop();
  }
}

/** Sends one more form; returns its status. */
async function probe({ url }: Member, forms: readonly Form[]): Promise<number> {
  const [form] = forms;
  if (!form) throw new Error('There is no form to send.');
  const email = `probe-${performance.now()}@example.com`;
  return (await sendForm(url, form, email, undefined, answerLimitMs)).status;
}
