import { preparePassword } from '#server/operator/auth/set-password.ts';
import { createLog } from '#server/telemetry/log.ts';
import type { Composition } from './composition.ts';
import { readEnv, secretsIn } from './environment.ts';
import { openRuntime, type Runtime } from './runtime.ts';

/** Survives edits, after which Vite evaluates every other module again. */
const kept: { runtime?: Promise<Runtime>; composition?: Composition } = import.meta.hot?.data ?? {};

/** What survives an edit in development. */
export function openRuntimeOnce(): Promise<Runtime> {
  kept.runtime ??= open();
  return kept.runtime;
}

async function open(): Promise<Runtime> {
  const env = readEnv(process.env);
  const runtime = await openRuntime(env, createLog(env.LOG_LEVEL, secretsIn(env)));
  const password = await preparePassword(runtime.database.kysely, env.OPERATOR_PASSWORD);
  if (password !== undefined) {
    process.stdout.write(`\nConsole password, not shown again: ${password}\n`);
  }
  return runtime;
}

/** Replaces the previous composition after an edit. */
export async function replaceComposition(next: Composition): Promise<void> {
  const before = kept.composition;
  kept.composition = next;
  await before?.web?.stop();
  await Promise.all([before?.deliveries.stop(), before?.webhooks.stop()]);
  next.deliveries.start();
  next.webhooks.start();
}
