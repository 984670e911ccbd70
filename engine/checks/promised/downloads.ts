import type { Claim } from '#engine/checks/claims/claim.ts';
import { isLeadFunnel, type Said } from '#engine/checks/facts/said.ts';

/** Where a text's own button leads: that of the success screen or of the email. */
export function buttonOf({ place, funnel, keys, message }: Said): string | undefined {
  if (place !== 'page') return message?.button?.to;
  const { success } = isLeadFunnel(funnel) ? funnel : {};
  return keys[0] === 'success' && success?.after === 'screen'
    ? success.screen.button?.to
    : undefined;
}

/** Whether a text or its email has a link besides its button. */
export const isLinked = ({ text, message }: Said) =>
  /https?:\/\//u.test(text) || (message?.paragraphs ?? []).some((one) => one.includes(']('));

const thing =
  '(?:it|[“"]?\\{leadMagnet\\}[”"]?|(?:your|the|our|this) (?:[A-Za-zÀ-ỿ]+ ){0,3}?(?:guide|report|e-?book|pdf|file|copy|checklist|workbook|template|map|plan|chart|playbook|test))';
const here = new RegExp(
  `\\b(?<button>(?:button|link) (?:below|underneath|at the (?:end|bottom)(?: of this e-?mail)?) (?:to|and) (?:download|get|grab|open|read|watch))\\b|\\bscroll (?:down )?to (?:download|get|read)\\b|\\b(?:download|get|grab|open|find|read|access) ${thing} (?:(?:right )?(?:below|here|on this page|underneath)\\b|(?:with|by|through|via) the (?:button|link) (?:below|underneath)\\b)`,
  'i',
);

/** Files that are said to be on the spot. */
export const claimsOfDownloads: readonly Claim[] = [
  {
    rule: 'nothing-there',
    pattern: here,
    against: (said, { groups = {} }) => {
      const to = buttonOf(said);
      if (to !== undefined && to !== 'scheduling' && to !== 'home') return;
      if (said.place === 'page')
        return said.keys[0] === 'success' ? 'this screen has nothing to download' : undefined;
      if (isLinked(said)) return;
      if (to !== undefined && groups['button'] !== undefined)
        return `this email's button leads to ${to === 'home' ? 'the home page' : 'the scheduling page'}`;
      // The points of an email may be the guide itself; one without any button has a rule of its own.
      return said.place === 'requested' && said.message?.points === undefined
        ? 'this email has no such button'
        : undefined;
    },
    remedy: 'Say what brings it, or let a button lead to it.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:download|get|open|read) (?:it|the [A-Za-zÀ-ỿ]+|your [A-Za-zÀ-ỿ]+) (?:instantly |right away |immediately |at once )?on the (?:next|following) (?:page|screen)\b/i,
    against: ({ place, funnel }) =>
      place === 'page' &&
      isLeadFunnel(funnel) &&
      (funnel.success.after !== 'screen' || funnel.success.screen.button?.to !== 'download')
        ? 'what is shown after sending has nothing to download'
        : undefined,
    remedy: "Give the success screen a button to: 'download', or say that an email brings it.",
  },
];
