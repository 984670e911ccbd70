import type { SeatView } from '#engine/contract/documents.ts';
import { LonePage } from './lone-page.tsx';

/** The page behind the button of a confirmation whose seat is held. */
export function SeatPage({ view }: { readonly view: SeatView }) {
  switch (view.kind) {
    case 'held':
      return (
        <LonePage title="Keep your seat?" eyebrow="One more click">
          <p className="intro">We are holding a seat for you: {view.event}. One click keeps it.</p>
          <Confirm action={view.action}>Yes, keep my seat</Confirm>
        </LonePage>
      );
    case 'confirmed':
      return (
        <LonePage title="Your seat is confirmed" eyebrow="Done">
          <p className="intro">
            {view.event}: the seat is yours. Everything else is in the email you came from.
          </p>
        </LonePage>
      );
    case 'lapsed':
      return (
        <LonePage title="Your seat was released" eyebrow="A little late">
          <p className="intro">
            The time to confirm it has passed, but {view.event} still has room. One click takes a
            seat.
          </p>
          <Confirm action={view.action}>Take a seat</Confirm>
        </LonePage>
      );
    case 'full':
      return (
        <LonePage title="All seats are taken" eyebrow="Sorry">
          <p className="intro">
            The time to confirm your seat has passed, and {view.event} is full now. Seats become
            free again from time to time: come back to this page to look.
          </p>
        </LonePage>
      );
    case 'over':
      return (
        <LonePage title="Too late to confirm" eyebrow="Over">
          <p className="intro">{view.event} has begun or was called off.</p>
        </LonePage>
      );
    case 'nothing-known':
      return (
        <LonePage title="Nothing to confirm" eyebrow="Done">
          <p className="intro">We have no record of this seat any more.</p>
        </LonePage>
      );
    case 'unknown-link':
      return (
        <LonePage title="This link is incomplete" eyebrow="404">
          <p className="intro">Open the link from the email itself, or copy all of it.</p>
        </LonePage>
      );
    case 'unavailable':
      return (
        <LonePage title="Please try again in a minute" eyebrow="503">
          <p className="intro">
            We could not save it just now. Nothing has changed yet. Reload this page to try again.
          </p>
        </LonePage>
      );
  }
}

function Confirm({ action, children }: { readonly action: string; readonly children: string }) {
  return (
    <form className="wishes" method="post" action={action}>
      <button type="submit" className="btn">
        {children}
      </button>
    </form>
  );
}
