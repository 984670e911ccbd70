import type { ReactNode } from 'react';

interface WishesProps {
  /** Where its form is posted. */
  readonly action: string;
  readonly children: ReactNode;
}

/** What somebody who came by an email's link can do, a button for each. */
export function Wishes({ action, children }: WishesProps) {
  return (
    <form className="wishes" method="post" action={action}>
      {children}
    </form>
  );
}

interface WishProps<Name extends string> {
  /** What is posted. */
  readonly wish: Name;
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

/** One of the buttons. */
export function Wish<Name extends string>({ wish, isSecond = false, children }: WishProps<Name>) {
  return (
    <button type="submit" name="wish" value={wish} className={isSecond ? 'btn second' : 'btn'}>
      {children}
    </button>
  );
}
