import type { DeclarationFile } from '#engine/site/site.ts';
import { examples } from '#scripts/schema/examples/index.ts';
import { asSchema, kindOf } from '#scripts/schema/find-examples.ts';
import { createWords, type Words } from './compose-words.ts';

type Schema = NonNullable<ReturnType<typeof asSchema>>;

/** Sections that want something else declared, or a file, a video, or a place to pay. */
const demanding = ['hero', 'event', 'seats', 'related', 'calendar', 'video', 'packages'];

/** Whole numbers from 0 to below a limit, always the same ones for a seed (mulberry32). */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * Composes lead funnels and their emails from random parts, by the rules in `funnels/BRIEF.md` and
 * with nothing but the JSON Schema to tell what a part is made of.
 *
 * @param schema `funnels/schema.json`
 * @returns the files of one coach with that many funnels
 */
export function composeFunnels(schema: Schema, seed: number, count: number): DeclarationFile[] {
  const composed = Array.from({ length: count }, (_, index) => {
    const roll = createDice(seed * 1000 + index);
    return composeFunnel(schema, roll, createWords(index, roll));
  });
  const functions = Object.fromEntries(composed.map(({ name, email }) => [name, email]));
  const { slug } = examples.coach;
  return [
    {
      file: `funnels/${slug}/coach.ts`,
      exports: { coach: { ...examples.coach, functions, campaigns: [] } },
    },
    ...composed.map(({ funnel }) => ({
      file: `funnels/${slug}/${funnel.id}.ts`,
      exports: { funnel },
    })),
  ];
}

function composeFunnel(schema: Schema, roll: (below: number) => number, words: Words) {
  const fill = (part: Schema, key: string): unknown => {
    const reference = part.$ref?.split('/').at(-1);
    if (reference === 'text') return words.write(key);
    // Of all pages only home is certain to be there.
    if (reference === 'path') return '/';
    if (reference !== undefined) return fill(asSchema(schema.$defs?.[reference]) ?? {}, reference);
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[roll(part.enum.length)];
    const members = (part.oneOf ?? part.anyOf ?? []).flatMap((one) => asSchema(one) ?? []);
    // A photograph is a file beside the funnel, and there is none.
    const usable = members.filter((member) => kindOf(member) !== 'photo');
    if (usable.length > 0) return fill(usable[roll(usable.length)] ?? {}, key);
    if (part.type === 'integer' || part.type === 'number') {
      const { minimum = 1, maximum = minimum + 5 } = part;
      return minimum + roll(maximum - minimum + 1);
    }
    if (part.type === 'boolean') return roll(2) === 0;
    if (part.type === 'array') {
      const item = asSchema(part.items) ?? {};
      return Array.from({ length: 3 + roll(3) }, () => fill(item, key));
    }
    const entries = Object.entries(part.properties ?? {}).flatMap(([name, value]) => {
      const property = asSchema(value);
      const isLeftOut = !part.required?.includes(name) && roll(2) === 0;
      return property === undefined || isLeftOut ? [] : [[name, fill(property, name)] as const];
    });
    return Object.fromEntries(entries);
  };
  const sections = (asSchema(schema.$defs?.['section'])?.oneOf ?? []).flatMap(
    (one) => asSchema(one) ?? [],
  );
  const free = sections.filter((section) => !demanding.includes(kindOf(section) ?? ''));
  const chosen = free.filter(() => roll(3) === 0).slice(0, 5);
  const hero = sections.find((section) => kindOf(section) === 'hero') ?? {};
  const closing = sections.find((section) => kindOf(section) === 'closing') ?? {};
  const asksForName = roll(2) === 0;
  const { id, offer } = words;
  const name = `send-${id}`;
  const nameField = {
    kind: 'text',
    label: 'First name',
    autocomplete: 'given-name',
    required: true,
    missing: 'Please enter your first name.',
  };
  const questions = composeQuestions(schema, fill, roll);
  const fields = {
    ...(asksForName ? { name: nameField } : {}),
    email: {
      kind: 'email',
      label: 'Email address',
      autocomplete: 'email',
      required: true,
      missing: 'Please enter your email address.',
      invalid: 'This address needs an @ and a domain.',
    },
    ...questions,
  };
  const body = ['email', ...(asksForName ? ['name'] : []), ...Object.keys(questions)];
  const policy = ['log', 'say-delayed', 'stay'][roll(3)];
  const success = {
    after: 'screen',
    screen: {
      title: words.write('title'),
      text: '{leadMagnet} has left for {email}.',
      ...(roll(2) === 0 ? { tip: words.write('tip') } : {}),
    },
    delayed: { title: words.write('title'), description: words.write('text') },
  };
  const funnel = {
    kind: 'lead',
    id,
    coach: examples.coach.slug,
    path: `/${id}`,
    offer: { kind: 'guide', name: offer, summary: words.write('summary') },
    page: {
      title: words.write('pageTitle'),
      description: words.write('description'),
      sections: [hero, ...chosen.filter((one) => one !== closing), closing].map((one) =>
        fill(one, kindOf(one) ?? ''),
      ),
    },
    form: {
      title: words.write('title'),
      fields,
      button: { idle: words.write('button'), busy: 'Sending…' },
      privacy: words.write('privacy'),
    },
    submission: {
      source: id,
      metadata: Object.fromEntries(Object.keys(questions).map((key) => [key, `{${key}}`])),
      email: { function: name, body, onFailure: policy },
    },
    success,
    failure: { any: { title: words.write('title'), description: 'Please try again in a moment.' } },
  };
  const email = {
    template: 'guide',
    body,
    message: {
      subject: words.write('subject'),
      preview: words.write('preview'),
      heading: asksForName ? `${words.write('title')}, {name}` : words.write('title'),
      paragraphs: [words.write('paragraph'), words.write('paragraph')],
      points: [{ title: words.write('title'), text: words.write('paragraph') }],
      ...(roll(2) === 0 ? { afterword: [words.write('paragraph')] } : {}),
    },
  };
  return { name, email, funnel };
}

