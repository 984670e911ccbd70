import { Dialog } from '@base-ui/react/dialog';
import { DialogHead } from './dialog.tsx';

/** Covers a view until it is closed; on a phone it comes from the bottom edge. */
export function Sheet({
  title,
  isWide = false,
  onClose,
  children,
}: {
  readonly title: string;
  /** For tables. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 bg-veil" />
        <Dialog.Popup
          className={`fixed z-10 max-h-[85dvh] animate-appear overflow-y-auto overscroll-contain border border-line bg-float p-5 shadow-toast outline-none max-desk:inset-x-0 max-desk:bottom-0 max-desk:rounded-t-dialog max-desk:pb-8 desk:inset-x-0 desk:top-[12dvh] desk:m-auto desk:rounded-dialog ${isWide ? 'desk:w-sheet' : 'desk:w-finder'}`}
        >
          <div className="grid gap-3">
            <DialogHead title={title} />
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
