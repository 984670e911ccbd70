import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer, useDebug } from '#renderer/console/api/use-answer.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';

/**
 * Both sides of the operators' API are bound to its contract: a property that has another name there
 * than in a handler or a view does not compile, whichever of the three was renamed.
 */

const createdAt = new Date();
const line = { id: '', email: '', name: null, source: '', createdAt };
const { email: address, ...unnamed } = line;

export const right = {
  'GET /leads': () => ({ rows: [line], next: null }),
} satisfies Partial<Handlers>;

export const wrong = {
  // @ts-expect-error: a row in which a property has another name than in the contract
  'GET /leads': () => ({ rows: [{ ...unnamed, address }], next: null }),

  // @ts-expect-error: an answer in which a property has another name than in the contract
  'POST /leads/:id/unsubscribe': () => ({ endedJourneys: 1 }),

  // @ts-expect-error: JSON where the contract has a file
  'GET /leads/:id/export': () => ({}),

  // @ts-expect-error: a text where the server has a date
  'GET /audit': () => ({
    rows: [{ id: 1, actor: '', action: '', target: null, details: null, createdAt: '2027-01-05' }],
    next: null,
  }),

  // @ts-expect-error: something to be asked for that the contract does not name
  'GET /errors': ({ query }) => ({ rows: query.reference ? [] : [], next: null }),
} satisfies Partial<Handlers>;

// @ts-expect-error: an endpoint of the contract without a handler
export const incomplete: Handlers = { ...right };

/** What a view may take from answers, and what not. */
export function useContract() {
  const { answer } = useAnswer('/leads/:id', { id: '1' });
  const began = answer?.lead.createdAt.slice(0, 10);
  // @ts-expect-error: a property that the answer does not have
  const mail = answer?.lead.mail;
  // @ts-expect-error: JSON has no dates
  const time = answer?.lead.createdAt.getTime();
  // @ts-expect-error: an endpoint that does not exist
  const nothing = useAnswer('/people', {});
  // @ts-expect-error: a path whose id is missing
  const anybody = useAnswer('/leads/:id', {});
  // @ts-expect-error: something to be asked for that the endpoint does not know
  const found = useAnswer('/leads', { query: { email: 'ada@example.com' } });
  const dashboard = useDebug({ action: 'dashboard' });
  // @ts-expect-error: a property that another action answers
  const failed = dashboard.answer?.failed;
  return { began, mail, time, nothing, anybody, found, failed };
}

/** What may be sent along. */
export async function askWrongly(): Promise<void> {
  await ask('POST /leads/:id/erase', { id: '1', body: { email: 'ada@example.com' } });
  // @ts-expect-error: a body in which a property has another name than in the contract
  await ask('POST /leads/:id/erase', { id: '1', body: { address: 'ada@example.com' } });
  // @ts-expect-error: a body that is missing
  await ask('POST /diagnostics', {});
}
