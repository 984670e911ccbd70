import {
  type CoachRule,
  findMistake,
  isFolderWhole,
  type Keys,
  leadFunnelsOf,
} from '#engine/checks/rule/rule.ts';
import { engineFields } from '#engine/declaration/coach.ts';
import { dateField } from '#engine/declaration/event.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { findMeantValue } from '#engine/read/meanings.ts';
import { isOfEvent } from '#engine/schedule/event-emails.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** The date that somebody chose among several, which an email knows without being sent it. */
export function findChosenDate(entry: InFile, keys: Keys): Finding {
  return findMistake(
    entry,
    'unknown-body-field',
    keys,
    `${quote(dateField)} is how a form asks for one of several dates, and no body field: {event.date} and {event.time} in the email are those of the date that was chosen.`,
    `Take ${quote(dateField)} out of the body.`,
  );
}

/**
 * What an email function asks for is known to the engine or a field of a funnel that calls it. Another
 * name may be that of a funnel to come, unless it is nearly one of those.
 */
export const bodyFieldsAreAsked: CoachRule = (entry, all) => {
  if (!isFolderWhole(entry, all)) return [];
  const funnels = leadFunnelsOf(entry, all);
  return Object.entries(entry.value.functions).flatMap(([name, { body, template }]) => {
    const fields = funnels
      .filter(({ value }) => value.submission?.email?.function === name)
      .flatMap(({ value }) => Object.keys(value.form?.fields ?? {}));
    const known = [...new Set([...fields, ...engineFields])];
    return body.flatMap((field, index) => {
      if (known.includes(field)) return [];
      const keys = ['functions', name, 'body', index];
      if (field === dateField) return [findChosenDate(entry, keys)];
      const meant = findMeantValue(
        field,
        known.filter((one) => !body.includes(one)),
      );
      if (meant === undefined) return [];
      const asking = isOfEvent(template)
        ? funnels.find(({ value: { form } }) => {
            const names = Object.keys(form?.fields ?? {});
            return names.includes(field) && !names.includes(meant);
          })
        : undefined;
      return findMistake(
        entry,
        'unknown-body-field',
        keys,
        isOfEvent(template)
          ? `${name} goes out long after a form was sent, when no field ${quote(field)} is known.`
          : `No form that calls ${name} has a field ${quote(field)}${fields.length === 0 ? '' : `; they have ${allOf([...new Set(fields)])}`}.`,
        `Write ${quote(meant)}${asking === undefined ? '' : `, and call the field so in ${asking.file}, too`}.`,
      );
    });
  });
};
