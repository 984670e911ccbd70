interface LayoutProps {
  readonly children: React.ReactNode;
}

/** A vertical stack. */
export function Stack({ children }: LayoutProps) {
  return <div className="grid grid-cols-1 gap-4">{children}</div>;
}

/** Buttons or links side by side. */
export function Row({ children }: LayoutProps) {
  return <div className="flex flex-wrap gap-x-3 gap-y-2">{children}</div>;
}

const alignments = { center: 'items-center', end: 'items-end' };

/** The first at one end of the line, the last at the other. */
export function Ends({
  align = 'end',
  children,
}: LayoutProps & { readonly align?: keyof typeof alignments }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 gap-y-2 ${alignments[align]}`}>
      {children}
    </div>
  );
}
