import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findMistake,
  isFolderWhole,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { EngineField } from '#engine/declaration/coach.ts';
import { dateField } from '#engine/declaration/event.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import { findMeantValue } from '#engine/read/meanings.ts';
import { listEventEmails } from '#engine/schedule/event-emails.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { findChosenDate } from './body-fields.ts';

/** Body fields that the site itself knows for every lead; the others are typed or of an event. */
const alwaysKnown = [
  'email',
  'toEmail',
  'source',
  'leadId',
  // Empty for a funnel that starts no journey.
  'campaignId',
  'subject',
  'htmlContent',
] as const satisfies readonly EngineField[];
const ofEvents = ['eventId', 'eventName'] as const satisfies readonly EngineField[];
const addressFields = ['email', 'toEmail'] as const satisfies readonly EngineField[];

/** The funnel's email function exists and gets only what it asks for and what is known. */
export const requestedEmailIsPossible: FunnelRule = leadRule((entry, all) => {
  const coach = coachOf(entry, all);
  if (coach === undefined) return [];
  const { email } = entry.value.submission;
  const declared = ownValue(coach.value.functions, email.function);
  if (declared === undefined) {
    return findMistake(
      entry,
      'unknown-function',
      ['submission', 'email', 'function'],
      `${coach.file} has no email function ${quote(email.function)}. ${tellKnown(Object.keys(coach.value.functions), 'email function')}`,
      nearestOr(
        email.function,
        Object.keys(coach.value.functions),
        `Name one of them, or add the function to ${coach.file}.`,
      ),
    );
  }
  const asked: readonly string[] = declared.body;
  const findings: Finding[] = [];
  for (const [index, field] of email.body.entries()) {
    const keys = ['submission', 'email', 'body', index];
    if (field === dateField) {
      findings.push(findChosenDate(entry, keys));
    } else if (!asked.includes(field)) {
      const meant = findMeantValue(
        field,
        asked.filter((one) => !email.body.includes(one)),
      );
      findings.push(
        findMistake(
          entry,
          'unknown-body-field',
          keys,
          `${email.function} takes no body field ${quote(field)}. It takes ${allOf(asked)}.`,
          meant === undefined
            ? `Remove the field, or add it to the function's body in ${coach.file}.`
            : `Write ${quote(meant)}.`,
        ),
      );
    } else if (!isKnown(entry.value, field)) {
      const isOfEvent = ofEvents.some((name) => name === field);
      findings.push(
        findMistake(
          entry,
          'value-not-collected',
          keys,
          isOfEvent
            ? `The body contains ${field}, but the funnel declares no event.`
            : `The body contains ${field}, but the form has no field ${field}.`,
          isOfEvent
            ? 'Add event: { … } to the funnel or remove the body field.'
            : `Add a field ${field} to the form or remove the body field.`,
        ),
      );
    }
  }
  for (const needed of addressFields.filter((field) => asked.includes(field))) {
    if (email.body.includes(needed)) continue;
    findings.push(
      findMistake(
        entry,
        'email-without-address',
        ['submission', 'email', 'body'],
        `${email.function} writes to the address in ${needed}, but the body leaves it out.`,
        `Add '${needed}' to the body.`,
      ),
    );
  }
  return findings;
});

function isKnown({ form, event }: LeadFunnel, field: string): boolean {
  if (ofEvents.some((name) => name === field)) return event !== undefined;
  return alwaysKnown.some((name) => name === field) || Object.hasOwn(form.fields, field);
}

/** An email function knows whom to write to, and its special messages are for funnels that call it. */
export const functionsAreSound: CoachRule = (entry, all) =>
  Object.entries(entry.value.functions).flatMap(([name, declared]) => {
    const keys = ['functions', name];
    const findings: Finding[] = [];
    if (!addressFields.some((field) => declared.body.includes(field))) {
      findings.push(
        findMistake(
          entry,
          'email-without-address',
          [...keys, 'body'],
          `${name} has neither email nor toEmail in its body, so it would not know whom to write to.`,
          "Add 'email' to the body.",
        ),
      );
    }
    for (const id of Object.keys(declared.messages ?? {})) {
      const funnel = all.funnels.find(
        ({ value }) => value.id === id && value.coach === entry.value.slug,
      );
      if (funnel === undefined && !isFolderWhole(entry, all)) continue;
      const calls =
        funnel?.value.kind === 'lead' &&
        (funnel.value.submission?.email?.function === name ||
          (funnel.value.event !== undefined &&
            listEventEmails(funnel.value.event).some((one) => one.function === name)));
      if (calls) continue;
      findings.push(
        findMistake(
          entry,
          'unknown-message-funnel',
          [...keys, 'messages', id],
          funnel === undefined
            ? `${entry.value.brand} has no funnel ${quote(id)}, so nobody would get this message.`
            : `The funnel ${quote(id)} does not call ${name}, so nobody would get this message.`,
          nearestOr(
            id,
            all.funnels
              .map(({ value }) => value)
              .filter(({ coach }) => coach === entry.value.slug)
              .map((one) => one.id)
              .filter((one) => !Object.hasOwn(declared.messages ?? {}, one)),
            'Correct the id or remove the message.',
          ),
        ),
      );
    }
    return findings;
  });
