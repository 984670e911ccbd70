import { useSearchParams } from 'react-router-dom';
import type { DeliveryLine, DeliveryStatus, Page } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Pager, useListPath } from '#renderer/console/parts/pager.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

const statuses: readonly DeliveryStatus[] = [
  'pending',
  'sending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'complained',
  'suppressed',
  'cancelled',
];

/** All emails, by state and address. */
export function DeliveriesView() {
  const deliveries = useAnswer<Page<DeliveryLine>>(
    useListPath('/deliveries', ['status', 'email']),
    10,
  );
  const [search, setSearch] = useSearchParams();
  const { answer } = deliveries;
  return (
    <>
      <Heading title="Deliveries" of={deliveries} />
      <div className="actions">
        <form
          className="search"
          key={search.get('email')}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const given = [...form].flatMap(([name, value]) =>
              value === '' ? [] : [[name, String(value)] as [string, string]],
            );
            setSearch(given);
          }}
        >
          <label>
            <span>Status</span>
            <select
              name="status"
              value={search.get('status') ?? ''}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
            >
              <option value="">all</option>
              {statuses.map((status) => (
                <option key={status}>{status}</option>
              ))}
            </select>
          </label>
          <label>
            <span>Exact address</span>
            <input type="search" name="email" defaultValue={search.get('email') ?? ''} />
          </label>
          <button type="submit">Show</button>
        </form>
        <ExportLink list="deliveries" filters={['status', 'email']} />
      </div>
      <Waiting of={deliveries} />
      {answer && answer.rows.length > 0 && (
        <Table
          caption="Deliveries, newest first"
          rows={answer.rows}
          keyOf={({ id }) => id}
          columns={deliveryColumns}
        />
      )}
      {answer?.rows.length === 0 && (
        <Empty>
          {search.size > 0
            ? 'No email matches. Choose another status, or leave the address empty.'
            : 'No email has been due yet. Each one that a form or a campaign asks for appears here.'}
        </Empty>
      )}
      {answer && <Pager next={answer.next} />}
    </>
  );
}
