import { Link } from 'react-router-dom';

/** Figures side by side. */
export function Cards({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-4 border-t border-line"
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/** A figure with its name; with an address it links to what was counted. */
export function Card({
  figure,
  to,
  children,
}: {
  readonly figure: number;
  readonly to?: string;
  readonly children: React.ReactNode;
}) {
  const look = 'grid justify-items-start gap-1 py-3 text-ink';
  const content = (
    <>
      <b className="text-figure font-semibold">{figure.toLocaleString('en-GB')}</b>
      {children}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={look}>{content}</div>
      ) : (
        <Link className={look} to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}
