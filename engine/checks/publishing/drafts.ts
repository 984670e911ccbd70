import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { publishingMoment } from './clock.ts';
import { findEnded, findRetired, type Link } from './led-on.ts';

/** A page that visitors see leads to no draft, and to none that is over. */
export const pagesLeadToNoDraft: FunnelRule = (entry, all) => {
  const { page, expires, draft } = entry.value;
  if (draft === true) return [];
  const related = page.sections.flatMap((section, index): Link[] => {
    const keys = ['page', 'sections', index];
    if (section.kind === 'related') {
      return [{ keys: [...keys, 'to'], what: 'The link', to: section.to }];
    }
    const second = 'second' in section ? section.second : undefined;
    return second === undefined
      ? []
      : [{ keys: [...keys, 'second', 'to'], what: 'The link', to: second.to }];
  });
  const { event } = entry.value.kind === 'lead' ? entry.value : {};
  const endings = (['whenFull', 'whenBegun', 'whenOver'] as const).flatMap((name): Link[] => {
    const ending = event?.[name];
    const button = ending !== undefined && 'title' in ending ? ending.button : undefined;
    const keys = ['event', name, 'button', 'to'];
    return button === undefined ? [] : [{ keys, what: 'The button', to: button.to }];
  });
  const screen = successScreenOf(entry.value);
  const onward: Link[] =
    screen?.button === undefined
      ? []
      : [
          {
            keys: ['success', 'screen', 'button', 'to'],
            what: 'The button',
            to: screen.button.to,
          },
        ];
  const ending: Link[] =
    typeof expires?.to === 'string'
      ? [{ keys: ['expires', 'to'], what: 'The ended page', to: expires.to }]
      : [];
  const marked = markedLinks(shownTexts(entry.value));
  const links = [...related, ...endings, ...onward, ...ending, ...marked];
  return findDrafts(entry, links, all, entry.value);
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

function successScreenOf(funnel: Funnel) {
  return funnel.kind === 'lead' && funnel.success.after === 'screen'
    ? funnel.success.screen
    : undefined;
}

function markedLinks(texts: readonly { readonly keys: Keys; readonly text: string }[]): Link[] {
  return texts.flatMap(({ keys, text }) =>
    linksIn(text).map(({ to }) => ({ keys, what: 'The link', to })),
  );
}

function findDrafts(
  entry: InFile,
  links: readonly Link[],
  all: Surroundings,
  own?: Funnel,
): Finding[] {
  return links.flatMap(({ keys, what, to }) => {
    const target = funnelAt(to, all)?.value;
    if (target !== undefined && target.draft !== true) {
      const from = findLater(target, own, all);
      if (from === undefined) return findEnded(entry, { keys, what, to }, target, all);
      return findDoubt(
        entry,
        'link-to-later-page',
        keys,
        `${what} leads to ${quote(to)}, but that page is not there before ${from.replace('T', ' ')}.`,
        `Let ${target.id} appear earlier, or lead to a page that is there.`,
      );
    }
    if (target === undefined) return findRetired(entry, { keys, what, to }, all);
    return findMistake(
      entry,
      'link-to-draft',
      keys,
      `${what} leads to ${quote(to)}, but ${target.id} is a draft, so nobody finds a page there.`,
      `Remove draft from ${target.id}, or lead to a page that is published.`,
    );
  });
}

/** The moment from which a page is there, where what links to it is there already. */
function findLater(target: Funnel, own: Funnel | undefined, all: Surroundings): string | undefined {
  const { publishFrom } = target;
  if (publishFrom === undefined || all.now === undefined) return undefined;
  const from = publishingMoment(target, publishFrom, all);
  const ownFrom = own?.publishFrom && publishingMoment(own, own.publishFrom, all);
  return from === undefined || from <= (ownFrom || all.now) || from <= all.now
    ? undefined
    : publishFrom;
}
