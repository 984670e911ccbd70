import { useNavigate } from 'react-router-dom';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { count } from '#engine/text/wording.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { DownloadLink } from '#renderer/console/ui/button.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Actions at a person's request: unsubscribe, export, erase. */
export function PersonActions({
  id,
  email,
  onChanged,
}: {
  readonly id: string;
  readonly email: string;
  readonly onChanged: () => void;
}) {
  const may = useMay();
  const toast = useToast();
  const navigate = useNavigate();

  async function unsubscribe(): Promise<void> {
    const { journeysEnded } = await ask('POST /leads/:id/unsubscribe', { id });
    toast('good', 'No more campaign emails', `${count(journeysEnded, 'journey')} ended.`);
    onChanged();
  }

  async function erase(): Promise<void> {
    const { leads, deliveries } = await ask('POST /leads/:id/erase', { id, body: { email } });
    toast('good', 'Erased', `${count(leads, 'lead')} and ${count(deliveries, 'email')} removed.`);
    await navigate('/diagnostics/leads', { replace: true });
  }

  return (
    <Row>
      {may('operate') && (
        <Confirm
          label="Unsubscribe"
          title={`Stop all campaign emails to ${email}?`}
          act={unsubscribe}
          failure="The campaign emails could not be stopped"
        >
          This ends all of this person’s journeys, with every coach. Emails they request themselves,
          such as a guide or a confirmation, still arrive. Only the person can undo this.
        </Confirm>
      )}
      <DownloadLink href={writeAddress('GET /leads/:id/export', { id })}>Export</DownloadLink>
      {may('operate') && (
        <Confirm
          label="Erase"
          title={`Erase everything about ${email}?`}
          act={erase}
          failure="Nothing was erased"
          isGrave
        >
          This permanently removes the person’s leads, submissions, journeys, seats, emails and
          errors; their seats become free. A keyed hash of the address is kept, so that no campaign
          email reaches it.
        </Confirm>
      )}
    </Row>
  );
}
