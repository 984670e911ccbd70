import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { AskedField } from '#engine/declaration/field.ts';
import { ticked } from '#engine/site/site.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { quote } from '#engine/text/wording.ts';

type Fields = ReadonlyMap<string, AskedField>;

/** A field depends on an answer that another field has, and not on itself in a roundabout way. */
export const conditionsCanHold: FunnelRule = leadRule((entry) => {
  const fields: Fields = new Map(askedFields(entry.value));
  return [...fields].flatMap(([name, { when }]) => {
    if (when === undefined) return [];
    const keys = ['form', 'fields', name, 'when'];
    const other = fields.get(when.field);
    const choices = [...fields].filter(([one, field]) => one !== name && answersTo(field));
    const names = choices.map(([one]) => one);
    const unfit = (problem: string) => [
      findMistake(
        entry,
        'condition-without-answers',
        [...keys, 'field'],
        `${problem} ${tellKnown(names, 'field', 'with declared answers')}`,
        nearestOr(
          when.field,
          names,
          names.length > 0 ? 'Name one of them, or remove when.' : 'Remove when.',
        ),
      ),
    ];
    if (name === 'email') {
      return findMistake(
        entry,
        'email-field',
        keys,
        'The field email depends on another answer, but no lead can be stored without an address.',
        'Remove when.',
      );
    }
    if (when.field === name) return unfit(`The field ${name} depends on itself.`);
    if (other === undefined) return unfit(`The form has no field ${quote(when.field)}.`);
    const answers = answersTo(other);
    if (answers === undefined) {
      return unfit(`Nobody can say beforehand what visitors answer to ${when.field}.`);
    }
    const circle = findCircle(name, fields);
    if (circle !== undefined) {
      return findMistake(
        entry,
        'condition-circle',
        keys,
        `The fields ${circle.join(' → ')} depend on each other, so none of them would ever be asked.`,
        'Remove when from one of them.',
      );
    }
    const asked = typeof when.is === 'string' ? [when.is] : when.is;
    return asked.flatMap((answer, index) =>
      answers.includes(answer)
        ? []
        : findMistake(
            entry,
            'condition-never-holds',
            [...keys, 'is', ...(typeof when.is === 'string' ? [] : [index])],
            `Nobody can answer ${quote(answer)} to ${when.field}. ${tellKnown(answers, 'answer')}`,
            nearestOr(meantValue(other, answer), answers, 'Write one of them.'),
          ),
    );
  });
});

/** What can be answered to a field; undefined where anything can. */
function answersTo(field: AskedField): string[] | undefined {
  if ('options' in field) return field.options.map(({ value }) => value);
  return field.kind === 'checkbox' ? [ticked] : undefined;
}

/** The value of an option whose label was written. */
function meantValue(field: AskedField, written: string): string {
  const options = 'options' in field ? field.options : [];
  return options.find(({ label }) => label === written)?.value ?? written;
}

/** The fields through which one depends on itself, beginning and ending with it; each circle once. */
function findCircle(name: string, fields: Fields): string[] | undefined {
  const way = [name];
  for (let next = fields.get(name)?.when?.field; next !== undefined; ) {
    if (way.includes(next))
      return next === name && isFirst(name, way, fields) ? [...way, name] : undefined;
    way.push(next);
    next = fields.get(next)?.when?.field;
  }
  return undefined;
}

function isFirst(name: string, circle: readonly string[], fields: Fields): boolean {
  return [...fields.keys()].find((one) => circle.includes(one)) === name;
}
