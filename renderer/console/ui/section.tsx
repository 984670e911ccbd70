import { Ends } from './layout.tsx';

/** A titled part of a view; controls that apply to all of it are beside the title. */
export function Section({
  title,
  choices,
  children,
}: {
  readonly title: string;
  readonly choices?: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  const heading = <SectionTitle>{title}</SectionTitle>;
  return (
    <section>
      {choices ? (
        <Ends align="center">
          {heading}
          {choices}
        </Ends>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

export function SectionTitle({ children }: { readonly children: React.ReactNode }) {
  return <h2 className="mb-2 text-lead font-heading">{children}</h2>;
}
