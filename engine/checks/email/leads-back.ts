import { type CoachRule, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { listDeclaredEmails } from './declared-emails.ts';

/** No email's button leads its readers back to the form that brought it. */
export const emailButtonsLeadOn: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) => {
    const to = message.button?.to;
    const [sender] = senders;
    if (to === undefined || sender === undefined) return [];
    // For the readers of another funnel that sends the same email it leads on.
    if (!senders.every(({ funnel }) => isPageOf(funnel, to))) return [];
    return findDoubt(
      entry,
      'leads-back',
      [...keys, 'button', 'to'],
      `The button leads to ${quote(to)}, the page of ${sender.file}, whose form its readers have just sent.`,
      'Let it lead to what comes next.',
    );
  });

const another =
  /\b(?:other|another|next|second)\b|(?<![A-Za-zÀ-ỿ])(?:ander(?:e[nrs]?)|weitere[nrs]?|zweite[nrs]?|autre|deuxième|otr[oa]|segund[oa]|outr[oa])(?![A-Za-zÀ-ỿ])/i;

/** What an email links to as something else is not the page that it came from. */
export const otherLinksLeadOn: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) => {
    const [sender] = senders;
    if (sender === undefined) return [];
    return textsIn(message, keys).flatMap(({ keys: place, text }) =>
      linksIn(text).flatMap(({ words, to }) => {
        const isBack = senders.every(({ funnel }) => isPageOf(funnel, to));
        if (!isBack || !another.test(words)) return [];
        return findDoubt(
          entry,
          'leads-back',
          place,
          `The link ${quote(words)} leads to ${quote(to)}, the page of ${sender.file}, whose form its readers have just sent.`,
          'Write the path of what it names.',
        );
      }),
    );
  });

/** No section links to the page it is on. */
export const relatedPagesAreOthers: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'related' || !isPageOf(entry.value, section.to)) return [];
    return findDoubt(
      entry,
      'leads-back',
      ['page', 'sections', index, 'to'],
      `The link leads to ${quote(section.to)}, which is this page.`,
      'Name another page or remove the section.',
    );
  });

function isPageOf({ path, aliases = [], redirects = [] }: Funnel, to: string): boolean {
  const target = to.split(/[?#]/)[0] ?? '';
  return [path, ...aliases, ...redirects].includes(target);
}
