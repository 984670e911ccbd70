import type { UnsubscribeView, UnsubscribeWish } from '#engine/contract/person-pages.ts';
import type { LetterWords } from '#engine/language/words.ts';
import { NoticePage } from './lone-page.tsx';
import { Wish, Wishes } from './wishes.tsx';

type Letters = Extract<UnsubscribeView, { readonly canResume: boolean }>;
type WeeklyLetter = Extract<UnsubscribeView, { readonly kind: `letter-${string}` }>;

interface UnsubscribePageProps {
  readonly view: UnsubscribeView;
  readonly words: LetterWords;
}

/** The page behind an unsubscribe link, inside the frame of the coach or of the site. */
export function UnsubscribePage({ view, words }: UnsubscribePageProps) {
  switch (view.kind) {
    case 'wanted': {
      const brand = nameOf(view, words);
      return (
        <NoticePage words={words.wanted(brand, view.address)}>
          <Wishes action={view.action}>
            <Wish<UnsubscribeWish> wish="stop-coach">{words.stopCoach(brand)}</Wish>
            <Wish<UnsubscribeWish> wish="stop-all" isSecond>
              {words.stopAll}
            </Wish>
          </Wishes>
        </NoticePage>
      );
    }
    case 'stopped-coach': {
      const brand = nameOf(view, words);
      return (
        <NoticePage words={words.stoppedCoach(brand, view.address)}>
          <Wishes action={view.action}>
            <Wish<UnsubscribeWish> wish="stop-all">{words.stopAll}</Wish>
            {view.canResume && (
              <Wish<UnsubscribeWish> wish="resume" isSecond>
                {words.resume(brand)}
              </Wish>
            )}
          </Wishes>
        </NoticePage>
      );
    }
    case 'stopped-all':
      return (
        <NoticePage words={words.stoppedAll(view.address)}>
          {view.canResume && (
            <Wishes action={view.action}>
              <Wish<UnsubscribeWish> wish="resume" isSecond>
                {words.resume(nameOf(view, words))}
              </Wish>
            </Wishes>
          )}
        </NoticePage>
      );
    case 'letter-wanted':
    case 'letter-stopped':
      return <LetterWish {...view} />;
    case 'nothing-known':
      return <NoticePage words={words.nothingKnown} />;
    case 'unknown-link':
      return <NoticePage words={words.unknownLink} />;
    case 'unavailable':
      return <NoticePage words={words.unavailable} />;
  }
}

/** The team's own letter, in English like the console. */
function LetterWish({ kind, address, action }: WeeklyLetter) {
  return kind === 'letter-wanted' ? (
    <NoticePage
      words={{
        title: 'Stop the weekly letter?',
        eyebrow: 'Weekly letter',
        text: `${address} gets it on Mondays. Everything else goes on.`,
      }}
    >
      <Wishes action={action}>
        <Wish<UnsubscribeWish> wish="stop-coach">Stop the letter</Wish>
      </Wishes>
    </NoticePage>
  ) : (
    <NoticePage
      words={{
        title: 'The weekly letter is stopped',
        eyebrow: 'Weekly letter',
        text: `${address} gets it no more.`,
      }}
    >
      <Wishes action={action}>
        <Wish<UnsubscribeWish> wish="resume" isSecond>
          Get it again
        </Wish>
      </Wishes>
    </NoticePage>
  );
}

function nameOf({ coach }: Letters, { unnamedCoach }: LetterWords): string {
  return coach?.brand ?? unnamedCoach;
}
