import type { ConfirmView } from '#engine/contract/person-pages.ts';
import type { ConfirmWords } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { NoticePage } from '#renderer/site/lone-page.tsx';
import { drawLonePage } from '#renderer/site/site-pages.tsx';
import { Wish, Wishes } from '#renderer/site/wishes.tsx';

type Known = Extract<ConfirmView, { readonly action: string }>;

/** The pages about confirming a sign-up, in the coach's look if the coach is known. */
export function drawConfirm(view: ConfirmView, assets: Assets): string {
  const { confirming } = wordsOf('language' in view ? view.language : 'en');
  const page = <ConfirmPage view={view} words={confirming} />;
  return drawLonePage(view, confirming, page, assets);
}

function ConfirmPage({
  view,
  words,
}: {
  readonly view: ConfirmView;
  readonly words: ConfirmWords;
}) {
  switch (view.kind) {
    case 'asked':
      return (
        <NoticePage words={words.asked(view.offer, view.address)}>
          <Wishes action={view.action}>
            <Wish<'confirm'> wish="confirm">{words.confirm}</Wish>
          </Wishes>
        </NoticePage>
      );
    case 'confirmed':
      return <NoticePage words={noticeOf(view, words)} />;
    case 'expired':
      return (
        <NoticePage words={words.expired(view.offer)}>
          <p>
            <a className="btn" href={view.page}>
              {words.signUpAgain}
            </a>
          </p>
        </NoticePage>
      );
    case 'trouble':
      return (
        <NoticePage words={words.trouble(view.address)}>
          <Wishes action={view.action}>
            <Wish<'resend'> wish="resend">{words.resend}</Wish>
          </Wishes>
          <Correction view={view} words={words} />
        </NoticePage>
      );
    case 'resent':
      return (
        <NoticePage words={words.resent(view.address)}>
          <Correction view={view} words={words} />
        </NoticePage>
      );
    case 'too-often':
      return <NoticePage words={words.tooOften} />;
    case 'nothing-known':
      return <NoticePage words={words.nothingKnown} />;
    case 'unknown-link':
      return <NoticePage words={words.unknownLink} />;
    case 'unavailable':
      return <NoticePage words={words.unavailable} />;
  }
}

/** Confirmed, with the funnel's own words if it has some that are not good news. */
function noticeOf({ offer, address, refused }: Known, words: ConfirmWords) {
  if (refused === undefined) return words.confirmed(offer, address);
  const { title, description = '' } = refused;
  return { title, eyebrow: words.full, text: description };
}

/** The form that corrects a mistyped address. */
function Correction({ view, words }: { readonly view: Known; readonly words: ConfirmWords }) {
  const { action, mistake, typed } = view;
  return (
    <form className="correction" method="post" action={action}>
      <div className="field">
        <label htmlFor="email">{words.newAddress}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed}
          aria-invalid={mistake === undefined ? undefined : true}
          aria-describedby={mistake === undefined ? undefined : 'mistake'}
        />
        {mistake !== undefined && (
          <p id="mistake" className="error" role="alert">
            {mistake}
          </p>
        )}
      </div>
      <button type="submit" name="wish" value="correct" className="btn second">
        {words.correct}
      </button>
    </form>
  );
}
