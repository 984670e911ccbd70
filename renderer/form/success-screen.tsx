import { bookedAddressOf } from '#engine/contract/booked-address.ts';
import type { FormView } from '#engine/contract/form.ts';
import type { Screen } from '#engine/declaration/submission.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

interface SuccessScreenProps {
  readonly screen: Screen;
  readonly view: FormView;
  /** Where its button downloads the offered file. */
  readonly download?: string | undefined;
  /** Whether it has a page of its own, whose title it is. */
  readonly isPage?: boolean;
}

/** Replaces the form after success. Its title takes the focus, so that it is read out. */
export function SuccessScreen({ screen, view, download, isPage = false }: SuccessScreenProps) {
  const { details, next, button } = screen;
  const [Title, Subtitle] = isPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div className="stack success">
      <Title tabIndex={-1}>{screen.title}</Title>
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
          <Subtitle>{next.title}</Subtitle>
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
      <a
        className="btn"
        href={view.schedulingUrl}
        target="_blank"
        rel="noopener"
        ping={bookedAddressOf(view)}
      >
        {label}
      </a>
    );
  }
  const targets: Readonly<Record<string, string | undefined>> = { home: '/', download };
  return (
    <a className="btn" href={to in targets ? targets[to] : to}>
      {label}
    </a>
  );
}
