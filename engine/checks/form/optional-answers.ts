import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Field } from '#engine/declaration/field.ts';
import { ownPlaceholdersIn } from '#engine/text/foreign-placeholders.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { quote } from '#engine/text/wording.ts';

/** What a visitor reads after sending names no answer that may be empty: "Thank you, !". */
export const optionalAnswersHaveWords: FunnelRule = leadRule((entry) => {
  const { form, success, failure } = entry.value;
  const texts = [...textsIn(success, ['success']), ...textsIn(failure, ['failure'])];
  return texts.flatMap(({ keys, text }) =>
    [...new Set(ownPlaceholdersIn(text))].flatMap((name) => {
      const field = ownValue(form.fields, name);
      if (field === undefined || !mayBeEmpty(field)) return [];
      return findMistake(
        entry,
        'empty-answer',
        keys,
        `{${name}} in ${quote(text)} stays empty where a visitor leaves the field ${name} empty, which leaves a gap.`,
        field.kind === 'text'
          ? `Add whenEmpty to form.fields.${name} with the words to show instead, write required: true, or leave {${name}} out.`
          : `Write required: true in form.fields.${name}, or leave {${name}} out.`,
      );
    }),
  );
});

/** Whether a text that names a field may find nothing there. */
export function mayBeEmpty(field: Field): boolean {
  return (
    field.kind !== 'constant' &&
    (!field.required || field.when !== undefined) &&
    (field.kind !== 'text' || field.whenEmpty === undefined)
  );
}
