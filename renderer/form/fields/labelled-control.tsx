import type { ComponentType, WheelEvent } from 'react';
import {
  maxAddressLength,
  maxLineLength,
  maxPhoneLength,
  maxTextLength,
} from '#engine/interpret/fields/field-limits.ts';
import type { NamedQuestion } from '#engine/site/site.ts';
import { AddressSuggestion } from './address-suggestion.tsx';
import { HelpLine, MistakeLine } from './field-lines.tsx';

/** The kinds whose answer is typed into, or chosen in, one control. */
type ControlKind = Exclude<NamedQuestion['kind'], 'radio' | 'multi-select' | 'checkbox'>;

interface ControlProps<Kind extends ControlKind> {
  readonly field: Extract<NamedQuestion, { kind: Kind }>;
  /** The attributes every control has: name, id, error and help references. */
  readonly shared: SharedAttributes;
  readonly value: string | undefined;
}

interface SharedAttributes {
  readonly id: string;
  readonly name: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly 'aria-required'?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

const controls = {
  text: ({ field, shared, value }) => (
    <input
      {...shared}
      type="text"
      maxLength={maxLineLength}
      placeholder={field.placeholder}
      {...kept(value)}
    />
  ),
  email: ({ field, shared, value }) => (
    <input
      {...shared}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxAddressLength}
      placeholder={field.placeholder}
      {...kept(value)}
    />
  ),
  select: ({ field, shared, value }) => (
    <select {...shared} {...kept(value)}>
      <option value="">{field.prompt}</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ),
  phone: ({ field, shared, value }) => (
    <input
      {...shared}
      autoComplete={field.autocomplete ?? 'tel'}
      type="tel"
      inputMode="tel"
      maxLength={maxPhoneLength}
      placeholder={field.placeholder}
      {...kept(value)}
    />
  ),
  number: ({ field, shared, value }) => {
    const { min, max, step = 1, unit, placeholder } = field;
    const input = (
      <input
        {...shared}
        type="number"
        inputMode={(min ?? -1) < 0 ? 'text' : Number.isInteger(step) ? 'numeric' : 'decimal'}
        onWheel={leaveAlone}
        {...{ min, max, step, placeholder }}
        {...kept(value)}
      />
    );
    if (unit === undefined) return input;
    return (
      <span className="measured">
        {input}
        <span id={`${shared.id}-unit`}>{unit}</span>
      </span>
    );
  },
  date: ({ field, shared, value }) => (
    <input {...shared} type="date" min={field.min} max={field.max} {...kept(value)} />
  ),
  textarea: ({ field, shared, value }) => (
    <textarea
      {...shared}
      rows={field.rows ?? 4}
      maxLength={maxTextLength}
      placeholder={field.placeholder}
      {...kept(value)}
    />
  ),
} satisfies { [Kind in ControlKind]: (props: ControlProps<Kind>) => React.ReactNode };

/** Whoever scrolls the page with the pointer over a number would change what was typed. */
function leaveAlone({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  currentTarget.blur();
}

/** No value, no attribute: hydration then keeps what was typed before it. */
function kept(value: string | undefined): { defaultValue?: string } {
  return value ? { defaultValue: value } : {};
}

interface LabelledControlProps {
  readonly id: string;
  readonly field: Extract<NamedQuestion, { kind: ControlKind }>;
  /** The question about an address that looks mistyped. */
  readonly didYouMean: string;
  readonly message: string | undefined;
  readonly value: string | undefined;
  /** Whether the browser checks required fields. */
  readonly isBrowserChecked: boolean;
}

/** A question: label, help, control and, after a wrong answer, a sentence about it. */
export function LabelledControl(props: LabelledControlProps) {
  const { id, field, didYouMean, message, value, isBrowserChecked } = props;
  const described = [
    'unit' in field && field.unit && `${id}-unit`,
    field.help && `${id}-help`,
    message && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  const shared: SharedAttributes = {
    id,
    name: field.name,
    ...('autocomplete' in field && field.autocomplete ? { autoComplete: field.autocomplete } : {}),
    ...(field.required ? (isBrowserChecked ? { required: true } : { 'aria-required': true }) : {}),
    ...(message ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
  // The record pairs every kind with its control; the compiler cannot follow the pair.
  const Control = controls[field.kind] as ComponentType<ControlProps<ControlKind>>;
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <HelpLine id={id} text={field.help} />
      <Control field={field} shared={shared} value={value} />
      {field.kind === 'email' && (
        <AddressSuggestion inputId={id} drawn={value} question={didYouMean} />
      )}
      <MistakeLine id={id} text={message} />
    </div>
  );
}
