import type { JsonSchema } from '@valibot/to-json-schema';
import { oneOf } from '#engine/text/wording.ts';
import { asSchema, definition, findExamples, kindOf } from './find-examples.ts';
import { elsewhere, writeLiteral } from './write-literal.ts';

/** The parts in the order in which somebody who writes a funnel meets them. */
const order = [
  'leadFunnel',
  'bookingFunnel',
  'section',
  'artwork',
  'form',
  'field',
  'submission',
  'confirmationWords',
  'success',
  'screen',
  'failure',
  'coach',
  'theme',
  'message',
  'campaign',
  'guide',
  'guideBlock',
];

/** The headings of parts; others are headed by their names. */
const titles: Readonly<Record<string, string>> = {
  leadFunnel: 'A funnel with a form',
  bookingFunnel: 'A booking page',
  section: 'Sections of a page',
  artwork: 'Pictures',
  form: 'The form',
  field: 'Questions of a form',
  submission: 'What is stored and sent',
  confirmationWords: 'What asks to confirm',
  success: 'After success',
  screen: 'The success screen',
  failure: 'When something fails',
  coach: 'A coach',
  theme: 'The look',
  message: 'An email',
  campaign: 'A campaign',
  guide: 'A guide',
  guideBlock: 'Blocks of a guide',
};

interface ReferenceOptions {
  readonly schema: JsonSchema;
  readonly declarations: readonly { readonly part: string; readonly value: unknown }[];
  /** A picture's address relative to the page, if there is one. */
  readonly pictureOf: (part: string) => string | undefined;
}

/**
 * The reference of everything a declaration may contain, as Markdown: for each part its purpose,
 * properties, an example and a picture of the result.
 */
export function writeReference({ schema, declarations, pictureOf }: ReferenceOptions): string {
  const examples = findExamples(schema, declarations);
  const others = Object.keys(schema.$defs ?? {}).filter((name) => !order.includes(name));
  const isObject = (name: string) => {
    const part = definition(schema, name);
    if (part === undefined || name in plain) return false;
    return groupIn(part).properties !== undefined || part.oneOf !== undefined;
  };
  const parts = [...order, ...others].filter(isObject).filter((name) => name !== 'funnel');
  const blocks = parts.flatMap((name) => {
    const part = definition(schema, name);
    if (part === undefined) return [];
    const value = isWhole(name) ? shorten(part, examples.get(name)) : examples.get(name);
    const example = { value, picture: pictureOf(name) };
    const members = (part.oneOf ?? part.anyOf ?? []).flatMap((one) => asSchema(one) ?? []);
    return [
      `## ${titleOf(name)}`,
      ...(part.description === undefined ? [] : [part.description]),
      ...(members.length === 0
        ? describePart(name, part, example)
        : members.flatMap((member) => describeMember(name, member, examples, pictureOf))),
    ];
  });
  return `${[...introduction, ...blocks].join('\n\n')}\n`;
}

const introduction = [
  '# Reference',
  'Everything a declaration may contain, generated from the schemas by `npm run schema`. Properties marked with * are required. [README.md](README.md) explains how to work with the files; [schema.json](schema.json) is the same for programs.',
];

/** Whether a part is a whole file: its example abbreviates the parts that have one of their own. */
function isWhole(name: string): boolean {
  return ['leadFunnel', 'bookingFunnel', 'coach', 'guide'].includes(name);
}

/** The value with parts that are described elsewhere left out. */
function shorten(part: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const item = asSchema(part.items);
    return item === undefined ? value : value.slice(0, 1).map((one) => shorten(item, one));
  }
  if (part.$ref !== undefined) return elsewhere;
  const entries = Object.entries(value).map(([key, one]) => {
    const inner = asSchema(part.properties?.[key]) ?? asSchema(part.additionalProperties);
    return [key, inner === undefined ? one : shorten(inner, one)] as const;
  });
  return Object.fromEntries(part.properties ? entries : entries.slice(0, 1));
}

function titleOf(name: string): string {
  return titles[name] ?? `\`${name}\``;
}

