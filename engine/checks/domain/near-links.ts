import { type CoachRule, findDoubt, type Keys } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { findAddressSlip } from '#engine/text/address-slips.ts';
import { linksIn } from '#engine/text/markup.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** Shorter paths are too close to others on purpose. */
const minLength = 6;

/** An address that stands once and is one letter away from one that stands more often was meant to be that. */
export const linksAreNotNearlyOthers: CoachRule = (entry) => {
  const links = textsIn(entry.value)
    .flatMap(({ keys, text }) => [
      { keys, text },
      ...(text.includes('](https:') ? linksIn(text).map(({ to }) => ({ keys, text: to })) : []),
    ])
    // What is broken in itself is told by itself.
    .filter(
      ({ keys, text }) =>
        (isRoom(keys, text) && findAddressSlip(text) === undefined) || isMailbox(keys, text),
    );
  const counts = new Map<string, number>();
  for (const { text } of links) counts.set(text, (counts.get(text) ?? 0) + 1);
  return links.flatMap(({ keys, text }) => {
    if (counts.get(text) !== 1) return [];
    const isKnown = (other: string) =>
      (counts.get(other) ?? 0) > 1 || isMeant(other, text, entry.value, counts);
    const meant = [...counts.keys()].find((other) => isSlipOf(text, other) && isKnown(other));
    if (meant === undefined) return [];
    return findDoubt(
      entry,
      'nearly-own-address',
      keys,
      `${quote(text)} is one slip away from ${quote(meant)}, which stands here, too.`,
      `Write ${quote(meant)}, or allow it here if both are right.`,
    );
  });
};

/** Whether two addresses of one domain differ by a letter; a number is different on purpose. */
function isSlipOf(one: string, other: string): boolean {
  if (one.includes('@') || other.includes('@')) {
    const [mailbox, meant] = [one.split('@'), other.split('@')];
    return mailbox[1] === meant[1] && roles.test(meant[0] ?? '') && isOneSlipApart(one, other);
  }
  const [first, second] = [new URL(one), new URL(other)];
  const isSameHost = first.host === second.host;
  const [short, domain] = isSameHost
    ? [Math.min(first.pathname.length, second.pathname.length), '']
    : [Math.min(first.host.length, second.host.length), domainOf(first)];
  if (short <= minLength || (!isSameHost && domain !== domainOf(second))) return false;
  const digits = (text: string) => text.replace(/\D/gu, '');
  return digits(one) === digits(other) && isOneSlipApart(one, other);
}

/** What follows the first part of a host: calendar.willow.com is at willow.com. */
function domainOf({ host }: URL): string {
  return host.slice(host.indexOf('.') + 1);
}

/** Mailboxes that no person is called by: Ana and Anna may both work there. */
const roles =
  /^(?:hello|hallo|hola|info|contact|kontakt|contacto|office|support|team|service|mail|welcome)$/i;

function isMailbox(keys: Keys, text: string): boolean {
  return ['sender', 'contactEmail', 'notify'].includes(String(keys[0])) && text.includes('@');
}

/** Of two that stand once each, the one is right whose words are the coach's, or else the first. */
function isMeant(
  other: string,
  text: string,
  coach: object,
  counts: ReadonlyMap<string, number>,
): boolean {
  const said = new Set(shownTexts(coach).flatMap((one) => wordsOf(one.text)));
  const isSaid = (one: string) =>
    wordsOf(one.replace(/^.*\//u, '')).every((word) => said.has(word));
  if (isSaid(other) !== isSaid(text)) return isSaid(other);
  const order = [...counts.keys()];
  return order.indexOf(other) < order.indexOf(text);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where emails lead; programs have addresses of one code or another. */
function isRoom(keys: Keys, text: string): boolean {
  return (
    ['functions', 'campaigns', 'schedulingUrl'].includes(String(keys[0])) &&
    /^https:\/\/[^/\s]+\/\S/u.test(text)
  );
}
