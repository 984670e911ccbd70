import { createUDPServer, Packet } from 'dns2';
import { closeAfterFile } from '#tests/support/any/closings.ts';

/**
 * What a DNS server knows: values by type and name, like `TXT example.com`, `MX example.com` with
 * `10 mail.example.com`. `broken` is answered with SERVFAIL, `silent` not at all.
 */
export type Zone = Readonly<Record<string, string | readonly string[]>>;

/** A DNS server on the loopback interface. */
export interface DnsServer {
  /** As a resolver takes it: 127.0.0.1:5300. */
  readonly address: string;
  /** Replaces what it knows. */
  know(zone: Zone): void;
}

/** Starts a DNS server that knows nothing yet; it ends after the file's tests. */
export async function openDns(): Promise<DnsServer> {
  let zone: ReadonlyMap<string, readonly string[]> = new Map();
  const server = createUDPServer((request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const [question] = request.questions;
    const name = question?.name.toLowerCase() ?? '';
    const type = typeNames.find((one) => Packet.TYPE[one] === question?.type);
    const valuesOf = (owner: string) => (type && zone.get(`${type} ${owner}`)) ?? [];
    const [alias] = zone.get(`CNAME ${name}`) ?? [];
    const known = valuesOf(alias ?? name);
    if (known.includes('silent')) return;
    if (known.includes('broken')) response.header.rcode = Packet.RCODE.SERVFAIL;
    else {
      if (alias !== undefined) response.answers.push(record(name, 'CNAME', alias));
      if (type) response.answers.push(...known.map((one) => record(alias ?? name, type, one)));
    }
    const isKnown = [...zone.keys()].some((key) => key.endsWith(` ${name}`));
    if (!isKnown) response.header.rcode = Packet.RCODE.NXDOMAIN;
    send(response);
  });
  await server.listen(0, '127.0.0.1');
  closeAfterFile(async () => server.close());
  return {
    address: `127.0.0.1:${server.address().port}`,
    know(known) {
      const entries = Object.entries(known);
      zone = new Map(entries.map(([key, values]) => [key, [values].flat()]));
    },
  };
}

const typeNames = ['A', 'AAAA', 'CNAME', 'MX', 'PTR', 'TXT'] as const;

function record(name: string, type: (typeof typeNames)[number], value: string) {
  return new Packet.Resource(content(name, type, value));
}

function content(name: string, type: (typeof typeNames)[number], value: string) {
  const common = { name, type: Packet.TYPE[type], class: Packet.CLASS.IN, ttl: 60 };
  const [first = '', second = ''] = value.split(' ');
  switch (type) {
    case 'MX':
      return { ...common, priority: Number(first), exchange: second };
    case 'TXT':
      // A text longer than 255 bytes goes in parts.
      return { ...common, data: value.match(/.{1,255}/gs) ?? [''] };
    case 'A':
    case 'AAAA':
      return { ...common, address: value };
    default:
      return { ...common, domain: value };
  }
}
