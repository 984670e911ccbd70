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
            Letters from {nameOf(view)} go to {view.address}. One click stops them. Anything you ask
            for yourself, like a guide or a seat, still reaches you.
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
            {nameOf(view)} will send no more letters to {view.address}. Anything you ask for
            yourself still reaches you.
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
            No coach here will send letters to {view.address} any more. Anything you ask for
            yourself still reaches you.
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
            We have no record of the person this letter went to. No more letters will follow.
          </p>
        </LonePage>
      );
    case 'unknown-link':
      return (
        <LonePage title="This link is incomplete" eyebrow="404">
          <p className="intro">
            Open the link from the letter itself, or copy all of it. You can also reply to the
            letter: a person reads your reply and stops the letters for you.
          </p>
        </LonePage>
      );
    case 'unavailable':
      return (
        <LonePage title="Please try again in a minute" eyebrow="503">
          <p className="intro">
            We could not save your choice just now. Nothing has changed yet. Reload this page to try
            again.
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
