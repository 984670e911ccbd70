import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button, DownloadLink } from '#renderer/console/ui/button.tsx';
import { DialogWindow } from '#renderer/console/ui/dialog.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** What can be done for a person who asks for it: stop letters, give out, erase. */
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
  const path = `/leads/${encodeURIComponent(id)}`;

  async function unsubscribe(): Promise<void> {
    const { journeysEnded } = await ask<{ journeysEnded: number }>(`${path}/unsubscribe`, {
      method: 'POST',
    });
    const journeys = journeysEnded === 1 ? 'One journey has' : `${journeysEnded} journeys have`;
    toast('good', 'No more letters', `${journeys} ended.`);
    onChanged();
  }

  async function erase(): Promise<void> {
    const { leads, deliveries } = await ask<{ leads: number; deliveries: number }>(
      `${path}/erase`,
      { method: 'POST', content: { email } },
    );
    toast('good', 'Erased', `${leads} leads and ${deliveries} emails are gone.`);
    await navigate('/diagnostics/leads', { replace: true });
  }

  return (
    <Row>
      <Confirm
        label="Unsubscribe"
        title={`Stop all letters to ${email}?`}
        act={unsubscribe}
        failure="The letters could not be stopped"
      >
        Every journey of this person ends, whichever coach it belongs to. What they ask for
        themselves, a guide or a confirmation, still arrives. Only the person can take this back.
      </Confirm>
      <DownloadLink href={`/api/operator${path}/export`}>Export</DownloadLink>
      <Confirm
        label="Erase"
        title={`Erase everything about ${email}?`}
        act={erase}
        failure="Nothing was erased"
        isGrave
      >
        Leads, forms, journeys, seats, emails and errors of this person are removed for good; their
        seats are free again. A keyed hash of the address stays, so that no letter reaches it.
      </Confirm>
    </Row>
  );
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
