import { type QueryName, writeAddress } from '#engine/contract/console/endpoints.ts';
import { DownloadLink } from '#renderer/console/ui/button.tsx';
import { useQuery } from './query.ts';

/** Downloads a list as a CSV file with its current filters. */
export function ExportLink<
  List extends 'deliveries' | 'errors' | 'leads' | 'people' | 'submissions',
>({
  list,
  filters,
  children = 'Export as CSV',
}: {
  readonly list: List;
  readonly filters: readonly QueryName<`GET /${List}.csv`>[];
  readonly children?: React.ReactNode;
}) {
  const query = useQuery(...filters);
  return <DownloadLink href={writeAddress(`GET /${list}.csv`, { query })}>{children}</DownloadLink>;
}
