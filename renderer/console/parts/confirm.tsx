import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { Button } from '#renderer/console/ui/button.tsx';
import { DialogWindow } from '#renderer/console/ui/dialog.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { useAction } from './use-action.ts';

/** A button whose action has to be confirmed; the dialog stays open until the action has ended. */
export function Confirm({
  label,
  title,
  act,
  failure,
  isGrave = false,
  isMain = false,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly act: () => Promise<void>;
  readonly failure: string;
  readonly isGrave?: boolean;
  /** Whether it is the view's main action. */
  readonly isMain?: boolean;
  readonly children: React.ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useAction(failure);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !isBusy && setIsOpen(next)}>
      <AlertDialog.Trigger render={<Button look={isMain ? 'main' : 'plain'} />}>
        {label}
      </AlertDialog.Trigger>
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
