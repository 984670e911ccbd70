import type { FormState, FormView } from '#engine/contract/documents.ts';

/** Whether a success screen, or what an event's end says, stands in place of the form. */
export function isFormOver(view: FormView, state: FormState): boolean {
  return (
    (state.kind === 'succeeded' && state.screen !== undefined) ||
    (state.kind === 'idle' && view.closed !== undefined)
  );
}
