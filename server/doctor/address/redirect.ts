import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Asking } from '#server/doctor/examination/needs.ts';
import { askAddress, whyNot } from './ask.ts';

/** Examines whether an address typed without https redirects to the encrypted one. */
export async function examineRedirect(
  address: string,
  signal: AbortSignal,
  { plainPort = 80 }: Asking,
): Promise<Verdict> {
  const { hostname } = new URL(address);
  const plain = `http://${hostname}${plainPort === 80 ? '' : `:${plainPort}`}/`;
  const remedy = `Have the proxy redirect ${plain} to ${address}/ permanently (301 or 308).`;
  try {
    const { status, location } = await askAddress(plain, signal);
    const evidence = [`GET ${plain}: ${status}${location ? `, location ${location}` : ''}`];
    const target = location && URL.canParse(location, plain) ? new URL(location, plain) : undefined;
    if (status >= 300 && status < 400 && target?.protocol === 'https:') {
      return good(`${plain} redirects to the encrypted address.`, evidence);
    }
    const consequence = 'Visitors who come there read and send everything unencrypted.';
    return warning(
      `${plain} does not redirect to the encrypted address.`,
      { consequence, remedy },
      evidence,
    );
  } catch (error) {
    const why = whyNot(error, hostname);
    const wrong = {
      consequence: 'Older browsers and old links that start with http:// reach nothing.',
      remedy,
    };
    return warning(`${plain} does not answer: ${why}.`, wrong, [`GET ${plain}: ${why}`]);
  }
}
