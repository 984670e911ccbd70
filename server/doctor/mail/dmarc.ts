import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';
import { type Dmarc, findDmarc, isAligned, policies } from './dmarc-record.ts';
import { domainOf } from './senders.ts';

const start = (domain: string) => `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`;

/** Examines whether a domain says what to do with unauthenticated mail in its name. */
export async function examineDmarc(names: Names, domain: string): Promise<Verdict> {
  const dmarc = await findDmarc(names, domain);
  if (!dmarc) {
    const wrong = {
      consequence:
        'Gmail, Yahoo and Outlook send mail without it to spam or, from bulk senders, refuse it; and anybody can forge mail in the name of this domain.',
      remedy: `Add this TXT record at _dmarc.${domain}:`,
      enter: start(domain),
    };
    return warning(`${domain} has no DMARC record.`, wrong, [
      `_dmarc.${domain} has no such TXT record`,
    ]);
  }
  const { at, records, policy, tags } = dmarc;
  const evidence = records.map((record) => `_dmarc.${at}: ${record}`);
  const consequence = 'Receivers ignore it, as if there were none: no protection, more spam.';
  if (records.length > 1) {
    const remedy = `Keep one of them at _dmarc.${at}, for instance this one:`;
    const wrong = { consequence, remedy, enter: records[0] ?? '' };
    return bad(`${at} has ${records.length} DMARC records; only one is allowed.`, wrong, evidence);
  }
  if (policy === undefined) {
    const remedy = `Replace the TXT record at _dmarc.${at} with one with p=${policies.join(', p=')}:`;
    const wrong = { consequence, remedy, enter: start(at) };
    return bad(`The DMARC record of ${at} has no valid policy.`, wrong, evidence);
  }
  return (
    (await judgeReports(names, dmarc, evidence)) ??
    good(
      {
        none: `DMARC of ${domain} only monitors: receivers report and let everything through (p=none).`,
        quarantine: `DMARC of ${domain} sends unauthenticated mail to spam (p=quarantine).`,
        reject: `DMARC of ${domain} has unauthenticated mail refused (p=reject).`,
      }[policy],
      [...evidence, ...(tags.has('rua') ? [] : ['No rua: nobody receives reports.'])],
    )
  );
}

/** Reports are only sent to another owner's domain if that one agrees (RFC 7489, 7.1). */
async function judgeReports(
  names: Names,
  { at, tags, organisation }: Dmarc,
  evidence: readonly string[],
): Promise<Verdict | undefined> {
  const addresses = (tags.get('rua') ?? '').split(',').map((uri) => uri.trim());
  const domains = addresses
    .filter((uri) => /^mailto:.+@/i.test(uri))
    .map((uri) => domainOf(uri.replace(/![0-9]+[kmgt]?$/i, '')))
    .filter((domain) => domain !== organisation && !domain.endsWith(`.${organisation}`));
  for (const domain of domains) {
    const place = `${at}._report._dmarc.${domain}`;
    const agreed = (await names.texts(place)).some((text) => /^v=DMARC1/i.test(text));
    if (agreed) continue;
    const wrong = {
      consequence: 'Its reports are not sent: nobody hears about forged or failing mail.',
      remedy: `Have the owner of ${domain} add this TXT record at ${place}, or name another address in rua:`,
      enter: 'v=DMARC1',
    };
    return warning(`${domain} has not agreed to get the DMARC reports of ${at}.`, wrong, [
      ...evidence,
      `${place} has no such TXT record`,
    ]);
  }
  return undefined;
}

/** What authenticates a domain's mail; undefined if unknown. */
export interface Vouching {
  /** The domains of the DKIM keys found. */
  readonly dkim: readonly string[] | undefined;
  /** The return path's domain, if SPF passes for it. */
  readonly returnPath: string | undefined;
}

/** Examines whether mail is authenticated for the domain that readers see. */
export async function examineAlignment(
  names: Names,
  domain: string,
  { dkim, returnPath }: Vouching,
): Promise<Verdict> {
  const dmarc = await findDmarc(names, domain);
  if (!dmarc) return good(`${domain} has no DMARC record, so nothing has to be aligned with it.`);
  const byDkim = dkim?.find((one) => isAligned(dmarc, 'adkim', domain, one));
  const bySpf =
    returnPath !== undefined && isAligned(dmarc, 'aspf', domain, returnPath)
      ? returnPath
      : undefined;
  const evidence = [
    `From: ${domain}; organisational domain: ${dmarc.organisation}`,
    `DKIM: ${dkim === undefined ? 'unknown' : dkim.join(', ') || 'no key'}`,
    `return path: ${returnPath ?? "the provider's own"}`,
    `adkim=${dmarc.tags.get('adkim') ?? 'r'}, aspf=${dmarc.tags.get('aspf') ?? 'r'}`,
  ];
  if (byDkim !== undefined && bySpf !== undefined) {
    return good(`DKIM and SPF both vouch for ${domain}.`, evidence);
  }
  if (byDkim !== undefined) return good(`DKIM vouches for ${domain}.`, evidence);
  const remedy =
    dkim === undefined || dkim.length === 0
      ? `Have the provider sign with a DKIM key of ${domain}: see DKIM.`
      : `Have the provider sign for ${domain} itself, or remove adkim=s from the record at _dmarc.${dmarc.at}.`;
  if (bySpf !== undefined) {
    const consequence = 'Mail that a reader forwards to another mailbox fails the check there.';
    const found = `Only SPF vouches for ${domain}${dkim === undefined ? ', as far as is known' : ''}.`;
    return warning(found, { consequence, remedy }, evidence);
  }
  if (dkim === undefined) {
    const found = `Whether anything vouches for ${domain} is unknown, because its DKIM keys and its return path are.`;
    return {
      state: 'unknown',
      found,
      evidence,
      remedy: 'Make the DKIM keys known first: see DKIM.',
    };
  }
  const found = `Neither DKIM nor SPF vouches for ${domain}.`;
  return dmarc.policy === 'none'
    ? warning(found, { consequence: 'Much of its mail goes to spam.', remedy }, evidence)
    : bad(
        found,
        {
          consequence: `Its own DMARC record (p=${dmarc.policy}) tells receivers not to deliver its mail.`,
          remedy,
        },
        evidence,
      );
}
