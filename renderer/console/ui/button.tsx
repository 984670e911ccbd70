const shape =
  'inline-flex cursor-pointer items-center justify-center rounded-control border px-2.5 py-1 disabled:cursor-default disabled:border-line disabled:text-quiet';
const filled = 'font-semibold text-on-accent not-disabled:hover:brightness-110 disabled:bg-raised';

const looks = {
  plain: `${shape} border-edge bg-paper not-disabled:hover:bg-raised`,
  main: `${shape} ${filled} border-accent bg-accent`,
  grave: `${shape} ${filled} border-bad bg-bad`,
};

interface ButtonProps extends Omit<React.ComponentProps<'button'>, 'className'> {
  /** `main` is what the view is for, `grave` cannot be taken back. */
  readonly look?: keyof typeof looks;
  readonly isTall?: boolean;
}

export function Button({ look = 'plain', isTall = false, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${looks[look]} ${isTall ? 'min-h-10' : 'min-h-8'}`}
    />
  );
}

/** A button that reads like a link: it changes what is shown here. */
export function LinkButton(props: Omit<React.ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      {...props}
      className="cursor-pointer rounded-control text-left text-accent hover:bg-raised"
    />
  );
}

/** A file to take along. */
export function DownloadLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: React.ReactNode;
}) {
  return (
    <a className={`${looks.plain} min-h-8 text-ink hover:no-underline`} href={href} download>
      {children}
    </a>
  );
}
