import { Toast } from '@base-ui/react/toast';

/** Short messages about what an action came to, over whatever is shown. */
export function Toasts({ children }: { readonly children: React.ReactNode }) {
  return (
    <Toast.Provider timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function List() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={`toast toast-${toast.type ?? 'good'}`}>
      <div>
        <Toast.Title className="toast-title" />
        <Toast.Description />
      </div>
      <Toast.Close aria-label="Close">×</Toast.Close>
    </Toast.Root>
  ));
}

/** The function that shows a message. */
export function useToast() {
  const { add } = Toast.useToastManager();
  return (type: 'good' | 'bad', title: string, description?: string) => {
    add({
      title,
      type,
      priority: type === 'bad' ? 'high' : 'low',
      ...(description === undefined ? {} : { description }),
    });
  };
}
