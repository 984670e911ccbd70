import { isLocal } from '#engine/site/brand-address.ts';
import { judgeSkew } from '#server/doctor/database/clock.ts';
import { type Examination, good, NotSeen } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';
import type { PostmarkAccount } from './account.ts';
import { judgeSender } from './sender.ts';
import { examineServer, readClocks } from './server.ts';
import { examineStream, streams } from './streams.ts';
import { examineWebhook } from './webhook.ts';

const family = 'postmark';

/** Why the account cannot be asked about a sender. */
const noToken = {
  found: 'Whether Postmark lets this address send is unknown: only the account token shows that.',
  remedy:
    "Copy the account's token (Postmark: Account, API Tokens) into POSTMARK_ACCOUNT_TOKEN; nothing is sent or changed with it.",
};

/**
 * Examinations of Postmark.
 *
 * @param senders the addresses that emails are sent from
 * @param askAccount reads the account; absent without its token
 */
export function postmarkExaminations(
  { env, transport }: DoctorNeeds,
  senders: readonly string[],
  askAccount: (() => Promise<PostmarkAccount>) | undefined,
): readonly Examination[] {
  if (transport.name !== 'postmark') {
    const notNeeded = 'emails do not go through Postmark';
    return [{ family, name: 'Server', notNeeded, examine: async () => good('') }];
  }
  const local = isLocal(env.PUBLIC_URL)
    ? 'Postmark cannot reach PUBLIC_URL, which is this machine itself'
    : undefined;
  return [
    { family, name: 'Server', examine: () => examineServer(env) },
    ...streams.map(
      (stream): Examination => ({
        family,
        name: 'Message stream',
        of: stream.id,
        examine: () => examineStream(env, stream),
      }),
    ),
    ...senders.map(
      (address): Examination => ({
        family,
        name: 'Sender',
        of: address,
        needs: askAccount ? undefined : noToken,
        examine: async () => {
          if (!askAccount) throw new NotSeen(noToken);
          return judgeSender(address, await askAccount());
        },
      }),
    ),
    ...streams.map(
      ({ id }): Examination => ({
        family,
        name: 'Webhook',
        of: id,
        notNeeded: local,
        examine: () => examineWebhook(env, id),
      }),
    ),
    {
      family,
      name: 'Clock',
      examine: async () => {
        const clocks = await readClocks(env);
        if (!clocks) {
          throw new NotSeen({
            found: 'Postmark did not return a time.',
            remedy: 'Examine again once Postmark answers.',
          });
        }
        // The header has whole seconds.
        return judgeSkew('Postmark', clocks.theirs - clocks.ours, 1000);
      },
    },
  ];
}
