import type { ReactNode } from 'react';
import { HelpLine, MistakeLine } from './field-lines.tsx';

interface ChoiceGroupProps {
  /** Whether one answer is chosen, or any number of them. */
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  /** Under which each answer is sent. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly chosen: readonly string[];
  readonly message: string | undefined;
  readonly isRequired: boolean;
  /** Whether the browser checks required fields. */
  readonly isBrowserChecked: boolean;
}

/** Answers that are all in sight, each a row that is large enough for a thumb. */
export function ChoiceGroup({ type, id, name, label, options, ...props }: ChoiceGroupProps) {
  const { help, chosen, message, isRequired, isBrowserChecked } = props;
  const described = [help && `${id}-help`, message && `${id}-error`].filter(Boolean).join(' ');
  const isRadio = type === 'radio';
  // A browser cannot ask for one of several boxes, so that is left to the form.
  const needs = isRadio && isRequired && isBrowserChecked ? { required: true } : {};
  return (
    <fieldset
      id={id}
      className="field choices"
      {...(isRadio ? { role: 'radiogroup' } : {})}
      {...(isRadio && isRequired ? { 'aria-required': true } : {})}
      {...(isRadio && message ? { 'aria-invalid': true } : {})}
      {...(described ? { 'aria-describedby': described } : {})}
    >
      <legend>{label}</legend>
      <HelpLine id={id} text={help} />
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type={type}
            name={name}
            value={option.value}
            {...needs}
            {...(chosen.includes(option.value) ? { defaultChecked: true } : {})}
            {...(!isRadio && message ? { 'aria-invalid': true } : {})}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <MistakeLine id={id} text={message} />
    </fieldset>
  );
}
