import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Form, type Sent, sendForm } from './forms.ts';

/** People who send one form after another, each until it has a final answer. */
export interface Crowd {
  /** Everything that was acknowledged so far. */
  readonly acknowledged: readonly Sent[];
  /** Answers that their forms do not declare. */
  readonly undeclared: readonly string[];
  /** How many answers asked to send again, or never came. */
  failures(): number;
  /** Which answers these were, each once. */
  readonly reasons: ReadonlySet<string>;
  /** How many were told that their email could not leave, where that is what the form says. */
  told(): number;
  /** Nobody begins another form; resolves when the last one has its answer. */
  leave(): Promise<void>;
}

/** How often somebody presses the button again after reading that their email could not leave. */
const maxPresses = 2;

/** The page's own limit. */
const answerLimitMs = 75_000;

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
  { pauseMs = 0, limitMs = answerLimitMs } = {},
): Crowd {
  const run = randomUUID().slice(0, 8);
  const acknowledged: Sent[] = [];
  const undeclared: string[] = [];
  const reasons = new Set<string>();
  let [failures, told, isLeaving] = [0, 0, false];

  async function sendUntilAnswered(person: number, turn: number): Promise<void> {
    const form = forms[(person + turn) % forms.length];
    if (!form) throw new Error('There is no form to send.');
    const email = `p${person}-${turn}-${run}@example.com`;
    let [id, presses]: [string, number] = [randomUUID(), 0];
    for (let attempts = 0; ; attempts += 1) {
      const url = urls[(person + turn + attempts) % urls.length] ?? '';
      const sent = await sendForm(url, form, email, id, limitMs);
      switch (judge(sent)) {
        case 'acknowledged':
          acknowledged.push(sent);
          return;
        case 'turned-away':
          return;
        case 'undeclared':
          undeclared.push(`${form.funnelId}: ${sent.status} ${sent.outcome}`);
          return;
        case 'told':
          told += 1;
          presses += 1;
          if (presses > maxPresses) return;
          break;
        case 'other-id':
          id = randomUUID();
          break;
        case 'again':
          failures += 1;
          reasons.add(`${sent.status} ${sent.outcome}`);
      }
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
    undeclared,
    reasons,
    failures: () => failures,
    told: () => told,
    async leave() {
      isLeaving = true;
      await Promise.all(gone);
    },
  };
}

/** What an answer means to whoever sent the form, if the form can answer so. */
function judge({ status, outcome, form }: Sent) {
  switch (outcome) {
    case 'accepted':
      return form.asksToConfirm ? 'undeclared' : 'acknowledged';
    case 'unconfirmed':
      return form.asksToConfirm ? 'acknowledged' : 'undeclared';
    case 'waiting':
      return form.hasLine ? 'acknowledged' : 'undeclared';
    case 'full':
      return form.seats === undefined || form.hasLine ? 'undeclared' : 'turned-away';
    case 'failed':
      return form.failsWithEmail ? 'told' : 'undeclared';
    // Another release took it, without what only this form asks: the page sends it anew.
    case 'id-in-use':
      return 'other-id';
    case 'unavailable':
      return 'again';
    // No answer, or not one of the site: Node and proxies have words of their own.
    default:
      return status === 0 || outcome === '' ? 'again' : 'undeclared';
  }
}
