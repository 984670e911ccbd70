import {
  folderOf,
  isFolderWhole,
  type SiteRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { formatOfName } from '#engine/declaration/offered-file.ts';
import { ledgerName } from '#engine/ledger/ledger.ts';
import type { Finding } from '#engine/read/findings.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { isCopy, isPicture, kindOfFile, nameMeant, nameOf, plainName } from './file-kinds.ts';

/** What lies beside the coaches' folders and is known. */
const knownBeside =
  /^(?:README|REFERENCE|FINDINGS|BRIEF|WEBHOOKS|LICENSE)(?:\.md|\.txt)?$|^published\.json$|schema\.json$/;
/** What lies in a coach's folder and is known. */
const knownInside = /^(?:README|BRIEF)(?:\.md|\.txt)?$/;

/** Every file is read, known or named: what nobody reads looks like a page and is none. */
export const filesAreRead: SiteRule = (all) => {
  const { folder } = all;
  if (folder === undefined) return [];
  const files = new Set(folder.files);
  const named = namesInTexts(all);
  return folder.files.flatMap((file) => {
    const parts = file.slice(folder.path.length + 1).split('/');
    if (parts.some((part) => kindOfFile(part) === 'ignored')) return [];
    const name = nameOf(file);
    const depth = parts.length;
    if ((depth === 1 ? knownBeside : knownInside).test(name) && depth <= 2) return [];
    switch (kindOfFile(name)) {
      case 'declaration':
        return depth === 2
          ? describeName(file)
          : describeMisplaced(file, parts, folder.path, files);
      case 'backup':
        return describeBackup(file, files);
      case 'misnamed':
        return describeMisnamed(file, depth === 1, files);
      default:
        return describeUnused(file, depth === 2, named, all);
    }
  });
};

/** Files in which a declaration may be that nobody can read. */
export function strayDeclarations(files: readonly string[], folder: string): readonly string[] {
  return files.flatMap((file) => {
    const kind = kindOfFile(nameOf(file));
    const meant = folderOf({ file }) + nameMeant(nameOf(file));
    const isMisplaced = file.slice(folder.length + 1).split('/').length !== 2;
    if (kind === 'declaration') return isMisplaced ? [file] : [];
    const isKnown = isMisplaced && knownBeside.test(nameOf(file));
    const isUnread = kind === 'misnamed' || (kind === 'backup' && /\.ts\b/i.test(file));
    return isUnread && !isKnown && !files.includes(meant) ? [meant] : [];
  });
}

function unread(
  file: string,
  severity: 'error' | 'warning',
  problem: string,
  remedy: string,
  rule = 'unread-file',
): Finding[] {
  return [{ rule, severity, file, path: '', problem, remedy }];
}

function describeMisplaced(
  file: string,
  parts: readonly string[],
  folder: string,
  files: ReadonlySet<string>,
): Finding[] {
  const name = nameOf(file);
  // A folder that is named like a coach was put into another's by mistake.
  const coach = parts.slice(0, -1).findLast((one) => files.has(`${folder}/${one}/coach.ts`));
  const place = `${folder}/${coach ?? parts[0]}/${name}`;
  return parts.length === 1
    ? unread(
        file,
        'error',
        "The file lies beside the coaches' folders, where nobody reads it: what it declares is not on the site.",
        `Move it into its coach's folder: ${folder}/<coach>/${name}.`,
      )
    : unread(
        file,
        'error',
        "The file lies in a folder inside a coach's folder, where nobody reads it: what it declares is not on the site.",
        files.has(place)
          ? `There is ${place}: move what is new into that file and delete this one.`
          : `Move it to ${place}.`,
      );
}

/** Computers differ in capitals, spaces and accents of names: a file that one finds, another misses. */
function describeName(file: string): Finding[] {
  const name = nameOf(file);
  const plain = plainName(name);
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && name === plain) return [];
  return unread(
    file,
    'warning',
    `${name} has more in its name than small letters, digits and hyphens, which another computer may write otherwise: then one file becomes two, or none.`,
    `Rename it to ${plain}.`,
    'file-name',
  );
}

