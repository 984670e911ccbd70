import { randomBytes } from 'node:crypto';
import { runProcess } from '#scripts/support/processes.ts';

/** The account that PostgreSQL's package creates, and the password of its role in the cluster. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  readonly password: string;
}

/** Looks up the account and makes a password for the role of the same name. */
export async function findAccount(): Promise<Account> {
  const name = 'postgres';
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await runProcess(['id', flag, name])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error(`There is no account ${name}.`);
  return { name, uid, gid, password: randomBytes(18).toString('base64url') };
}
