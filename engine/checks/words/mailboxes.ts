import type { AddressSlip } from '#engine/text/address-slips.ts';
import { suggestAddress } from '#engine/text/suggest-address.ts';
import { quote } from '#engine/text/wording.ts';

/** A mailbox in running text, as far as it was written; in "P@ssw0rd" the @ is a letter. */
const mailbox =
  /(?<![\w.+-])[\w.+-]{2,64}@(?<host>[A-Za-zÀ-ỿ\d-]+(?:[.,][A-Za-zÀ-ỿ\d-]+)*)(?<after>\.\.(?!\.))?/gi;
/** A site's name without https:// before it. */
const site = /(?<![\w.@/-])www[.,][A-Za-zÀ-ỿ\d-]+(?:[.,][A-Za-zÀ-ỿ\d-]+)*/gi;
/** What ends an address, as people mistype it behind a comma. */
const ending =
  /,(?:com|org|net|info|example|co|io|eu|de|at|ch|fr|es|pt|br|uk|us|ca)(?![A-Za-zÀ-ỿ\d])/i;

/** Slips in the mailboxes and the sites that a running text names without a link. */
export function findNamedSlips(text: string): readonly AddressSlip[] {
  const mailboxes = text.includes('@') ? Array.from(text.matchAll(mailbox)) : [];
  const sites = /www[.,]/i.test(text) ? Array.from(text.matchAll(site)) : [];
  const slips = mailboxes.flatMap(({ 0: found, groups = {} }) => {
    const { host = '', after } = groups;
    if (after !== undefined && host.includes('.')) {
      return {
        problem: `${quote(found)} ends with two dots, and whoever copies it gets a wrong address.`,
        remedy: 'Write one dot.',
      };
    }
    // A name with an @ before it is that of an account elsewhere; this has words on both sides.
    const meant = suggestAddress(found);
    if (meant !== undefined) {
      return { problem: `${quote(found)} looks misspelt.`, remedy: `Write ${meant}.` };
    }
    if (/[.,]/u.test(host)) return [];
    return {
      problem: `${quote(found)} has no ending like .com after the @, so no mail reaches it.`,
      remedy: 'Write the whole address.',
    };
  });
  const commas = [...mailboxes, ...sites].flatMap(({ 0: found }) => {
    const match = ending.exec(found);
    if (match === null) return [];
    const upTo = found.slice(0, match.index + match[0].length);
    return {
      problem: `${quote(upTo)} has a comma where a dot belongs.`,
      remedy: `Write ${upTo.replaceAll(',', '.')}.`,
    };
  });
  return [...slips, ...commas];
}
