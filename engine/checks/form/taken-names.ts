import { findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import { dateField } from '#engine/declaration/event.ts';
import type { InFile } from '#engine/read/findings.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';

/** Names with another meaning: placeholders, or inputs that the site adds to a form. */
const takenNames: readonly string[] = [
  'altcha',
  'coach',
  dateField,
  'leadMagnet',
  'message',
  'page',
  'timestamp',
  'leadId',
  'submissionId',
  'token',
  'variant',
  'website',
];

/** Whether a field may have the name at all. */
export function isUsableName(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/.test(name) && !Reflect.has({}, name) && !takenNames.includes(name);
}

/**
 * A name that a form's input cannot have.
 *
 * @param what what has the name, for instance a field
 */
export function findTakenName(
  entry: InFile,
  keys: Keys,
  name: string,
  what: 'field' | 'box',
): Finding[] {
  if (takenNames.includes(name)) {
    return [
      findMistake(
        entry,
        'field-name-taken',
        keys,
        `The site itself uses the name ${quote(name)}, so a ${what} cannot have it.`,
        `Give the ${what} another name.`,
      ),
    ];
  }
  if (!Reflect.has({}, name)) return [];
  return [
    findMistake(
      entry,
      'field-name-inherited',
      keys,
      `The name ${quote(name)} is a word of the programming language: every object has something under it.`,
      `Give the ${what} another name.`,
    ),
  ];
}
