import type { ReactNode } from 'react';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { drawDocument, type Head } from '#renderer/page/document.tsx';
import { CoachFrame } from '#renderer/page/frame.tsx';
import type { Ground } from '#renderer/theme/character.ts';
import { coachLook } from './coach-look.ts';

/**
 * A page in a coach's look as a document.
 *
 * @param ground what the masthead stands on
 */
export function drawCoachPage(
  coach: DeepReadonly<Coach>,
  head: Head,
  page: ReactNode,
  assets: Assets,
  ground: Ground = 'paper',
): string {
  return drawDocument({
    head,
    look: coachLook(coach, assets.fonts),
    assets,
    body: (
      <CoachFrame coach={coach} language={head.language} ground={ground}>
        {page}
      </CoachFrame>
    ),
  });
}
