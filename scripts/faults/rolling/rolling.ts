import { startCrowd } from '#scripts/faults/people/crowd.ts';
import { listForms } from '#scripts/faults/people/forms.ts';
import { startMailReaders } from '#scripts/faults/people/mail-readers.ts';
import { startReaders } from '#scripts/faults/people/readers.ts';
import { moveToCampaignHours, turnCalendar } from '#scripts/faults/support/campaign-hours.ts';
import { startProxy } from '#scripts/faults/support/proxy.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMembers } from '#scripts/faults/support/site-member.ts';
import { examine, listErrors } from '#scripts/faults/support/stored.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { buildNextRelease, newField } from './next-release.ts';
import { countBySides, untilBothSent } from './sides.ts';

const part = 'rolling';
const secret = 'a secret of both releases';
/** How long the provider takes, so that answers wait for their email whenever a process is drained. */
const providerMs = 150;

/** How much is deployed, and how busy the site is meanwhile. */
interface DeployRun {
  /** How often all processes are replaced: there, back, there … */
  readonly deploys: number;
  /** Between one person's forms; people look at pages four times as often. */
  readonly pauseMs?: number;
}

/**
 * Two web processes behind nginx and a worker are replaced one by one, by those of the next release and
 * then by those of this one again, while people view pages, send both releases' forms and are due for
 * campaign emails.
 */
export async function deployUnderLoad(
  dataDir: string,
  { deploys, pauseMs = 20 }: DeployRun,
  say: Say,
): Promise<readonly Figure[]> {
  const closings: (() => Promise<unknown> | undefined)[] = [];
  const later = (close: () => Promise<unknown> | undefined) => void closings.push(close);
  try {
    const building = buildNextRelease();
    later(() => building.then(({ remove }) => remove()).catch(() => {}));
    const database = await openScratchDatabase(dataDir);
    later(() => database.close());
    const { pool } = database;
    await moveToCampaignHours(pool, say);
    const postmark = await openPostmark();
    later(() => postmark.close());
    postmark.breakSends({ kind: 'latency', ms: providerMs });
    const env = {
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
      SECRET: secret,
      TRUST_PROXY: '1',
      SUBMISSIONS_PER_MINUTE: '100000',
    };
    const members: Member[] = [];
    later(() => Promise.all(members.map((member) => member.stop())));
    const roles = ['web', 'web', 'worker'] as const;
    const options = { dataDir, databaseUrl: database.url, env };
    await startMembers(
      roles.map((role) => ({ ...options, role })),
      members,
    );
    const next = await building;
    say('the next release is built');
    const proxy = await startProxy(
      dataDir,
      members.filter(({ role }) => role === 'web').map(({ url }) => url),
    );
    later(() => proxy.stop());
    const older = listForms();
    const newer = older.map((form) => ({
      ...form,
      fields: { ...form.fields, [newField.name]: newField.answer },
    }));
    // In turns, so that both releases get the forms of both.
    const forms = older.flatMap((form, index) => [form, newer[index] ?? form]);
    const crowd = startCrowd([proxy.url], forms, 6, { pauseMs });
    later(() => crowd.leave());
    const readers = startReaders(`${proxy.url}${older[0]?.path}`, 4, pauseMs / 4);
    later(() => readers.leave());
    const mail = startMailReaders(crowd, postmark.accepted, [proxy.url], secret);
    later(() => mail.leave());
    const calendar = turnCalendar(pool, say);
    later(() => calendar.stop());

    const exits: (number | string)[] = [];
    for (let deploy = 0; deploy < deploys; deploy += 1) {
      const release = deploy % 2 === 0 ? next.folder : '.';
      // As a release does whose files nobody has asked for yet.
      proxy.forgetFiles();
      for (const member of members) {
        exits.push(await member.replace(release));
        await member.untilReady();
      }
      const direction = deploy % 2 === 0 ? 'forward' : 'back';
      say(`${direction}: ${readers.seen()} pages, ${crowd.acknowledged.length} forms`);
    }
    await untilBothSent(postmark.accepted);
    await crowd.leave();
    await readers.leave();
    if (readers.failed() + crowd.failures() > 0) say(`nginx noted:\n${proxy.noted().slice(-4000)}`);
    await calendar.stop();
    await untilSent(pool, say);
    const confirmed = await mail.untilAll();
    await untilSent(pool, say);
    const stored = await examine(pool, crowd.acknowledged, confirmed);
    const emails = await compareEmails(pool, postmark.accepted);
    const errors = await listErrors(pool);
    const sides = await countBySides(pool, crowd.acknowledged, postmark.accepted);
    const read = `${readers.seen()} pages, the slowest after ${readers.slowest().toFixed(1)} s`;
    const sent = `${crowd.acknowledged.length} forms sent, ${exits.length} processes replaced`;
    return [
      never(part, 'pages not answered', readers.failed(), join(read, readers.reasons)),
      never(part, 'forms to be sent again', crowd.failures(), join(sent, crowd.reasons)),
      never(
        part,
        'forms answered as they do not declare, or told that their email failed',
        crowd.undeclared.length + crowd.told(),
        [...new Set([...crowd.undeclared, ...errors])].join('; '),
      ),
      never(part, 'acknowledged forms lost', stored.lost),
      never(part, 'forms saved in part', stored.partial),
      never(
        part,
        'emails lost or sent twice',
        emails.lost + emails.doubled + emails.repeated,
        `${emails.expected} emails, ${emails.campaigns} of campaigns`,
      ),
      never(part, 'journeys that skip an email or repeat one', stored.astray),
      ...sides,
      never(
        part,
        'processes that did not end by themselves',
        exits.filter((exit) => exit !== 0).length,
      ),
    ];
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

function join(note: string, reasons: ReadonlySet<string>): string {
  return [note, ...reasons].join('; ');
}
