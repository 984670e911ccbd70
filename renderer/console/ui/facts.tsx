import { None } from './notices.tsx';

/** Names with their values, one below the other. */
export function Facts({
  of,
}: {
  readonly of: readonly (readonly [name: string, value: React.ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6 gap-y-2">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-quiet">{name}</dt>
          <dd className="wrap-anywhere">{value ?? <None />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody sent, by field; each value as it is. */
export function Values({ of }: { readonly of: Readonly<Record<string, unknown>> | null }) {
  const entries = Object.entries(of ?? {});
  if (entries.length === 0) return <None>nothing</None>;
  return (
    <Facts
      of={entries.map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])}
    />
  );
}
