import type { UnsubscribeView, UnsubscribeWish } from '#engine/contract/documents.ts';
import { LonePage } from './lone-page.tsx';

type Letters = Extract<UnsubscribeView, { readonly action: string }>;

/** The page behind an unsubscribe link, inside the frame of the coach or of the site. */
export function UnsubscribePage({ view }: { readonly view: UnsubscribeView }) {
  switch (view.kind) {
    case 'wanted':
      return (
        <LonePage title="Stop the letters?" eyebrow="Letters">
          <p className="intro">
            Letters from {nameOf(view)} go to {view.address}. One press ends them. A guide or a
            place you ask for yourself still reaches you.
          </p>
          <Wishes view={view}>
            <Wish wish="stop-coach">Stop letters from {nameOf(view)}</Wish>
            <Wish wish="stop-all" isSecond>
              Stop letters from every coach here
            </Wish>
          </Wishes>
        </LonePage>
      );
    case 'stopped-coach':
      return (
        <LonePage title="No more letters" eyebrow="Done">
          <p className="intro">
            {nameOf(view)} writes no more letters to {view.address}. What you ask for yourself still
            reaches you.
          </p>
          <Wishes view={view}>
            <Wish wish="stop-all">Stop letters from every coach here</Wish>
            {view.canResume && (
              <Wish wish="resume" isSecond>
                Get letters from {nameOf(view)} again
              </Wish>
            )}
          </Wishes>
        </LonePage>
      );
    case 'stopped-all':
      return (
        <LonePage title="No more letters" eyebrow="Done">
          <p className="intro">
            No coach here writes letters to {view.address} any more. What you ask for yourself still
            reaches you.
          </p>
          {view.canResume && (
            <Wishes view={view}>
              <Wish wish="resume" isSecond>
                Get letters from {nameOf(view)} again
              </Wish>
            </Wishes>
          )}
        </LonePage>
      );
    case 'nothing-known':
      return (
        <LonePage title="No more letters" eyebrow="Done">
          <p className="intro">
            Nothing is known here of whoever got this letter. No letters follow it.
          </p>
        </LonePage>
      );
    case 'unknown-link':
      return (
        <LonePage title="This link is not complete" eyebrow="404">
          <p className="intro">
            Open the link in the letter itself, or copy it whole. You can also answer the letter: it
            reaches a person, who ends the letters for you.
          </p>
        </LonePage>
      );
    case 'unavailable':
      return (
        <LonePage title="Not now, please try again" eyebrow="503">
          <p className="intro">
            Your wish could not be written down at this moment. Reload this page in a minute.
          </p>
        </LonePage>
      );
  }
}

function nameOf({ coach }: Letters): string {
  return coach?.brand ?? 'this coach';
}

function Wishes({
  view,
  children,
}: {
  readonly view: Letters;
  readonly children: React.ReactNode;
}) {
  return (
    <form className="wishes" method="post" action={view.action}>
      {children}
    </form>
  );
}

interface WishProps {
  readonly wish: UnsubscribeWish;
  readonly isSecond?: boolean;
  readonly children: React.ReactNode;
}

function Wish({ wish, isSecond = false, children }: WishProps) {
  return (
    <button type="submit" name="wish" value={wish} className={isSecond ? 'btn second' : 'btn'}>
      {children}
    </button>
  );
}
