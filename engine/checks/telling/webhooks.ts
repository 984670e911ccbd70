import { isPrivateHost } from '#engine/addresses/private-host.ts';
import { type CoachRule, findDoubt, findMistake } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/** Messages hold what people typed: nobody on the way may read them, and they go where they are meant to. */
export const webhooksAreSafe: CoachRule = (entry) =>
  (entry.value.webhooks ?? []).flatMap(({ url }, index) => {
    const keys = ['webhooks', index, 'url'];
    const { hostname, protocol } = new URL(url);
    if (protocol !== 'https:' && protocol !== 'http:') {
      return findMistake(
        entry,
        'webhook-without-tls',
        keys,
        `Webhooks go by https, and ${quote(url)} is an address of another kind.`,
        'Write an address that begins with https://.',
      );
    }
    if (isPrivateHost(hostname)) {
      return findDoubt(
        entry,
        'private-webhook',
        keys,
        `${quote(hostname)} can be reached from inside one network only, so nothing is sent there.`,
        'Give the public address of the program, or set WEBHOOK_PRIVATE_RANGES where the site runs and allow this here.',
      );
    }
    if (protocol === 'https:') return [];
    return findMistake(
      entry,
      'webhook-without-tls',
      keys,
      `Without https, everybody on the way to ${quote(hostname)} could read what people wrote into the form.`,
      `Write ${quote(url.replace(/^http:/, 'https:'))}, or ask the program's makers for an https address.`,
    );
  });

/** A program is told once of each thing that happens. */
export const webhooksAreUnlike: CoachRule = (entry) => {
  const addresses = (entry.value.webhooks ?? []).map(({ url }) => new URL(url).href);
  return addresses.flatMap((address, index) => {
    const first = addresses.indexOf(address);
    if (first === index) return [];
    return findMistake(
      entry,
      'webhook-twice',
      ['webhooks', index, 'url'],
      `The ${ordinals[first] ?? `webhook ${first + 1}`} goes to ${quote(address)}, too.`,
      'Name all events in one of them and remove the other.',
    );
  });
};

const ordinals = ['first webhook', 'second webhook', 'third webhook'];
