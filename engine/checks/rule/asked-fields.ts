import type { AskedField } from '#engine/declaration/field.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

/** The fields of a funnel's form that visitors see, by name and in order. */
export function askedFields({
  form,
}: Pick<DeepReadonly<LeadFunnel>, 'form'>): (readonly [string, DeepReadonly<AskedField>])[] {
  return Object.entries(form.fields).flatMap(([name, field]) =>
    field.kind === 'constant' ? [] : [[name, field] as const],
  );
}
