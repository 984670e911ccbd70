import { Toast } from '@base-ui/react/toast';

type Tone = 'good' | 'bad';

const tones = { good: 'border-l-good', bad: 'border-l-bad' } satisfies Record<Tone, string>;

/** Short messages about an action's result, over the view. */
export function Toasts({ children }: { readonly children: React.ReactNode }) {
  return (
    <Toast.Provider timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-20 grid w-toast gap-2 max-desk:bottom-18">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`flex items-start justify-between gap-3 animate-appear rounded-control border border-l-3 border-line bg-float p-3 shadow-toast data-limited:hidden ${tones[toast.type === 'bad' ? 'bad' : 'good']}`}
    >
      <div>
        <Toast.Title className="font-heading" />
        <Toast.Description />
      </div>
      <Toast.Close
        aria-label="Close"
        className="-m-1 grid size-7 cursor-pointer place-content-center rounded-control text-quiet hover:bg-raised hover:text-ink"
      >
        ×
      </Toast.Close>
    </Toast.Root>
  ));
}

/** The function that shows a message. */
export function useToast() {
  const { add } = Toast.useToastManager();
  return (type: Tone, title: string, description?: string) => {
    add({
      title,
      type,
      // What failed stays until it is closed: its reason takes longer to read than what is done.
      ...(type === 'bad' ? { priority: 'high', timeout: 0 } : { priority: 'low' }),
      ...(description === undefined ? {} : { description }),
    });
  };
}
