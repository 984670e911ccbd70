import type { ReactNode } from 'react';
import type { SeatView, SeatWish } from '#engine/contract/person-pages.ts';
import type { Notice, SeatWords } from '#engine/language/words.ts';
import { NoticePage } from './lone-page.tsx';
import { Wish, Wishes } from './wishes.tsx';

type Seat = Extract<SeatView, { readonly action: string }>;

interface SeatPageProps {
  readonly view: SeatView;
  readonly words: SeatWords;
}

/** The page of a seat: what the person has, and what they can do about it. */
export function SeatPage({ view, words }: SeatPageProps) {
  switch (view.kind) {
    case 'held':
      return (
        <NoticePage words={words.held(view.event)}>
          <Choices view={view} words={words}>
            <Wish<SeatWish> wish="keep">{words.keep}</Wish>
            <Wish<SeatWish> wish="free" isSecond>
              {words.free}
            </Wish>
          </Choices>
        </NoticePage>
      );
    case 'confirmed':
      return (
        <NoticePage words={words.confirmed(view.event)}>
          <Choices view={view} words={words}>
            <Wish<SeatWish> wish="free" isSecond>
              {words.free}
            </Wish>
          </Choices>
        </NoticePage>
      );
    case 'waiting':
      return (
        <NoticePage words={words.waiting(view.event, view.before)}>
          <Choices view={view} words={words}>
            <Wish<SeatWish> wish="leave" isSecond>
              {words.leave}
            </Wish>
          </Choices>
        </NoticePage>
      );
    case 'lapsed':
      return (
        <NoticePage words={noticeOf(view, words)}>
          <Choices view={view} words={words}>
            <Wish<SeatWish> wish="keep">{words.take}</Wish>
          </Choices>
        </NoticePage>
      );
    case 'full':
      return (
        <NoticePage words={noticeOf(view, words)}>
          <Choices view={view} words={words}>
            {view.mayWait && <Wish<SeatWish> wish="wait">{words.wait}</Wish>}
          </Choices>
        </NoticePage>
      );
    case 'over':
      return <NoticePage words={words.over(view.event)} />;
    case 'nothing-known':
      return <NoticePage words={words.nothingKnown} />;
    case 'unknown-link':
      return <NoticePage words={words.unknownLink} />;
    case 'unavailable':
      return <NoticePage words={words.unavailable} />;
  }
}

/** What is said to whoever has no seat: what they have just done, else how it stands. */
function noticeOf({ kind, done, event }: Seat, words: SeatWords): Notice {
  if (done === 'free') return words.freed(event);
  if (done === 'leave') return words.left(event);
  return kind === 'full' ? words.full(event) : words.lapsed(event);
}

interface ChoicesProps {
  readonly view: Seat;
  readonly words: SeatWords;
  readonly children: ReactNode;
}

/** When it takes place, what can be done there, and the other dates. */
function Choices({ view, words, children }: ChoicesProps) {
  return (
    <>
      {view.when && (
        <p>
          <strong>{view.when}</strong>
        </p>
      )}
      <Wishes action={view.action}>{children}</Wishes>
      {view.dates.length > 0 && (
        <>
          <p>{words.otherDates}</p>
          <Wishes action={view.action}>
            <input type="hidden" name="wish" value="move" />
            {view.dates.map(({ key, when }) => (
              <button key={key} type="submit" className="btn second" name="date" value={key}>
                {when}
              </button>
            ))}
          </Wishes>
        </>
      )}
    </>
  );
}