function describeBackup(file: string, files: ReadonlySet<string>): Finding[] {
  const name = nameOf(file);
  const meant = nameMeant(name);
  const hasOriginal = files.has(folderOf({ file }) + meant);
  if (isCopy(name)) {
    return unread(
      file,
      'error',
      `A computer gives the name ${name} to a copy, so nobody reads it: what it declares is not on the site.`,
      hasOriginal
        ? 'Delete it. If it is to be a funnel of its own, give it a name, an id, a path and a source of its own.'
        : `Rename it to ${meant}, or delete it.`,
    );
  }
  return hasOriginal
    ? unread(
        file,
        'warning',
        `The file is an older copy of ${meant}, which an editor kept; nobody reads it.`,
        'Delete it.',
      )
    : unread(
        file,
        'error',
        `The file has the name of a backup and there is no ${meant}: what it declares is not on the site.`,
        `Rename it to ${meant}, or delete it.`,
      );
}

function describeMisnamed(file: string, isBeside: boolean, files: ReadonlySet<string>): Finding[] {
  const name = nameOf(file);
  const meant = nameMeant(name);
  if (isBeside) {
    return unread(
      file,
      'error',
      `Nobody reads ${name} beside the coaches' folders.`,
      `If it declares a funnel, move it into its coach's folder as ${meant}; otherwise keep it outside.`,
    );
  }
  if (name === ledgerName) {
    return unread(
      file,
      'error',
      "The record of what was published lies beside the coaches' folders; nobody reads one in here.",
      'Delete it.',
    );
  }
  const problem =
    meant === 'coach.ts'
      ? `A coach is declared in coach.ts; nobody reads ${name}.`
      : name.startsWith('.')
        ? `A dot at the beginning of its name hides ${name}, so nobody reads it: what it declares is not on the site.`
        : `Declarations are read from files that end in .ts; nobody reads ${name}, so what it declares is not on the site.`;
  if (files.has(folderOf({ file }) + meant)) {
    return unread(
      file,
      'error',
      problem,
      `${meant} is beside it: move what is new into that file and delete this one.`,
    );
  }
  const isTypeScript = /\.[cm]?[jt]sx?(?:\.\w+)?$/i.test(name) || !name.includes('.');
  return unread(
    file,
    'error',
    problem,
    isTypeScript
      ? `Rename it to ${meant}.`
      : `Declare it in ${meant}; npm run new-funnel writes such a file.`,
  );
}

function describeUnused(
  file: string,
  isInside: boolean,
  named: ReadonlyMap<string, ReadonlySet<string>>,
  all: Surroundings,
): Finding[] {
  const name = nameOf(file);
  const texts = named.get(folderOf({ file })) ?? new Set();
  // A declaration that cannot be read may use it, and a misspelt name has a finding of its own.
  const lacking = [...texts].filter(
    (text) => !all.folder?.files.includes(folderOf({ file }) + text),
  );
  const isUsed = texts.has(name) || findSimilar(name, lacking) !== undefined;
  if (isInside && (isUsed || !isFolderWhole({ file }, all))) return [];
  if (isPicture(name)) {
    return unread(
      file,
      'warning',
      isInside
        ? 'No page shows this picture.'
        : 'No page can show this picture: pages take pictures from the folder of their coach.',
      isInside
        ? `Name it in ${/logo/i.test(name) ? `a logo: { name: '…', file: '${name}' }` : `an artwork: { kind: 'photo', file: '${name}', alt: '…' }`}, or delete it.`
        : 'Move it next to the funnel that shows it, or delete it.',
      'unused-picture',
    );
  }
  if (formatOfName(name) !== undefined) {
    return unread(
      file,
      'warning',
      'No funnel offers this file.',
      `Name it in the offer of the funnel whose visitors get it, file: '${name}', or delete it.`,
      'unused-file',
    );
  }
  return /\.(?:gif|hei[cf]|svg|tiff?|bmp|psd|raw)$/i.test(name)
    ? unread(
        file,
        'warning',
        `Pages show JPEG, PNG, WebP and AVIF; nobody reads ${name}.`,
        'Save it as one of these, or delete it.',
      )
    : unread(
        file,
        'warning',
        `Nobody reads ${name}.`,
        'Delete it, or keep it outside the folder of the declarations.',
      );
}

function hasEnding(text: string): boolean {
  return /^[^/]{1,100}\.\w{2,5}$/.test(text);
}

/** The texts that may be the name of a file, by folder. */
function namesInTexts(all: Surroundings): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const entry of [...all.coaches, ...all.funnels]) {
    const here = names.get(folderOf(entry)) ?? new Set();
    names.set(folderOf(entry), here);
    for (const { text } of textsIn(entry.value)) if (hasEnding(text)) here.add(text);
  }
  return names;
}
