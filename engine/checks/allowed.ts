import * as v from 'valibot';
import { findDoubt } from '#engine/checks/rule/rule.ts';
import { rulesOfTime } from '#engine/checks/stale/stale.ts';
import { allow } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

/** A file's findings without those that it allows, and what it allows although nothing is found. */
export function dropAllowed(
  entry: Entry<Coach | Funnel | Guide>,
  findings: readonly Finding[],
): Finding[] {
  // A file with another mistake is heard, too, as long as it says clearly what it allows.
  const said = v.safeParse(allow, entry.value.allow);
  const allowed = (said.success && said.output) || [];
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
