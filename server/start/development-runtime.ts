import { preparePassword } from '#server/operator/auth/set-password.ts';
import { createLog } from '#server/telemetry/log.ts';
import type { Composition } from './composition.ts';
import { readEnv, secretsIn } from './environment.ts';
import { openRuntime, type Runtime } from './runtime.ts';

let opened: Promise<Runtime> | undefined;
let current: Composition | undefined;

/**
 * What outlives an edit while Vite serves the site. This file imports no funnel, so that no edit of
 * one evaluates it again.
 */
export function openRuntimeOnce(): Promise<Runtime> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Runtime> {
  const env = readEnv(process.env);
  const runtime = await openRuntime(env, createLog(env.LOG_LEVEL, secretsIn(env)));
  const password = await preparePassword(runtime.database.kysely, env.OPERATOR_PASSWORD);
  if (password !== undefined) {
    process.stdout.write(`\nPassword of the console, not shown again: ${password}\n`);
  }
  return runtime;
}

/** Lets what was composed after an edit take the place of what was composed before it. */
export async function replaceComposition(next: Composition): Promise<void> {
  const before = current;
  current = next;
  await before?.web?.stop();
  await before?.deliveries.stop();
  next.deliveries.start();
}
