import { setTimeout as wait } from 'node:timers/promises';
import { confirmUrl } from '#server/signing/confirm-token.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';
import type { Crowd } from './crowd.ts';
import type { Sent } from './forms.ts';

/** People who read the email that asks them to confirm, and do so. */
export interface MailReaders {
  /** Nobody reads on. @returns the ids of the submissions that were confirmed */
  leave(): Promise<ReadonlySet<string>>;
  /**
   * Everybody who was asked confirms; call it when the crowd has gone and all emails have left.
   *
   * @returns the same
   */
  untilAll(): Promise<ReadonlySet<string>>;
}

const pauseMs = 250;
const limitMs = 120_000;

/**
 * Confirms the sign-ups of a crowd as soon as the email that asks for it has arrived, again and again
 * until that succeeds.
 *
 * @param accepted what the provider has taken
 * @param urls the processes that answer
 * @param secret what signs the links of the site's emails
 */
export function startMailReaders(
  { acknowledged }: Pick<Crowd, 'acknowledged'>,
  accepted: readonly AcceptedMail[],
  urls: readonly string[],
  secret: string,
): MailReaders {
  const confirmed = new Set<string>();
  const asked: Sent[] = [];
  const mailed = new Set<string>();
  let [seen, read, turn, isLeaving] = [0, 0, 0, false];

  async function confirm({ submissionId: id, email: address }: Sent): Promise<boolean> {
    turn += 1;
    const url = confirmUrl(urls[turn % urls.length] ?? '', { id, address }, secret);
    return fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status === 200 || answer.status === 303;
      })
      .catch(() => false);
  }

  async function readOnce(): Promise<void> {
    for (; seen < acknowledged.length; seen += 1) {
      const sent = acknowledged[seen];
      if (sent?.outcome === 'unconfirmed') asked.push(sent);
    }
    for (; read < accepted.length; read += 1) mailed.add(accepted[read]?.to ?? '');
    for (const sent of asked.filter(({ email }) => mailed.has(email))) {
      if (!(await confirm(sent))) continue;
      confirmed.add(sent.submissionId);
      asked.splice(asked.indexOf(sent), 1);
    }
  }

  const gone = (async () => {
    while (!isLeaving) {
      await readOnce();
      await wait(pauseMs);
    }
  })();
  async function leave(): Promise<ReadonlySet<string>> {
    isLeaving = true;
    await gone;
    return confirmed;
  }
  return {
    leave,
    async untilAll() {
      await leave();
      const deadline = Date.now() + limitMs;
      for (await readOnce(); asked.length > 0; await readOnce()) {
        if (Date.now() > deadline) {
          throw new Error(`${asked.length} people could not confirm within two minutes.`);
        }
        await wait(pauseMs);
      }
      return confirmed;
    },
  };
}
