import { useSearchParams } from 'react-router-dom';
import { Button } from '#renderer/console/ui/button.tsx';
import { useSetQuery } from './query.ts';

/** Links to the next page and the first; the browser's Back goes one page back. */
export function Pager({ next }: { readonly next: string | null }) {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  const isLater = search.has('before');
  if (next === null && !isLater) return null;
  return (
    <nav className="flex gap-2" aria-label="Pages">
      <Button disabled={!isLater} onClick={() => setQuery('before', '')}>
        First page
      </Button>
      <Button disabled={next === null} onClick={() => setQuery('before', next ?? '')}>
        Next page
      </Button>
    </nav>
  );
}
