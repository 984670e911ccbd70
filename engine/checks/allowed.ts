import * as v from 'valibot';
import { findDoubt } from '#engine/checks/rule/rule.ts';
import { rulesOfTime } from '#engine/checks/stale/stale.ts';
import { allow, doubts } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

const names: ReadonlySet<string> = new Set(doubts);

/** A file's findings without those that it allows, and what it allows although nothing is found. */
export function dropAllowed(
  entry: Entry<Coach | Funnel | Guide>,
  findings: readonly Finding[],
): Finding[] {
  // A file with another mistake is heard, too; while nobody can read what it allows, doubts wait.
  const said = v.safeParse(allow, entry.value.allow ?? []);
  if (!said.success) return findings.filter(({ rule }) => !names.has(rule));
  const allowed = said.output;
  return [
    ...findings.filter(({ rule }) => allowed.every((one) => one.rule !== rule)),
    ...allowed.flatMap(({ rule }, index) =>
      !entry.sound ||
      rulesOfTime.includes(rule) ||
      findings.some((finding) => finding.rule === rule)
        ? []
        : findDoubt(
            entry,
            'unused-allow',
            ['allow', index],
            `The file allows ${quote(rule)}, but that rule finds nothing here.`,
            'Remove the entry.',
          ),
    ),
  ];
}
