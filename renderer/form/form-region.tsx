import type { FormState, FormView } from '#engine/contract/form.ts';
import { isFormOver } from '#engine/interpret/form-over.ts';
import { Form } from './form.tsx';

interface FormRegionProps {
  readonly view: FormView;
  readonly state: FormState;
  /** Where the browser fetches the code that hydrates the form. */
  readonly chunk: string;
}

/**
 * The part of a page that is hydrated on interest; everything around it is static. A success screen and
 * what stands in place of a form have nothing to hydrate.
 */
export function FormRegion({ view, state, chunk }: FormRegionProps) {
  return (
    <div
      id="form"
      className="form-region"
      {...(isFormOver(view, state)
        ? {}
        : { 'data-island': chunk, 'data-props': JSON.stringify({ view, state }) })}
    >
      <Form view={view} state={state} />
    </div>
  );
}
