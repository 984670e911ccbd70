import type pg from 'pg';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { type Member, startMembers } from './site-member.ts';

/** How many processes of the site share its database. */
export const processes = 4;

/** Signs the links of the site's emails. */
export const secret = 'a secret of what is broken on purpose';

/** A site of several web processes that many people visit at once. */
export interface CrowdedSite {
  readonly pool: pg.Pool;
  readonly urls: readonly string[];
}

/** Runs `act` on such a site with a database of its own. */
export async function withCrowdedSite<Result>(
  dataDir: string,
  act: (site: CrowdedSite) => Promise<Result>,
): Promise<Result> {
  const database = await openScratchDatabase(dataDir);
  const pool = openLastingPool(database.url, 8);
  const members: Member[] = [];
  const options = {
    role: 'web',
    dataDir,
    databaseUrl: database.url,
    env: { SECRET: secret },
  } as const;
  try {
    await startMembers(
      Array.from({ length: processes }, () => options),
      members,
    );
    return await act({ pool, urls: members.map(({ url }) => url) });
  } finally {
    await pool.end();
    await Promise.all(members.map((member) => member.stop()));
    await database.close();
  }
}
