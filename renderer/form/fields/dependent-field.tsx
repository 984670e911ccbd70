import type { ComponentProps } from 'react';
import { answersOf, isAsked } from '#engine/interpret/fields/when.ts';
import type { FormWords } from '#engine/language/words.ts';
import type { NamedField } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { FormField } from './form-field.tsx';

interface DependentFieldProps extends Omit<ComponentProps<typeof FormField>, 'didYouMean'> {
  /** All fields of the form. */
  readonly fields: readonly NamedField[];
  readonly words: FormWords;
  /** The answers the form was drawn with. */
  readonly drawn: Readonly<Record<string, string>>;
  /** What has been typed so far, in the hydrated form. */
  readonly typed: Readonly<Record<string, string>> | undefined;
}

/**
 * A field that may depend on another's answer. The hydrated form asks it when that answer is given.
 * Without scripts it is always there, says whom it is for, and can be left empty; the server asks for
 * it where the answer is given.
 */
export function DependentField(props: DependentFieldProps) {
  const { field, fields, words, drawn, typed, ...rest } = props;
  const shared = { ...rest, didYouMean: words.didYouMean };
  if (!('when' in field)) return <FormField field={field} {...shared} />;
  const isNeeded = isAsked(field, fields, typed ?? drawn);
  const asked =
    typed === undefined
      ? { ...field, required: false, help: sayWhom(field, fields, words) }
      : { ...field, required: field.required && isNeeded };
  return (
    <div className={isNeeded ? undefined : 'waits'} hidden={typed !== undefined && !isNeeded}>
      <FormField field={asked} {...shared} />
    </div>
  );
}

/** To whom a field applies, before its help. */
function sayWhom(
  { when, help }: Exclude<NamedField, { kind: 'consent' }>,
  fields: readonly NamedField[],
  words: FormWords,
): string {
  const other = fields.find(({ name }) => name === when?.field);
  if (when === undefined || other === undefined) return help ?? '';
  const { answered, ticked } = words.onlyIf;
  const answers = 'options' in other ? labelsOf(other.options, answersOf(when)) : undefined;
  const sentence = answers === undefined ? ticked : answered;
  const hint = fillText(sentence, { question: other.label, answers: answers?.join(' / ') ?? '' });
  return help === undefined ? hint : `${hint} ${help}`;
}

function labelsOf(
  options: readonly { readonly value: string; readonly label: string }[],
  answers: readonly string[],
): string[] {
  return options.flatMap(({ value, label }) => (answers.includes(value) ? [label] : []));
}
