import type { FormView } from '#engine/contract/documents.ts';
import type { Screen } from '#engine/declaration/submission.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

interface SuccessScreenProps {
  readonly screen: Screen;
  readonly view: FormView;
  /** Where its button downloads the offered file. */
  readonly download?: string | undefined;
}

/** Replaces the form after success. Its title takes the focus, so that it is read out. */
export function SuccessScreen({ screen, view, download }: SuccessScreenProps) {
  const { details, next, button } = screen;
  return (
    <div className="stack success">
      <h2 tabIndex={-1}>{screen.title}</h2>
      <p>
        <BodyText text={screen.text} />
      </p>
      {details && (
        <dl className="details">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {next && (
        <>
          <h3>{next.title}</h3>
          <ol className="steps">
            {next.items.map((item) => (
              <li key={item}>
                <BodyText text={item} />
              </li>
            ))}
          </ol>
        </>
      )}
      {screen.tip && (
        <p className="tip">
          <BodyText text={screen.tip} />
        </p>
      )}
      {button && <ScreenButton button={button} view={view} download={download} />}
      {screen.contact && (
        <p className="small">
          {screen.contact} <a href={`mailto:${view.contactEmail}`}>{view.contactEmail}</a>
        </p>
      )}
      {screen.signOff && <p className="sign-off">{screen.signOff}</p>}
    </div>
  );
}

interface ScreenButtonProps extends Omit<SuccessScreenProps, 'screen'> {
  readonly button: NonNullable<Screen['button']>;
}

/** The button that leads on. */
function ScreenButton({ button: { label, to }, view, download }: ScreenButtonProps) {
  if (to === 'scheduling') {
    return (
      <a className="btn" href={view.schedulingUrl} target="_blank" rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <a className="btn" href={to === 'download' ? download : '/'}>
      {label}
    </a>
  );
}
