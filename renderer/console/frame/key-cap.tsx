/** A key as on a keyboard. */
export function KeyCap({ children }: { readonly children: React.ReactNode }) {
  return (
    <kbd className="rounded-bar border border-line bg-paper px-1 font-sans text-small text-quiet">
      {children}
    </kbd>
  );
}

/** The keys that open the finder on this machine. */
export const findKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
