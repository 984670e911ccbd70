import type { FormView } from '#engine/contract/documents.ts';
import type { Screen } from '#engine/declaration/submission.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

interface SuccessScreenProps {
  readonly screen: Screen;
  readonly view: FormView;
}

/** Replaces the form after success. Its title takes the focus, so that it is read out. */
export function SuccessScreen({ screen, view }: SuccessScreenProps) {
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
      {button &&
        (button.to === 'home' ? (
          <a className="btn" href="/">
            {button.label}
          </a>
        ) : (
          <a className="btn" href={view.schedulingUrl} target="_blank" rel="noopener">
            {button.label}
          </a>
        ))}
      {screen.contact && (
        <p className="small">
          {screen.contact} <a href={`mailto:${view.contactEmail}`}>{view.contactEmail}</a>
        </p>
      )}
      {screen.signOff && <p className="sign-off">{screen.signOff}</p>}
    </div>
  );
}
