import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { askAddress, whyNot } from './ask.ts';

/** Whether whoever types the address without https gets to the encrypted one. */
export async function examineRedirect(
  address: string,
  signal: AbortSignal,
  { plainPort = 80 }: Asking,
): Promise<Verdict> {
  const { hostname } = new URL(address);
  const plain = `http://${hostname}${plainPort === 80 ? '' : `:${plainPort}`}/`;
  const remedy = `Let the proxy redirect ${plain} to ${address}/ for good (301 or 308).`;
  try {
    const { status, location } = await askAddress(plain, signal);
    const evidence = [`GET ${plain}: ${status}${location ? `, location ${location}` : ''}`];
    const target = location && URL.canParse(location, plain) ? new URL(location, plain) : undefined;
    if (status >= 300 && status < 400 && target?.protocol === 'https:') {
      return good(`${plain} leads to the encrypted address.`, evidence);
    }
    const consequence = 'Who comes there reads and sends everything without encryption.';
    return warning(
      `${plain} does not lead to the encrypted address.`,
      { consequence, remedy },
      evidence,
    );
  } catch (error) {
    const why = whyNot(error, hostname);
    const wrong = {
      consequence: 'Older browsers and old links that begin with http:// find nothing.',
      remedy,
    };
    return warning(`${plain} does not answer: ${why}.`, wrong, [`GET ${plain}: ${why}`]);
  }
}
