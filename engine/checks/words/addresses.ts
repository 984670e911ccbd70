import type { CoachRule, FunnelRule, GuideRule } from '#engine/checks/rule/rule.ts';
import { findMistake } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import {
  type AddressSlip,
  findAddressSlip,
  findCarried,
  findWrittenSlips,
} from '#engine/text/address-slips.ts';
import { linksIn } from '#engine/text/markup.ts';
import { isProvider, suggestAddress } from '#engine/text/suggest-address.ts';
import { quote } from '#engine/text/wording.ts';
import { findNamedSlips } from './mailboxes.ts';

interface Judged {
  readonly file: string;
  readonly value: object;
}

/** Addresses of pages lead where they should, be they links or written in a text. */
function judgeLinks(entry: Judged): Finding[] {
  const links = textsIn(entry.value).filter(
    ({ keys, text }) =>
      /^https:\/\/[^\s/]+\.[^\s/]/.test(text) ||
      (keys.at(-1) === 'to' && /^https?:\/\//i.test(text)),
  );
  const places = new Set(links.map(({ keys }) => keys.join()));
  const ofLinks = links.flatMap(({ keys, text }) => {
    const slip = findAddressSlip(text);
    return slip === undefined ? [] : [{ keys, slip }];
  });
  const ofTexts = shownTexts(entry.value)
    .filter(({ keys }) => !places.has(keys.join()))
    .flatMap(({ keys, text }) => findInText(text).map((slip) => ({ keys, slip })));
  return [...ofLinks, ...ofTexts].map(({ keys, slip }) =>
    findMistake(entry, 'wrong-address', keys, slip.problem, slip.remedy),
  );
}

/** Slips in a text's links and in the addresses that it shows; a broken link has its own finding. */
function findInText(text: string): readonly AddressSlip[] {
  if (!/[/@]|www[.,]/i.test(text)) return [];
  const linked = linksIn(text).flatMap(({ to }) => {
    const isWhole = /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]|$)/.test(to);
    return (isWhole ? findAddressSlip(to) : to.startsWith('/') && findCarried(to)) || [];
  });
  const plain = text.replace(/\]\s?\([^()]*\)?/g, ' ');
  return [...linked, ...findWrittenSlips(plain), ...findNamedSlips(plain)];
}

export const funnelLinksLead: FunnelRule = judgeLinks;
export const coachLinksLead: CoachRule = judgeLinks;
export const guideLinksLead: GuideRule = judgeLinks;

const noReply = /^(?:no-?reply|do-?not-?reply|no_reply|donotreply)\b/i;
const unfinished =
  /^(?:your-?name|your-?email|you|name|test|asdf|foo|user|username|someone|example|x{2,})@|@(?:.+\.)?(?:example\.(?:com|org|net)|your-?(?:domain|site|website|company|brand|business)\.\w+|(?:my)?domain\.\w+|test|localhost|.+\.local)$/i;

/** Mail can be sent from the coach's sender and answered at the coach's address. */
export const mailboxesWork: CoachRule = (entry) => {
  const mailboxes = textsIn(entry.value).filter(
    ({ keys, text }) =>
      ['email', 'contactEmail', 'replyTo'].includes(String(keys.at(-1))) && /^\S+@\S+$/.test(text),
  );
  return mailboxes.flatMap(({ keys, text }) => {
    const slip = describeMailbox(text, keys[0] === 'sender');
    return slip === undefined ? [] : [findMistake(entry, 'wrong-mailbox', keys, ...slip)];
  });
};

function describeMailbox(address: string, isSender: boolean): [string, string] | undefined {
  const shown = quote(address);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (unfinished.test(address)) {
    return [`${shown} is an example and nobody's mailbox.`, 'Write the real address.'];
  }
  if (!/\.(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(domain)) {
    return [
      `${shown} has no ending like .com after the @, so no mail reaches it.`,
      'Write the whole domain.',
    ];
  }
  if (/^www\./i.test(address)) {
    return [
      `${shown} begins with www., which sites have and mailboxes have not.`,
      `Write ${quote(address.slice(4))}.`,
    ];
  }
  const meant = suggestAddress(address);
  if (meant !== undefined) return [`${shown} looks misspelt.`, `Write ${quote(meant)}.`];
  if (isSender && isProvider(domain)) {
    return [
      `${shown} belongs to ${domain}, which lets nobody else send in its name (DMARC): the emails would be refused or land in spam.`,
      'Write an address of the coach’s own domain; people can still write to contactEmail.',
    ];
  }
  if (noReply.test(address)) {
    return [
      `${shown} says that nobody reads it, but people will answer and write to it.`,
      'Write an address that somebody reads.',
    ];
  }
  return undefined;
}
