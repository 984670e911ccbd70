import { dateField } from '#engine/declaration/event.ts';
import { closedToast, rejectionToast } from '#engine/interpret/answer.ts';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { chosenDate, onDate } from '#engine/interpret/event/chosen-date.ts';
import { endingOf, endingToast } from '#engine/interpret/event/ending.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { dateAt, eventAt } from '#engine/schedule/event-states.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { newId } from '#server/db/identity.ts';
import { readPhone } from '#server/people/read-phone.ts';
import { type AdmissionDeps, admit, type NotAdmitted } from './admission.ts';
import { admitMailbox, admitSeat } from './admit-mailbox.ts';
import {
  accept,
  type ConcludeDeps,
  conclude,
  type Refused,
  retryToast,
  type Submitted,
} from './conclude.ts';
import { draftRow } from './draft-row.ts';
import type { SentForm } from './read-request.ts';
import type { SubmissionRow } from './saving/submission-row.ts';
import type { Saved, SaveResult, SubmissionWriter } from './writer.ts';

/** What a submission needs. */
export interface SubmissionDeps extends AdmissionDeps, ConcludeDeps {
  readonly writer: SubmissionWriter;
  /** Stores a sign-up of a funnel that asks to confirm it. */
  readonly askToConfirm: AskToConfirm;
}

/** A valid form of a funnel that asks to confirm it by email. */
export interface ToConfirm {
  readonly funnel: CompiledFunnel;
  readonly form: SentForm;
  /** The checked values of all fields. */
  readonly values: Readonly<Record<string, string>>;
  /** What it writes once it is confirmed. */
  readonly row: SubmissionRow;
  /** What the sender's network is counted under. */
  readonly network: string;
  /** The sign-up in whose place it stands, because its address was wrong. */
  readonly replaces?: string;
  /** How often its address was wrong. */
  readonly corrections?: number;
}

/** Stores a sign-up until it is confirmed; never rejects. */
export type AskToConfirm = (signUp: ToConfirm) => Promise<SaveResult>;

/** Who sends, and from where. */
export interface Sender {
  /** What the client is counted under. */
  readonly client: string;
  /** What the network it belongs to is counted under. */
  readonly network: string;
  /** The path of the page the form stood on. */
  readonly path: string;
  /**
   * A browser posted the form without scripts: the id in it may have been drawn by us for other
   * words, which then are another submission. Nobody else sends an id with other words.
   */
  readonly isPlain: boolean;
}

/** The input that no person sees; whoever fills it in is a program. */
const honeypot = 'website';

/** Whether a program filled the form in. */
export function isByProgram({ typed }: Pick<SentForm, 'typed'>): boolean {
  return Boolean(typed[honeypot]);
}

/**
 * Carries out a submission of a funnel: admit, check, save, conclude. Every way in leads here, so
 * every way ends in the same words.
 */
export async function submitForm(
  deps: SubmissionDeps,
  funnel: CompiledFunnel,
  sent: SentForm,
  { client, network, path, isPlain }: Sender,
): Promise<Submitted> {
  const { submissionId } = sent;
  if (stageAt(funnel, deps.clock()) === 'over') {
    const details = { toast: closedToast(funnel) };
    return { kind: 'refused', refusal: 'closed', details, submissionId };
  }
  const late = refuseLate(funnel, deps.clock());
  if (late) return { ...late, submissionId };
  if (isByProgram(sent)) {
    deps.meters.bots.inc();
    // Never the id it sent: that may be somebody's, and the outcome's address would show it.
    return accept(deps, funnel, newId(), sent.typed);
  }
  const refused = admit(deps, funnel, sent, client);
  if (refused) return turnAway(funnel, refused, submissionId);
  const checked = checkFields(funnel.formFields, sent.typed, wordsOf(funnel.language).form, {
    now: deps.clock(),
    readPhone,
  });
  if (checked.kind === 'invalid') {
    const toast = rejectionToast(funnel, checked.missing);
    const details = { fields: checked.fields, ...(toast ? { toast } : {}) };
    return { kind: 'refused', refusal: 'invalid', details, submissionId };
  }
  const begun = refuseBegun(funnel, checked.values, deps.clock());
  if (begun) return { ...begun, submissionId };
  const draft = (form: SentForm) =>
    draftRow(funnel, form, checked.values, path, deps.clock(), deps.secret);
  let row = draft(sent);
  // A plain form may carry a known id with other words, and is another submission then.
  const identity = `${row.id} ${row.delivery_address}`;
  const attempted = { network, mailbox: row.address_hash, identity };
  const unasked = admitMailbox(deps, funnel, sent, attempted) ?? admitSeat(deps, funnel, attempted);
  if (unasked) return turnAway(funnel, unasked, submissionId);
  const save = (form: SentForm) =>
    asksToConfirm(funnel)
      ? deps.askToConfirm({ funnel, form, values: checked.values, row, network })
      : deps.writer.save(row);
  let saved = await save(sent);
  if (saved.kind === 'saved' && !isSame(funnel, row, saved)) {
    // Whoever knows an id only gets nothing of what its first sender wrote.
    if (!isPlain) return { kind: 'refused', refusal: 'id-in-use', details: {} };
    const { submissionId: _, ...anew } = sent;
    row = draft(anew);
    saved = await save(anew);
  }
  return conclude(deps, { funnel, submissionId: row.id, values: checked.values }, saved);
}

/** Whether a form comes too late for the event that it is about. */
export function comesTooLate(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
  now: Date,
): boolean {
  return (refuseLate(funnel, now) ?? refuseBegun(funnel, values, now)) !== undefined;
}

/** The declared words for a form whose event has begun or is over. */
function refuseLate(funnel: CompiledFunnel, now: Date): Refused | undefined {
  const event = eventAt(funnel, now);
  if (event?.state !== 'begun' && event?.state !== 'over') return undefined;
  const ending = endingOf(onDate(funnel, event.shown), event.state);
  const details = ending ? { toast: endingToast(ending) } : {};
  return { kind: 'refused', refusal: 'closed', details };
}

/** Of several dates the chosen one has begun since the page was loaded. */
function refuseBegun(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
  now: Date,
): Refused | undefined {
  const date = chosenDate(funnel, values);
  const state = date && dateAt(date, now).state;
  if (state !== 'begun' && state !== 'over') return undefined;
  const fields = { [dateField]: wordsOf(funnel.language).answer.dateBegun };
  return { kind: 'refused', refusal: 'invalid', details: { fields } };
}

function turnAway(
  funnel: CompiledFunnel,
  { refusal, sentence, formToken, retryAfterSeconds }: NotAdmitted,
  submissionId: string | undefined,
): Refused {
  const details = { toast: retryToast(funnel, sentence), ...(formToken ? { formToken } : {}) };
  return { kind: 'refused', refusal, details, retryAfterSeconds, submissionId };
}

/** Whether what is stored under an id is what was sent with it now. */
function isSame({ constants }: CompiledFunnel, row: SubmissionRow, saved: Saved): boolean {
  const stored = new Set([...Object.keys(row.fields), ...Object.keys(saved.fields)]);
  // Nobody sends constants, and another release may declare others.
  const names = [...stored].filter((name) => !Object.hasOwn(constants, name));
  // A release that declares another field counts it as left empty.
  const isEqual = (name: string) => (saved.fields[name] ?? '') === (row.fields[name] ?? '');
  return saved.funnelId === row.funnel_id && names.every(isEqual);
}
