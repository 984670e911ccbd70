import { DownloadLink } from '#renderer/console/ui/button.tsx';
import { useQueryOf } from './query.ts';

/** A list as a CSV file, with the filters that the list has now. */
export function ExportLink({
  list,
  filters,
}: {
  readonly list: 'deliveries' | 'errors' | 'leads';
  readonly filters: readonly string[];
}) {
  return (
    <DownloadLink href={`/api/operator/${list}.csv${useQueryOf(...filters)}`}>
      Export as CSV
    </DownloadLink>
  );
}
