import { Button } from '#renderer/console/ui/button.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Copies a text, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast('good', 'Copied');
    } catch {
      toast('bad', 'The browser did not allow copying', 'Select the text and copy it by hand.');
    }
  }
  return <Button onClick={() => void copy()}>Copy</Button>;
}
