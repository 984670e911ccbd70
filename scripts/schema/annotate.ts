import type { Remarks } from './read-comments.ts';

/** The descriptions of each part, by its name. */
export type Comments = ReadonlyMap<string, Remarks>;

/** The schema with the descriptions of its parts added. */
export function annotate<Part>(part: Part, remarks: Remarks | undefined, comments: Comments): Part {
  if (remarks === undefined || !isGroup(part)) return part;
  const inside = (key: string, remark: (name: string) => Remarks | undefined) => {
    const parts: unknown = Reflect.get(part, key);
    if (Array.isArray(parts)) {
      return { [key]: parts.map((one, index) => annotate(one, remark(String(index)), comments)) };
    }
    if (!isGroup(parts)) return {};
    const entries = Object.entries(parts);
    return {
      [key]: Object.fromEntries(
        entries.map(([name, one]) => [name, annotate(one, remark(name), comments)]),
      ),
    };
  };
  const whole = (key: string, remark: Remarks | undefined) => {
    const one: unknown = Reflect.get(part, key);
    return isGroup(one) ? { [key]: annotate(one, remark, comments) } : {};
  };
  const member = (index: string) => remarks.members?.[Number(index)];
  return {
    ...(hasOwnWords(part, remarks, comments) ? { description: remarks.text } : {}),
    ...part,
    ...inside('properties', (name) => remarks.properties?.[name]),
    ...inside('anyOf', member),
    ...inside('oneOf', member),
    ...whole('items', remarks.item),
    ...whole('additionalProperties', remarks.value),
  };
}

/** Whether a part is described in place rather than where it is defined. */
function hasOwnWords(part: object, { text }: Remarks, comments: Comments): boolean {
  const reference = Reflect.get(part, '$ref');
  const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
  return text !== undefined && text !== comments.get(name)?.text;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
