import type { FunnelLine } from '#engine/contract/console/funnels.ts';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { Day } from '#renderer/console/ui/time/moment.tsx';

/** Whether a funnel's page is published, and when that changes or changed. */
export function Publishing({
  publishing,
  changesAt,
}: Pick<FunnelLine, 'publishing' | 'changesAt'>) {
  switch (publishing) {
    case 'draft':
      return <Badge tone="off">draft</Badge>;
    case 'ahead':
      return (
        <Badge tone="busy">
          appears <Day at={changesAt} />
        </Badge>
      );
    case 'over':
      return (
        <Badge tone="off">
          over since <Day at={changesAt} />
        </Badge>
      );
    case 'shown':
      return changesAt === null ? (
        <Badge tone="good">on the site</Badge>
      ) : (
        <Badge tone="good">
          until <Day at={changesAt} />
        </Badge>
      );
  }
}
