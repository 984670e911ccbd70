/** A part that scrolls by itself; a keyboard reaches it, and it says what it is. */
export function Scrolled({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region takes the focus
    <section className={`overflow-y-auto ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Text as a machine wrote it. */
export function RawText({
  label,
  children,
}: {
  readonly label: string;
  readonly children: string;
}) {
  return (
    <Scrolled className="max-h-[75vh] overflow-x-auto bg-raised p-3" label={label}>
      <pre className="wrap-anywhere whitespace-pre-wrap">{children}</pre>
    </Scrolled>
  );
}
