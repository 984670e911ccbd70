import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding } from '#engine/read/findings.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** What belongs to a coach: the domain of its addresses, and its mailboxes there. */
interface Own {
  readonly domain: string;
  readonly mailboxes: readonly string[];
}

/** Shorter names are too close to others: wise.com and wire.com are two companies. */
const minLength = 8;

const written = /(?:(?<mailbox>[\w.+-]+)@|:\/\/)?(?<host>(?:[A-Za-zÀ-ỿ\d-]+\.)+[A-Za-zÀ-ỿ]{2,})/gi;

/** What every host has: most texts have none, and looking for one tries each of their words. */
const ending = /\.[A-Za-zÀ-ỿ]{2}/i;

/** Addresses in a coach's own file are at the coach's own domain, or at one that is plainly another. */
export const coachAddressesAreOwn: CoachRule = (entry) => judge(entry, ownOf(entry.value));

/** The same in the file of a funnel. */
export const funnelAddressesAreOwn: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all);
  return coach === undefined ? [] : judge(entry, ownOf(coach.value));
};

/** No coach writes from, or is answered at, the domain of another one. */
export const mailboxesAreOwn: CoachRule = (entry, all) => {
  const own = ownOf(entry.value)?.domain;
  if (own === undefined) return [];
  const boxes = [
    { keys: ['sender', 'email'], address: entry.value.sender.email },
    { keys: ['contactEmail'], address: entry.value.contactEmail },
    ...(entry.value.domain === undefined
      ? []
      : [{ keys: ['domain'], address: entry.value.domain }]),
  ];
  return boxes.flatMap(({ keys, address }) => {
    const domain = baseOf(address.split('@').at(-1) ?? '');
    const owner = all.coaches.find(
      ({ file }) => file !== entry.file && ownByFile(all).get(file)?.domain === domain,
    );
    if (domain === own || owner === undefined) return [];
    // Two coaches with one domain have a finding of their own.
    const { domain: declared, formerDomains } = owner.value;
    if (keys[0] === 'domain' && (declared ?? formerDomains) !== undefined) return [];
    // Two coaches of one house may share its domain; one that is named after a coach is that coach's.
    if (!domain.includes(owner.value.slug)) return [];
    return findDoubt(
      entry,
      'foreign-address',
      keys,
      `${quote(address)} is at the domain of ${owner.value.brand} (${owner.file}), while the other addresses here are at ${own}.`,
      keys[0] === 'domain'
        ? `Write a domain of this coach, like ${own}.`
        : `Write an address at ${own}.`,
    );
  });
};

const ownByFile = remember(
  ({ coaches }: Surroundings) => new Map(coaches.map(({ file, value }) => [file, ownOf(value)])),
);

/** The domain that most of a coach's addresses have; undefined where no two agree. */
function ownOf(coach: Coach): Own | undefined {
  const { sender, contactEmail, schedulingUrl, domain } = coach;
  const hosts = [sender.email, contactEmail, schedulingUrl, domain ?? ''].flatMap((address) =>
    Array.from(address.matchAll(written), ({ groups }) => baseOf(groups?.['host'] ?? '')),
  );
  const own = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (own === undefined || own.length < minLength) return undefined;
  return { domain: own, mailboxes: [sender.email, contactEmail].map((one) => one.toLowerCase()) };
}

/** The last two labels of a host, which is all that can be told without the list of public suffixes. */
function baseOf(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.');
}

function judge(
  entry: { readonly file: string; readonly value: object },
  own: Own | undefined,
): Finding[] {
  if (own === undefined) return [];
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    if (!ending.test(text)) return [];
    for (const { groups = {}, 0: shown } of text.matchAll(written)) {
      const meant = meantBy(groups['host'] ?? '', groups['mailbox'], own);
      if (meant === undefined) continue;
      return findDoubt(
        entry,
        'nearly-own-address',
        keys,
        `${quote(shown.replace('://', ''))} is one slip away from ${quote(meant)}, which is this coach's own.`,
        `Write ${quote(meant)}, or allow it here if both are right.`,
      );
    }
    return [];
  });
}

/** The own address that was probably meant. */
function meantBy(host: string, mailbox: string | undefined, own: Own): string | undefined {
  const base = baseOf(host);
  if (base === own.domain) {
    if (mailbox === undefined || host.toLowerCase() !== own.domain) return undefined;
    const address = `${mailbox}@${host}`.toLowerCase();
    if (own.mailboxes.includes(address) || mailbox.length < 5) return undefined;
    return own.mailboxes.find((one) => isOneSlipApart(one, address));
  }
  if (base.length < minLength) return undefined;
  // A firm may well have the same name under two endings.
  const [name, ending] = base.split('.');
  const [ownName, ownEnding] = own.domain.split('.');
  const isSlip = isOneSlipApart(base, own.domain);
  const isMeant =
    name === ownName
      ? isSlip && ending?.length === ownEnding?.length && (ending?.length ?? 0) > 3
      : isSlip ||
        (ending === ownEnding && name?.replaceAll('-', '') === ownName?.replaceAll('-', ''));
  return isMeant ? host.toLowerCase().slice(0, -base.length) + own.domain : undefined;
}
