import type { EngineField } from '#engine/declaration/coach.ts';
import { draftLead, type LeadDraft } from '#engine/interpret/draft-lead.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { chosenDate, onDate } from '#engine/interpret/event/chosen-date.ts';
import { waitingListOf } from '#engine/interpret/event/ending.ts';
import { type CompiledFunnel, ticked } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { campaignId, eventId, newId } from '#server/db/identity.ts';
import { consentsOf } from '#server/declared/consent-text.ts';
import { journeyOf, noJourney, startsJourney } from '#server/declared/declared-journey.ts';
import { answerForEmail } from '#server/email/composing/answer-for-email.ts';
import { nameForEmail } from '#server/email/composing/plain-words.ts';
import { mailboxHash } from '#server/limits/mailbox-quota.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import { newReference } from './failures.ts';
import { drawHtmlContent } from './html-content.ts';
import type { SentForm } from './read-request.ts';
import type { SubmissionRow } from './saving/submission-row.ts';

type Values = Readonly<Record<string, string>>;

/** For how long after the answer has stopped waiting the worker leaves the email alone, in seconds. */
const attemptGraceSeconds = 5;

/**
 * Everything a valid submission of a funnel writes; its texts tell of the date that was chosen.
 *
 * @param values the checked values of all fields
 * @param now the moment of sending, for metadata that holds it
 * @param secret the site's secret, which keys the hash of the address
 */
export function draftRow(
  asDeclared: CompiledFunnel,
  sent: SentForm,
  values: Values,
  page: string,
  now: Date,
  secret: string,
): SubmissionRow {
  const date = chosenDate(asDeclared, values);
  const funnel = onDate(asDeclared, date);
  const { declaration } = funnel;
  if (declaration.kind !== 'lead') throw new Error(`${funnel.id} has no form.`);
  const event = date ? eventId(date.key) : null;
  const lead = draftLead(funnel, values, sent.typed, {
    page,
    timestamp: now.toISOString(),
    ...(event === null ? {} : { eventId: event }),
  });
  if (!lead) throw new Error(`${funnel.id} makes no lead.`);
  const { submission } = declaration;
  const leadId = (submission.leadId === 'page' && sent.leadId) || newId();
  const address = canonicalAddress(lead.email);
  const hasAttribution = Object.keys(sent.attribution).length > 0;
  return {
    id: sent.submissionId ?? newId(),
    reference: newReference(),
    funnel_id: funnel.id,
    ...lead,
    lead_id: leadId,
    fields: { ...values, ...funnel.constants },
    page,
    attribution: hasAttribution ? sent.attribution : null,
    traffic_source: sent.trafficSource ?? '',
    version: funnelVersion(asDeclared.declaration),
    variant: asDeclared.variant ?? '',
    consent_version: consentsOf(funnel).sending?.version ?? null,
    consent_versions: tickedVersions(funnel, values),
    ...(startsJourney(funnel, values) ? journeyOf(funnel) : noJourney),
    event_id: event,
    hold_seconds: declaration.event?.hold ? declaration.event.hold.minutes * 60 : null,
    waits: waitingListOf(funnel) !== undefined,
    tells_registered: declaration.failure.alreadyRegistered !== undefined,
    delivery_id: newId(),
    delivery_address: address,
    address_hash: mailboxHash(secret, address),
    function_name: submission.email.function,
    coach: funnel.coach.slug,
    body: draftBody(funnel, event, { ...lead, email: address }, values),
    send_in_seconds:
      submission.email.onFailure === 'log'
        ? 0
        : (submission.email.timeoutSeconds ?? defaultTimeoutSeconds) + attemptGraceSeconds,
  };
}

/** The version of the words beside each box that was ticked; null for a form without boxes. */
function tickedVersions(funnel: CompiledFunnel, values: Values): Record<string, string> | null {
  const { boxes } = consentsOf(funnel);
  if (boxes.size === 0) return null;
  const agreed = [...boxes].filter(([name]) => values[name] === ticked);
  return Object.fromEntries(agreed.map(([name, { version }]) => [name, version]));
}

/** How long an answer waits for the first attempt, in seconds, unless the funnel says otherwise. */
export const defaultTimeoutSeconds = 10;

/**
 * The body fields the funnel sends to its email function. The ids of the lead and of a campaign found
 * by name are known only when the rows are written; the statement fills them in.
 */
function draftBody(
  funnel: CompiledFunnel,
  eventRow: string | null,
  lead: LeadDraft,
  values: Values,
): Record<string, string> {
  const { declaration } = funnel;
  if (declaration.kind !== 'lead') throw new Error(`${funnel.id} has no form.`);
  const { submission, event } = declaration;
  const emailFunction = ownValue(funnel.coach.functions, submission.email.function);
  const message = ownValue(emailFunction?.messages, funnel.id) ?? emailFunction?.message;
  const name = lead.name ?? emailFunction?.nameDefault ?? '';
  // Few functions take the words in their body, which take a while to draw.
  const known: Partial<Record<EngineField, () => string>> = {
    email: () => lead.email,
    toEmail: () => lead.email,
    name: () => name,
    ...(message
      ? {
          subject: () => fillText(message.subject, funnel.values),
          htmlContent: () =>
            drawHtmlContent(message, {
              ...funnel.values,
              ...Object.fromEntries(
                funnel.formFields.map((field) => [
                  field.name,
                  answerForEmail(field, values[field.name] ?? '', funnel.language) ?? '',
                ]),
              ),
              name: nameForEmail(name) ?? emailFunction?.nameDefault ?? '',
            }),
        }
      : {}),
    source: () => lead.source,
    leadId: () => '',
    campaignId: () =>
      submission.journey && startsJourney(funnel, values)
        ? campaignId(submission.journey.campaign)
        : '',
    ...(event && eventRow !== null ? { eventId: () => eventRow, eventName: () => event.name } : {}),
  };
  const body: Record<string, string> = {};
  for (const field of submission.email.body) {
    const value =
      ownValue(known, field)?.() ?? ownValue(funnel.constants, field) ?? ownValue(values, field);
    if (value !== undefined) body[field] = value;
  }
  return body;
}
