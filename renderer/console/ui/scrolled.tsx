/** A labelled part that scrolls separately and can be reached by keyboard. */
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

/** Machine-written text. */
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
