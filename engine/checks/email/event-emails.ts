import { coachOf, type FunnelRule, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import { eventEmailFields } from '#engine/declaration/coach.ts';
import { type EventEmail, listEventEmails } from '#engine/schedule/event-emails.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { allOf, quote } from '#engine/text/wording.ts';

/** What an email of each template is called. */
const named: Readonly<Record<EventEmail['template'], string>> = {
  reminder: 'a reminder',
  after: 'an email afterwards',
  moved: 'the news that a date has moved',
  'seat-offer': 'the offer of a seat',
};

/**
 * Each email that an event names is a function of its coach with the template for it, which asks only
 * for what is known of a lead long after the form was sent.
 */
export const eventEmailsArePossible: FunnelRule = leadRule((entry, all) => {
  const coach = coachOf(entry, all);
  if (entry.value.event === undefined || coach === undefined) return [];
  const { functions } = coach.value;
  return listEventEmails(entry.value.event).flatMap(({ template, function: name, keys }) => {
    if (typeof name !== 'string') return [];
    const declared = ownValue(functions, name);
    if (declared?.template !== template) {
      const known = Object.keys(functions).filter((one) => functions[one]?.template === template);
      return findMistake(
        entry,
        template === 'reminder' ? 'unknown-reminder' : 'unknown-event-email',
        keys,
        `${coach.file} has no email function ${quote(name)} with the template ${template}. ${tellKnown(known, 'such function')}`,
        nearestOr(
          name,
          known,
          `${known.length > 0 ? 'Name one of them, or add' : 'Add'} the function to ${coach.file}.`,
        ),
      );
    }
    const unknown = declared.body.filter((field) => !eventEmailFields.some((one) => one === field));
    return unknown.map((field) =>
      findMistake(
        entry,
        'value-not-collected',
        keys,
        `${name} asks for ${field}, but ${named[template]} knows only ${allOf(eventEmailFields)}.`,
        `Remove ${field} from the function's body in ${coach.file}.`,
      ),
    );
  });
});
