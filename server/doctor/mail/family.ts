import { bad, type Examination, good } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';
import { isWithin, type PostmarkAccount } from '#server/doctor/postmark/account.ts';
import { examineDkim, hasKey, type KeyPlace } from './dkim.ts';
import { examineAlignment, examineDmarc } from './dmarc.ts';
import { examineExchanges } from './exchanges.ts';
import { publicAddresses } from './public-addresses.ts';
import { examineReturnPath, isReturnPathSet, type ReturnPath } from './return-path.ts';
import { examineReverse } from './reverse.ts';
import { isReserved, listMailDomains, type MailDomain } from './senders.ts';
import { examineSmtp } from './smtp-server.ts';
import { examineSpf } from './spf.ts';

/** Reads the provider's account; undefined without its token. */
export type AskAccount = (() => Promise<PostmarkAccount>) | undefined;

const family = 'mail';

const names = ['SPF', 'DKIM', 'DMARC', 'DMARC alignment', 'Return path', 'Incoming mail'] as const;

/** Examinations of each sender's mail, by DNS like receivers do. */
export function mailExaminations(
  needs: DoctorNeeds,
  askAccount: AskAccount,
): readonly Examination[] {
  const { site, env, transport } = needs;
  if (transport.name === 'mailbox') {
    const notNeeded = 'no email leaves this machine: all are kept in the local mailbox';
    return [...names, 'Reverse DNS'].map((name) => ({
      family,
      name,
      notNeeded,
      examine: async () => good(''),
    }));
  }
  return [
    ...listMailDomains(site, env.MAIL_FROM).flatMap((domain) =>
      isReserved(domain.name)
        ? [examineReserved(domain)]
        : domainExaminations(needs, domain, askAccount),
    ),
    ...(transport.name === 'smtp' ? [smtpExamination(needs)] : []),
    reverseExamination(needs),
  ];
}

function examineReserved({ name, sends, addresses }: MailDomain): Examination {
  return {
    family,
    name: sends ? 'Sender' : 'Incoming mail',
    of: name,
    examine: async () =>
      bad(`The domain ${name} is reserved for examples: nobody can own it.`, {
        consequence: sends
          ? 'No provider sends in its name, and no receiver accepts such mail.'
          : `Readers’ replies to ${addresses.join(', ')} never arrive.`,
        remedy: sends
          ? "Declare each coach's verified address as sender.email, or set MAIL_FROM to one verified address for all."
          : "Declare an address that is read as the coach's contactEmail.",
      }),
  };
}

function domainExaminations(
  { env, transport, names: dns }: DoctorNeeds,
  domain: MailDomain,
  askAccount: AskAccount,
): readonly Examination[] {
  const { name } = domain;
  const host = smtpHost(env.SMTP_URL);
  const findOwn = async () =>
    (await askAccount?.())?.domains.find((one) => isWithin(name, one.name));
  const keyPlaces = async (): Promise<readonly KeyPlace[]> => {
    const own = transport.name === 'postmark' ? await findOwn() : undefined;
    if (own) return [own.dkim];
    return (env.DKIM_SELECTORS ?? []).map((one) => ({ host: `${one}._domainkey.${name}` }));
  };
  const returnPath = async (): Promise<ReturnPath> =>
    // Unless the account says otherwise, Postmark's custom return path is where its guide puts it.
    (await findOwn())?.returnPath ?? { host: `pm-bounces.${name}`, target: 'pm.mtasv.net' };
  const ofDomain = (
    what: (typeof names)[number],
    examine: Examination['examine'],
    notNeeded?: string,
  ): Examination => ({ family, name: what, of: name, examine, notNeeded });

  const incoming = ofDomain('Incoming mail', () => examineExchanges(dns, domain));
  if (!domain.sends) return [incoming];
  return [
    ofDomain('SPF', async () =>
      examineSpf(dns, name, {
        ...(transport.name === 'smtp' ? { host } : {}),
        addresses: transport.name === 'smtp' ? await publicAddresses(dns, host) : [],
      }),
    ),
    ofDomain('DKIM', async () => examineDkim(dns, name, await keyPlaces())),
    ofDomain('DMARC', () => examineDmarc(dns, name)),
    ofDomain('DMARC alignment', async () => {
      const places = await keyPlaces();
      const signs = places.length === 0 ? undefined : await hasKey(dns, places);
      const path = transport.name === 'postmark' ? await returnPath() : undefined;
      return examineAlignment(dns, name, {
        dkim: signs === undefined ? undefined : signs ? places.map(domainOfKey) : [],
        returnPath: path ? ((await isReturnPathSet(dns, path)) ? path.host : undefined) : name,
      });
    }),
    ofDomain(
      'Return path',
      async () => examineReturnPath(dns, name, await returnPath()),
      transport.name === 'smtp'
        ? "mail that cannot be delivered goes back to the sender's own address"
        : undefined,
    ),
    incoming,
  ];
}

const domainOfKey = ({ host }: KeyPlace) => host.slice(host.indexOf('._domainkey.') + 12);

function smtpHost(url: string | undefined): string {
  return url === undefined ? '' : new URL(url).hostname;
}

function smtpExamination({ env, transport }: DoctorNeeds): Examination {
  const host = smtpHost(env.SMTP_URL);
  return {
    family,
    name: 'SMTP server',
    of: host,
    examine: (signal) => examineSmtp(transport, host, signal),
  };
}

function reverseExamination({ env, transport, names: dns }: DoctorNeeds): Examination {
  const host = smtpHost(env.SMTP_URL);
  const isSmtp = transport.name === 'smtp';
  return {
    family,
    name: 'Reverse DNS',
    ...(isSmtp ? { of: host } : {}),
    notNeeded: isSmtp ? undefined : "mail leaves from the provider's machines, which have names",
    examine: async () => examineReverse(dns, host, await publicAddresses(dns, host)),
  };
}
