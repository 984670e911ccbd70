import type { FunnelLine } from '#engine/contract/console/funnels.ts';
import type { Found } from '#engine/contract/console/home.ts';
import { type Place, places } from './places.ts';

/** Something that the finder leads to. */
export interface Match {
  readonly path: string;
  readonly label: string;
  /** What distinguishes it from others of the same name. */
  readonly detail: string;
}

export interface MatchGroup {
  readonly value: string;
  readonly items: readonly Match[];
}

/** As many of a kind as can be read at a glance. */
const maxOfKind = 6;

/**
 * What the letters match, people and emails first, because they are looked for most. Without letters,
 * the views.
 */
export function listMatches(
  letters: string,
  funnels: readonly FunnelLine[],
  found: Found | undefined,
  allowed: readonly Place[] = places,
): readonly MatchGroup[] {
  const isAsked = letters.trim() !== '';
  const groups: readonly MatchGroup[] = [
    {
      value: 'People',
      items: (found?.people ?? []).map(({ id, email, name, source }) => ({
        path: `/diagnostics/leads/${id}`,
        label: email,
        // One address may have signed up in several places.
        detail: name ? `${name}, ${source}` : source,
      })),
    },
    {
      value: 'Emails',
      items: (found?.deliveries ?? []).map(({ id, subject, functionName, status, email }) => ({
        path: `/diagnostics/deliveries/${id}`,
        label: subject ?? functionName,
        detail: `${status}, to ${email}`,
      })),
    },
    {
      value: 'Funnels',
      items: (isAsked ? funnels : [])
        .filter(({ id, name, path, coach }) => begins(letters, [name, id, path, coach]))
        .slice(0, maxOfKind)
        .map(({ id, name, path }) => ({
          path: `/diagnostics/funnels/${id}`,
          label: name,
          detail: path,
        })),
    },
    {
      value: 'Views',
      items: allowed
        .filter(({ name, about }) => begins(letters, [name, about]))
        .map(({ path, name, about }) => ({ path, label: name, detail: about })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Whether each word typed begins a word of the texts. */
function begins(letters: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(split);
  return split(letters).every((begin) => words.some((word) => word.startsWith(begin)));
}

function split(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
