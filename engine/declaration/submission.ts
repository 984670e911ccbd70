import * as v from 'valibot';
import { failureToast, text, toast } from './text.ts';

/** What happens with the address list when a funnel's email cannot be sent at once. */
const emailFailurePolicies = ['log', 'fail', 'say-delayed', 'stay'] as const;

/** What is stored and sent when a visitor submits the form. */
export const submission = v.strictObject({
  /** The label stored with the lead; unique per funnel. */
  source: text,
  /** Stored with the lead under these keys; the values may hold placeholders. */
  metadata: v.exactOptional(v.record(v.string(), text)),
  /** `as-typed` keeps name and email as they were typed; otherwise the email is trimmed and lower-cased, texts trimmed. */
  stored: v.exactOptional(v.picklist(['normalised', 'as-typed'])),
  /** Who makes the lead's id; `page` uses the one the page sent. */
  leadId: v.exactOptional(v.picklist(['server', 'page'])),
  /** The start of an email sequence. */
  journey: v.exactOptional(
    v.strictObject({
      /** A campaign of the coach's file, by name. */
      campaign: text,
      firstEmail: v.union([
        v.literal('now'),
        v.strictObject({ hours: v.pipe(v.number(), v.minValue(1)) }),
      ]),
      /** `if-campaign-exists` starts no journey where no campaign of that name is in the database. */
      when: v.exactOptional(v.picklist(['always', 'if-campaign-exists'])),
    }),
  ),
  /** The email that answers the submission. */
  email: v.strictObject({
    /** An email function of the coach's file. */
    function: text,
    /** Which of the function's body fields this funnel sends. */
    body: v.pipe(v.array(text), v.minLength(1, 'needs at least one body field')),
    /**
     * What a visitor learns when the first attempt fails: `log` nothing (the answer does not wait),
     * `fail` the failure toast, `say-delayed` the delayed toast, `stay` the delayed toast with the
     * form still there. The email stays in the delivery log and is tried again in every case.
     */
    onFailure: v.picklist(emailFailurePolicies),
    /** How long the answer waits for the first attempt; 10 when absent. */
    timeoutSeconds: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(60))),
  }),
});

/** What replaces the form after success. */
export const screen = v.strictObject({
  title: text,
  text: text,
  /** Labelled facts: event details, or what was sent ({name}, {email}). */
  details: v.exactOptional(v.array(v.strictObject({ label: text, value: text }))),
  next: v.exactOptional(
    v.strictObject({
      title: text,
      items: v.pipe(v.array(text), v.minLength(1, 'needs at least one entry')),
    }),
  ),
  tip: v.exactOptional(text),
  button: v.exactOptional(v.strictObject({ label: text, to: v.picklist(['home', 'scheduling']) })),
  /** A line with the coach's contact address, for instance "Questions? Write to us:". */
  contact: v.exactOptional(text),
  signOff: v.exactOptional(text),
});

/** What a visitor sees after success. */
export const success = v.variant('after', [
  /** The success screen replaces the form and stays. */
  v.strictObject({
    after: v.literal('screen'),
    screen,
    toast: v.exactOptional(toast),
    delayed: v.exactOptional(toast),
  }),
  /** A toast, and the form is cleared. */
  v.strictObject({ after: v.literal('clear'), toast, delayed: v.exactOptional(toast) }),
]);

/**
 * A toast per failing step. `any` stands for every step that has none of its own.
 * All failure toasts are drawn in the destructive style.
 */
export const failure = v.strictObject({
  any: v.exactOptional(failureToast),
  /** The lead could not be saved. */
  lead: v.exactOptional(failureToast),
  /** The journey could not be started. */
  journey: v.exactOptional(failureToast),
  /** The email function reported an error. */
  email: v.exactOptional(failureToast),
  /** Something broke or took too long. */
  exception: v.exactOptional(failureToast),
  /** The person is registered for the event already. */
  alreadyRegistered: v.exactOptional(failureToast),
  /** The event has no seat left. */
  full: v.exactOptional(failureToast),
});

export type Screen = v.InferOutput<typeof screen>;
export type Failure = v.InferOutput<typeof failure>;
export type FailureStep = Exclude<keyof Failure, 'any'>;
export type Toast = v.InferOutput<typeof toast>;
export type FailureToast = v.InferOutput<typeof failureToast>;
