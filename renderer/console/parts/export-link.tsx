import { useSearchParams } from 'react-router-dom';

/** A list as a CSV file, with the filters that the list has now. */
export function ExportLink({
  list,
  filters,
}: {
  readonly list: 'deliveries' | 'errors' | 'leads';
  readonly filters: readonly string[];
}) {
  const [search] = useSearchParams();
  const query = new URLSearchParams();
  for (const name of filters) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return (
    <a className="button" href={`/api/operator/${list}.csv${suffix}`} download>
      Export as CSV
    </a>
  );
}
