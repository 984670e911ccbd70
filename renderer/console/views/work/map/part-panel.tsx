import { Dialog } from '@base-ui/react/dialog';
import { DialogHead } from '#renderer/console/ui/dialog.tsx';
import { useIsWide } from './use-part.ts';

/**
 * Where a part opens: beside the map, or over it if there is no room.
 *
 * @param onClose removes the part from the address
 */
export function PartPanel({
  title,
  isOpen,
  onClose,
  children,
}: {
  readonly title: string;
  /** Whether it was chosen; beside the map something is always shown. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}) {
  if (useIsWide()) {
    return (
      <section
        aria-label={title}
        className="sticky top-4 grid max-h-[calc(100dvh-32px)] content-start gap-3 overflow-y-auto border-l border-line pl-6 print:hidden"
      >
        <h2 className="text-lead font-heading wrap-anywhere">{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-10 bg-veil print:hidden" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-10 grid w-[min(480px,100vw)] animate-appear content-start gap-3 overflow-y-auto bg-float p-4 shadow-toast desk:border-l desk:border-line desk:p-6 print:hidden">
          <DialogHead title={title} />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
