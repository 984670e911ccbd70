import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button, DownloadLink } from '#renderer/console/ui/button.tsx';
import { DialogWindow } from '#renderer/console/ui/dialog.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** What can be done at a person's request: unsubscribe, export, erase. */
export function PersonActions({
  id,
  email,
  onChanged,
}: {
  readonly id: string;
  readonly email: string;
  readonly onChanged: () => void;
}) {
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
      <Confirm
        label="Unsubscribe"
        title={`Stop all campaign emails to ${email}?`}
        act={unsubscribe}
        failure="The campaign emails could not be stopped"
      >
        This ends all of this person’s journeys, with every coach. Emails they ask for themselves,
        such as a guide or a confirmation, still arrive. Only the person can undo this.
      </Confirm>
      <DownloadLink href={writeAddress('GET /leads/:id/export', { id })}>Export</DownloadLink>
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
    </Row>
  );
}

function count(many: number, noun: string): string {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

/** A button whose action has to be confirmed; the dialog stays until the action has ended. */
function Confirm({
  label,
  title,
  act,
  failure,
  isGrave = false,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly act: () => Promise<void>;
  readonly failure: string;
  readonly isGrave?: boolean;
  readonly children: React.ReactNode;
}) {
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useAction((reason) => toast('bad', failure, reason));
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !isBusy && setIsOpen(next)}>
      <AlertDialog.Trigger render={<Button />}>{label}</AlertDialog.Trigger>
      <DialogWindow title={title} description={children}>
        <Row>
          <Button
            look={isGrave ? 'grave' : 'main'}
            disabled={isBusy}
            onClick={() => void run(act).then(() => setIsOpen(false))}
          >
            {label}
          </Button>
          <AlertDialog.Close render={<Button />} disabled={isBusy}>
            Cancel
          </AlertDialog.Close>
        </Row>
      </DialogWindow>
    </AlertDialog.Root>
  );
}
