import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Names } from '#server/doctor/examination/names.ts';

/** A provider's address for bounced mail. */
export interface ReturnPath {
  /** Like pm-bounces.example.com. */
  readonly host: string;
  /** The provider's host that it must point to. */
  readonly target: string;
}

/** Where a return path points now; undefined if nowhere. */
async function aliasOf(names: Names, host: string): Promise<string | undefined> {
  const [alias] = await names.aliases(host);
  return alias?.replace(/\.$/, '').toLowerCase();
}

/** Whether a return path of the domain's own is in use. */
export async function isReturnPathSet(
  names: Names,
  { host, target }: ReturnPath,
): Promise<boolean> {
  return (await aliasOf(names, host)) === target;
}

/** Examines whether bounces return through a name of the sender's own. */
export async function examineReturnPath(
  names: Names,
  domain: string,
  { host, target }: ReturnPath,
): Promise<Verdict> {
  const alias = await aliasOf(names, host);
  const evidence = [`${host}: ${alias === undefined ? 'no CNAME record' : `CNAME ${alias}`}`];
  if (alias === target) return good(`Bounces of ${domain} come back through ${host}.`, evidence);
  const wrong = {
    consequence:
      "Bounces come back through the provider's own domain, so SPF does not vouch for this one: DMARC relies on DKIM alone.",
    remedy: `${alias === undefined ? 'Add' : 'Replace it with'} this record, then let the provider verify it:`,
    enter: `${host}. CNAME ${target}.`,
  };
  const found =
    alias === undefined
      ? `${domain} has no return path of its own (${host}).`
      : `The return path of ${domain} leads to ${alias} instead of ${target}.`;
  return warning(found, wrong, evidence);
}
