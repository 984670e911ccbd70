import { buttonOf, isLinked } from '#engine/checks/claims/on-screens.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';

const thing =
  '(?:it|[“"]?\\{leadMagnet\\}[”"]?|(?:your|the|our|this) (?:[A-Za-zÀ-ỿ]+ ){0,3}?(?:guide|report|e-?book|pdf|file|copy|checklist|workbook|template|map|plan|chart|playbook|test))';
const here = new RegExp(
  `\\b(?<button>(?:button|link) (?:below|underneath|at the (?:end|bottom)(?: of this e-?mail)?) (?:to|and) (?:download|get|grab|open|read|watch))\\b|\\b(?<opens>(?:button|link) (?:below|underneath) (?:opens|downloads|holds|brings(?: you)?)) ${thing}|\\bscroll (?:down )?to (?:download|get|read)\\b|\\b(?:download|get|grab|open|find|read|access) ${thing} (?:(?:right )?(?:below|here|on this page|underneath)\\b|(?:with|by|through|via) the (?:button|link) (?:below|underneath)\\b)`,
  'i',
);

/** "The report is below. Read it with tea", "below is the whole plan". */
const things =
  'guide|report|e-?book|pdf|checklist|workbook|plan|chart|playbook|handbook|map|test|kit|toolkit';
const atTheEnd = new RegExp(
  `\\b(?:the|your|our) (?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:${things})(?: itself)? (?:is |are |waits )?(?:also )?(?:below|underneath)\\b|\\bbelow (?:is|you[’']ll find|you will find) (?:the|your|our) (?:(?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:${things})\\b|(?:whole|full|complete) [a-z]+)`,
  'i',
);

/** Whether a page has neither a form that brings a file nor a link to another page. */
function hasNothingToTake({ kind, page }: Said['funnel']): boolean {
  return kind === 'booking' && !page.sections.some((one) => one.kind === 'related');
}

/** Files that are said to be on the spot. */
export const claimsOfDownloads: readonly Claim[] = [
  {
    rule: 'nothing-there',
    pattern: here,
    against: (said, { 0: words, groups = {} }) => {
      const to = buttonOf(said);
      // That there is no button has a rule of its own.
      if (to === undefined && groups['opens'] !== undefined) return;
      // A page of the site is something to read, and no download.
      const isPage = said.place === 'page' && to?.startsWith('/') && /download/i.test(words);
      if (to !== undefined && to !== 'scheduling' && to !== 'home' && !isPage) return;
      if (said.place === 'page' && hasNothingToTake(said.funnel)) return 'this page has no file';
      if (said.place === 'page')
        return said.keys[0] === 'success' ? 'this screen has nothing to download' : undefined;
      if (isLinked(said)) return;
      if (to !== undefined && (groups['button'] ?? groups['opens']) !== undefined)
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
    pattern: atTheEnd,
    against: (said) => {
      // Behind the points of an email nothing follows but its button.
      if (said.place !== 'requested' || !said.keys.includes('afterword')) return;
      if (said.funnel.offer.file === undefined) return;
      const to = buttonOf(said);
      if (isLinked(said) || (to !== undefined && to !== 'scheduling' && to !== 'home')) return;
      return to === undefined ? 'this email has no button' : "this email's button leads elsewhere";
    },
    remedy: "Add button: { label: 'Open {leadMagnet}', to: 'download' } to the email.",
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
