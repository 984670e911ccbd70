import { renderToString } from 'react-dom/server';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { formView } from '#engine/interpret/form-view.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { fillText, fillTexts } from '#engine/text/placeholders.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { SuccessScreen } from '#renderer/form/success-screen.tsx';
import { ToastBox } from '#renderer/form/toast-box.tsx';
import { drawDocument, drawEnd, drawStart, type Head } from '#renderer/page/document.tsx';
import { CoachFrame } from '#renderer/page/frame.tsx';
import { characters } from '#renderer/theme/character.ts';
import { coachLook } from './coach-look.ts';
import { LonePage } from './lone-page.tsx';

/**
 * The page of a funnel's success screen. What a visitor typed is in its body alone: the head is drawn
 * from the declaration, once.
 *
 * @param starts what was drawn before, by funnel
 */
export function drawThanks(
  funnel: CompiledFunnel,
  state: FormState,
  assets: Assets,
  starts: Map<CompiledFunnel, string>,
): string {
  const { declaration, coach } = funnel;
  const view = formView(funnel, funnel.paths[0]);
  if (declaration.kind !== 'lead' || declaration.success.after !== 'screen' || !view) {
    throw new Error(`${funnel.id} has no success screen.`);
  }
  const { screen } = declaration.success;
  const draw = (shown: FormState) => renderToString(drawScreen(funnel, view, shown));
  let start = starts.get(funnel);
  if (start === undefined) {
    const sample = {
      kind: 'succeeded',
      toast: view.unreachable,
      screen,
      clear: false,
    } as FormState;
    const look = coachLook(coach, assets.fonts);
    start = drawStart({ head: headOf(funnel), look, assets, markup: draw(sample) });
    starts.set(funnel, start);
  }
  return start + drawEnd(draw(state));
}

function drawScreen(funnel: CompiledFunnel, view: FormView, state: FormState) {
  const { coach, language } = funnel;
  const ground = characters[coach.theme.motif].heroGround;
  const { screen, toast, download } = state.kind === 'succeeded' ? state : {};
  return (
    <CoachFrame coach={coach} language={language} ground={ground}>
      <section className={`thanks on-${ground}`}>
        <div id="form" className="wrap">
          <div className="card">
            <ToastBox toast={toast} isFailure={false} />
            {screen && <SuccessScreen screen={screen} view={view} download={download} isPage />}
          </div>
        </div>
      </section>
    </CoachFrame>
  );
}

/** What stands at the address of a page that is over. */
export function drawOver(
  funnel: CompiledFunnel,
  words: { readonly title: string; readonly text: string },
  assets: Assets,
): string {
  const { coach, language, values } = funnel;
  const { title, text } = fillTexts(words, values);
  return drawDocument({
    head: headOf(funnel),
    look: coachLook(coach, assets.fonts),
    assets,
    body: (
      <CoachFrame coach={coach} language={language} ground="paper">
        <LonePage title={title}>
          <p className="intro">{text}</p>
        </LonePage>
      </CoachFrame>
    ),
  });
}

function headOf({ declaration, coach, language, values }: CompiledFunnel): Head {
  return {
    language,
    title: fillText(declaration.page.title, values),
    description: fillText(declaration.page.description, values),
    siteName: coach.brand,
    isUnlisted: true,
  };
}
