import { useToast } from '#renderer/console/ui/toasts.tsx';

/** A machine-readable id or address with a button that copies it. */
export function Copyable({
  name,
  children,
}: {
  /** Its name, as in "Copy the reference". */
  readonly name: string;
  readonly children: string;
}) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(children);
      toast('good', `Copied the ${name}`);
    } catch {
      toast('bad', `The ${name} could not be copied`, 'Select it and copy it by hand.');
    }
  }
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-2">
      <code className="wrap-anywhere">{children}</code>
      <button
        type="button"
        aria-label={`Copy the ${name}`}
        onClick={() => void copy()}
        className="cursor-pointer rounded-bar text-small text-accent hover:underline print:hidden"
      >
        Copy
      </button>
    </span>
  );
}
