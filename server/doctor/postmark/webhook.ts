import type { Models } from 'postmark';
import { allOf } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';
import { serverClient, unanswered } from './client.ts';

/** The events that the site needs, by Postmark's names. */
const wanted = ['Delivery', 'Bounce', 'SpamComplaint', 'SubscriptionChange'] as const;

/** The header that carries the secret instead of a password. */
const secretHeader = 'x-webhook-secret';

/** Examines whether Postmark reports what became of a stream's emails. */
export async function examineWebhook(env: DoctorEnv, stream: string): Promise<Verdict> {
  const { PUBLIC_URL, POSTMARK_WEBHOOK_SECRET: secret } = env;
  const address = `${PUBLIC_URL}/webhooks/postmark`;
  const consequence =
    'The site does not learn of bounces and complaints and keeps writing to such addresses, which costs it receivers’ trust; the delivery log ends with “sent”.';
  const set = `Add or correct it at Postmark (the stream ${stream}, Webhooks) for ${allOf([...wanted])}:`;
  const enter = `${address.replace('://', '://postmark:<POSTMARK_WEBHOOK_SECRET>@')}`;
  if (secret === undefined) {
    const remedy =
      'Set POSTMARK_WEBHOOK_SECRET to a random value and start the site again; then give Postmark the address with it.';
    return warning('The site accepts no reports: POSTMARK_WEBHOOK_SECRET is not set.', {
      consequence,
      remedy,
      enter: 'openssl rand -base64 24',
    });
  }
  const { Webhooks } = await serverClient(env)
    .getWebhooks({ messageStream: stream })
    .catch((error: unknown) => {
      throw unanswered(error);
    });
  const evidence = Webhooks.map(
    (one) => `${withoutPassword(one.Url)}: ${listOn(one).join(', ') || 'nothing'}`,
  );
  const own = Webhooks.filter(({ Url }) => withoutPassword(Url) === address);
  const [first] = own;
  if (!first) {
    const found = `Postmark reports nothing about the stream ${stream} to ${address}.`;
    return bad(found, { consequence, remedy: set, enter }, evidence);
  }
  if (own.every((one) => !shows(one, secret))) {
    const refused = `The site refuses Postmark’s reports. ${consequence}`;
    return bad(
      `The webhook of the stream ${stream} has a different secret from the site.`,
      { consequence: refused, remedy: set, enter },
      evidence,
    );
  }
  const on = own.flatMap(listOn);
  const missing = wanted.filter((trigger) => !on.includes(trigger));
  if (missing.length > 0) {
    const found = `The webhook of the stream ${stream} does not report ${allOf(missing)}.`;
    const remedy = `Tick ${allOf(missing)} at Postmark: the stream ${stream}, Webhooks.`;
    return warning(found, { consequence, remedy }, evidence);
  }
  if (
    own.some(
      ({ Triggers }) => Triggers.Bounce.IncludeContent || Triggers.SpamComplaint.IncludeContent,
    )
  ) {
    const wrong = {
      consequence: 'Each report includes the whole email, which nothing here uses.',
      remedy: `Untick “Include content” at Postmark: the stream ${stream}, Webhooks.`,
    };
    return warning(`The webhook of the stream ${stream} sends whole emails.`, wrong, evidence);
  }
  return good(`Postmark reports what becomes of the emails in the stream ${stream}.`, evidence);
}

function listOn({ Triggers }: Models.Webhook): readonly string[] {
  return wanted.filter((trigger) => Triggers[trigger]?.Enabled);
}

function withoutPassword(address: string): string {
  const url = URL.parse(address);
  return url ? `${url.origin}${url.pathname}` : 'an address that cannot be read';
}

/** Whether the secret is sent: in the address, as Basic authentication or in the header. */
function shows({ Url, HttpAuth, HttpHeaders }: Models.Webhook, secret: string): boolean {
  const inAddress = decodeURIComponent(URL.parse(Url)?.password ?? '');
  const inHeader = HttpHeaders?.find(({ Name }) => Name.toLowerCase() === secretHeader)?.Value;
  return [inAddress, HttpAuth?.Password, inHeader].includes(secret);
}
