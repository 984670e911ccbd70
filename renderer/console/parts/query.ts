import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The values of these names in the address; empty ones count as absent. */
export function useQuery<Name extends string>(...names: readonly Name[]) {
  const [search] = useSearchParams();
  const values = names.map((name) => [name, search.get(name) || undefined] as const);
  return Object.fromEntries(values) as Readonly<Record<Name, string | undefined>>;
}

/** A function that writes a value into the address; an empty one is removed. */
export function useSetQuery() {
  const [, setSearch] = useSearchParams();
  return (name: string, value: string, options?: NavigateOptions) =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      if (value === '') then.delete(name);
      else then.set(name, value);
      return then;
    }, options);
}
