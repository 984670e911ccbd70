import { BlockList, isIP } from 'node:net';
import { allOf } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';
import { readSpf, type SpfTree } from './spf-tree.ts';

const maxLookups = 10;
const maxVoids = 2;

/** Where a domain's mail is sent from, as far as known. */
export interface Leaving {
  /** The SMTP server; absent if a provider sends under a return path of its own. */
  readonly host?: string;
  readonly addresses: readonly string[];
}

/** Examines whether receivers can tell from which addresses a domain's mail may come. */
export async function examineSpf(names: Names, domain: string, leaving: Leaving): Promise<Verdict> {
  const tree = await readSpf(names, domain);
  const evidence = [
    ...tree.lines,
    ...(tree.records.length === 0 ? [`${domain} has no TXT record that begins with v=spf1`] : []),
    `${tree.lookups} of at most ${maxLookups} lookups, ${tree.voids} of at most ${maxVoids} of them empty`,
  ];
  return (
    judgeRecords(domain, tree, leaving, evidence) ??
    judgeErrors(domain, tree, leaving, evidence) ??
    judgeReach(domain, tree, leaving, evidence) ??
    good(`The SPF record of ${domain} is valid.`, evidence)
  );
}

const permanentError =
  'Receivers treat the record as an error: it vouches for nothing, and mail goes to spam or is refused.';

/** A provider with a return path of its own does not need this record; other senders do. */
const other = 'Other mail in the name of this domain goes to spam or is refused.';

function wrongRecord(leaving: Leaving) {
  return leaving.host === undefined
    ? { state: warning, consequence: other }
    : { state: bad, consequence: permanentError };
}

function judgeRecords(
  domain: string,
  { records }: SpfTree,
  leaving: Leaving,
  evidence: readonly string[],
): Verdict | undefined {
  if (records.length === 1) return undefined;
  if (records.length === 0) {
    if (leaving.host === undefined) {
      const found = `${domain} has no SPF record, and needs none for the site's mail: the provider sends under its return path, which has one.`;
      return good(found, evidence);
    }
    const wrong = {
      consequence:
        'Receivers cannot tell this mail from forgeries: much of it goes to spam, and Gmail and Yahoo refuse some.',
      remedy: `Add this TXT record at ${domain}; if ${leaving.host} hands mail on to a provider, add the provider's include as well:`,
      enter: `v=spf1 a:${leaving.host} ~all`,
    };
    return bad(`${domain} has no SPF record.`, wrong, evidence);
  }
  const { state, consequence } = wrongRecord(leaving);
  const wrong = {
    consequence,
    remedy: `Replace all of them with this one TXT record at ${domain}:`,
    enter: joinRecords(records),
  };
  return state(
    `${domain} has ${records.length} SPF records; only one is allowed.`,
    wrong,
    evidence,
  );
}

/** Merges several records' terms into one record. */
function joinRecords(records: readonly string[]): string {
  const terms = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
  const kept = terms.filter((term) => !/^[+\-~?]?all$/i.test(term));
  return ['v=spf1', ...new Set(kept), '~all'].join(' ');
}

function judgeErrors(
  domain: string,
  { faults, lookups, voids }: SpfTree,
  leaving: Leaving,
  evidence: readonly string[],
): Verdict | undefined {
  const { state, consequence } = wrongRecord(leaving);
  if (faults.length > 0) {
    const wrong = {
      consequence,
      remedy: 'Correct or remove it; the evidence shows where it is.',
    };
    return state(`The SPF record of ${domain} has an error: ${allOf(faults)}.`, wrong, evidence);
  }
  if (lookups > maxLookups) {
    const wrong = {
      consequence,
      remedy:
        'Remove the includes of services that no longer send for this domain, or let one of them send under a subdomain.',
    };
    const found = `The SPF record of ${domain} needs ${lookups} lookups; receivers make ${maxLookups}.`;
    return state(found, wrong, evidence);
  }
  if (voids > maxVoids) {
    const wrong = { consequence, remedy: 'Remove the terms whose hosts no longer exist.' };
    const found = `The SPF record of ${domain} names ${voids} hosts that do not exist; receivers stop after ${maxVoids}.`;
    return state(found, wrong, evidence);
  }
  return undefined;
}

function judgeReach(
  domain: string,
  { records, all, networks, macros }: SpfTree,
  { host, addresses }: Leaving,
  evidence: readonly string[],
): Verdict | undefined {
  const [record = ''] = records;
  const ending = `${record.replace(/\s+[+?]?all$/i, '').trim()} ~all`;
  if (all === '+') {
    const wrong = {
      consequence:
        'Anybody can send in the name of this domain; receivers do not trust such a record.',
      remedy: `Replace the TXT record at ${domain} with this one:`,
      enter: ending,
    };
    return bad(
      `The SPF record of ${domain} allows every machine in the world (+all).`,
      wrong,
      evidence,
    );
  }
  const missing = addresses.filter((address) => !holds(networks, address));
  if (host !== undefined && missing.length > 0) {
    if (macros.length > 0) {
      return {
        state: 'unknown',
        found: `Whether ${domain} allows ${host} depends on each email: its SPF record has macros (${macros.join(' ')}).`,
        evidence,
        remedy: 'Send an email to a mailbox of yours and look for spf=pass in its headers.',
      };
    }
    const wrong = {
      consequence:
        'Unless that server hands mail on to one that is allowed, receivers consider it forged.',
      remedy: `If it does not, replace the TXT record at ${domain} with this one:`,
      enter: record.replace(/^v=spf1/i, `v=spf1 a:${host}`),
    };
    const found = `The SPF record of ${domain} does not allow ${host} (${allOf(missing)}).`;
    return warning(found, wrong, evidence);
  }
  if (all === undefined || all === '?') {
    const wrong = {
      consequence: 'Receivers cannot recognise forged mail in the name of this domain.',
      remedy: `Replace the TXT record at ${domain} with this one:`,
      enter: ending,
    };
    return warning(
      `The SPF record of ${domain} says nothing about other machines.`,
      wrong,
      evidence,
    );
  }
  return undefined;
}

function holds(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4';
    const length = Number(bits || (family === 'ipv6' ? 128 : 32));
    if (length >= 0 && length <= (family === 'ipv6' ? 128 : 32))
      list.addSubnet(base, length, family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
