import { useSearchParams } from 'react-router-dom';

/** Leads to the next page and back to the first; the browser's own Back leads one page back. */
export function Pager({ next }: { readonly next: string | null }) {
  const [search, setSearch] = useSearchParams();
  const isLater = search.has('before');
  if (next === null && !isLater) return null;
  const go = (before: string | null) =>
    setSearch((now) => {
      const then = new URLSearchParams(now);
      if (before === null) then.delete('before');
      else then.set('before', before);
      return then;
    });
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" disabled={!isLater} onClick={() => go(null)}>
        First page
      </button>
      <button type="button" disabled={next === null} onClick={() => go(next)}>
        Next page
      </button>
    </nav>
  );
}

/** The address of a list with the query of the console's own address. */
export function useListPath(path: string, names: readonly string[]): string {
  const [search] = useSearchParams();
  const query = new URLSearchParams();
  for (const name of [...names, 'before']) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
