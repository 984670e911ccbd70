import { bad, good, type Verdict } from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { askAddress, isAboutCertificate, whyNot } from './ask.ts';

/** Whether the site answers at an address that visitors type and emails lead to. */
export async function examineReachable(
  address: string,
  signal: AbortSignal,
  asking: Asking,
): Promise<Verdict> {
  const { host, hostname } = new URL(address);
  const asked = `${address}/healthz`;
  const consequence = 'Nobody sees a page there, and every link in an email leads nowhere.';
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
        consequence: 'Every link in emails takes a detour, and forms that are sent there get lost.',
        remedy: 'If that is the address of the site, set it and start the site again:',
        enter: `PUBLIC_URL=${target?.origin ?? address}`,
      };
      return bad(`${address} leads on to ${target?.origin ?? 'nowhere'}.`, wrong, evidence);
    }
    if (status >= 502 && status <= 504) {
      const remedy = 'See that the site runs, and that the proxy asks it at its HOST and PORT.';
      const found = `A proxy answers at ${address} and does not reach the site (${status}).`;
      return bad(found, { consequence, remedy }, evidence);
    }
    const remedy = `See where ${host} leads: DNS, the proxy's host names, and PUBLIC_URL.`;
    const found = `Something else than the site answers at ${address} (${status}).`;
    return bad(found, { consequence, remedy }, evidence);
  } catch (error) {
    const why = whyNot(error, hostname);
    const evidence = [`GET ${asked}: ${why}`];
    if (isAboutCertificate(error)) {
      const remedy = 'See Certificate.';
      return bad(`Browsers refuse ${address}: ${why}.`, { consequence, remedy }, evidence);
    }
    const remedy = /DNS knows/.test(why)
      ? `Add an A or AAAA record for ${hostname} that names the machine visitors reach; or correct PUBLIC_URL.`
      : `See that the proxy or the site listens at ${host} and that a firewall lets visitors in. Where only this machine cannot reach it, ask from another one.`;
    return bad(
      `${address} cannot be reached from here: ${why}.`,
      { consequence, remedy },
      evidence,
    );
  }
}
