import { listForms, startCrowd } from '#scripts/faults/support/people.ts';
import { startProxy } from '#scripts/faults/support/proxy.ts';
import { startReaders } from '#scripts/faults/support/readers.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMembers } from '#scripts/faults/support/site-member.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/postmark.ts';

/**
 * Two web processes behind nginx and a worker are replaced one by one, as in a deploy, while people
 * view pages and send forms.
 *
 * @param deploys how often all of them are replaced
 */
export async function deployUnderLoad(
  dataDir: string,
  { deploys }: { readonly deploys: number },
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const postmark = await openPostmark();
  const env = {
    POSTMARK_SERVER_TOKEN: postmark.token,
    POSTMARK_API_URL: postmark.url,
    TRUST_PROXY: '1',
    SUBMISSIONS_PER_MINUTE: '100000',
  };
  const members: Member[] = [];
  const options = { dataDir, databaseUrl: database.url, env };
  try {
    const roles = ['web', 'web', 'worker'] as const;
    await startMembers(
      roles.map((role) => ({ ...options, role })),
      members,
    );
    const webs = members.filter(({ role }) => role === 'web');
    const proxy = await startProxy(
      dataDir,
      webs.map(({ url }) => url),
    );
    const forms = listForms();
    const crowd = startCrowd([proxy.url], forms, 4, { pauseMs: 20 });
    const readers = startReaders(`${proxy.url}${forms[0]?.path}`, 4);
    const exits: (number | string)[] = [];
    try {
      for (let deploy = 0; deploy < deploys; deploy += 1) {
        for (const member of members) {
          exits.push(await member.replace());
          await member.untilReady();
        }
        say(`deploy ${deploy + 1}: ${readers.seen()} pages, ${crowd.acknowledged.length} forms`);
      }
    } finally {
      await crowd.leave();
      await readers.leave();
      await proxy.stop();
    }
    await untilSent(database.pool, say);
    const stored = await examine(database.pool, crowd.acknowledged);
    const emails = await compareEmails(database.pool, postmark.accepted);
    const part = 'rolling';
    const sent = `${crowd.acknowledged.length} forms sent, ${exits.length} processes replaced`;
    return [
      never(part, 'pages not answered', readers.failed(), `${readers.seen()} pages`),
      never(part, 'forms to be sent again', crowd.failures(), sent),
      never(part, 'acknowledged forms lost', stored.lost),
      never(
        part,
        'emails lost or sent twice',
        emails.lost + emails.doubled,
        `${emails.expected} emails`,
      ),
      never(
        part,
        'processes that did not end by themselves',
        exits.filter((exit) => exit !== 0).length,
      ),
    ];
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await database.close();
    await postmark.close();
  }
}
