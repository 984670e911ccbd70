/** The actions on an object: below its title, and on a phone within reach of a thumb. */
export function ActionBar({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="print:hidden max-desk:sticky max-desk:bottom-15 max-desk:z-2 max-desk:order-last max-desk:-mx-4 max-desk:border-t max-desk:border-line max-desk:bg-paper max-desk:px-4 max-desk:py-2">
      {children}
    </div>
  );
}
