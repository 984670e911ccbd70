import { bad, good, type Verdict } from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { askAddress, isAboutCertificate, whyNot } from './ask.ts';

/** Examines whether the site answers at an address that visitors type and emails link to. */
export async function examineReachable(
  address: string,
  signal: AbortSignal,
  asking: Asking,
): Promise<Verdict> {
  const { host, hostname } = new URL(address);
  const asked = `${address}/healthz`;
  const consequence = 'Nobody can see a page there, and every link in an email leads nowhere.';
  try {
    const { status, location, body, tookMs } = await askAddress(asked, signal, asking);
    const evidence = [
      `GET ${asked}: ${status}${location ? `, location ${location}` : ''}, ${tookMs} ms`,
    ];
    if (status === 200 && body === 'ok\n') return good(`The site answers at ${address}.`, evidence);
    if (status >= 300 && status < 400) {
      const target =
        location && URL.canParse(location, address) ? new URL(location, address) : undefined;
      const wrong = {
        consequence: 'Every link in emails takes a detour, and forms sent there get lost.',
        remedy: 'If that is the site’s address, set it and start the site again:',
        enter: `PUBLIC_URL=${target?.origin ?? address}`,
      };
      return bad(`${address} redirects to ${target?.origin ?? 'nowhere'}.`, wrong, evidence);
    }
    if (status >= 502 && status <= 504) {
      const remedy = 'Make sure that the site runs, and that the proxy uses its HOST and PORT.';
      const found = `A proxy answers at ${address} but does not reach the site (${status}).`;
      return bad(found, { consequence, remedy }, evidence);
    }
    const remedy = `Check where ${host} leads: DNS, the proxy's host names, and PUBLIC_URL.`;
    const found = `Something other than the site answers at ${address} (${status}).`;
    return bad(found, { consequence, remedy }, evidence);
  } catch (error) {
    const why = whyNot(error, hostname);
    const evidence = [`GET ${asked}: ${why}`];
    if (isAboutCertificate(error)) {
      const remedy = 'See Certificate.';
      return bad(`Browsers refuse ${address}: ${why}.`, { consequence, remedy }, evidence);
    }
    const remedy = /DNS knows/.test(why)
      ? `Add an A or AAAA record for ${hostname} that points to the machine visitors reach, or correct PUBLIC_URL.`
      : `Make sure that the proxy or the site listens at ${host} and that the firewall lets visitors in. If only this machine cannot reach it, run this from another one.`;
    return bad(
      `${address} cannot be reached from here: ${why}.`,
      { consequence, remedy },
      evidence,
    );
  }
}
