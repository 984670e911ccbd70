import { Ends } from './layout.tsx';

/** A part of a view under its title; beside it stands what is chosen for all of the part. */
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
