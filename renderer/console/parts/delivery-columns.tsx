import { Link } from 'react-router-dom';
import type { DeliveryLine } from '#engine/contract/console/emails.ts';
import { Address } from '#renderer/console/ui/address.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import type { Column } from '#renderer/console/ui/table.tsx';
import { Day, Moment } from '#renderer/console/ui/time/moment.tsx';
import { Status } from './status.tsx';

/** The columns of a list of deliveries. */
export const deliveryColumns: readonly Column<DeliveryLine>[] = [
  { title: 'Status', isPlain: true, show: ({ status }) => <Status of={status} /> },
  {
    title: 'Email',
    isFact: true,
    show: ({ id, subject, functionName, eventStartsAt }) => (
      <>
        <Link to={`/diagnostics/deliveries/${id}`}>{subject ?? functionName}</Link>
        {eventStartsAt && (
          <span className="text-small text-quiet">
            {' '}
            about <Day at={eventStartsAt} />
          </span>
        )}
      </>
    ),
  },
  { title: 'To', isPlain: true, show: ({ email }) => <Address of={email} /> },
  { title: 'Attempts', show: ({ attempts }) => attempts, isNumber: true, isExtra: true },
  { title: 'Last error', show: ({ lastError }) => lastError ?? <None />, isExtra: true },
  { title: 'Created', isPlain: true, show: ({ createdAt }) => <Moment at={createdAt} /> },
];
