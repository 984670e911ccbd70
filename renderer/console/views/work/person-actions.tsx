import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask, describeError } from '#renderer/console/api/ask.ts';
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
    <div className="buttons">
      <Confirm
        label="Unsubscribe"
        title={`Stop all letters to ${email}?`}
        act={unsubscribe}
        failure="The letters could not be stopped"
      >
        Every journey of this person ends, whichever coach it belongs to. What they ask for
        themselves, a guide or a confirmation, still arrives. Only the person can take this back.
      </Confirm>
      <a className="button" href={`/api/operator${path}/export`} download>
        Export
      </a>
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
    </div>
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
  const [isBusy, setIsBusy] = useState(false);
  async function confirm(): Promise<void> {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      toast('bad', failure, describeError(error));
    } finally {
      setIsBusy(false);
      setIsOpen(false);
    }
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !isBusy && setIsOpen(next)}>
      <AlertDialog.Trigger>{label}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          <div className="buttons">
            <button
              type="button"
              className={isGrave ? 'grave-button' : 'main-button'}
              disabled={isBusy}
              onClick={() => void confirm()}
            >
              {label}
            </button>
            <AlertDialog.Close disabled={isBusy}>Cancel</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
