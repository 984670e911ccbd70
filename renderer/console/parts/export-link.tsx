import { type QueryName, writeAddress } from '#engine/contract/console/endpoints.ts';
import { DownloadLink } from '#renderer/console/ui/button.tsx';
import { useQuery } from './query.ts';

/** A list as a CSV file, with the filters that the list has now. */
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
