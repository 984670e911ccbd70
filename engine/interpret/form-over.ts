import type { FormState, FormView } from '#engine/contract/form.ts';

/** Whether a success screen, or the end of an event, replaces the form. */
export function isFormOver(view: FormView, state: FormState): boolean {
  return (
    (state.kind === 'succeeded' && state.screen !== undefined) ||
    (state.kind === 'idle' && view.closed !== undefined)
  );
}
