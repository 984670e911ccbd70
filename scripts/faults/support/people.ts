import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { waitingListOf } from '#engine/interpret/event/ending.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { fillFields } from '#scripts/support/load/submission-sample.ts';

/** A form to send, with something valid in every field but the address. */
export interface Form {
  readonly funnelId: string;
  readonly coach: string;
  readonly path: string;
  readonly source: string;
  readonly hasSeats: boolean;
  /** Whoever is too late can wait for a seat. */
  readonly hasLine: boolean;
  /** How many there are; undefined without an event, or where everybody gets in. */
  readonly seats: number | undefined;
  /** What was typed is stored to the letter. */
  readonly keepsTyped: boolean;
  readonly awaitsEmail: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** How one person's form ended. */
export interface Sent {
  readonly submissionId: string;
  readonly email: string;
  readonly form: Form;
  /** The last status; 0 if no answer came. */
  readonly status: number;
}

/** Every form whose answer does not wait for its email. */
export function listForms(): readonly Form[] {
  return listAllForms().filter(({ awaitsEmail }) => !awaitsEmail);
}

/** Every form. */
export function listAllForms(): readonly Form[] {
  return readSite().funnels.flatMap(describeForm);
}

function describeForm(funnel: CompiledFunnel): readonly Form[] {
  const { declaration, id, paths } = funnel;
  if (declaration.kind !== 'lead') return [];
  return [
    {
      funnelId: id,
      coach: funnel.coach.slug,
      path: paths[0],
      source: declaration.submission.source,
      hasSeats: declaration.event !== undefined,
      hasLine: waitingListOf(funnel) !== undefined,
      seats: declaration.event?.seats,
      keepsTyped: declaration.submission.stored === 'as-typed',
      awaitsEmail: declaration.submission.email.onFailure !== 'log',
      fields: fillFields(funnel),
    },
  ];
}

/** Sends a form once, as the page does. */
export async function sendForm(
  url: string,
  form: Form,
  email: string,
  submissionId: string = randomUUID(),
  limitMs = 60_000,
): Promise<Sent> {
  const status = await fetch(`${url}/api/funnels/${form.funnelId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId, page: form.path, fields: { ...form.fields, email } }),
    signal: AbortSignal.timeout(limitMs),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    // Also where the connection is lost in the middle of the answer.
    .catch(() => 0);
  return { submissionId, email, form, status };
}

/** People who send one form after another, each until it has a final answer. */
export interface Crowd {
  /** Everything that was acknowledged so far. */
  readonly acknowledged: readonly Sent[];
  /** How many answers asked to send again, or never came. */
  failures(): number;
  /** Nobody begins another form; resolves when the last one has its answer. */
  leave(): Promise<void>;
}

/**
 * Lets a crowd send forms until it leaves. Without an answer, or when asked to, people send the same
 * form with the same id again, as the page does, perhaps to another process.
 *
 * @param urls the processes that take forms
 * @param people how many send at the same time
 * @param pauseMs between one person's forms
 */
export function startCrowd(
  urls: readonly string[],
  forms: readonly Form[],
  people: number,
  { pauseMs = 0, limitMs = 30_000 } = {},
): Crowd {
  const run = randomUUID().slice(0, 8);
  const acknowledged: Sent[] = [];
  let failures = 0;
  let isLeaving = false;

  async function sendUntilAnswered(person: number, turn: number): Promise<void> {
    const form = forms[(person + turn) % forms.length];
    if (!form) throw new Error('There is no form to send.');
    const email = `p${person}-${turn}-${run}@example.com`;
    const id = randomUUID();
    for (let attempts = 0; ; attempts += 1) {
      const url = urls[(person + turn + attempts) % urls.length] ?? '';
      const sent = await sendForm(url, form, email, id, limitMs);
      if (sent.status === 201) acknowledged.push(sent);
      // 409: no seat is left, which is final, too.
      if (sent.status === 201 || sent.status === 409) return;
      failures += 1;
      if (isLeaving && attempts > 20) return;
      await wait(50);
    }
  }

  const gone = Array.from({ length: people }, async (_, person) => {
    for (let turn = 0; !isLeaving; turn += 1) {
      await sendUntilAnswered(person, turn);
      if (pauseMs > 0) await wait(pauseMs);
    }
  });
  return {
    acknowledged,
    failures: () => failures,
    async leave() {
      isLeaving = true;
      await Promise.all(gone);
    },
  };
}
