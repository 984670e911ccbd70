import { useId } from 'react';
import type { CoachName } from '#engine/contract/console/team/members.ts';

const control =
  'min-h-control rounded-control border border-edge bg-paper px-2.5 py-1 text-control font-normal text-ink file:mr-3 file:rounded-control file:border file:border-edge file:bg-raised file:px-2 file:py-1 file:text-ink';

/** A control with its label above. */
export function Field({
  label,
  isWide = false,
  children,
}: {
  readonly label: string;
  /** On a phone it takes a whole line. */
  readonly isWide?: boolean;
  readonly children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label
      className={`grid min-w-0 grid-cols-1 gap-1 text-small font-medium text-quiet ${isWide ? 'max-desk:basis-full!' : ''}`}
    >
      <span>{label}</span>
      {children}
    </label>
  );
}

/** Fields and their button, side by side. */
export function FieldRow({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-2 max-desk:w-full max-desk:[&>label]:grow max-desk:[&>label]:basis-36">
      {children}
    </div>
  );
}

export function Input({
  isWide = false,
  ...props
}: Omit<React.ComponentProps<'input'>, 'className'> & { readonly isWide?: boolean }) {
  const size = isWide ? 'w-full' : 'w-[min(280px,70vw)] max-w-full max-desk:w-full';
  return <input {...props} className={`${control} ${size}`} />;
}

export function Select(props: Omit<React.ComponentProps<'select'>, 'className'>) {
  // A percentage would leave its field as wide as the longest option.
  return (
    <select
      {...props}
      className={`${control} max-w-[min(360px,80vw)] max-desk:w-full max-desk:max-w-full`}
    />
  );
}

/** A select's options: the coaches by their brands. */
export function CoachOptions({ of }: { readonly of: readonly CoachName[] }) {
  return of.map(({ slug, brand }) => (
    <option key={slug} value={slug}>
      {brand}
    </option>
  ));
}

interface ChoicesProps<Value extends string, Chosen> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Chosen;
  readonly onChange: (value: Chosen) => void;
  readonly className?: string;
}

/** Radio buttons in a row. */
export function Choices<Value extends string>({
  value,
  onChange,
  ...props
}: ChoicesProps<Value, Value>) {
  const name = useId();
  return boxes(props, (option) => ({
    type: 'radio',
    className: 'mr-0.75 ml-1.25',
    name,
    checked: option === value,
    onChange: () => onChange(option),
  }));
}

/** Check boxes, of which any may be ticked; `onChange` gets them in the order of `options`. */
export function Ticks<Value extends string>({
  value,
  onChange,
  ...props
}: ChoicesProps<Value, readonly Value[]>) {
  const all = props.options.map(([option]) => option);
  return boxes(props, (option) => ({
    type: 'checkbox',
    checked: value.includes(option),
    onChange: () => onChange(all.filter((one) => value.includes(one) !== (one === option))),
  }));
}

function boxes<Value extends string>(
  {
    legend,
    options,
    className = 'flex flex-wrap gap-x-4 gap-y-1',
  }: Pick<ChoicesProps<Value, unknown>, 'legend' | 'options' | 'className'>,
  boxOf: (option: Value) => React.ComponentProps<'input'>,
) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-small font-medium text-quiet">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className="inline-flex min-h-control items-center gap-1.5">
          <input {...boxOf(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
