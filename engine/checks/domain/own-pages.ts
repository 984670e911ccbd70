import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { findDoubt, folderNameOf, type Rule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/** A page of this site is linked by its path, which is right wherever the site answers. */
export const ownPagesAreLinkedByPath: Rule<Coach | Funnel> = (entry, all) => {
  const coach = ownOf(all, folderNameOf(entry)).coach?.value;
  // Where the coach has a domain, its pages answer there.
  if (coach === undefined || coach.domain !== undefined) return [];
  const host = coach.contactEmail.split('@').at(-1) ?? '';
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    if (!text.includes(host)) return [];
    const links = text.startsWith('https://') ? [text] : linksIn(text).map(({ to }) => to);
    return links.flatMap((link) => {
      const url = URL.canParse(link) ? new URL(link) : undefined;
      const isOwn = url?.host === host || url?.host === `www.${host}`;
      if (url === undefined || !isOwn || funnelAt(url.pathname, all) === undefined) return [];
      return findDoubt(
        entry,
        'wrong-address',
        keys,
        `${quote(link)} leads to another site, and ${quote(url.pathname)} is a page of this one.`,
        `Write ${quote(url.pathname)}, which leads to it wherever this site answers.`,
      );
    });
  });
};
