import { type QueryName, writeAddress } from '#engine/contract/console/endpoints.ts';
import { useQuery } from './pager.tsx';

/** A list as a CSV file, with the filters that the list has now. */
export function ExportLink<List extends 'deliveries' | 'errors' | 'leads'>({
  list,
  filters,
}: {
  readonly list: List;
  readonly filters: readonly QueryName<`GET /${List}.csv`>[];
}) {
  const query = useQuery(...filters);
  return (
    <a className="button" href={writeAddress(`GET /${list}.csv`, { query })} download>
      Export as CSV
    </a>
  );
}
