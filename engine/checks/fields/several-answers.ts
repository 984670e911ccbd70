import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/site/finding.ts';
import { count, quote } from '#engine/text/wording.ts';

/** A field that takes several answers can be answered, and its answers can be told apart where stored. */
export const severalAnswersFit: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]): Finding[] => {
    if (field.kind !== 'multi-select') return [];
    const keys = ['form', 'fields', name];
    const { options, min = 1, max = options.length } = field;
    const findings = options.flatMap(({ value }, index) =>
      /[,\n]/.test(value)
        ? findMistake(
            entry,
            'option-with-comma',
            [...keys, 'options', index, 'value'],
            `The value ${quote(value)} contains a comma, but commas stand between the answers that are stored.`,
            'Write the value without a comma; the label may have one.',
          )
        : [],
    );
    const [limit, why] =
      min > options.length
        ? ['min', `but has ${count(options.length, 'option')}`]
        : min > max
          ? ['min', `and takes ${max} at most`]
          : [];
    if (limit === undefined) return findings;
    return [
      ...findings,
      findMistake(
        entry,
        'limits-exclude',
        [...keys, limit],
        `The field ${name} asks for at least ${count(min, 'answer')} ${why}, so nobody could answer it.`,
        'Lower min, or remove the line.',
      ),
    ];
  }),
);
