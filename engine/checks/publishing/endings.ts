import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import { type FunnelRule, findDeadLink, findMistake } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/** A page that ends leads on to another that is there by then, and stays. */
export const endingLeadsOn: FunnelRule = (entry, all) => {
  const { id, expires, kind } = entry.value;
  if (!entry.sound || expires === undefined) return [];
  const unused =
    kind === 'booking' && expires.closed !== undefined
      ? [
          findMistake(
            entry,
            'closed-without-form',
            ['expires', 'closed'],
            'The words for a form that is sent too late are never shown, because the page has no form.',
            'Remove expires.closed.',
          ),
        ]
      : [];
  const { to } = expires;
  if (typeof to !== 'string') return unused;
  const keys = ['expires', 'to'];
  const target = funnelAt(to, all)?.value;
  if (target === undefined) {
    return [...unused, ...findDeadLink(entry, 'dead-end', keys, 'The ended page', to, all)];
  }
  if (target.id === id) {
    return [
      ...unused,
      findMistake(
        entry,
        'ending-in-circles',
        keys,
        `The ended page leads to ${quote(to)}, which is the page itself.`,
        'Name another page of this site, or write the words that stand there from then on.',
      ),
    ];
  }
  const end = target.expires?.at;
  if (target.draft === true || end === undefined || end > expires.at) return unused;
  return [
    ...unused,
    findMistake(
      entry,
      'ending-at-ended-page',
      keys,
      `The ended page leads to ${quote(to)}, but ${target.id} ends at ${quote(end)} itself.`,
      'Name a page that stays, or write the words that stand there from then on.',
    ),
  ];
};
