import { bad, good, type Verdict } from '#server/doctor/examination/examination.ts';
import { isWithin, type PostmarkAccount } from './account.ts';

/** Examines whether Postmark lets an address send. */
export function judgeSender(address: string, { domains, signatures }: PostmarkAccount): Verdict {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const own = domains.find(({ name }) => isWithin(domain, name));
  const signature = signatures.find((one) => one.address === address.toLowerCase());
  const evidence = [
    own
      ? `domain ${own.name}: DKIM ${own.isDkimVerified ? 'verified' : 'not verified'}, return path ${own.isReturnPathVerified ? 'verified' : 'not verified'}`
      : `the account has no domain for ${domain}`,
    signature
      ? `signature ${signature.address}: ${signature.isConfirmed ? 'confirmed' : 'not confirmed'}`
      : 'no sender signature of this address',
  ];
  if (own?.isDkimVerified) return good(`Postmark sends for ${own.name}.`, evidence);
  if (signature?.isConfirmed)
    return good(`Postmark sends for ${address}, which its owner has confirmed.`, evidence);
  const consequence = 'Postmark refuses emails from this address, and the site stops sending.';
  if (own) {
    const wrong = {
      consequence,
      remedy: `Add this TXT record at ${own.dkim.host}, then press Verify at Postmark (Sender Signatures, ${own.name}):`,
      enter: own.dkim.expected,
    };
    return bad(`Postmark has not verified the domain ${own.name} yet.`, wrong, evidence);
  }
  if (signature) {
    const remedy = `Have whoever reads ${address} follow the link in Postmark's email, or have Postmark send it again.`;
    return bad(`${address} has not been confirmed at Postmark.`, { consequence, remedy }, evidence);
  }
  const remedy = `Add the domain ${domain} at Postmark (Sender Signatures, Add Domain) and the two records it shows.`;
  return bad(`Postmark does not know ${address}.`, { consequence, remedy }, evidence);
}
