import { Link } from 'react-router-dom';

const shape =
  'inline-flex min-h-control cursor-pointer items-center justify-center gap-2 rounded-control border px-3 py-1 font-medium transition-colors duration-120 disabled:cursor-default disabled:border-line disabled:bg-raised disabled:text-quiet';

const looks = {
  plain: `${shape} border-edge bg-paper text-ink not-disabled:hover:bg-raised`,
  main: `${shape} border-accent bg-accent text-on-accent not-disabled:hover:brightness-110`,
  grave: `${shape} border-bad bg-bad text-paper not-disabled:hover:brightness-110`,
  quiet: `${shape} border-transparent text-quiet not-disabled:hover:bg-raised not-disabled:hover:text-ink`,
};

interface ButtonProps extends Omit<React.ComponentProps<'button'>, 'className'> {
  /** `main` is the view's main action, `grave` cannot be undone, `quiet` is there if looked for. */
  readonly look?: keyof typeof looks;
}

export function Button({ look = 'plain', ...props }: ButtonProps) {
  return <button type="button" {...props} className={looks[look]} />;
}

/** A button that looks like a link: it changes what is shown here. */
export function LinkButton(props: Omit<React.ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      {...props}
      className="cursor-pointer rounded-bar text-left text-accent hover:underline aria-pressed:font-semibold"
    />
  );
}

/** A link to another view that looks like a button. */
export function PlaceLink({
  to,
  children,
}: {
  readonly to: string;
  readonly children: React.ReactNode;
}) {
  return (
    <Link className={`${looks.plain} hover:no-underline`} to={to}>
      {children}
    </Link>
  );
}

/** A download. */
export function DownloadLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: React.ReactNode;
}) {
  return (
    <a className={`${looks.plain} hover:no-underline`} href={href} download>
      {children}
    </a>
  );
}
