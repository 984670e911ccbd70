import type { Role } from '#engine/contract/console/team/roles.ts';
import type { Database } from '#server/db/open/open.ts';
import { hashQuickly } from '#tests/server/operator/quick-hash.ts';
import type { TestWeb } from '#tests/support/site/web.ts';

/** The password of every member of the tests. */
export const memberPassword = 'a member’s long password';

/** Adds a member of the team who has a password and no second factor. @returns the id */
export async function addMember(
  { kysely: db }: Database,
  {
    email,
    name = 'Ada Member',
    role,
    coaches = null,
  }: {
    readonly email: string;
    readonly name?: string;
    readonly role: Role;
    readonly coaches?: string[] | null;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('members')
    .values({ email, name, role, coaches, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('member_accounts')
    .values({
      member_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hashQuickly(memberPassword),
    })
    .execute();
  return id;
}

/** A browser with its cookies. */
export interface Browser {
  ask(method: string, path: string, body?: object): Promise<Response>;
  cookies(): string;
}

/** A browser that keeps what it is given, from an address of its own. */
export function openBrowser({ app }: TestWeb, address: string, first = ''): Browser {
  const kept = new Map<string, string>();
  const keep = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const isGone = attributes.some((one) => /max-age=0$/i.test(one.trim()));
    if (isGone) kept.delete(pair.slice(0, at));
    else kept.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (first !== '') keep(first);
  const cookies = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookies,
    async ask(method, path, body) {
      const answer = await app.request(`/api/operator${path}`, {
        method,
        headers: {
          cookie: cookies(),
          'x-forwarded-for': address,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) keep(cookie);
      return answer;
    },
  };
}
