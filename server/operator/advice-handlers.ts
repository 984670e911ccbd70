import * as v from 'valibot';
import type { LetterWish } from '#engine/contract/console/advice.ts';
import { fillLetter } from '#server/email/letter/fill-letter.ts';
import { nextMonday } from '#server/letter/due-monday.ts';
import { listRecipients } from '#server/letter/recipients.ts';
import { judgeWeek } from '#server/letter/write-letters.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { wantLetter } from '#server/people/want-letter.ts';
import { freshenFigures } from '#server/visits/figures.ts';
import { emailDocument } from './documents.ts';

const wish: v.GenericSchema<unknown, LetterWish> = v.object({
  coach: text,
  address: text,
  isWanted: v.boolean(),
});

/** Advice about the last week, and the weekly letter with the same. */
export function adviceHandlers(deps: OperatorDeps) {
  const { site, clock, secret, letters, publicUrl, renderEmail, whole } = deps;
  const { kysely: db } = deps.database;
  // For somebody limited to some coaches, both contain no more than that.
  const judge = async () => {
    await freshenFigures(whole);
    return judgeWeek(db, site, clock(), '');
  };
  const findGroups = () => listRecipients(whole, secret, site, letters);

  return {
    'GET /advice': judge,

    'GET /letter': async () => {
      const groups = (await findGroups()).map(({ coach, timeZone, readers }) => ({
        coach,
        brand: site.coaches.find(({ slug }) => slug === coach)?.brand ?? '',
        nextAt: nextMonday(clock(), timeZone).at,
        readers,
      }));
      return { isOff: letters.isOff, groups };
    },

    'GET /letter/html': async () => {
      if (!renderEmail || site.coaches.length === 0) return notFound('letter');
      const email = fillLetter(site, { coach: '', body: { week: await judge() } }, publicUrl);
      return emailDocument((await renderEmail(email)).html);
    },

    'POST /letter': async ({ readBody, audit }) => {
      const body = await readBody(wish);
      const groups = body === undefined ? [] : await findGroups();
      const group = groups.find(({ coach }) => coach === body?.coach);
      if (!body || !group?.readers.some(({ address }) => address === body.address)) {
        return problem(
          422,
          'Say which of its readers this concerns, and whether they want the letter.',
        );
      }
      const { coach, isWanted } = body;
      await audit(isWanted ? 'started-letter' : 'stopped-letter', `letter:${coach}`);
      await wantLetter(whole, secret, body);
      return { changed: true };
    },
  } satisfies Partial<Handlers>;
}
