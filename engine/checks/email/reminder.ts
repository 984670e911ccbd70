import { coachOf, type FunnelRule, findMistake } from '#engine/checks/rule/rule.ts';
import { listQuoted } from '#engine/checks/rule/wording.ts';
import { reminderFields } from '#engine/declaration/coach.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** A funnel's reminder is an email function of its coach that is drawn as one and can be filled. */
export const reminderIsPossible: FunnelRule = (entry, all) => {
  const reminder = entry.value.kind === 'lead' ? entry.value.event?.reminder : undefined;
  const coach = coachOf(entry, all);
  if (reminder?.function === undefined || coach === undefined) return [];
  const keys = ['event', 'reminder', 'function'];
  const { functions } = coach.value;
  const declared = functions[reminder.function];
  if (declared?.template !== 'reminder') {
    const known = Object.keys(functions).filter((name) => functions[name]?.template === 'reminder');
    return [
      findMistake(
        entry,
        'unknown-reminder',
        keys,
        `${coach.file} has no email function ${quote(reminder.function)} with the template reminder. Its reminders are ${listQuoted(known) || 'none yet'}.`,
        `Name one of them, or add the function to ${coach.file}.`,
      ),
    ];
  }
  const unknown = declared.body.filter((field) => !reminderFields.some((name) => name === field));
  return unknown.map((field) =>
    findMistake(
      entry,
      'value-not-collected',
      keys,
      `${reminder.function} asks for ${field}, which nobody knows when a reminder goes out. Known are ${allOf(reminderFields)}.`,
      `Remove ${field} from the function's body in ${coach.file}.`,
    ),
  );
};
