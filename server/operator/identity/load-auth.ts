import type { Auth, AuthDeps } from './auth.ts';

type Call = (given: unknown) => unknown;

/**
 * Loads better-auth on first use: it is a third of the server's code, and a web process that only
 * serves visitors never needs it.
 */
export function loadAuth(deps: AuthDeps): Auth {
  let loading: Promise<Auth> | undefined;
  const load = async () => (await import('./auth.ts')).createAuth(deps);
  const call =
    (name: string): Call =>
    async (given) => {
      loading ??= load();
      const { [name]: asked } = (await loading).api as unknown as Record<string, Call>;
      return asked?.(given);
    };
  return { api: new Proxy({} as Auth['api'], { get: (_, name) => call(String(name)) }) };
}
