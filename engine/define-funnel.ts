import type { Funnel } from '#engine/declaration/funnel.ts';
import type {
  AnsweredName,
  Declared,
  Ended,
  FieldName,
  Linked,
  PageName,
} from '#engine/declaration/typed-declaration.ts';
import type { MetadataPlaceholder } from '#engine/text/placeholders.ts';

/**
 * What the texts of each part may name. Page and form are drawn before anyone has typed anything;
 * the others may name the form's fields, and what a visitor reads only those that cannot be empty.
 */
type Allowed<F> = {
  page: PageName<F>;
  form: PageName<F>;
  expires: PageName<F>;
  event: PageName<F> | AnsweredName<F> | 'event.seatsLeft';
  submission: PageName<F> | FieldName<F> | MetadataPlaceholder;
  confirmation: PageName<F> | AnsweredName<F>;
  success: PageName<F> | AnsweredName<F>;
  failure: PageName<F> | AnsweredName<F> | 'message';
  experiment: PageName<F> | AnsweredName<F>;
};

/** The kind of funnel that it is, whose descriptions editors show for a property under the pointer. */
type Described<F extends Funnel> = Extract<Funnel, { kind: F['kind'] }>;

/**
 * Declares a funnel. Returns it unchanged.
 *
 * An unknown property, a placeholder for a field that the form does not have, or an event without
 * words for when it is over or full does not compile; the rules between declarations are checked by `npm run check` and when the server starts.
 */
export function defineFunnel<const F extends Funnel>(
  funnel: F & Described<F> & Declared<F, Funnel, Allowed<F>> & Linked<F> & Ended<F>,
): F {
  return funnel;
}
