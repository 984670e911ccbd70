import { type Endpoint, writeAddress } from '#engine/contract/console/endpoints.ts';
import type { ImportDetails } from '#engine/contract/console/imports.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { DownloadLink } from '#renderer/console/ui/button.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

const people = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'person' : 'people'}`;

/** The actions that an import's state allows. */
export function ImportActions({
  of,
  onChanged,
}: {
  readonly of: ImportDetails;
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const { id, state, counts, imported, undone, settings } = of;
  const fresh = counts.new ?? 0;
  const canUndo = imported > undone && ['done', 'cancelled', 'failed'].includes(state);
  const canCancel = ['uploading', 'draft', 'judging', 'judged', 'writing'].includes(state);

  const act =
    (endpoint: Extract<Endpoint, `POST /imports/:id/${'cancel' | 'undo'}`>, done: string) =>
    async () => {
      await ask(endpoint, { id });
      toast('good', done);
      onChanged();
    };

  return (
    <Row>
      {state === 'judged' && (
        <Confirm
          label={`Import ${people(fresh)}`}
          title={`Import ${people(fresh)}?`}
          act={async () => {
            await ask('POST /imports/:id/confirm', { id, body: { people: fresh } });
            onChanged();
          }}
          failure="Nothing was imported"
          isMain
        >
          {settings?.campaign
            ? `The campaign “${settings.campaign}” starts for each of them: its emails go out as declared.`
            : 'No email is sent to them.'}{' '}
          The other rows stay as they are. You can undo the import for everybody to whom nothing has
          happened since.
        </Confirm>
      )}
      {of.hasRefused && (
        <DownloadLink href={writeAddress('GET /imports/:id/refused.csv', { id })}>
          Rows that are not imported
        </DownloadLink>
      )}
      {canUndo && (
        <Confirm
          label="Undo"
          title="Undo this import?"
          act={act('POST /imports/:id/undo', 'The import is being undone')}
          failure="Nothing was undone"
          isGrave
        >
          The people it brought in are removed. Anyone who has been emailed since, or has done
          something, stays.
        </Confirm>
      )}
      {canCancel && (
        <Confirm
          label="Cancel"
          title="Cancel this import?"
          act={act('POST /imports/:id/cancel', 'The import is cancelled')}
          failure="It was not cancelled"
        >
          What has not been written yet is removed, with the file. What has been written stays.
        </Confirm>
      )}
    </Row>
  );
}
