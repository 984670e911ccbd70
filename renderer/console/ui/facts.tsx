/** Names with their values, one below the other. */
export function Facts({
  of,
}: {
  readonly of: readonly (readonly [name: string, value: React.ReactNode])[];
}) {
  return (
    <dl className="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="quiet">–</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What somebody sent, by field; each value as it is. */
export function Values({ of }: { readonly of: Readonly<Record<string, unknown>> | null }) {
  const entries = Object.entries(of ?? {});
  if (entries.length === 0) return <span className="quiet">nothing</span>;
  return (
    <Facts
      of={entries.map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])}
    />
  );
}
