import type { Finding } from '#engine/read/findings.ts';
import { allOf } from '#engine/text/wording.ts';

/** What stays the same where somebody copies a file; each names the original. */
const signs: ReadonlySet<string> = new Set([
  'campaign-taken',
  'coach-twice',
  'copied-email',
  'copied-page',
  'id-taken',
  'path-taken',
  'same-biography',
  'same-event',
  'same-look',
  'same-words',
  'source-taken',
]);

/** What follows by itself where a file was copied into another folder or is no page of its own. */
const consequences: ReadonlySet<string> = new Set([
  'coach-not-folder',
  'copied-name',
  'count-of-points',
  'foreign-address',
  'foreign-campaign',
  'foreign-name',
  'foreign-offer',
  'foreign-words',
  'guide-without-content',
  'slug-not-folder',
  'unknown-ending',
  'unknown-function',
  'unknown-message-funnel',
  'unused-campaign',
  'unused-email',
]);

/** With so many of them nobody wrote the same by chance; a coach's sender alone may be mistaken. */
const minSigns = (file: string) => (file.endsWith('/coach.ts') ? 3 : 2);

/** One finding for a file that was copied and not changed yet, with everything that must differ. */
export function joinCopiedFiles(findings: readonly Finding[]): Finding[] {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const signsOf = (file: string, original: string) =>
    (byFile.get(file) ?? []).filter((one) => isSign(one, original)).length;
  return [...byFile].flatMap(([file, own]) => {
    const original = originalOf(file, own);
    if (original === undefined) return own;
    const same = own.filter((finding) => isSign(finding, original));
    const back = signsOf(original, file);
    // Of two files that name each other, the one with more signs is the copy.
    if (back > same.length && back >= minSigns(original)) {
      return own.filter((one) => !isSign(one, original));
    }
    const rest = own.filter(({ rule }) => !signs.has(rule) && !consequences.has(rule));
    // A copied page in which another coach is named was copied from that one.
    const folder = original.slice(0, original.lastIndexOf('/') + 1);
    const named = own.filter(
      ({ rule, problem }) =>
        /^foreign-(?:address|name|offer)$/.test(rule) &&
        !file.startsWith(folder) &&
        problem.includes(folder),
    );
    const isPage = same.some(({ rule }) => rule === 'copied-page') && named.length > 0;
    if (same.length < minSigns(file) && !isPage) return own;
    return [describeCopy(file, original, isPage ? [...same, ...named] : same), ...rest];
  });
}

function isSign({ rule, problem }: Finding, original: string): boolean {
  return signs.has(rule) && problem.includes(original);
}

/** The file that most of the signs name. */
function originalOf(file: string, findings: readonly Finding[]): string | undefined {
  const named = findings.flatMap((finding) => {
    const [original] = /funnels\/[^,():"]+\.ts/.exec(finding.problem) ?? [];
    return signs.has(finding.rule) && original && original !== file ? [original] : [];
  });
  const [most] = [...Map.groupBy(named, (one) => one)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most?.[0];
}

function describeCopy(file: string, original: string, same: readonly Finding[]): Finding {
  const places = same.filter(({ rule }) => rule !== 'copied-page').map(({ path }) => path);
  const page = same.find(({ rule }) => rule === 'copied-page');
  const share = /\d+%/.exec(page?.problem ?? '')?.[0];
  const words = share === undefined ? '' : `; ${share} of its page stands there word for word`;
  return {
    rule: 'copied-file',
    severity: same.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    file,
    path: places[0] ?? page?.path ?? '',
    problem: `This file is a copy of ${original}: ${allOf(places)} ${places.length === 1 ? 'is' : 'are'} still the same${words}.`,
    remedy: `Write there what is this file's own${page === undefined ? '' : ', and words of its own for the page'}, or remove the file.`,
  };
}
