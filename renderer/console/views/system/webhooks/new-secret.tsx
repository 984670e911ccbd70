import { CopyButton } from '#renderer/console/parts/copy-button.tsx';
import { Notice } from '#renderer/console/ui/notices.tsx';

/** A secret that was just made, which is only shown now. */
export function NewSecret({
  secret,
  children = 'This secret signs the messages. Copy it into the program that receives them now: it is not shown again.',
}: {
  readonly secret: string;
  /** Its purpose, and what to do with it now. */
  readonly children?: string;
}) {
  return (
    <Notice tone="warn">
      <p>{children}</p>
      <output className="min-w-0 flex-1 basis-80 rounded-control bg-paper px-3 py-2 wrap-anywhere">
        <code>{secret}</code>
      </output>
      <CopyButton text={secret} />
    </Notice>
  );
}
