import { Dialog } from '@base-ui/react/dialog';

/** What lies over a view until it is closed: on a phone it comes from the bottom edge. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 bg-veil" />
        <Dialog.Popup className="fixed z-10 max-h-[85dvh] animate-appear overflow-y-auto overscroll-contain border border-line bg-float p-5 shadow-toast outline-none max-desk:inset-x-0 max-desk:bottom-0 max-desk:rounded-t-dialog max-desk:pb-8 desk:inset-x-0 desk:top-[12dvh] desk:m-auto desk:w-finder desk:rounded-dialog">
          <div className="flex items-center justify-between pb-3">
            <Dialog.Title className="text-lead font-heading">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-control cursor-pointer place-content-center rounded-control text-lead text-quiet hover:bg-raised hover:text-ink"
            >
              ×
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
