import type { FormState, FormView } from '#engine/contract/form.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { SectionKind, SectionOf } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Photo } from '#renderer/photos/photo.ts';
import type { Character, Ground } from '#renderer/theme/character.ts';

/** What every section may know of its page. */
export interface PageContext {
  readonly funnel: CompiledFunnel;
  readonly coach: DeepReadonly<Coach>;
  /** What the engine itself says, in the page's language. */
  readonly words: Words;
  readonly character: Character;
  /** A photograph beside the funnel file; undefined when the build made no sizes of it. */
  photo(file: string): Photo | undefined;
  /** What the funnel's event is now; absent without one, and where every date counts as open. */
  readonly event?: EventAt;
  /** The form's view and state; absent on a booking page. */
  readonly form?: { readonly view: FormView; readonly state: FormState; readonly chunk: string };
}

/** The props of the component that draws one kind of section. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: DeepReadonly<SectionOf<Kind>>;
  readonly page: PageContext;
  readonly ground: Ground;
}
