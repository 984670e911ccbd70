import { useEffect, useState } from 'react';
import { answersIn } from '#engine/interpret/fields/choices.ts';
import type { DateChoice, NamedField } from '#engine/site/site.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { LabelledControl } from './labelled-control.tsx';
import { tellOwnTime } from './own-time.ts';
import { TickField } from './tick-field.tsx';

interface FormFieldProps {
  readonly field: NamedField;
  /** The question about an address that looks mistyped. */
  readonly didYouMean: string;
  readonly message: string | undefined;
  readonly value: string | undefined;
  /** Whether the browser checks required fields. */
  readonly isBrowserChecked: boolean;
}

/** Whatever a form asks: a control with its label, answers in sight, or a box to tick. */
export function FormField({ field, didYouMean, value, ...state }: FormFieldProps) {
  const { name, label } = field;
  const id = `field-${name}`;
  const shared = { id, name, ...state, isRequired: field.required };
  switch (field.kind) {
    case 'consent':
      return (
        <TickField {...shared} value={value}>
          <BodyText text={label} />
        </TickField>
      );
    case 'checkbox':
      return (
        <TickField {...shared} help={field.help} value={value}>
          {label}
        </TickField>
      );
    case 'radio':
    case 'multi-select': {
      const isRadio = field.kind === 'radio';
      const chosen = isRadio ? [value ?? ''] : answersIn(value ?? '');
      const type = isRadio ? 'radio' : 'checkbox';
      const { help, dates } = field;
      const options = dates
        ? field.options.map((option) => ({
            ...option,
            label: <DateLabel {...{ option, dates }} />,
          }))
        : field.options;
      return <ChoiceGroup {...shared} {...{ type, label, help, options, chosen }} />;
    }
    default:
      return <LabelledControl {...{ id, field, didYouMean, value }} {...state} />;
  }
}

interface DateLabelProps {
  readonly option: { readonly value: string; readonly label: string };
  readonly dates: DateChoice;
}

/**
 * A date to choose, with the visitor's own time behind it. The server does not know that one, so it
 * comes after the first drawing, which has to be the server's.
 */
function DateLabel({ option: { value, label }, dates }: DateLabelProps) {
  const { timeZone, yourTime, byValue } = dates;
  const { at, note, left } = byValue[value] ?? {};
  const [own, setOwn] = useState('');
  useEffect(() => {
    if (at !== undefined) setOwn(tellOwnTime(at, timeZone, yourTime));
  }, [at, timeZone, yourTime]);
  return `${label}${own}${note === undefined ? '' : `, ${note}`}${left === undefined ? '' : `: ${left}`}`;
}
