import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { coach } from '#engine/declaration/coach.ts';
import { funnel } from '#engine/declaration/funnel.ts';
import { guide } from '#engine/declaration/guide.ts';
import { annotate } from './annotate.ts';
import { readComments } from './read-comments.ts';

/** Every file in `engine/declaration/`: its exports and its text. */
const modules = import.meta.glob<Record<string, unknown>>('../../engine/declaration/**/*.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../../engine/declaration/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';
}

/** Every schema exported by the declarations, by name. */
function listSchemas(): Map<string, GenericSchema> {
  const schemas = Object.values(modules).flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isSchema(value) ? [[name, value] as const] : [],
    ),
  );
  return new Map(schemas.sort(([one], [other]) => one.localeCompare(other)));
}

/**
 * The JSON Schema (draft 2020-12) of coaches and funnels: `$defs` holds every part under the name of
 * its Valibot schema, with the text of its comment. Functions that Valibot runs have no counterpart in
 * JSON Schema; `npm run check` covers them.
 */
export function makeSchema(): JsonSchema {
  const definitions = Object.fromEntries(listSchemas());
  const converted = toJsonSchema(funnel, {
    definitions: { ...definitions, coach, guide },
    target: 'draft-2020-12',
    errorMode: 'ignore',
  });
  const comments = readComments(sources);
  const parts = Object.entries(converted.$defs ?? {}).map(
    ([name, part]) => [name, annotate(part, comments.get(name), comments)] as const,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Declarations of Funnelfile',
    description:
      'What funnels/<coach>/coach.ts exports as coach is described by $defs/coach, what <name>.guide.ts exports as guide by $defs/guide, what every other file there exports as funnel by $defs/funnel.',
    oneOf: [{ $ref: '#/$defs/coach' }, { $ref: '#/$defs/funnel' }, { $ref: '#/$defs/guide' }],
    $defs: Object.fromEntries(parts),
  };
}
