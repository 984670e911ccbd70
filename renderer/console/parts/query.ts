import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** What the console's own address says under these names; what is empty counts as unsaid. */
export function useQuery<Name extends string>(...names: readonly Name[]) {
  const [search] = useSearchParams();
  const values = names.map((name) => [name, search.get(name) || undefined] as const);
  return Object.fromEntries(values) as Readonly<Record<Name, string | undefined>>;
}

/** The function that writes a name's value into the console's own address; an empty one goes. */
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
