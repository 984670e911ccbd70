import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** What stands under these names in the console's own address, as a query with its question mark. */
export function useQueryOf(...names: readonly string[]): string {
  const [search] = useSearchParams();
  const kept = [...search].filter(([name, value]) => names.includes(name) && value !== '');
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
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
