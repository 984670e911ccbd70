import { Dialog } from '@base-ui/react/dialog';

/** The window of a dialog: a question or a result, and what can be done about it. */
export function DialogWindow({
  title,
  description,
  children,
}: {
  readonly title: string;
  readonly description: React.ReactNode;
  /** The buttons. */
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
