import { createPublicKey } from 'node:crypto';
import {
  bad,
  good,
  NotSeen,
  type Verdict,
  warning,
} from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';
import { readTags } from './tags.ts';

export interface KeyPlace {
  /** Like 2026pm._domainkey.example.com. */
  readonly host: string;
  /** The expected record, if the provider tells. */
  readonly expected?: string | undefined;
}

/** A key's fault, if any. */
interface SeenKey {
  readonly place: KeyPlace;
  readonly fault?: 'missing' | 'several' | 'revoked' | 'unreadable' | 'short' | 'different';
  readonly isTest?: boolean;
  readonly bits?: number;
  readonly line: string;
}

/** The minimum length of an RSA key that receivers accept, and the recommended one (RFC 8301). */
const minBits = 1024;
const advisedBits = 2048;

/** Judges whether a record contains a key with which receivers can check a signature. */
export async function hasKey(names: Names, places: readonly KeyPlace[]): Promise<boolean> {
  const seen = await Promise.all(places.map((place) => lookAt(names, place)));
  return seen.some(({ fault }) => fault === undefined);
}

/** Examines whether receivers find the keys of a domain's signatures. */
export async function examineDkim(
  names: Names,
  domain: string,
  places: readonly KeyPlace[],
): Promise<Verdict> {
  if (places.length === 0) {
    throw new NotSeen({
      found: `The selectors of the DKIM keys of ${domain} are unknown; DNS does not list them.`,
      consequence:
        'So it is unknown whether receivers can verify signatures; without them much mail goes to spam.',
      remedy:
        'List the selectors in the variable DKIM_SELECTORS (the s= of DKIM-Signature in an email that was sent); with Postmark, set POSTMARK_ACCOUNT_TOKEN instead.',
      enter: 'DKIM_SELECTORS=20261123pm',
    });
  }
  const seen = await Promise.all(places.map((place) => lookAt(names, place)));
  const evidence = seen.map(({ line }) => line);
  const whole = seen.filter(({ fault }) => fault === undefined);
  const [best] = whole;
  if (!best) return judgeFault(domain, seen, evidence);
  const weak = whole.find(({ bits = advisedBits }) => bits < advisedBits);
  const test = whole.find(({ isTest }) => isTest);
  if (test) {
    const wrong = {
      consequence: 'Receivers treat mail signed with it as unsigned.',
      remedy: `Remove t=y from the TXT record at ${test.place.host}.`,
    };
    return warning(`The DKIM key of ${domain} is marked as a test (t=y).`, wrong, evidence);
  }
  if (weak) {
    const wrong = {
      consequence: 'It can be cracked with enough money and time; some receivers trust it less.',
      remedy: 'Have the provider generate a new key of 2,048 bits, and add its record.',
    };
    return warning(`The DKIM key of ${domain} has ${weak.bits} bits.`, wrong, evidence);
  }
  return good(`Receivers find the DKIM key of ${domain}.`, evidence);
}

async function lookAt(names: Names, place: KeyPlace): Promise<SeenKey> {
  const { host, expected } = place;
  const texts = await names.texts(host);
  const [text] = texts;
  if (text === undefined) return { place, fault: 'missing', line: `${host} has no TXT record` };
  const line = `${host}: ${texts.join(' | ')}`;
  if (texts.length > 1) return { place, fault: 'several', line };
  const tags = readTags(text);
  const key = tags.get('p');
  if (key === '') return { place, fault: 'revoked', line };
  if (key === undefined) return { place, fault: 'unreadable', line };
  const given = expected === undefined ? undefined : readTags(expected).get('p');
  if (given !== undefined && squeeze(given) !== squeeze(key)) {
    return { place, fault: 'different', line };
  }
  const isTest = tags.get('t')?.split(':').includes('y') ?? false;
  // An Ed25519 key is 32 bare bytes (RFC 8463).
  if (tags.get('k')?.toLowerCase() === 'ed25519') {
    const isWhole = Buffer.from(key, 'base64').length === 32;
    return isWhole ? { place, isTest, line } : { place, fault: 'unreadable', line };
  }
  const bits = lengthOf(key);
  if (bits === undefined) return { place, fault: 'unreadable', line };
  if (bits < minBits) return { place, fault: 'short', bits, line };
  return { place, isTest, bits, line: `${line} (${bits} bits)` };
}

const squeeze = (key: string) => key.replace(/\s+/g, '');

function lengthOf(key: string): number | undefined {
  try {
    const der = Buffer.from(key, 'base64');
    return createPublicKey({ key: der, format: 'der', type: 'spki' }).asymmetricKeyDetails
      ?.modulusLength;
  } catch {
    return undefined;
  }
}

const unsigned =
  'Receivers cannot verify the signature: the mail counts as unsigned, and much of it goes to spam.';

function judgeFault(
  domain: string,
  seen: readonly SeenKey[],
  evidence: readonly string[],
): Verdict {
  const [first] = seen.filter(({ fault }) => fault !== 'missing').concat(seen);
  const { fault = 'missing', bits, place } = first ?? { place: { host: domain } };
  const { host, expected } = place as KeyPlace;
  const enter = expected === undefined ? {} : { enter: expected };
  const found = {
    missing: `There is no DKIM key of ${domain} where one should be (${host}).`,
    several: `There are several TXT records at ${host}; a DKIM key is one.`,
    revoked: `The DKIM key at ${host} has been revoked: its p= is empty.`,
    unreadable: `The TXT record at ${host} contains no readable DKIM key.`,
    short: `The DKIM key at ${host} has ${bits} bits; receivers ignore keys shorter than ${minBits}.`,
    different: `The DKIM key at ${host} is not the one that the provider signs with.`,
  }[fault];
  const isKnown = expected !== undefined;
  const remedy = {
    missing: isKnown
      ? `Add this TXT record at ${host}:`
      : `Add the TXT record that the provider shows for ${host}; or correct DKIM_SELECTORS.`,
    several: isKnown
      ? `Keep only this TXT record at ${host}:`
      : 'Remove all but the one that the provider shows.',
    revoked: isKnown
      ? `Replace the TXT record at ${host} with this one:`
      : 'Have the provider generate a new key, and add its record.',
    unreadable: isKnown
      ? `Replace the TXT record at ${host} with this one:`
      : 'Copy the record from the provider again, on one line without breaks.',
    short: 'Have the provider generate a key of 2,048 bits, and add its record.',
    different: `Replace the TXT record at ${host} with this one:`,
  }[fault];
  return bad(found, { consequence: unsigned, remedy, ...enter }, evidence);
}
