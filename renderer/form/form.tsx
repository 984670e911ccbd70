import type { FormEventHandler, SubmitEventHandler } from 'react';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { englishForm } from '#engine/language/english-form.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import { DependentField } from './fields/dependent-field.tsx';
import { SuccessScreen } from './success-screen.tsx';
import { ToastBox } from './toast-box.tsx';

interface FormProps {
  readonly view: FormView;
  readonly state: FormState;
  /** The values of the fields; by default those of the state. */
  readonly values?: Readonly<Record<string, string>>;
  /** What has been typed so far, in the hydrated form: it asks what depends on an answer only then. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly isSubmitting?: boolean;
  /** Hides the toast: another, or the same one again, is about to follow. */
  readonly isQuiet?: boolean;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  readonly onChange?: FormEventHandler<HTMLFormElement>;
}

/**
 * The form in any of its states, on its card. The server draws it and the browser hydrates it; without
 * scripts it is an ordinary form.
 */
export function Form({
  view,
  state,
  values,
  typed,
  isSubmitting = false,
  isQuiet = false,
  onSubmit,
  onChange,
}: FormProps) {
  const words = { ...englishForm, ...view.words };
  const isRejected = state.kind === 'rejected';
  const { screen, download } = state.kind === 'succeeded' ? state : {};
  // Beside what a visitor agrees to, or else at the end.
  const notice = view.consent ? undefined : view.privacyNotice;
  return (
    <div className="card">
      <ToastBox
        toast={state.kind === 'idle' || isQuiet ? undefined : state.toast}
        isFailure={isRejected}
      />
      {screen ? (
        <SuccessScreen screen={screen} view={view} download={download} />
      ) : view.closed && state.kind === 'idle' ? (
        <Ending {...view.closed} />
      ) : (
        <form
          className="stack"
          method="post"
          action={`${view.action}#form`}
          noValidate={view.missing !== undefined}
          onSubmit={onSubmit}
          onChange={onChange}
        >
          <header>
            <h2>{view.title}</h2>
            {view.subtitle && <p>{view.subtitle}</p>}
            {view.seatsLeft && (
              <p>
                <strong>{view.seatsLeft}</strong>
              </p>
            )}
          </header>
          <SubmissionId kept={isRejected ? state.submissionId : undefined} />
          {view.date && <input type="hidden" name="eventDate" value={view.date} />}
          {view.variant && <input type="hidden" name="variant" value={view.variant} />}
          <Honeypot label={words.leaveEmpty} />
          {view.fields.map((field) => {
            const answer = {
              message: isRejected ? state.fields[field.name] : undefined,
              value: (values ?? (isRejected ? state.values : {}))[field.name],
              isBrowserChecked: view.missing === undefined,
            };
            return (
              <DependentField
                key={field.name}
                {...{ field, words, typed }}
                fields={view.fields}
                drawn={values ?? (isRejected ? state.values : {})}
                {...answer}
              />
            );
          })}
          {view.consent && (
            <p className="small">
              <BodyText text={view.consent} /> <PrivacyNotice link={view.privacyNotice} />
            </p>
          )}
          <button type="submit" className="btn" disabled={isSubmitting} aria-busy={isSubmitting}>
            {isSubmitting ? view.button.busy : view.button.idle}
          </button>
          {(view.privacy || notice) && (
            <p className="small">
              {view.privacy && <BodyText text={view.privacy} />} <PrivacyNotice link={notice} />
            </p>
          )}
        </form>
      )}
    </div>
  );
}

/** What stands here once nobody can register any more, and where to go instead. */
function Ending({ title, text, button }: NonNullable<FormView['closed']>) {
  return (
    <div className="stack">
      <header>
        <h2>{title}</h2>
        <p>
          <BodyText text={text} />
        </p>
      </header>
      {button && (
        <a className="btn" href={button.to}>
          {button.label}
        </a>
      )}
    </div>
  );
}

/** Where visitors read what becomes of what they type. */
function PrivacyNotice({ link }: { readonly link: FormView['privacyNotice'] }) {
  return link && <a href={link.to}>{link.label}</a>;
}

/** The page's script fills it in; a page drawn after a failure carries the id to send again with. */
function SubmissionId({ kept }: { readonly kept: string | undefined }) {
  const attributes = kept === undefined ? {} : { defaultValue: kept, 'data-kept': true };
  return <input type="hidden" name="submissionId" {...attributes} />;
}

/** A field that people neither see nor reach: whoever fills it in is a program. */
function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
