import type { FormToken } from '#engine/contract/submission.ts';

/** Sends a request to the site and gives its answer, over HTTP or straight to the app. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A form that bots attack. */
export interface Target {
  readonly funnelId: string;
  /** The path of its page. */
  readonly path: string;
  /** Right answers to all its questions but the address. */
  readonly fields: Readonly<Record<string, string>>;
}

/** How many answers there were of each kind of bot and status, as `kind status`. */
export type Answers = Readonly<Record<string, number>>;

/** What a bot does with a form. Each of them gives itself away by one thing. */
type Bot = (ask: Ask, target: Target, email: string) => Promise<Response>;

const json = { 'content-type': 'application/json' };

function endpointOf({ funnelId }: Target): string {
  return `/api/funnels/${funnelId}/submissions`;
}

async function takeToken(ask: Ask, funnelId: string): Promise<string> {
  const given: FormToken = await (await ask(`/api/funnels/${funnelId}/form-token`)).json();
  return given.token;
}

const postJson = (ask: Ask, target: Target, content: object, headers: HeadersInit = {}) =>
  ask(endpointOf(target), {
    method: 'POST',
    headers: { ...json, ...Object.fromEntries(new Headers(headers)) },
    body: JSON.stringify(content),
  });

/** The naive ones, by what gives them away. */
const naiveBots = {
  'fills in every input': (ask, target, email) =>
    ask(target.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...target.fields, email, website: 'https://spam.example' }),
    }),
  'fills in every member': (ask, target, email) =>
    postJson(ask, target, { fields: { ...target.fields, email, website: 'x' } }),
  'types like lightning': async (ask, target, email) => {
    const token = await takeToken(ask, target.funnelId);
    return postJson(ask, target, { token, fields: { ...target.fields, email } });
  },
  'makes its token up': (ask, target, email) =>
    postJson(ask, target, { token: email, fields: { ...target.fields, email } }),
  'stands on another site': (ask, target, email) =>
    postJson(
      ask,
      target,
      { fields: { ...target.fields, email } },
      { 'sec-fetch-site': 'cross-site', origin: 'https://spam.example' },
    ),
  'names another origin': (ask, target, email) =>
    postJson(
      ask,
      target,
      { fields: { ...target.fields, email } },
      { origin: 'https://spam.example' },
    ),
  'sends another media type': (ask, target, email) =>
    ask(endpointOf(target), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ fields: { ...target.fields, email } }),
    }),
  'sends a file form': (ask, target, email) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...target.fields, email })) body.set(name, value);
    return ask(target.path, { method: 'POST', body });
  },
  'advertises in its name': (ask, target, email) =>
    postJson(ask, target, {
      fields: { ...target.fields, name: 'Win at https://spam.example', email },
    }),
  'writes to many at once': (ask, target, email) =>
    postJson(ask, target, { fields: { ...target.fields, email: `${email},other@example.com` } }),
  'slips a header in': (ask, target, email) =>
    postJson(ask, target, {
      fields: { ...target.fields, email: `${email}\r\nBcc: all@example.com` },
    }),
  'sends a book': (ask, target, email) =>
    postJson(ask, target, { fields: { ...target.fields, email, name: 'x'.repeat(20_000) } }),
} as const satisfies Record<string, Bot>;

/**
 * Lets naive bots post, each kind in turn. None of their posts may be stored or mailed.
 *
 * The site must ask for time (FORM_MIN_SECONDS of 2 or more), or some bot is as slow as a person.
 *
 * @param count how many posts in all
 * @param atOnce how many are under way at a time
 */
export async function postAsNaiveBots(
  ask: Ask,
  target: Target,
  { count, atOnce = 20 }: { readonly count: number; readonly atOnce?: number },
): Promise<Answers> {
  const kinds = Object.entries<Bot>(naiveBots);
  const answers: Record<string, number> = {};
  await inTurns(count, atOnce, async (turn) => {
    const [kind, bot] = kinds[turn % kinds.length] ?? [];
    if (!kind || !bot) return;
    const answer = await bot(ask, target, `bot-${turn}@example.com`);
    await answer.arrayBuffer();
    const key = `${kind} ${answer.status}`;
    answers[key] = (answers[key] ?? 0) + 1;
  });
  return answers;
}

/**
 * Signs a few addresses up again and again, as who wants to bury their mailboxes does: with a token,
 * with scripts, from another client each time.
 *
 * @param options.count how many sign-ups in all
 * @param options.addresses whose mailboxes are meant
 * @param options.betweenRounds is called after each round over all addresses and forms, for a test
 *   to let time pass
 * @returns how many answers had each status
 */
export async function bombAddresses(
  ask: Ask,
  targets: readonly Target[],
  {
    count,
    addresses,
    atOnce = 20,
    betweenRounds = () => {},
  }: {
    readonly count: number;
    readonly addresses: readonly string[];
    readonly atOnce?: number;
    readonly betweenRounds?: () => Promise<void> | void;
  },
): Promise<Answers> {
  const answers: Record<string, number> = {};
  const perRound = addresses.length * targets.length;
  for (let sent = 0; sent < count; sent += perRound) {
    await inTurns(Math.min(perRound, count - sent), atOnce, async (turn) => {
      const target = targets[turn % targets.length];
      const email = addresses[Math.floor(turn / targets.length)];
      if (!target || !email) return;
      const answer = await postJson(
        ask,
        target,
        { token: await takeToken(ask, target.funnelId), fields: { ...target.fields, email } },
        { 'x-forwarded-for': clientOf(sent + turn) },
      );
      await answer.arrayBuffer();
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    });
    await betweenRounds();
  }
  return answers;
}

/** Two hundred people, say, who share one public address and sign up at the same time. */
export async function signUpFromOneOffice(
  ask: Ask,
  target: Target,
  { count, atOnce = 20 }: { readonly count: number; readonly atOnce?: number },
): Promise<Answers> {
  const answers: Record<string, number> = {};
  await inTurns(count, atOnce, async (turn) => {
    const given: FormToken = await (await ask(`/api/funnels/${target.funnelId}/form-token`)).json();
    await new Promise((resolve) => setTimeout(resolve, given.waitSeconds * 1000));
    const content = {
      token: given.token,
      fields: { ...target.fields, email: `colleague-${turn}@example.com` },
    };
    const answer = await postJson(ask, target, content, { 'x-forwarded-for': '203.0.113.7' });
    await answer.arrayBuffer();
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  });
  return answers;
}

/** Another client for each turn, in 10.0.0.0/8. */
function clientOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}

/** Runs a task for each number below `count`, some of them at a time. */
async function inTurns(
  count: number,
  atOnce: number,
  task: (turn: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) {
      const turn = next;
      next += 1;
      await task(turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
