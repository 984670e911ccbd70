import { type NotNull, sql } from 'kysely';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { confirmDays } from '#engine/site/confirmation.ts';
import { shownTo } from '#engine/site/experiment.ts';
import { findFunnel } from '#engine/site/find.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import { newId } from '#server/db/identity.ts';
import { mailboxHash } from '#server/limits/mailbox-quota.ts';
import type { InboxToken } from '#server/signing/confirm-token.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { type AskToConfirm, comesTooLate } from '#server/submission/submit.ts';
import { writeAskingEmail } from './asking-email.ts';
import type { ConfirmDeps } from './confirm.ts';
import { correctionKey, countCorrection, countResend, giveBackCorrection } from './page-limits.ts';
import { readSignUp, type SignUp, toForm } from './sign-up.ts';

/** How many emails ask for a sign-up, and how long none is sent again after its form. */
const maxEmails = 4;
const pauseSeconds = 60;
/** How often an address may be corrected, one sign-up after another. */
const maxCorrections = 3;

/** The sign-up of somebody who looks for its email. */
export interface Waiting {
  readonly id: string;
  readonly funnel: CompiledFunnel;
  readonly address: string;
  readonly signUp: SignUp;
  readonly trafficSource: string;
  readonly corrections: number;
  /** Whether its form was sent just now. */
  readonly isRecent: boolean;
  /** Whether it still waits; otherwise it was saved, because the person was known or has confirmed. */
  readonly isOpen: boolean;
}

/** SQL: whether a moment is within the pause. */
const isWithinPause = (moment: 'asked_at' | 'created_at') =>
  sql<boolean>`${sql.ref(moment)} > now() - make_interval(secs => ${sql.lit(pauseSeconds)})`;

/**
 * The sign-up behind the page for a lost email. Saved ones are found too, for as long as one that waits
 * would be, so that the page reads the same whether or not the address was known.
 */
export async function findWaiting(
  deps: ConfirmDeps,
  { id, corrections }: InboxToken,
): Promise<Waiting | undefined> {
  const row = await deps.db
    .selectFrom('confirmations')
    .select([
      'funnel_id as funnelId',
      'email_key as address',
      'variant',
      'traffic_source as trafficSource',
      isWithinPause('asked_at').as('isRecent'),
      sql<boolean>`true`.as('isOpen'),
      'sent',
    ])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('email_key', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .unionAll(({ selectFrom }) =>
      selectFrom('submissions')
        .select([
          'funnel_id as funnelId',
          'email_key as address',
          'variant',
          'traffic_source as trafficSource',
          isWithinPause('created_at').as('isRecent'),
          sql<boolean>`false`.as('isOpen'),
          sql<JsonObject>`jsonb_build_object('values', fields, 'typed', fields,
            'page', coalesce(page, ''), 'attribution', coalesce(attribution, '{}'))`.as('sent'),
        ])
        .where('id', '=', id)
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(confirmDays)})`)
        .where('outcome', '=', 'accepted')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('rate_buckets').select('key').where('key', '=', correctionKey(id))),
          ),
        ),
    )
    .$narrowType<{ address: NotNull }>()
    .executeTakeFirst();
  const signUp = readSignUp(row?.sent);
  const declared = row && findFunnel(deps.site, row.funnelId);
  if (!row || !signUp || !declared) return undefined;
  const { sent: _, funnelId: __, variant, ...rest } = row;
  const funnel = shownTo(declared, variant);
  if (comesTooLate(funnel, signUp.values, deps.clock())) return undefined;
  return { id, signUp, funnel, corrections, ...rest };
}

/**
 * Sends the email again, unless it was just sent or has been sent too often.
 *
 * @returns false if it is not sent any more
 */
export async function resend({ db, secret }: ConfirmDeps, waiting: Waiting): Promise<boolean> {
  const { id, funnel, address, isOpen, isRecent } = waiting;
  if (isRecent) return true;
  const use = await countResend(db, id);
  if (use !== 'send' || !isOpen) return use !== 'refused';
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('confirmations')
      .select([
        'emails',
        sql<boolean>`coalesce(emailed_at > now() - make_interval(secs => ${pauseSeconds}), false)`.as(
          'isRecent',
        ),
      ])
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('email_key', '=', address)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.isRecent) return true;
    if (row.emails >= maxEmails) return false;
    await writeAskingEmail(transaction, {
      id,
      address,
      mailbox: mailboxHash(secret, address),
      funnelId: funnel.id,
      coach: funnel.coach.slug,
      inSeconds: 0,
    });
    return true;
  });
}

/** The outcome of correcting an address. */
export type Correction =
  | { readonly kind: 'asked'; readonly id: string; readonly corrections: number }
  | { readonly kind: 'wrong'; readonly mistake: string }
  /** It was corrected before. */
  | { readonly kind: 'nothing-known' }
  | { readonly kind: 'too-often' | 'unavailable' };

/**
 * Asks another address instead of the one that was typed. The sign-up starts over under a new id, and
 * the link sent to the first address no longer works.
 *
 * @param network the key under which the sender's network is counted
 */
export async function correct(
  { db, secret, clock }: ConfirmDeps,
  askToConfirm: AskToConfirm,
  waiting: Waiting,
  typed: string,
  network: string,
): Promise<Correction> {
  const { funnel, signUp, corrections } = waiting;
  const fields = funnel.formFields.filter(({ name }) => name === 'email');
  const checked = checkFields(fields, { email: typed }, wordsOf(funnel.language).form, {
    now: clock(),
  });
  if (checked.kind === 'invalid') {
    return { kind: 'wrong', mistake: Object.values(checked.fields)[0] ?? '' };
  }
  if (canonicalAddress(checked.values['email'] ?? '') === waiting.address) {
    return { kind: 'asked', id: waiting.id, corrections };
  }
  if (corrections >= maxCorrections) return { kind: 'too-often' };
  if (!(await countCorrection(db, waiting.id))) return { kind: 'nothing-known' };
  const names = new Set(funnel.formFields.map(({ name }) => name));
  const values = Object.fromEntries(
    Object.entries({ ...signUp.values, ...checked.values }).filter(([name]) => names.has(name)),
  );
  const { leadId: _, ...rest } = signUp;
  const form = {
    ...toForm(newId(), { ...rest, typed: { ...signUp.typed, email: typed } }),
    trafficSource: waiting.trafficSource as TrafficSource,
  };
  const row = draftRow(funnel, form, values, signUp.page, clock(), secret);
  const asked = await askToConfirm({
    funnel,
    form,
    values,
    row: { ...row, send_in_seconds: 0 },
    network,
    replaces: waiting.id,
    corrections: corrections + 1,
  });
  if (asked.kind === 'saved') {
    return { kind: 'asked', id: row.id, corrections: corrections + 1 };
  }
  await giveBackCorrection(db, waiting.id);
  return { kind: 'unavailable' };
}
