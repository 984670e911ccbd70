import type { SeatView } from '#engine/contract/documents.ts';
import type { SeatWords } from '#engine/language/words.ts';
import { NoticePage } from './lone-page.tsx';

interface SeatPageProps {
  readonly view: SeatView;
  readonly words: SeatWords;
}

/** The page behind the button of a confirmation whose seat is held. */
export function SeatPage({ view, words }: SeatPageProps) {
  switch (view.kind) {
    case 'held':
      return (
        <NoticePage words={words.held(view.event)}>
          <Confirm action={view.action}>{words.keep}</Confirm>
        </NoticePage>
      );
    case 'lapsed':
      return (
        <NoticePage words={words.lapsed(view.event)}>
          <Confirm action={view.action}>{words.take}</Confirm>
        </NoticePage>
      );
    case 'confirmed':
    case 'full':
    case 'over':
      return <NoticePage words={words[view.kind](view.event)} />;
    case 'nothing-known':
      return <NoticePage words={words.nothingKnown} />;
    case 'unknown-link':
      return <NoticePage words={words.unknownLink} />;
    case 'unavailable':
      return <NoticePage words={words.unavailable} />;
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
