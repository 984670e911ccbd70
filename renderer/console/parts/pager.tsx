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

/** What the console's own address says under these names; what is empty counts as unsaid. */
export function useQuery<Name extends string>(...names: readonly Name[]) {
  const [search] = useSearchParams();
  const values = names.map((name) => [name, search.get(name) || undefined] as const);
  return Object.fromEntries(values) as Readonly<Record<Name, string | undefined>>;
}
