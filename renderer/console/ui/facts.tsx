import { None } from './notices.tsx';

/** Names with their values, one below the other. */
export function Facts({
  of,
}: {
  readonly of: readonly (readonly [name: string, value: React.ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 desk:grid-cols-[repeat(auto-fill,minmax(220px,1fr))]">
      {of.map(([name, value]) => (
        <div
          key={name}
          className="max-desk:grid max-desk:grid-cols-[112px_minmax(0,1fr)] max-desk:items-baseline max-desk:gap-2"
        >
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="wrap-anywhere">{value === '' ? <None /> : (value ?? <None />)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Data that somebody sent or declared, by field; groups are flattened. */
export function Values({ of }: { readonly of: Readonly<Record<string, unknown>> | null }) {
  const entries = Object.entries(of ?? {}).flatMap(([name, value]) => listValues(name, value));
  if (entries.length === 0) return <None>nothing</None>;
  return <Facts of={entries.map(([name, value]) => [name, showValue(value)])} />;
}

/** A value in words: a text as it is, a list as its values. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const isPlainList = Array.isArray(value) && !value.some(isGroup);
  return isPlainList ? value.map(showValue).join(', ') : JSON.stringify(value);
}

type NamedValue = readonly [name: string, value: unknown];

/** A value, or its parts: `reminder.hoursBefore`, `dates[0].id`. */
function listValues(name: string, value: unknown): readonly NamedValue[] {
  if (!isGroup(value)) return [[name, value]];
  const isList = Array.isArray(value);
  if (isList && !value.some(isGroup)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listValues(isList ? `${name}[${key}]` : `${name}.${key}`, inner),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
