import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Crowd, startCrowd } from '#scripts/faults/people/crowd.ts';
import { listQuickForms, type Sent } from '#scripts/faults/people/forms.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { type RunningServer, startArchivedServer } from './archived-server.ts';
import { examineArchive, makeDue, writeCampaignEmails } from './database-work.ts';
import { findBroken } from './look-around.ts';

const people = 4;
const password = 'archived and restored';

/** How many forms are acknowledged before the backup, before the moment and after it, each. */
interface ArchiveRun {
  readonly forms: number;
  /** An incremental backup follows the full one. */
  readonly withIncrement: boolean;
}

/**
 * A site accepts forms while its server is backed up and archived. Somebody empties its tables by
 * mistake. The server is restored to a second before, the site starts on it, and everything is counted.
 *
 * @throws Error if PostgreSQL or pgBackRest is missing and may not be installed
 */
export async function restoreToASecond(
  dataDir: string,
  { forms, withIncrement }: ArchiveRun,
  say: Say,
): Promise<readonly Figure[]> {
  const closings: (() => Promise<unknown>)[] = [];
  const later = (close: () => Promise<unknown>) => void closings.push(close);
  try {
    const server = await startArchivedServer(dataDir);
    later(() => server.stop());
    const postmark = await openPostmark();
    later(() => postmark.close());
    const env = {
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
      OPERATOR_PASSWORD: password,
    };
    const start = async (role: Member['role'], { url }: RunningServer) => {
      const member = await startMember({ role, dataDir, databaseUrl: url, env });
      later(() => member.stop());
      await member.untilReady();
      return member;
    };
    const web = await start('web', server);
    const worker = await start('worker', server);
    const crowd = startCrowd([web.url], listQuickForms(), people, { pauseMs: 60 });
    later(() => crowd.leave());
    await untilMore(crowd, forms);
    const backUp = await server.backUp('full');
    await untilMore(crowd, forms);
    if (withIncrement) await server.backUp('incr');
    say(`backed up while ${crowd.acknowledged.length} forms came in`);

    // Emails that wait at the restored moment are sent after it.
    await worker.terminate();
    await makeDue(server.url);
    await untilMore(crowd, forms);
    const { moment, before } = await untilFullSecond(crowd);
    const sentBefore = postmark.accepted.length;
    const second = await start('worker', server);
    await untilMore(crowd, forms);
    await writeCampaignEmails(server.url);
    await crowd.leave();
    await untilSent(server.pool, say);
    const sentAfter = postmark.accepted.slice(sentBefore);
    await second.stop();
    await server.pool.query('truncate leads cascade');
    await server.untilArchived();
    const archive = await examineArchive(server.url);
    await web.stop();
    say(`all ${crowd.acknowledged.length} forms are gone; back to ${moment.toISOString()}`);

    const begun = performance.now();
    const restored = await server.restoreTo(moment);
    const restore = (performance.now() - begun) / 1000;
    const stored = await examine(restored.pool, before);
    const late = await countLate(restored.pool, moment);
    const waiting = await listWaiting(restored.pool);
    const again = await start('web', restored);
    await start('worker', restored);
    await writeCampaignEmails(restored.url);
    await untilSent(restored.pool, say);
    const broken = await findBroken(again.url, password);
    await untilSent(restored.pool, say);
    const emails = await compareEmails(restored.pool, postmark.accepted);

    const gone = new Set(sentAfter.map(({ deliveryId }) => deliveryId));
    const known = waiting.filter((id) => gone.has(id)).length;
    const ofCampaigns = sentAfter.filter(({ mail }) => mail.MessageStream === 'broadcast').length;
    const after = crowd.acknowledged.length - before.length;
    return countLosses([
      [
        'acknowledged forms of before the second that are lost',
        stored.lost,
        `${before.length} forms`,
      ],
      ['forms restored in part', stored.partial, ''],
      ['forms of after the second that are there', late, `${after} forms`],
      ['emails lost of those restored', emails.lost, `${emails.expected} emails`],
      [
        'emails sent twice',
        emails.doubled,
        `${known} that waited had left after it, and ${ofCampaigns} of campaigns`,
      ],
      [
        'faults that the doctor finds with the archive',
        archive.state === 'good' ? 0 : 1,
        archive.found,
      ],
      ['pages, forms and console views that do not work', broken.length, broken.join(', ')],
    ]).concat([
      { part, what: 'seconds of a full backup under load', ours: [backUp] },
      {
        part,
        what: 'seconds from the command until the restored server takes writes',
        ours: [restore],
      },
    ]);
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

const part = 'archive';

function countLosses(rows: readonly (readonly [string, number, string])[]): readonly Figure[] {
  return rows.map(([what, found, note]) => never(part, what, found, note));
}

async function untilMore(crowd: Crowd, count: number): Promise<void> {
  const wanted = crowd.acknowledged.length + count;
  const deadline = Date.now() + 300_000;
  while (crowd.acknowledged.length < wanted) {
    if (Date.now() > deadline) throw new Error('No form was saved for five minutes.');
    await wait(20);
  }
}

/** Waits for the clock's next full second. @returns it, and what was acknowledged until then */
async function untilFullSecond(
  crowd: Crowd,
): Promise<{ readonly moment: Date; readonly before: readonly Sent[] }> {
  const moment = new Date((Math.floor(Date.now() / 1000) + 2) * 1000);
  while (Date.now() < moment.getTime() - 25) await wait(2);
  const before = [...crowd.acknowledged];
  // A whole second more, so that nothing after it falls into this one.
  await wait(1000);
  return { moment, before };
}

async function countLate(pool: pg.Pool, moment: Date): Promise<number> {
  const { rows } = await pool.query<{ late: number }>(
    'select count(*)::int as late from submissions where created_at > $1',
    [moment],
  );
  return rows[0]?.late ?? Number.NaN;
}

async function listWaiting(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from delivery_logs where status in ('pending', 'sending')`,
  );
  return rows.map(({ id }) => id);
}
