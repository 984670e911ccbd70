import { coachOf, type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { listKnown } from '#engine/checks/rule/texts.ts';
import { reminderFields } from '#engine/declaration/coach.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** A funnel's reminder is a reminder function of its coach that asks only for what is known then. */
export const reminderIsPossible: FunnelRule = leadRule((entry, all) => {
  const reminder = entry.value.event?.reminder;
  const coach = coachOf(entry, all);
  if (reminder?.function === undefined || coach === undefined) return [];
  const keys = ['event', 'reminder', 'function'];
  const { functions } = coach.value;
  const declared = ownValue(functions, reminder.function);
  if (declared?.template !== 'reminder') {
    const known = Object.keys(functions).filter((name) => functions[name]?.template === 'reminder');
    return [
      findMistake(
        entry,
        'unknown-reminder',
        keys,
        `${coach.file} has no email function ${quote(reminder.function)} with the template reminder. Its reminders are ${listKnown(known)}.`,
        nearestOr(
          reminder.function,
          known,
          `Name one of them, or add the function to ${coach.file}.`,
        ),
      ),
    ];
  }
  const unknown = declared.body.filter((field) => !reminderFields.some((name) => name === field));
  return unknown.map((field) =>
    findMistake(
      entry,
      'value-not-collected',
      keys,
      `${reminder.function} asks for ${field}, but a reminder knows only ${allOf(reminderFields)}.`,
      `Remove ${field} from the function's body in ${coach.file}.`,
    ),
  );
});