function describeMember(
  name: string,
  member: JsonSchema,
  examples: ReadonlyMap<string, unknown>,
  pictureOf: ReferenceOptions['pictureOf'],
): string[] {
  const kind = kindOf(member);
  if (kind === undefined) return [];
  const key = `${name}/${kind}`;
  const example = { value: examples.get(key), picture: pictureOf(key) };
  return [
    `### \`${kind}\``,
    ...(member.description === undefined ? [] : [member.description]),
    ...describePart(key, member, example),
  ];
}

function describePart(
  name: string,
  part: JsonSchema,
  { value, picture }: { readonly value: unknown; readonly picture: string | undefined },
): string[] {
  const rows = listProperties(groupIn(part)).map(
    ([path, words, text]) => `| ${path} | ${words} | ${text.replaceAll('|', '\\|')} |`,
  );
  return [
    ...(picture === undefined ? [] : [`![What ${name} looks like](${picture})`]),
    ...(value === undefined ? [] : [`\`\`\`ts\n${writeLiteral(value)}\n\`\`\``]),
    ...(rows.length === 0
      ? []
      : [['| property | value | what it is for |', '|---|---|---|', ...rows].join('\n')]),
  ];
}

/** The properties of a part and of its nested groups: path, value in words, purpose. */
function listProperties(part: JsonSchema, before = ''): [string, string, string][] {
  const required = part.required ?? [];
  return Object.entries(part.properties ?? {}).flatMap(([name, value]) => {
    const property = asSchema(value);
    if (property === undefined || property.const !== undefined) return [];
    const mark = required.includes(name) ? '*' : '';
    const own: [string, string, string] = [
      `\`${before}${name}\`${mark}`,
      describeValue(property),
      property.description ?? '',
    ];
    return [own, ...listProperties(groupIn(property), `${before}${name}.`)];
  });
}

/** The object schema of a value, or of each entry of a list or record. */
function groupIn(part: JsonSchema): JsonSchema {
  const entry = asSchema(part.items) ?? asSchema(part.additionalProperties);
  return entry === undefined ? part : groupIn(entry);
}

/** How many choices are listed; only the rules are more. */
const maxSpelled = 20;

function describeValue(part: JsonSchema): string {
  const reference = part.$ref?.split('/').at(-1);
  if (reference !== undefined) return linkTo(reference);
  if (part.const !== undefined) return `\`${JSON.stringify(part.const)}\``;
  if (part.enum && part.enum.length > maxSpelled) return 'name, as in [FINDINGS.md](FINDINGS.md)';
  if (part.enum) return oneOf(part.enum.map((one) => `\`'${String(one)}'\``));
  const members = (part.anyOf ?? part.oneOf ?? []).flatMap((one) => asSchema(one) ?? []);
  if (members.length > 0) return oneOf(members.map(describeValue));
  const item = asSchema(part.items);
  if (item) return `list; each entry: ${describeValue(item)}`;
  const entry = asSchema(part.additionalProperties);
  if (entry) return `entries by name; each: ${describeValue(entry)}`;
  if (part.type === 'integer') return describeNumber('whole number', part);
  if (part.type === 'number') return describeNumber('number', part);
  if (part.type === 'object') {
    const names = Object.keys(part.properties ?? {});
    return `\`{ ${names.join(', ')} }\``;
  }
  return part.type === 'boolean' ? '`true` or `false`' : 'text';
}

function describeNumber(noun: string, { minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return noun;
  return maximum === undefined
    ? `${noun} from ${minimum}`
    : `${noun} from ${minimum} to ${maximum}`;
}

/** Values that need no description of their own. */
const plain: Readonly<Record<string, string>> = {
  text: 'text',
  texts: 'list; each entry: text',
  points: 'list; each entry: [point](#point)',
  path: 'path, like `/free-guide`',
  slug: 'id, like `free-guide`',
  httpsUrl: 'address with https://',
  address: 'email address',
  day: 'day, like `2027-01-10`',
  localTime: 'local time, like `2027-01-10T09:00`',
  offeredFileName: 'file name',
  language: 'language: `en`, `de`, `es`, `fr` or `pt-BR`',
};

/** Plain values by name, groups by a link to their description. */
function linkTo(name: string): string {
  const title = titleOf(name).replaceAll('`', '');
  const anchor = title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
  return plain[name] ?? `[${title}](#${anchor})`;
}
