import { ownOf } from '#engine/checks/rule/own/own.ts';
import {
  type CoachRule,
  findDoubt,
  findMistake,
  folderNameOf,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** A link at the foot of a page that the law asks for. */
export interface LegalPlace {
  readonly keys: Keys;
  readonly to: string;
  /** Absent where the link is the coach's own. */
  readonly language?: string;
}

/** The coach's own legal links and those for other languages. */
export function listLegalLinks({ legal }: Coach): readonly LegalPlace[] {
  if (legal === undefined) return [];
  const { byLanguage = {}, ...own } = legal;
  return [
    ...Object.entries(own).map(([name, to]) => ({ keys: ['legal', name], to })),
    ...Object.entries(byLanguage).flatMap(([language, links]) =>
      Object.entries(links ?? {}).map(([name, to]) => ({
        keys: ['legal', 'byLanguage', language, name],
        to,
        language,
      })),
    ),
  ];
}

/** What paths and titles of such pages are called, in every language of the engine. */
const purposes: Readonly<Record<string, { readonly called: string; readonly words: RegExp }>> = {
  privacy: {
    called: 'a privacy notice',
    words:
      /privacy|datenschutz|data[- ]protection|confidentialit|vie[- ]privee|donnees[- ]personnelles|privacidad|proteccion[- ]de[- ]datos|protecao[- ]de[- ]dados|rgpd|gdpr|dsgvo/u,
  },
  terms: {
    called: 'terms',
    words:
      /\bterms\b|\btos\b|\bagb\b|nutzungsbedingungen|geschaftsbedingungen|conditions[- ](?:generales|d[- ]utilisation|of[- ]use)|\bcg[uv]\b|terminos|condiciones|termos|condicoes/u,
  },
  imprint: {
    called: 'an imprint',
    words:
      /imprint|impressum|legal[- ]notice|anbieterkennzeichnung|mentions[- ]legales|aviso[- ]legal|informacoes[- ]legais/u,
  },
};

/** A legal link leads to what it is called, as far as path and title of the page say what that is. */
export const legalLinksKeepPurpose: CoachRule = (entry) =>
  listLegalLinks(entry.value).flatMap(({ keys, to, language }) => {
    const name = String(keys.at(-1));
    const title = entry.value.documents?.find((page) => page.path === to)?.title ?? '';
    const path = to.startsWith('/') ? to : URL.canParse(to) ? new URL(to).pathname : '';
    const said = plain(`${path} ${title}`);
    const found = Object.keys(purposes).filter((purpose) => purposes[purpose]?.words.test(said));
    const titled = Object.keys(purposes).filter((purpose) =>
      purposes[purpose]?.words.test(plain(title)),
    );
    // What the title says counts more than a path that somebody copied.
    const isOther = titled.length > 0 && !titled.includes(name);
    if (found.length === 0 || (found.includes(name) && !isOther)) return [];
    // One page may be all three, unless there is another that is what the link is called.
    const isShared = listLegalLinks(entry.value).some(
      (other) =>
        other.to === to && other.language === language && found.includes(String(other.keys.at(-1))),
    );
    const hasOwn = entry.value.documents?.some(({ path, title }) =>
      purposes[name]?.words.test(plain(`${path} ${title}`)),
    );
    if (isShared && !hasOwn) return [];
    const called = allOf(
      (isOther ? titled : found).map((purpose) => purposes[purpose]?.called ?? ''),
    );
    return findMistake(
      entry,
      'other-legal-page',
      keys,
      `The link ${name} leads to ${quote(to)}, which is ${called} by its ${isOther || !purposes[found[0] ?? '']?.words.test(plain(path)) ? 'title' : 'path'}.`,
      `${isOther && found.includes(name) ? 'Correct the title, or write' : 'Write'} the path of ${purposes[name]?.called ?? 'the right page'} here.`,
    );
  });

/** A page that is terms or an imprint is linked as such, or from somewhere else. */
export const legalPagesAreLinked: CoachRule = (entry, all) => {
  const { documents = [], language: own = 'en', legal } = entry.value;
  return documents.flatMap(({ path, title, language = own }, index) => {
    const isOwn = language === own;
    // Whoever links nothing at all, or nothing in a language, is told so by other rules.
    const links = isOwn ? legal : legal?.byLanguage?.[language];
    const purpose = Object.keys(purposes).find((name) =>
      purposes[name]?.words.test(plain(`${path} ${title}`)),
    );
    if (links === undefined || purpose === undefined || Object.hasOwn(links, purpose)) return [];
    const texts = [entry, ...ownOf(all, folderNameOf(entry)).funnels].flatMap(({ value }) =>
      textsIn(value),
    );
    // Its own path is one of them.
    if (texts.filter(({ text }) => text.includes(path)).length > 1) return [];
    return findDoubt(
      entry,
      'unlinked-document',
      ['documents', index, 'path'],
      `No page leads to ${quote(path)}, which by its ${purposes[purpose]?.words.test(plain(path)) ? 'path' : 'title'} is ${purposes[purpose]?.called}.`,
      `Add ${purpose}: '${path}' to ${isOwn ? 'legal' : `legal.byLanguage.${language}`}, or remove the page.`,
    );
  });
};

/** Lower case and without accents; a path's slashes and underscores part words. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[/_]/g, ' ');
}
