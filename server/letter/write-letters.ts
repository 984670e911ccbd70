import type { WeeklyAdvice } from '#engine/contract/console/advice.ts';
import type { Site } from '#engine/site/site.ts';
import { advise } from '#server/advice/advise.ts';
import { completeWeekAt, readWeek } from '#server/advice/figures/read-week.ts';
import { daysBefore, daysOfWeek } from '#server/advice/figures/week-figures.ts';
import { anyOf } from '#server/db/expressions.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { notify } from '#server/db/notifications.ts';
import { letterFunction } from '#server/email/letter/letter-contract.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { figureDueDays } from '#server/visits/figures.ts';
import { dueMonday } from './due-monday.ts';
import { type LetterGroup, type LetterWishes, listRecipients } from './recipients.ts';

/** The days that a letter is about, and today. */
const figuredDays = daysBefore + daysOfWeek + 1;

export interface LetterDeps {
  readonly db: Executor;
  readonly site: Site;
  /** The site's secret: it keys the hashes of addresses. */
  readonly secret: string;
  readonly wishes: LetterWishes;
}

/**
 * Writes due letters into the delivery log, each once, in any number of processes: its Monday and its
 * reader identify a letter. If there were no visitors in five weeks, none is written.
 *
 * @returns how many were written
 */
export async function writeLetters(
  { db, site, secret, wishes }: LetterDeps,
  now: Date,
): Promise<number> {
  let written = 0;
  let areFigured = false;
  for (const group of await listRecipients(db, secret, site, wishes)) {
    const due = dueMonday(now, group.timeZone);
    if (due === undefined) continue;
    const letters = await keepUnwritten(db, nameLetters(group, due.monday, secret));
    if (letters.length === 0) continue;
    if (!areFigured) {
      // A worker that was away writes letters before the figures of those days are computed.
      await figureDueDays(db, figuredDays);
      areFigured = true;
    }
    const week = await judgeWeek(db, site, due.at, group.coach);
    if (isEmpty(week)) continue;
    for (const letter of letters) {
      written += await writeLetter(db, { ...letter, coach: group.coach, week });
    }
  }
  if (written > 0) await notify(db, 'deliveries');
  return written;
}

/** The figures of the week before a moment, for the whole site or one coach. */
export async function judgeWeek(
  db: Executor,
  site: Site,
  at: Date,
  coach: string,
): Promise<WeeklyAdvice> {
  return advise(await readWeek(db, site, completeWeekAt(at), coach === '' ? undefined : [coach]));
}

interface Letter {
  readonly key: string;
  readonly address: string;
}

function nameLetters(
  { coach, readers }: LetterGroup,
  monday: string,
  secret: string,
): readonly Letter[] {
  return readers
    .filter(({ isWanted }) => isWanted)
    .map(({ address }) => ({
      key: `letter:${coach}:${monday}:${hashAddress(secret, address)}`,
      address,
    }));
}

async function keepUnwritten(db: Executor, letters: readonly Letter[]): Promise<readonly Letter[]> {
  const written = await db
    .selectFrom('delivery_logs')
    .select('dedupe_key')
    .where('dedupe_key', '=', anyOf(letters.map(({ key }) => key)))
    .execute();
  const known = new Set(written.map(({ dedupe_key }) => dedupe_key));
  return letters.filter(({ key }) => !known.has(key));
}

/** @returns how many rows were added: none if another process was quicker */
async function writeLetter(
  db: Executor,
  { key, address, coach, week }: Letter & { readonly coach: string; readonly week: WeeklyAdvice },
): Promise<number> {
  const added = await db
    .insertInto('delivery_logs')
    .values({
      id: newId(),
      dedupe_key: key,
      email_address: address,
      function_name: letterFunction,
      coach,
      body: JSON.stringify({ week }),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute();
  return added.length;
}

function isEmpty({ now, before }: WeeklyAdvice): boolean {
  return [now, before].every(({ visitors, leads }) => visitors + leads === 0);
}
