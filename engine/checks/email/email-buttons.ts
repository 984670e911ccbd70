import { type CoachRule, findDeadLink, findMistake } from '#engine/checks/rule/rule.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { quote } from '#engine/text/wording.ts';
import { listDeclaredEmails } from './declared-emails.ts';

/** An email's button leads to an existing page, to the scheduling page or to another site. */
export const emailButtonsLeadSomewhere: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message: { button } }) => {
    const to = button?.to;
    if (to === undefined || to === 'scheduling' || to === 'seat' || to === 'download') return [];
    const rule = 'unknown-button-path';
    const place = [...keys, 'button', 'to'];
    if (to.startsWith('/')) return findDeadLink(entry, rule, place, 'The button', to, all);
    // Slips in an address have a rule of their own.
    if (/^https?:\/\/[^\s/]/i.test(to)) return [];
    return findMistake(
      entry,
      rule,
      place,
      `The button leads to ${quote(to)}, which is neither a path nor an address.`,
      nearestOr(to, ['scheduling', 'download', 'seat'], remedyFor(to)),
    );
  });

function remedyFor(to: string): string {
  if (/^(?:mailto|tel):/i.test(to)) {
    return 'A button opens pages: write the address or the number in a paragraph, and let the button lead elsewhere.';
  }
  if (/^(?:schedul|book|calend)/i.test(to)) return "Write 'scheduling'.";
  const [scheme] = /^[a-z]*:?\/{1,2}(?=[\w-]+\.\w)/i.exec(to) ?? [];
  if (scheme !== undefined) return `Write ${quote(`https://${to.slice(scheme.length)}`)}.`;
  return "Write 'scheduling', 'download', a path of this site like /free-guide, or an address that begins with https://.";
}
