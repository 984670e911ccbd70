import { type Finding, formatFinding } from '#engine/read/findings.ts';

/** How many warnings a start prints in full. */
const maxSpelled = 10;

/** How many coaches' addresses it prints. */
const maxBrands = 3;

/** What the server prints after it has started. */
export interface StartLines {
  readonly seconds: number;
  readonly role: 'all' | 'web' | 'worker';
  /** The site's address. */
  readonly publicUrl: string;
  /** The addresses of coaches with a host of their own. */
  readonly brands: readonly string[];
  readonly database: string;
  readonly email: string;
  /** The console's password if this start made it: the only time it can be shown. */
  readonly newPassword?: string | undefined;
  /** What changed in the database, in sentences. */
  readonly notes: readonly string[];
  /** What people should look at in the declarations. */
  readonly warnings: readonly Finding[];
}

/** The block printed once the site answers. */
export function formatStart({ seconds, role, publicUrl, ...rest }: StartLines): string {
  const rows = [
    ...(role === 'worker'
      ? [['Role', 'worker: sends emails and answers no requests.'] as const]
      : [
          ['Site', publicUrl] as const,
          ...listBrands(rest.brands).map((line) => ['Brands', line] as const),
          ['Console', `${publicUrl}/diagnostics`] as const,
        ]),
    ...(rest.newPassword === undefined
      ? []
      : [['Password', `${rest.newPassword}  (for the console; it is not shown again)`] as const]),
    ['Database', rest.database] as const,
    ['Email', rest.email] as const,
    ...rest.notes.map((note) => ['Note', note] as const),
    ...listWarnings(rest.warnings).map((line) => ['Attention', line] as const),
  ];
  const lines = rows.map(([name, text]) => `  ${name.padEnd(10)}${text}`);
  return `\nFunnelfile is running (started in ${seconds.toFixed(1)} s).\n\n${lines.join('\n')}\n`;
}

/** The coaches' addresses in as few lines as fit, and how many more there are. */
function listBrands(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  const spelled = addresses.slice(0, maxBrands).join(', ');
  const more = addresses.length - maxBrands;
  return [more > 0 ? `${spelled} and ${more} more, one for each coach` : spelled];
}

/** What to do if the built guides link to another address than the site's. */
export function describeOrigins(origins: readonly string[], publicUrl: string): string[] {
  return origins
    .filter((origin) => origin !== publicUrl)
    .map(
      (origin) =>
        `The guides were built with links to ${origin}, but the site is at ${publicUrl}. Run npm run build with PUBLIC_URL=${publicUrl}.`,
    );
}

/** Warnings, one line each, and how many more there are. */
export function listWarnings(warnings: readonly Finding[]): string[] {
  const spelled = warnings.slice(0, maxSpelled).map(formatFinding);
  const more = warnings.length - spelled.length;
  return more === 0 ? spelled : [...spelled, `and ${more} more: \`npm run check\` names them all.`];
}
