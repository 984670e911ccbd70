import { isIP } from 'node:net';
import { allOf } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';
import type { MailDomain } from './senders.ts';

/** Examines whether readers' answers, and reports about mail, reach a domain. */
export async function examineExchanges(
  names: Names,
  { name, addresses }: MailDomain,
): Promise<Verdict> {
  const exchanges = [...(await names.exchanges(name))].sort((a, b) => a.priority - b.priority);
  const evidence = exchanges.map(({ exchange, priority }) => `MX ${priority} ${exchange || '.'}`);
  const consequence = `Replies to ${allOf(addresses)} bounce back to readers as undeliverable; some receivers refuse mail from such a domain.`;
  const remedy = `Add the MX record of the provider that hosts these mailboxes, at ${name}:`;
  const enter = `${name}. MX 10 mail.${name}.`;
  const wrong = { consequence, remedy, enter };
  if (exchanges.length === 0) return judgeImplicit(names, name, wrong);
  // RFC 7505: a single dot means that a domain accepts no mail.
  if (exchanges.every(({ exchange }) => exchange === '' || exchange === '.')) {
    return bad(`${name} declares that it accepts no mail (an MX of one dot).`, wrong, evidence);
  }
  const literal = exchanges.find(({ exchange }) => isIP(exchange) !== 0);
  if (literal) {
    const found = `The MX record of ${name} names an address (${literal.exchange}); it must name a host.`;
    return bad(found, wrong, evidence);
  }
  const looked = await Promise.all(
    exchanges.map(async ({ exchange }) => ({
      exchange,
      isThere: (await names.addresses(exchange)).length > 0,
      alias: (await names.aliases(exchange))[0],
    })),
  );
  const gone = looked.filter(({ isThere }) => !isThere).map(({ exchange }) => exchange);
  if (gone.length === looked.length) {
    const found = `No mail host of ${name} has an address (${allOf(gone)}).`;
    return bad(
      found,
      { consequence, remedy: 'Correct the MX record, or give its host an address.' },
      evidence,
    );
  }
  if (gone.length > 0) {
    const late = 'Mail waits until another host is tried; usually nobody notices.';
    const found = `The mail host ${allOf(gone)} of ${name} has no address.`;
    return warning(
      found,
      { consequence: late, remedy: 'Remove it from the MX records, or give it an address.' },
      evidence,
    );
  }
  const aliased = looked.find(({ alias }) => alias !== undefined);
  if (aliased) {
    const found = `The MX record of ${name} names an alias (${aliased.exchange}).`;
    const instead = {
      consequence: 'Some senders do not follow it (RFC 2181, 10.3): their mail does not arrive.',
      remedy: `Use its target instead:`,
      enter: `${name}. MX 10 ${aliased.alias}.`,
    };
    return warning(found, instead, evidence);
  }
  return good(`${name} accepts mail.`, evidence);
}

async function judgeImplicit(
  names: Names,
  name: string,
  wrong: { readonly consequence: string; readonly remedy: string; readonly enter: string },
): Promise<Verdict> {
  const addresses = await names.addresses(name);
  if (addresses.length === 0) {
    return bad(`${name} accepts no mail: it has no MX record and no address.`, wrong, [
      `${name} has neither`,
    ]);
  }
  const found = `${name} has no MX record: mail goes to its own address (${addresses[0]}), which is probably a web server.`;
  return warning(found, wrong, [`${name}: ${addresses.join(', ')}`]);
}
