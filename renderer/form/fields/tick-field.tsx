import type { ReactNode } from 'react';
import { ticked } from '#engine/site/site.ts';
import { HelpLine, MistakeLine } from './field-lines.tsx';

interface TickFieldProps {
  readonly id: string;
  readonly name: string;
  /** The words beside the box. */
  readonly children: ReactNode;
  readonly help?: string | undefined;
  readonly message: string | undefined;
  readonly value: string | undefined;
  readonly isRequired: boolean;
  /** Whether the browser checks required boxes. */
  readonly isBrowserChecked: boolean;
}

/** A box to tick, with what it says. Nobody but the visitor ticks it. */
export function TickField({ id, name, children, help, message, value, ...props }: TickFieldProps) {
  const described = [help && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="consent" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value={ticked}
          defaultChecked={value === ticked}
          {...(props.isRequired
            ? props.isBrowserChecked
              ? { required: true }
              : { 'aria-required': true }
            : {})}
          {...(message ? { 'aria-invalid': true } : {})}
          {...(described ? { 'aria-describedby': described } : {})}
        />
        <span>{children}</span>
      </label>
      <HelpLine id={id} text={help} />
      <MistakeLine id={id} text={message} />
    </div>
  );
}
