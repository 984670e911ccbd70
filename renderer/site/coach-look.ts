import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { FontManifest } from '#renderer/fonts/manifest.ts';
import type { Look } from '#renderer/page/look.ts';
import { characters, settings } from '#renderer/theme/character.ts';

/** A coach's look, as every page of theirs has it. */
export function coachLook({ slug, theme }: DeepReadonly<Coach>, fonts: FontManifest): Look {
  return {
    colours: theme,
    font: fonts.coaches[slug] ?? fonts.site,
    setting: settings[theme.display],
    character: characters[theme.motif],
  };
}
