import { joinWords } from '#engine/read/repair.ts';

/** What a file below funnels/ is by its name. */
export type FileKind =
  /** It belongs to a system or an editor. */
  | 'ignored'
  | 'declaration'
  | 'picture'
  /** Code or data under a name by which no declaration is found. */
  | 'misnamed'
  /** What an editor or a computer kept of a declaration. */
  | 'backup'
  | 'other';

/** Files of the systems and editors that people use. */
const ignoredNames =
  /^(?:\.(?![a-z][\w-]*(?:\.guide)?\.ts$).*|Thumbs\.db|desktop\.ini|Icon\r|#.*#|.*\.(?:sw[a-p]|tmp))$/i;

const codeEndings =
  /\.(?:[cm]?[jt]sx?|json[5c]?|ya?ml|toml|mdx|vue|svelte|html?)(?:\.(?:txt|text|rtf))?$/i;

/** What was before an edit: `guide.ts~`, `guide.ts.bak`, `guide.bak`, `guide.ts.orig`. */
const backupEndings =
  /(?:~|\.(?:bak|backup|old|orig|save|sav|rej|prev|disabled|inactive|off|unused)\d*)$/i;

/** What computers add to the name of a copy: `guide (1).ts`, `guide copy 2.ts`, `guide (conflicted copy 2027-03-01).ts`. */
const copyEnding =
  /(?: ?\((?:\d+|[^()]*conflicted copy[^()]*)\)| (?:- )?(?:copy|kopie|copie|copia)(?: ?\(?\d+\)?)?)$/i;
const copyBeginning = /^(?:copy of|kopie von|copie de|copia de) /i;

/** The kind of a file by its name without folders. */
export function kindOfFile(name: string): FileKind {
  if (ignoredNames.test(name)) return 'ignored';
  if (isPicture(name)) return 'picture';
  if (backupEndings.test(name) || (/\.ts$/i.test(name) && isCopy(name))) return 'backup';
  const isCoachMisspelt = name !== 'coach.ts' && name.toLowerCase() === 'coach.ts';
  if (/^(?!\.).*(?<!\.d)\.ts$/.test(name) && !isCoachMisspelt) return 'declaration';
  return codeEndings.test(name) || !name.includes('.') ? 'misnamed' : 'other';
}

/** Whether a file is a picture of a format that pages can show. */
export function isPicture(file: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/i.test(file);
}

/** Whether a file has the name that a computer gives to a copy. */
export function isCopy(name: string): boolean {
  return copyEnding.test(name.replace(/\.\w+$/, '')) || copyBeginning.test(name);
}

/** The file that was meant: `guide.ts` for `guide (1).ts`, `guide.tsx` and `guide.ts~`. */
export function nameMeant(name: string): string {
  const stem = stemOf(name).replace(copyBeginning, '').replace(copyEnding, '').replace(/~$/, '');
  const ending = /^[^.]*\.guide\b/.test(name) ? '.guide.ts' : '.ts';
  return `${stem.toLowerCase() === 'coach' ? 'coach' : stem}${ending}`;
}

/** A name that is the same on every computer: `relocation-guide.ts` for `Relocation Guide.ts`. */
export function plainName(name: string): string {
  const [stem = '', ...endings] = name.split('.');
  const plain = /^[a-z0-9][a-z0-9_-]*$/.test(stem) ? stem : joinWords(stem, '-');
  return [plain, ...endings]
    .join('.')
    .toLowerCase()
    .replace(/(?:\.ts)+$/, '.ts');
}

function stemOf(name: string): string {
  return name.replace(/^\./, '').replace(/\..*$/, '');
}

/** A path's last part. */
export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
