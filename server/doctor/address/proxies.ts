import * as v from 'valibot';
import { count } from '#engine/text/wording.ts';
import { bad, good, NotSeen, type Verdict } from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { doctorHeader, forwardingPath, writeDoctorToken } from '#server/signing/doctor-token.ts';
import { askAddress, whyNot } from './ask.ts';

const seenSchema = v.object({ hops: v.number(), trustProxy: v.number() });

/** Examines whether TRUST_PROXY matches the proxies in front of the site, by a request from outside. */
export async function examineProxies(
  address: string,
  secret: string,
  signal: AbortSignal,
  asking: Asking,
): Promise<Verdict> {
  const headers = { [doctorHeader]: writeDoctorToken(secret, new Date()) };
  const answer = await askAddress(`${address}${forwardingPath}`, signal, {
    ...asking,
    headers,
  }).catch((error: unknown) => {
    throw new NotSeen({
      found: `The site could not be reached through ${address}: ${whyNot(error, new URL(address).hostname)}.`,
      remedy: 'First make sure that the address can be reached.',
    });
  });
  const seen = v.safeParse(seenSchema, readJson(answer.body));
  if (answer.status !== 200 || !seen.success) {
    throw new NotSeen({
      found: `What answers at ${address} does not report how it was reached (${answer.status}).`,
      remedy:
        'Make sure that this release of the site answers there, with the same SECRET or database as this command.',
    });
  }
  return judgeProxies(seen.output);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How our own request arrived. */
export interface Arrived {
  readonly hops: number;
  readonly trustProxy: number;
}

export function judgeProxies({ hops, trustProxy }: Arrived): Verdict {
  const evidence = [`X-Forwarded-For had ${count(hops, 'entry')}`, `TRUST_PROXY is ${trustProxy}`];
  const enter = `TRUST_PROXY=${hops}`;
  if (hops === trustProxy) {
    return good(
      hops === 0
        ? 'Requests reach the site without a proxy, as TRUST_PROXY says.'
        : `Requests come through ${hops === 1 ? 'one proxy' : `${hops} proxies`}, as TRUST_PROXY says.`,
      evidence,
    );
  }
  if (hops > trustProxy) {
    const wrong = {
      consequence:
        'All visitors behind the outermost proxy count as one client: limits meant for one person apply to all of them together, and forms are refused.',
      remedy: 'Set it to the number of proxies and start the site again:',
      enter,
    };
    return bad(
      `There are more proxies in front of the site than TRUST_PROXY says.`,
      wrong,
      evidence,
    );
  }
  const wrong = {
    consequence:
      'Anyone who sends the header can pass for any client and evade the limits of the site; without it all visitors count as the proxy.',
    remedy:
      'Unless this machine bypasses a proxy that visitors go through, set it to the actual number and start the site again:',
    enter,
  };
  return bad(
    `There are fewer proxies in front of the site than TRUST_PROXY says.`,
    wrong,
    evidence,
  );
}
