import { test as base, expect, type Page } from '@playwright/test';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import { password } from './console.ts';
import { type SiteProcess, startSite } from './site-process.ts';

/** A site whose emails go to a fake provider. */
export interface PostmarkSite extends SiteProcess {
  readonly postmark: FakePostmark;
}

interface WorkerFixtures {
  /** The site with its local mailbox; one for all files that a worker runs. */
  readonly site: SiteProcess;
  readonly postmarkSite: PostmarkSite;
}

interface TestFixtures {
  /** Fails a test whose pages report a mistake of their own. */
  readonly faultlessPages: undefined;
}

/** The browser's own line for an answer such as 422, which the forms expect. */
const expectedLine = /^Failed to load resource/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      // Its token is among the first that are guessed, which doctor.spec.ts finds.
      const env = { OPERATOR_PASSWORD: password, METRICS_TOKEN: 'change-me-please-1' };
      const site = await startSite({ env });
      await use(site);
      expect(site.errors(), 'errors in the log of the site').toEqual([]);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  postmarkSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const postmark = await openPostmark();
      const site = await startSite({
        env: { POSTMARK_SERVER_TOKEN: postmark.token, POSTMARK_API_URL: postmark.url },
      });
      await use({ ...site, postmark });
      await site.stop();
      await postmark.close();
    },
    { scope: 'worker' },
  ],
  faultlessPages: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('console', (line) => {
        if (line.type() === 'error' && !expectedLine.test(line.text())) faults.push(line.text());
      });
      await use(undefined);
      expect(faults, 'errors in the console of a page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
