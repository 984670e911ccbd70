import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import {
  type CoachRule,
  type FunnelRule,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { funnelAt } from './endings.ts';

/** A link in a declaration. */
interface Link {
  readonly keys: Keys;
  readonly what: string;
  readonly to: string;
}

/** A page that visitors see leads to no draft. */
export const pagesLeadToNoDraft: FunnelRule = (entry, all) => {
  const { page, expires, draft } = entry.value;
  if (draft === true) return [];
  const related = page.sections.flatMap((section, index): Link[] =>
    section.kind === 'related'
      ? [{ keys: ['page', 'sections', index, 'to'], what: 'The link', to: section.to }]
      : [],
  );
  const ending: Link[] =
    typeof expires?.to === 'string'
      ? [{ keys: ['expires', 'to'], what: 'The ended page', to: expires.to }]
      : [];
  return findDrafts(entry, [...related, ...ending, ...markedLinks(shownTexts(entry.value))], all);
};

/** An email that a published page sends leads to no draft. */
export const emailsLeadToNoDraft: CoachRule = (entry, all) => {
  const links = listDeclaredEmails(entry, all)
    .filter(({ senders }) => senders.some(({ funnel }) => funnel.draft !== true))
    .flatMap(({ keys, message }): Link[] => [
      ...(message.button === undefined
        ? []
        : [{ keys: [...keys, 'button', 'to'], what: 'The button', to: message.button.to }]),
      ...markedLinks(textsIn(message, keys)),
    ]);
  return findDrafts(entry, links, all);
};

function markedLinks(texts: readonly { readonly keys: Keys; readonly text: string }[]): Link[] {
  return texts.flatMap(({ keys, text }) =>
    linksIn(text).map(({ to }) => ({ keys, what: 'The link', to })),
  );
}

function findDrafts(
  entry: { readonly file: string },
  links: readonly Link[],
  all: Surroundings,
): Finding[] {
  return links.flatMap(({ keys, what, to }) => {
    const target = funnelAt(to, all);
    if (target?.draft !== true) return [];
    return findMistake(
      entry,
      'link-to-draft',
      keys,
      `${what} leads to ${quote(to)}, but ${target.id} is a draft, so nobody finds a page there.`,
      `Remove draft from ${target.id}, or lead to a page that is published.`,
    );
  });
}
