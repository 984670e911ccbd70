import { isIP } from 'node:net';
import type { Names } from '#server/doctor/examination/names.ts';

/** An SPF record evaluated with everything it includes (RFC 7208). */
export interface SpfTree {
  /** The domain's own records; there must be exactly one. */
  readonly records: readonly string[];
  /** Terms that query DNS; more than ten make the record an error (4.6.4). */
  lookups: number;
  /** Of these, terms with an empty answer; more than two are an error. */
  voids: number;
  /** Networks that may send mail, like 192.0.2.0/24. */
  readonly networks: string[];
  /** The verdict on all other addresses: + - ~ ?; absent if there is none. */
  all?: string;
  /** Why every receiver gives up on the record. */
  readonly faults: string[];
  /** Terms whose meaning depends on the email. */
  readonly macros: string[];
  /** What was read, in order. */
  readonly lines: string[];
}

/** Nothing is queried beyond this: the record is an error by then. */
const maxFollowed = 30;

const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text);

/** Evaluates a domain's SPF record and everything it refers to. */
export async function readSpf(names: Names, domain: string): Promise<SpfTree> {
  const records = (await names.texts(domain)).filter(isSpf);
  const tree: SpfTree = {
    records,
    lookups: 0,
    voids: 0,
    networks: [],
    faults: [],
    macros: [],
    lines: records.map((record) => `${domain}: ${record}`),
  };
  const [record] = records;
  if (record === undefined || records.length > 1) return tree;
  const all = await readTerms(names, tree, record, [domain]);
  return all === undefined ? tree : Object.assign(tree, { all });
}

/** @returns the record's verdict on all other addresses */
async function readTerms(
  names: Names,
  tree: SpfTree,
  record: string,
  path: readonly [string, ...string[]],
): Promise<string | undefined> {
  const terms = record.trim().split(/\s+/).slice(1);
  let all: string | undefined;
  for (const term of terms) {
    if (tree.lookups > maxFollowed) return all;
    const {
      qualifier = '+',
      name = '',
      value = '',
    } = /^(?<qualifier>[+\-~?])?(?<name>[a-z0-9]+)(?<value>[:/].*)?$/i.exec(term)?.groups ?? {};
    if (name.toLowerCase() === 'all') {
      all = qualifier;
      break;
    }
    if (/^[a-z][a-z0-9_.-]*=/i.test(term)) continue;
    await readMechanism(names, tree, { term, name: name.toLowerCase(), value, qualifier }, path);
  }
  const redirect = terms.find((term) => /^redirect=/i.test(term))?.slice('redirect='.length);
  if (all !== undefined || redirect === undefined) return all;
  tree.lookups += 1;
  return follow(names, tree, redirect, path);
}

interface Term {
  readonly term: string;
  readonly name: string;
  /** Including the colon or slash before it. */
  readonly value: string;
  readonly qualifier: string;
}

async function readMechanism(
  names: Names,
  tree: SpfTree,
  { term, name, value, qualifier }: Term,
  path: readonly [string, ...string[]],
): Promise<void> {
  const [, target = '', bits = ''] = /^:?([^/]*)(\/.*)?$/.exec(value) ?? [];
  const allow = (addresses: readonly string[], length: string) => {
    if (qualifier === '+') tree.networks.push(...addresses.map((one) => one + length));
  };
  if (name === 'ip4' || name === 'ip6') {
    // The pattern keeps an IPv6 address, which has colons of its own, together.
    if (isIP(target) !== (name === 'ip4' ? 4 : 6)) tree.faults.push(`"${term}" names no address`);
    else allow([target], bits);
    return;
  }
  if (!['include', 'a', 'mx', 'ptr', 'exists'].includes(name)) {
    tree.faults.push(`"${term}" is not a term of SPF`);
    return;
  }
  tree.lookups += 1;
  const asked = target === '' ? path[0] : target;
  if (asked.includes('%')) {
    tree.macros.push(term);
  } else if (name === 'include') {
    const before = tree.networks.length;
    await follow(names, tree, asked, path);
    if (qualifier !== '+') tree.networks.splice(before);
  } else if (name === 'a' || name === 'mx') {
    const hosts = name === 'a' ? [asked] : await exchangesOf(names, asked);
    const addresses = (await Promise.all(hosts.map((host) => names.addresses(host)))).flat();
    if (addresses.length === 0) tree.voids += 1;
    allow(addresses, bits.split('//')[0] ?? '');
  }
}

const exchangesOf = async (names: Names, domain: string) =>
  (await names.exchanges(domain)).map(({ exchange }) => exchange);

async function follow(
  names: Names,
  tree: SpfTree,
  domain: string,
  path: readonly [string, ...string[]],
): Promise<string | undefined> {
  if (domain.includes('%')) {
    tree.macros.push(domain);
    return undefined;
  }
  if (path.includes(domain)) {
    tree.faults.push(`${domain} includes itself`);
    return undefined;
  }
  const texts = await names.texts(domain);
  const records = texts.filter(isSpf);
  if (texts.length === 0) tree.voids += 1;
  const [record] = records;
  if (record === undefined || records.length > 1) {
    tree.faults.push(`${domain} has ${records.length === 0 ? 'no' : 'several'} SPF records`);
    return undefined;
  }
  tree.lines.push(`${'  '.repeat(path.length)}${domain}: ${record}`);
  return readTerms(names, tree, record, [domain, ...path]);
}
