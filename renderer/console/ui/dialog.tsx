import { Dialog } from '@base-ui/react/dialog';

/** A dialog: a question or a result, and its actions. */
export function DialogWindow({
  title,
  description,
  children,
}: {
  readonly title: string;
  readonly description: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-10 bg-veil" />
      <Dialog.Popup className="fixed inset-0 z-10 m-auto grid h-fit w-dialog animate-appear gap-3 rounded-dialog border border-line bg-float p-5 shadow-toast max-desk:bottom-4">
        <Dialog.Title className="text-lead font-heading">{title}</Dialog.Title>
        <Dialog.Description>{description}</Dialog.Description>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  );
}

/** The title of something that covers a view, with a button that closes it. */
export function DialogHead({ title }: { readonly title: string }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <Dialog.Title className="grid min-h-control items-center text-lead font-heading wrap-anywhere">
        {title}
      </Dialog.Title>
      <Dialog.Close
        aria-label="Close"
        className="grid size-control shrink-0 cursor-pointer place-content-center rounded-control text-lead text-quiet hover:bg-raised hover:text-ink"
      >
        ×
      </Dialog.Close>
    </div>
  );
}
