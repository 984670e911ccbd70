import {
  type CoachRule,
  findMistake,
  isFolderWhole,
  leadFunnelsOf,
} from '#engine/checks/rule/rule.ts';
import { engineFields } from '#engine/declaration/coach.ts';
import { findMeantValue } from '#engine/read/meanings.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/**
 * What an email function asks for is known to the engine or a field of a funnel that calls it. Another
 * name may be that of a funnel to come, unless it is nearly one of those.
 */
export const bodyFieldsAreAsked: CoachRule = (entry, all) => {
  if (!isFolderWhole(entry, all)) return [];
  const funnels = leadFunnelsOf(entry, all);
  return Object.entries(entry.value.functions).flatMap(([name, { body }]) => {
    const fields = funnels
      .filter(({ value }) => value.submission?.email?.function === name)
      .flatMap(({ value }) => Object.keys(value.form?.fields ?? {}));
    const known = [...new Set([...fields, ...engineFields])];
    return body.flatMap((field, index) => {
      if (known.includes(field)) return [];
      const meant = findMeantValue(
        field,
        known.filter((one) => !body.includes(one)),
      );
      if (meant === undefined) return [];
      return findMistake(
        entry,
        'unknown-body-field',
        ['functions', name, 'body', index],
        `No form that calls ${name} has a field ${quote(field)}${fields.length === 0 ? '' : `; they have ${allOf([...new Set(fields)])}`}.`,
        `Write ${quote(meant)}.`,
      );
    });
  });
};
