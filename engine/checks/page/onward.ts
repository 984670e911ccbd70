import {
  type FunnelRule,
  findDeadLink,
  findDoubt,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';

/** A second way on leads to another page, or to a call where the first one is a form. */
export const secondWaysLead: FunnelRule = (entry, all) =>
  entry.value.page.sections.flatMap((section, index) => {
    const second = 'second' in section ? section.second : undefined;
    if (second === undefined) return [];
    const keys = ['page', 'sections', index, 'second', 'to'];
    if (second.to !== 'scheduling') return findPlace(entry, keys, second.to, all);
    if (entry.value.kind === 'lead') return [];
    return findDoubt(
      entry,
      'leads-back',
      keys,
      "The link opens the coach's scheduling page, which the button of a booking page opens already.",
      'Write the path of another page, or remove second.',
    );
  });

/** A package's button leads to the form of a page that has one, or to another page. */
export const packagesLead: FunnelRule = (entry, all) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'packages') return [];
    return section.items.flatMap(({ button: { to } }, place) => {
      const keys = ['page', 'sections', index, 'items', place, 'button', 'to'];
      if (to.startsWith('/')) return findPlace(entry, keys, to, all);
      if (to !== 'form' || entry.value.kind === 'lead') return [];
      return findMistake(
        entry,
        'no-form-here',
        keys,
        'The button leads to the form, and a booking page has none.',
        "Write 'scheduling', the path of another page, or an address.",
      );
    });
  });

/** The button after sending leads to another page. */
export const successButtonLeads: FunnelRule = (entry, all) => {
  if (entry.value.kind !== 'lead' || entry.value.success.after !== 'screen') return [];
  const to = entry.value.success.screen.button?.to;
  // The others are words for home, the scheduling page and the file of the funnel.
  if (!to?.startsWith('/')) return [];
  return findPlace(entry, ['success', 'screen', 'button', 'to'], to, all);
};

function findPlace(entry: Entry<Funnel>, keys: Keys, to: string, all: Surroundings): Finding[] {
  const { path, aliases = [], redirects = [] } = entry.value;
  if (![path, ...aliases, ...redirects].includes(to)) {
    return findDeadLink(
      entry,
      'dead-link',
      keys,
      keys.includes('second') ? 'The link' : 'The button',
      to,
      all,
    );
  }
  return [
    findDoubt(
      entry,
      'leads-back',
      keys,
      `It leads to ${quote(to)}, which is this page.`,
      'Let it lead to what comes next.',
    ),
  ];
}
