import * as v from 'valibot';
import {
  columnRoles,
  importPartBytes,
  maxImportColumns,
} from '#engine/contract/console/imports.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import {
  addPart,
  beginImport,
  cancelImport,
  confirmImport,
  finishUpload,
  settleImport,
  undoImport,
} from '#server/imports/begin-import.ts';
import { findImport } from '#server/imports/read-import.ts';
import type { Import } from '#server/imports/work.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { streamRefusedRows } from '#server/operator/exports/refused-rows.ts';
import { describeImport, listImports } from './imports-list.ts';

const begun = v.object({
  coach: text,
  fileName: v.pipe(text, v.maxLength(200)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const settings = v.object({
  columns: v.pipe(v.array(v.picklist(columnRoles)), v.maxLength(maxImportColumns)),
  agreedTo: text,
  agreedWhere: text,
  agreedAt: v.nullable(text),
  needsName: v.boolean(),
  campaign: v.nullable(text),
});
const confirmation = v.object({ people: v.pipe(v.number(), v.integer()) });

/**
 * Imports of people. Principals find their own coaches' imports only; the work itself uses the whole
 * database.
 */
export function importHandlers(deps: OperatorDeps) {
  const { site, whole } = deps;
  const { kysely: db } = deps.database;

  /** Runs an action on an import; foreseen errors become refusals with their message. */
  async function change(
    id: string,
    act: (one: Import) => Promise<unknown>,
  ): Promise<Response | { readonly done: true }> {
    const one = await findImport(db, id);
    if (!one) return notFound('import');
    return refusing(async () => {
      await act(one);
      return { done: true } as const;
    });
  }

  return {
    'GET /imports': ({ query: { before } }) => listImports(db, site, before),
    'GET /imports/:id': async ({ id }) =>
      (await describeImport(db, site, id)) ?? notFound('import'),
    'GET /imports/:id/refused.csv': async ({ id, audit }) => {
      const one = await findImport(db, id);
      if (!one) return notFound('import');
      await audit('exported', `import:${id}`);
      return streamRefusedRows(db, one);
    },

    'POST /imports': async ({ readBody, audit, actor }) => {
      const given = await readBody(begun);
      if (!given) return problem(422, 'Say whose people are in which file.');
      if (!site.coaches.some(({ slug }) => slug === given.coach)) {
        return problem(422, 'Say which coach these people belong to.');
      }
      return refusing(async () => {
        const id = await beginImport(whole, { ...given, madeBy: actor });
        await audit('began-import', `import:${id}`, { coach: given.coach });
        return { id };
      });
    },
    'POST /imports/:id/parts': async ({ id, query, readBytes }) => {
      const content = await readBytes(importPartBytes);
      if (!content) return problem(413, 'This part of the file is too large.');
      return change(id, (one) => addPart(whole, one, Number(query.part ?? 0), content));
    },
    'POST /imports/:id/finish': ({ id }) => change(id, (one) => finishUpload(whole, one)),
    'POST /imports/:id/settings': async ({ id, readBody }) => {
      const given = await readBody(settings);
      if (!given) return problem(422, 'Say of each column what it means, and what was agreed to.');
      return change(id, (one) => settleImport(whole, site, one, given));
    },
    'POST /imports/:id/confirm': async ({ id, readBody, audit }) => {
      const given = await readBody(confirmation);
      if (!given) return problem(422, 'Say how many people to import.');
      return change(id, async (one) => {
        await confirmImport(whole, one, given.people);
        await audit('confirmed-import', `import:${id}`, { people: given.people });
      });
    },
    'POST /imports/:id/cancel': ({ id, audit }) =>
      change(id, async () => {
        await cancelImport(whole, id);
        await audit('cancelled-import', `import:${id}`);
      }),
    'POST /imports/:id/undo': ({ id, audit }) =>
      change(id, async () => {
        await undoImport(whole, id);
        await audit('undid-import', `import:${id}`);
      }),
  } satisfies Partial<Handlers>;
}

async function refusing<Done>(act: () => Promise<Done>): Promise<Done | Response> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OperatorError) return problem(422, error.message);
    throw error;
  }
}
