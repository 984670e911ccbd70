import { type NamedConsent, ticked } from '#engine/site/site.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

interface ConsentFieldProps {
  readonly box: NamedConsent;
  readonly message: string | undefined;
  readonly value: string | undefined;
  /** Whether the browser checks required boxes. */
  readonly isBrowserChecked: boolean;
}

/** A box to tick and what it agrees to. Nobody but the visitor ticks it. */
export function ConsentField({ box, message, value, isBrowserChecked }: ConsentFieldProps) {
  const id = `field-${box.name}`;
  return (
    <div className="field">
      <label className="consent" htmlFor={id}>
        <input
          id={id}
          name={box.name}
          type="checkbox"
          value={ticked}
          defaultChecked={value === ticked}
          {...(box.required
            ? isBrowserChecked
              ? { required: true }
              : { 'aria-required': true }
            : {})}
          {...(message ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <span>
          <BodyText text={box.label} />
        </span>
      </label>
      {message && (
        <p className="error" id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  );
}
