import type { App } from './app-env.ts';
import { problemResponse } from './problem.ts';

/**
 * Refuses methods for which a path has no route, if it has one for others. It belongs after every other
 * route, because only those before it count.
 */
export function refuseMethods(app: App): void {
  const methods = [...new Set(app.routes.map(({ method }) => method))].filter(
    (method) => method !== 'ALL',
  );
  /** Handlers of every method are middleware; a route adds one for its own. */
  const count = (method: string, path: string) => app.router.match(method, path)[0].length;
  app.all('*', (c, next) => {
    const { path, method } = c.req;
    const served = methods.filter((one) => count(one, path) > count('ALL', path));
    const isServed = served.includes(method === 'HEAD' ? 'GET' : method);
    return served.length === 0 || isServed ? next() : refuseMethod(path, served);
  });
}

/**
 * The refusal of a method.
 *
 * @param served the methods that the path does have
 */
export function refuseMethod(path: string, served: readonly string[]): Response {
  const all = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const allow = { allow: all.join(', '), 'cache-control': 'no-store' };
  if (path.startsWith('/api/') || path.startsWith('/functions/')) {
    return problemResponse(
      { title: `This endpoint only allows ${all.join(', ')}.`, status: 405 },
      allow,
    );
  }
  return new Response('This page does not support that method.\n', {
    status: 405,
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...allow },
  });
}
