import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import {
  type CoachRule,
  findDeadLink,
  findMistake,
  leadFunnelsOf,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { documentPaths } from '#engine/read/read-declarations.ts';
import { isReserved } from '#engine/site/routes.ts';
import { quote } from '#engine/text/wording.ts';
import { listLegalLinks } from './purposes.ts';

/** Whoever asks for an address says what becomes of it (GDPR, article 13; CCPA, 1798.100). */
export const formsLinkToPrivacy: CoachRule = (entry, all) => {
  const [funnel] = leadFunnelsOf(entry, all);
  if (funnel === undefined || entry.value.legal !== undefined) return [];
  return findMistake(
    entry,
    'no-privacy-notice',
    ['legal'],
    `The form in ${funnel.file} asks for an address, but nothing tells visitors what becomes of it.`,
    "Add legal: { privacy: '/…' } with the path of a page in documents, or with an address like https://….",
  );
};

/** Privacy notice, terms and imprint are pages of plain text here, or stand elsewhere. */
export const legalLinksLead: CoachRule = (entry, all) =>
  listLegalLinks(entry.value).flatMap(({ keys, to }) => {
    if (!to.startsWith('/') || documentPaths([entry]).includes(to)) return [];
    const link = `The link ${keys.at(-1)}`;
    const other = all.coaches.find((coach) => documentPaths([coach]).includes(to));
    if (other !== undefined) {
      return findMistake(
        entry,
        'foreign-document',
        keys,
        `${link} leads to ${quote(to)}, a page of ${other.value.brand} (${other.file}), which speaks for that business alone.`,
        'Declare a page of your own in documents, and write its path here.',
      );
    }
    const dead = findDeadLink(entry, 'dead-link', keys, link, to, all);
    if (dead.length > 0 || all.unreadable.length > 0) return dead;
    return findMistake(
      entry,
      'not-a-document',
      keys,
      `${link} leads to ${quote(to)}, which is ${describePage(to, all)}.`,
      `Declare a page of that kind in documents, and write its path here.`,
    );
  });

/** What is linked for a language is written in it, as far as the coach's own pages say. */
export const legalLinksSpeak: CoachRule = (entry, all) => {
  const { documents = [], language: own = 'en', legal } = entry.value;
  const languages = new Set(leadFunnelsOf(entry, all).map(({ value }) => value.language ?? own));
  const unlinked = [...languages].flatMap((language) => {
    const index = documents.findIndex((one) => one.language === language);
    if (language === own || index < 0 || legal?.byLanguage?.[language] !== undefined) return [];
    return findMistake(
      entry,
      'other-legal-language',
      ['documents', index, 'language'],
      `${quote(documents[index]?.path)} is written for pages whose language is ${quote(language)}, but those pages link to none of that language.`,
      `Add byLanguage: { ${quote(language)}: { … } } to legal, with the path of each such page.`,
    );
  });
  const spoken = listLegalLinks(entry.value).flatMap(({ keys, to, language }) => {
    const index = documents.findIndex(({ path }) => path === to);
    const written = documents[index]?.language ?? own;
    if (index < 0 || language === undefined || written === language) return [];
    return findMistake(
      entry,
      'other-legal-language',
      keys,
      `The link is for pages whose language is ${quote(language)}, but ${quote(to)} says that its own is ${quote(written)}.`,
      `Give the page language: ${quote(language)}, or link to one that is written in it.`,
    );
  });
  return [...unlinked, ...spoken];
};

function describePage(path: string, all: Surroundings): string {
  const funnel = funnelAt(path, all);
  return funnel === undefined ? 'a page of the site itself' : `the page of ${funnel.file}`;
}

/** Every page of plain text has a path of its own. */
export const documentPathsAreFree: CoachRule = (entry, all) =>
  (entry.value.documents ?? []).flatMap(({ path }, index) => {
    const keys = ['documents', index, 'path'];
    if (isReserved(path) || all.sitePaths.includes(path)) {
      return findMistake(
        entry,
        'path-reserved',
        keys,
        `The site itself uses ${quote(path)}, so the page would never be reached.`,
        'Choose another path.',
      );
    }
    const owner = findOwner(entry, path, index, all);
    if (owner === undefined) return [];
    return findMistake(
      entry,
      'path-taken',
      keys,
      `The path ${quote(path)} already belongs to ${owner}.`,
      'Give the page a path of its own.',
    );
  });

function findOwner(
  entry: Entry<Coach>,
  path: string,
  index: number,
  all: Surroundings,
): string | undefined {
  const funnel = funnelAt(path, all);
  if (funnel) return `${funnel.value.id} (${funnel.file})`;
  const before = all.coaches
    .filter(({ file }) => file <= entry.file)
    .find(({ file, value }) =>
      (value.documents ?? []).some(
        (other, place) => other.path === path && (file !== entry.file || place < index),
      ),
    );
  return before && `another page of ${before.file}`;
}
