import { allOf } from '#engine/text/wording.ts';
import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';

/** Examines whether an SMTP server's addresses have names that resolve back to them. */
export async function examineReverse(
  names: Names,
  host: string,
  addresses: readonly string[],
): Promise<Verdict> {
  if (addresses.length === 0) {
    return good(
      `${host} has no public address: where its mail leaves from depends on the server that it hands mail on to.`,
    );
  }
  const looked = await Promise.all(
    addresses.map(async (address) => {
      const known = await names.reverse(address);
      const back = (await Promise.all(known.map((name) => names.addresses(name)))).flat();
      return { address, known, isWhole: back.includes(address) };
    }),
  );
  const evidence = looked.map(
    ({ address, known, isWhole }) =>
      `${address}: ${known.join(', ') || 'no name'}${known.length > 0 && !isWhole ? ', which does not resolve back' : ''}`,
  );
  const wrong = looked.filter(({ isWhole }) => !isWhole);
  const [first] = wrong;
  if (!first)
    return good(`The addresses of ${host} have names that resolve back to them.`, evidence);
  const without = wrong.map(({ address }) => address);
  const found =
    first.known.length === 0
      ? `${allOf(without)} of ${host} ${without.length === 1 ? 'has' : 'have'} no name in reverse DNS.`
      : `The name of ${first.address} in reverse DNS (${first.known[0]}) does not resolve back to it.`;
  return warning(
    found,
    {
      consequence:
        'If mail leaves from there, Gmail and others refuse it: they accept no mail from addresses without a name.',
      remedy: 'Have the hosting provider set the reverse DNS (PTR) to the host name:',
      enter: `${first.address} PTR ${host}.`,
    },
    evidence,
  );
}
