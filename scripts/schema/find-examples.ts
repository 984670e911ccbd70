import type { JsonSchema } from '@valibot/to-json-schema';

/**
 * Finds an example of every part by walking declarations along their schema.
 *
 * @returns the first value of each definition by its name, and of each kind of a union by the
 *   definition's name and the kind, like `section/hero`
 */
export function findExamples(
  schema: JsonSchema,
  declarations: readonly { readonly part: string; readonly value: unknown }[],
): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const keep = (name: string, value: unknown) => {
    if (!found.has(name)) found.set(name, value);
  };
  const visit = (part: JsonSchema | undefined, value: unknown, name: string): void => {
    if (part === undefined) return;
    const reference = part.$ref?.split('/').at(-1);
    if (reference !== undefined) {
      keep(reference, value);
      visit(definition(schema, reference), value, reference);
      return;
    }
    const member = chooseMember(part, value);
    if (member !== undefined) {
      const kind = kindOf(member.schema);
      if (kind !== undefined) keep(`${name}/${kind}`, value);
      visit(member.schema, value, name);
      return;
    }
    if (Array.isArray(value)) {
      for (const item of value) visit(asSchema(part.items), item, name);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      visit(asSchema(part.properties?.[key]) ?? asSchema(part.additionalProperties), item, key);
    }
  };
  for (const { part, value } of declarations) visit({ $ref: `#/$defs/${part}` }, value, part);
  return found;
}

/** A variant's discriminant. */
export function kindOf(member: JsonSchema): string | undefined {
  const properties = member.properties ?? {};
  const kind = asSchema(properties['kind'])?.const ?? asSchema(properties['after'])?.const;
  return typeof kind === 'string' ? kind : undefined;
}

export function definition(schema: JsonSchema, name: string): JsonSchema | undefined {
  return asSchema(schema.$defs?.[name]);
}

export function asSchema(part: unknown): JsonSchema | undefined {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? part : undefined;
}

/** The member of a union that a value belongs to. */
function chooseMember(part: JsonSchema, value: unknown): { schema: JsonSchema } | undefined {
  const members = (part.oneOf ?? part.anyOf ?? []).flatMap((one) => asSchema(one) ?? []);
  if (members.length === 0) return undefined;
  const kind =
    typeof value === 'object' && value !== null
      ? (Reflect.get(value, 'kind') ?? Reflect.get(value, 'after'))
      : undefined;
  const byKind = members.find((member) => kind !== undefined && kindOf(member) === kind);
  const byType = members.find((member) =>
    typeof value === 'object' ? member.type === 'object' || member.$ref : member.type !== 'object',
  );
  const chosen = byKind ?? byType;
  return chosen && { schema: chosen };
}
