import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createNames } from '#server/doctor/examination/names.ts';
import type { DoctorEnv, DoctorNeeds } from '#server/doctor/examination/needs.ts';
import type { DnsServer, Zone } from '#tests/support/run/dns.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { examineOne, needsOf, plainEnv } from './examine-with.ts';

/** A DKIM record with a new RSA key. */
export function dkimRecord(bits: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return `v=DKIM1; k=rsa; p=${key}`;
}

/** The records of a sender with whom all is well, behind an SMTP server. */
export const soundZone: Zone = {
  'TXT harbour.coach': ['v=spf1 a:mail.relay.net include:spf.letters.net ~all', 'other=1'],
  'TXT spf.letters.net': 'v=spf1 ip4:203.0.113.0/24 -all',
  'TXT s1._domainkey.harbour.coach': dkimRecord(2048),
  'TXT _dmarc.harbour.coach': 'v=DMARC1; p=quarantine; rua=mailto:dmarc@harbour.coach',
  'MX harbour.coach': ['10 mx.harbour.coach', '20 mx2.harbour.coach'],
  'A mx.harbour.coach': '198.51.100.9',
  'A mx2.harbour.coach': '198.51.100.10',
  'A mail.relay.net': '198.51.100.7',
  'PTR 7.100.51.198.in-addr.arpa': 'mail.relay.net',
};

/** The environment of a site that sends by SMTP. */
const smtpEnv: DoctorEnv = {
  ...plainEnv,
  SMTP_URL: 'smtp://mail.relay.net:587',
  DKIM_SELECTORS: ['s1'],
};

/** A site whose one coach sends from a domain. */
export function siteOf(domain = 'harbour.coach', contact = `hello@${domain}`) {
  const site = createTestSite({});
  const coaches = site.coaches.slice(0, 1).map((coach) => ({
    ...coach,
    sender: { name: 'Harbour', email: `hello@${domain}` },
    contactEmail: contact,
  }));
  return { ...site, coaches };
}

/** What mail is examined with; names are asked of a DNS server of the tests. */
export function mailNeeds(dns: DnsServer, given: Partial<DoctorNeeds> = {}): DoctorNeeds {
  return needsOf({
    site: siteOf(),
    env: smtpEnv,
    transport: { name: 'smtp' },
    names: createNames([dns.address]),
    ...given,
  });
}

type State = 'good' | 'warning' | 'bad' | 'unknown';

/** A fault in the records of harbour.coach, and what is said of it. */
type Fault = readonly [
  what: string,
  records: Zone,
  state: State,
  found: string,
  remedy: string | undefined,
  enter: string | undefined,
];

/** Makes what tests that an examination says exactly this of each fault. */
export function faultsOf(dns: DnsServer) {
  return (name: string, faults: readonly Fault[]): void => {
    it.each(faults)('%s', async (_, records, state, found, remedy, enter) => {
      dns.know({ ...soundZone, ...records });
      const result = await examineOne(mailNeeds(dns), name, 'harbour.coach');
      expect(result).toMatchObject({ state, found });
      expect([result.remedy, result.enter]).toEqual([remedy, enter]);
      if (state === 'warning' || state === 'bad') expect(result.consequence).toMatch(/\.$/);
      if (state !== 'unknown') expect(result.evidence.length).toBeGreaterThan(0);
    });
  };
}