/** Limits, which have to fit each other, and what is about another field. */
const bound = ['min', 'max', 'step', 'when', 'autocomplete', 'whenEmpty'];

/** A question of each kind that asks for something else than a name, an address or a document. */
function composeQuestions(
  schema: Schema,
  fill: (part: Schema, key: string) => unknown,
  roll: (below: number) => number,
): Record<string, object> {
  const kinds = (asSchema(schema.$defs?.['field'])?.oneOf ?? []).flatMap(
    (one) => asSchema(one) ?? [],
  );
  const chosen = kinds.filter(
    (kind) => !['email', 'text'].includes(kindOf(kind) ?? '') && roll(3) === 0,
  );
  return Object.fromEntries(
    chosen.map((part, index) => {
      const properties = Object.entries(part.properties ?? {}).filter(
        ([name]) => !bound.includes(name),
      );
      const field = Object(fill({ ...part, properties: Object.fromEntries(properties) }, 'field'));
      const name = `answer${index + 1}`;
      if (kindOf(part) === 'constant') return [name, { ...field, value: `${name} it is` }];
      return [
        name,
        {
          ...field,
          label: `Question ${index + 1}`,
          missing: `Please answer question ${index + 1}.`,
          ...('prompt' in field ? { prompt: 'Choose one' } : {}),
          ...('placeholder' in field ? { placeholder: `Example ${index + 1}` } : {}),
          ...('country' in field ? { country: 'GB' } : {}),
          ...('options' in field
            ? {
                options: ['north', 'south', 'west'].map((value) => ({
                  value,
                  label: `The ${value} of ${name}`,
                })),
              }
            : {}),
        },
      ];
    }),
  );
}
