import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';

/** A number or a day can be given: the least is not above the most, and a step falls between them. */
export const limitsLeaveAnswers: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    if (field.kind !== 'number' && field.kind !== 'date') return [];
    const keys = ['form', 'fields', name];
    const { min, max } = field;
    if (min === undefined || max === undefined) return [];
    const what = field.kind === 'number' ? 'number' : 'day';
    if (min > max) {
      return findMistake(
        entry,
        'limits-exclude',
        [...keys, 'min'],
        `The field ${name} takes no ${what} before ${min} and none after ${max}, so nobody could answer it.`,
        'Write the smaller one as min and the larger one as max.',
      );
    }
    if (field.kind === 'date' || field.step === undefined || field.min === undefined) return [];
    if (Number(min) + field.step <= Number(max) || min === max) return [];
    return findMistake(
      entry,
      'limits-exclude',
      [...keys, 'step'],
      `Steps of ${field.step} lead from ${min} beyond ${max}, so ${min} would be the only answer.`,
      'Write a smaller step or a larger max.',
    );
  }),
);
