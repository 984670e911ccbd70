import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { refuseEmpty } from '#engine/interpret/refuse-typed.ts';
import { tellOwnTimes } from './fields/own-time.ts';
import { LiveForm } from './live-form.tsx';

/**
 * What comes with a touch besides its click, and with its effects. React listens to all of it at its
 * root, the form to none: heard in vain, they would hold up the answer to each press.
 */
const unheard = [
  ...['over', 'out', 'down', 'up', 'move'].flatMap((what) => [`pointer${what}`, `mouse${what}`]),
  ...['gotpointercapture', 'lostpointercapture', 'touchstart', 'touchend'],
  ...['run', 'start', 'end'].map((what) => `transition${what}`),
  ...['animationstart', 'animationend'],
];

/**
 * Hydrates the form. The server drew the region from the same props; what has been typed into it
 * stays, and so does what an empty form was answered before. It is done piece by piece, so that whoever
 * is typing meanwhile does not wait for it.
 *
 * Programs that translate pages or fill in passwords change what the server drew. React then draws the form
 * anew, and what was typed is carried over.
 */
export function hydrate(region: HTMLElement): void {
  for (const name of unheard) {
    const stop = (event: Event) => event.stopImmediatePropagation();
    region.addEventListener(name, stop, { capture: true, passive: true });
  }
  const { view, state }: { view: FormView; state: FormState } = JSON.parse(
    region.dataset['props'] ?? '',
  );
  region.onsubmit = null;
  window.onscroll = null;
  tellOwnTimes(document);
  const first = region.querySelector('[data-first]');
  first?.removeAttribute('data-first');
  const shown = (first && refuseEmpty(view)) || state;
  const drawn = [...region.childNodes];
  const controls = controlsIn(region);
  let focused: EventTarget | null = document.activeElement;
  region.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  startTransition(() => {
    hydrateRoot(
      region,
      <StrictMode>
        <LiveForm view={view} initial={shown} region={region} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          const drawnAnew = controlsIn(region);
          carryOver(controls, drawnAnew);
          if (document.activeElement === document.body) {
            drawnAnew[controls.indexOf(focused as Control)]?.focus({ preventScroll: true });
          }
          console.error(error);
        },
        // React takes away what it could not draw; what the server drew, with all that was typed, sends, too.
        onUncaughtError(error) {
          region.replaceChildren(...drawn);
          // With its field taken away, whoever types would go on typing into nothing.
          const isLost = document.activeElement === document.body;
          if (isLost && focused instanceof HTMLElement && region.contains(focused)) focused.focus();
          console.error(error);
        },
      },
    );
  });
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** What may have an answer or the focus, in the form's order. What other programs add has no name. */
function controlsIn(region: HTMLElement): readonly Control[] {
  return [...region.querySelectorAll<Control>('[name], [type="submit"]')];
}

/** Gives the answers of controls to those that took their places. */
function carryOver(from: readonly Control[], to: readonly Control[]): void {
  for (const [at, before] of from.entries()) {
    const after = to[at];
    if (!after) return;
    after.value = before.value;
    if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) {
      after.checked = before.checked;
    }
  }
}
