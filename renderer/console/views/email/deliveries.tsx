import { useSearchParams } from 'react-router-dom';
import { deliveryStatuses } from '#engine/contract/delivery.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { ExportLink } from '#renderer/console/parts/export-link.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Pager } from '#renderer/console/parts/pager.tsx';
import { useQuery } from '#renderer/console/parts/query.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input, Select } from '#renderer/console/ui/field.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** Every delivery, by status and address. */
export function DeliveriesView() {
  const deliveries = useAnswer('/deliveries', {
    query: useQuery('status', 'email', 'before'),
  });
  const [search, setSearch] = useSearchParams();
  const { answer } = deliveries;
  return (
    <>
      <Heading title="Deliveries" of={deliveries} />
      <Ends>
        <form
          key={search.get('email')}
          onSubmit={(event) => {
            event.preventDefault();
            const given = [...new FormData(event.currentTarget)].flatMap(
              ([name, value]): [string, string][] => (value === '' ? [] : [[name, String(value)]]),
            );
            setSearch(given);
          }}
        >
          <FieldRow>
            <Field label="Status">
              <Select
                name="status"
                value={search.get('status') ?? ''}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
              >
                <option value="">all</option>
                {deliveryStatuses.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </Select>
            </Field>
            <Field label="Email address (exact)">
              <Input type="search" name="email" defaultValue={search.get('email') ?? ''} />
            </Field>
            <Button type="submit">Filter</Button>
          </FieldRow>
        </form>
        <ExportLink list="deliveries" filters={['status', 'email']} />
      </Ends>
      <Waiting of={deliveries} shape="rows" />
      {answer && (
        <>
          <Table
            caption="Deliveries, newest first"
            rows={answer.rows}
            empty={
              search.size > 0
                ? 'No emails match. Choose another status or clear the address.'
                : 'No emails yet. Every email that a form or a campaign triggers will appear here.'
            }
            keyOf={({ id }) => id}
            columns={deliveryColumns}
          />
          <Pager next={answer.next} />
        </>
      )}
    </>
  );
}
