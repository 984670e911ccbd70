import * as v from 'valibot';
import { path, text, toast } from './primitives.ts';

/** What a visitor learns when the first attempt to send the requested email fails. */
const emailFailurePolicies = ['log', 'fail', 'say-delayed', 'stay'] as const;

/** What is stored and sent when a visitor submits the form. */
export const submission = v.strictObject({
  /** The label stored with the lead; unique per funnel. */
  source: text,
  /** Sources that the funnel had before: their leads go on under the new one. */
  formerSources: v.exactOptional(v.array(text)),
  /** Stored with the lead under these keys; values may contain placeholders. */
  metadata: v.exactOptional(v.record(v.string(), text)),
  /** `as-typed` stores name and email exactly as typed; otherwise texts are trimmed and the email is lower-cased, too. */
  stored: v.exactOptional(v.picklist(['normalised', 'as-typed'])),
  /** Who makes the lead's id; `page` takes the one that the page sends. */
  leadId: v.exactOptional(v.picklist(['server', 'page'])),
  /** The campaign that a sign-up starts. */
  journey: v.exactOptional(
    v.strictObject({
      /** A campaign in the coach's file, by name. */
      campaign: text,
      /** When the first email is due: at once, or hours after the sign-up. */
      firstEmail: v.union([
        v.literal('now'),
        v.strictObject({
          /** After the sign-up. */
          hours: v.pipe(v.number(), v.minValue(1)),
        }),
      ]),
      /** `if-campaign-exists` starts no journey while the database has no campaign of that name. */
      when: v.exactOptional(v.picklist(['always', 'if-campaign-exists'])),
      /** The box of the form without which it does not start. */
      consent: v.exactOptional(text),
    }),
  ),
  /** The requested email: what the form promised. */
  email: v.strictObject({
    /** An email function in the coach's file. */
    function: text,
    /** The function's body fields that this funnel fills. */
    body: v.pipe(v.array(text), v.minLength(1, 'needs at least one body field')),
    /**
     * What a visitor learns when the first attempt fails: `log` nothing (the answer does not wait),
     * `fail` the failure toast, `say-delayed` the delayed toast, `stay` the delayed toast with the
     * form still there. In every case the email stays in the delivery log; it is retried unless
     * the address was refused for good.
     */
    onFailure: v.picklist(emailFailurePolicies),
    /** How long the answer waits for the first attempt; 10 by default. */
    timeoutSeconds: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(60))),
  }),
});

/** Whether a sign-up counts at once, or once its mailbox was proven. */
export const confirmationKinds = ['single', 'double'] as const;

/**
 * The words that ask to confirm a sign-up by email, where they are the funnel's own; what is not said
 * comes from the engine, in the funnel's language.
 */
export const confirmationWords = v.strictObject({
  /** What replaces the form until then; it leads to sending the email again and to another address. */
  inbox: v.exactOptional(
    v.strictObject({
      /** Where to look, in a few words. */
      title: text,
      /** What to do there; {email} is what was typed. */
      text: text,
      /** A hint in a box, for instance where the email may hide. */
      tip: v.exactOptional(text),
    }),
  ),
  /** The email that asks. A stranger may have typed the address: it greets nobody and advertises nothing. */
  email: v.exactOptional(
    v.strictObject({
      /** The subject; up to 70 characters are seen. */
      subject: text,
      /** The line that an inbox shows after the subject. */
      preview: text,
      /** The heading over the words. */
      heading: text,
      /** What was asked for, and that whoever did not ask need not do anything. */
      paragraphs: v.pipe(v.array(text), v.minLength(1, 'needs at least one paragraph')),
      /** The words of the button that leads to the confirmation. */
      button: text,
      /** The name under the email. */
      signOff: v.exactOptional(text),
    }),
  ),
});

/** What replaces the form after success. */
export const screen = v.strictObject({
  /** What happened, with thanks. */
  title: text,
  /** What comes next, in a sentence or two. */
  text: text,
  /** Labelled facts: event details, or what was sent ({name}, {email}). */
  details: v.exactOptional(
    v.array(
      v.strictObject({
        /** What the fact is. */
        label: text,
        /** The fact. */
        value: text,
      }),
    ),
  ),
  /** What a visitor should do now. */
  next: v.exactOptional(
    v.strictObject({
      /** The heading over the steps. */
      title: text,
      /** The steps, a sentence each. */
      items: v.pipe(v.array(text), v.minLength(1, 'needs at least one entry')),
    }),
  ),
  /** A hint in a box, for instance where the email may hide. */
  tip: v.exactOptional(text),
  /** One button under all of it. */
  button: v.exactOptional(
    v.strictObject({
      /** The button's words. */
      label: text,
      /** Home, the coach's scheduling page, the file that the funnel offers, or another page of this site. */
      to: v.union([v.picklist(['home', 'scheduling', 'download']), path]),
    }),
  ),
  /** Introduces the coach's contact address, for instance "Questions? Write to us:". */
  contact: v.exactOptional(text),
  /** The coach's name at the end. */
  signOff: v.exactOptional(text),
});

/** The notice where the email is late (`onFailure`: `say-delayed` or `stay`). */
const delayed = v.exactOptional(toast);

/** What a visitor sees after success. */
export const success = v.variant('after', [
  /** The success screen replaces the form and stays. */
  v.strictObject({
    after: v.literal('screen'),
    screen,
    /**
     * Shows the screen on a page of its own at this path, so that an ad platform can count by
     * address. Only whoever has just sent the form gets there.
     */
    path: v.exactOptional(path),
    /** A short notice beside it. */
    toast: v.exactOptional(toast),
    delayed,
  }),
  /** A toast, and the form is cleared. */
  v.strictObject({ after: v.literal('clear'), toast, delayed }),
]);

/**
 * A toast for a failure. Where it shows `{message}` and the failed step has no message for
 * visitors, `withoutMessage` replaces the text with the placeholder.
 */
const failureToast = v.strictObject({
  /** What went wrong, in a few words. */
  title: text,
  /** What to do now; {message} shows what the failed step says. */
  description: v.exactOptional(text),
  /** Stands for the text with {message} where there is no message. */
  withoutMessage: v.exactOptional(text),
});

/**
 * A toast per failing step; `any` covers every step that has none of its own. Failure toasts are
 * drawn in the destructive style.
 */
export const failure = v.strictObject({
  /** Every step that has no toast of its own. */
  any: v.exactOptional(failureToast),
  /** The lead could not be saved. */
  lead: v.exactOptional(failureToast),
  /** The journey could not be started. */
  journey: v.exactOptional(failureToast),
  /** The email function reported an error. */
  email: v.exactOptional(failureToast),
  /** Something broke or took too long. */
  exception: v.exactOptional(failureToast),
  /** The person is already registered for the event. */
  alreadyRegistered: v.exactOptional(failureToast),
  /** The event is full. */
  full: v.exactOptional(failureToast),
});

export type Screen = v.InferOutput<typeof screen>;
export type Failure = v.InferOutput<typeof failure>;
export type FailureStep = Exclude<keyof Failure, 'any'>;
export type Toast = v.InferOutput<typeof toast>;
export type FailureToast = v.InferOutput<typeof failureToast>;
export type Success = v.InferOutput<typeof success>;
