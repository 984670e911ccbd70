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
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
