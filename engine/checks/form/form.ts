import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, type Keys, leadRule } from '#engine/checks/rule/rule.ts';
import type { ChoiceField } from '#engine/declaration/field.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { ordinal } from '#engine/text/ordinal.ts';
import { quote } from '#engine/text/wording.ts';
import { findTakenName } from './taken-names.ts';

/** Every form requires an email address, by which leads are identified. */
export const formAsksForEmail: FunnelRule = leadRule((entry) => {
  const { email } = entry.value.form.fields;
  const keys = ['form', 'fields', 'email'];
  if (email === undefined) {
    const other = askedFields(entry.value).find(([, { kind }]) => kind === 'email')?.[0];
    return findMistake(
      entry,
      'email-field',
      ['form', 'fields', ...(other === undefined ? [] : [other])],
      'The form has no field named email, but leads are identified by their email address.',
      other === undefined
        ? "Add a field email with kind: 'email' and required: true."
        : `Call this field email instead of ${other}.`,
    );
  }
  const findings: Finding[] = [];
  if (email.kind !== 'email') {
    findings.push(
      findMistake(
        entry,
        'email-field',
        [...keys, 'kind'],
        `The field email is of kind ${quote(email.kind)}, so the address would not be checked.`,
        "Write kind: 'email'.",
      ),
    );
  }
  if ('required' in email && !email.required) {
    findings.push(
      findMistake(
        entry,
        'email-field',
        [...keys, 'required'],
        'The field email is not required, but no lead can be stored without an address.',
        'Write required: true.',
      ),
    );
  }
  return findings;
});

/** Every field has a usable name, a sentence for an empty answer, and options that differ. */
export const fieldsAreSound: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    const keys = ['form', 'fields', name];
    const findings = findTakenName(entry, keys, name, 'field');
    if (field.required && field.missing === undefined) {
      findings.push(
        findMistake(
          entry,
          'missing-sentence',
          [...keys, 'missing'],
          `The field ${name} is required but has no sentence for a visitor who leaves it empty.`,
          `Add missing: 'Please enter …' to the field.`,
        ),
      );
    }
    return [
      ...findings,
      ...('options' in field ? findSameOptions(entry, keys, field.options) : []),
    ];
  }),
);

function findSameOptions(entry: InFile, keys: Keys, options: ChoiceField['options']): Finding[] {
  return options.flatMap((option, index) => {
    const isAt = (part: 'value' | 'label') => (other: typeof option) =>
      other[part] === option[part];
    const part = (['value', 'label'] as const).find((one) => options.findIndex(isAt(one)) < index);
    if (part === undefined) return [];
    return findMistake(
      entry,
      'same-option',
      [...keys, 'options', index, part],
      `The ${part} ${quote(option[part])} is that of the ${ordinal(options.findIndex(isAt(part)) + 1)} option already, so the two answers could not be told apart.`,
      'Change one of the two options or remove it.',
    );
  });
}
