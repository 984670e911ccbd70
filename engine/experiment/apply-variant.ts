import type { LeadFunnel } from '#engine/declaration/funnel.ts';

type Keys = readonly (string | number)[];

/** The discriminant property of unions. */
const discriminants = ['kind', 'after'];

/** The parts of a funnel that a variant can change. */
const changeable = ['page', 'form', 'success'] as const;

/** A funnel as one variant of its experiment shows it; it declares no experiment. */
export function applyVariant(declaration: LeadFunnel, name: string): LeadFunnel {
  const { experiment, ...whole } = declaration;
  const variant: unknown = experiment?.variants[name];
  if (!isGroup(variant)) return whole;
  const changed = changeable.map((part) => [part, change(whole[part], variant[part])]);
  // A variant can have any shape; the rules judge the result.
  const shown: LeadFunnel = { ...whole, ...Object.fromEntries(changed) };
  const left = listLeftOut(whole, shown);
  if (left.length === 0) return shown;
  return { ...shown, submission: withoutAnswers(whole.submission, left) };
}

/** The questions that a variant does not ask. */
function listLeftOut(whole: LeadFunnel, shown: LeadFunnel): string[] {
  const { fields } = whole.form;
  const asked: unknown = shown.form?.fields;
  return isGroup(asked) ? Object.keys(fields).filter((name) => !Object.hasOwn(asked, name)) : [];
}

/** What is not asked is neither stored nor passed on to the email. */
function withoutAnswers(
  submission: LeadFunnel['submission'],
  names: readonly string[],
): LeadFunnel['submission'] {
  const { metadata, email } = submission;
  const answers = new Set(names.map((name) => `{${name}}`));
  const stored = Object.entries(metadata ?? {}).filter(([, text]) => !answers.has(text));
  return {
    ...submission,
    ...(metadata && { metadata: Object.fromEntries(stored) }),
    email: { ...email, body: email.body.filter((name) => !names.includes(name)) },
  };
}

function change(part: unknown, changes: unknown): unknown {
  if (changes === undefined) return part;
  if (!isGroup(changes)) return changes;
  if (Array.isArray(part)) return changeByKind(part, changes);
  if (!isGroup(part) || isOther(part, changes)) return withoutNull(changes);
  const changed = Object.entries(changes).map(
    ([key, value]) => [key, value === null ? undefined : change(part[key], value)] as const,
  );
  return withoutUndefined({ ...part, ...Object.fromEntries(changed) });
}

/** Of several entries of a kind, the first one is meant. */
function changeByKind(list: readonly unknown[], changes: Readonly<Record<string, unknown>>) {
  const done = new Set<string>();
  return list.flatMap((item) => {
    const kind = kindOf(item);
    if (kind === undefined || !Object.hasOwn(changes, kind) || done.has(kind)) return [item];
    done.add(kind);
    return changes[kind] === null ? [] : [change(item, changes[kind])];
  });
}

/** A part of another kind replaces the original. */
function isOther(part: Readonly<Record<string, unknown>>, changes: object): boolean {
  return discriminants.some(
    (key) => Object.hasOwn(changes, key) && Reflect.get(changes, key) !== part[key],
  );
}

/**
 * Where a variant's file defines a part.
 *
 * @param keys the part's place in the funnel as the variant shows it
 * @returns undefined if the variant does not define it
 */
export function placeInVariant(
  declaration: LeadFunnel,
  name: string,
  keys: Keys,
): Keys | undefined {
  const place: (string | number)[] = ['experiment', 'variants', name];
  let said: unknown = declaration.experiment?.variants[name];
  let whole: unknown = applyVariant(declaration, name);
  for (const key of keys) {
    // From here on, everything is the variant's.
    if (!isGroup(said)) {
      place.push(key);
      continue;
    }
    const part: unknown = Reflect.get(Object(whole), key);
    const own = Array.isArray(whole) ? kindOf(part) : String(key);
    if (own === undefined || !Object.hasOwn(said, own)) return undefined;
    place.push(own);
    said = said[own];
    whole = part;
  }
  return place;
}

/** The kind of a section, by which changes refer to it. */
export function kindOf(item: unknown): string | undefined {
  const kind = isGroup(item) ? item['kind'] : undefined;
  return typeof kind === 'string' ? kind : undefined;
}

/** A group that replaces another: what it leaves out does not exist. */
function withoutNull(group: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(group).filter(([, value]) => value !== null);
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isGroup(value) ? withoutNull(value) : value]),
  );
}

function withoutUndefined(group: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
