import { expect, it } from 'vitest';
import { loadSecret, loadSiteSecret, noteSecret } from '#server/signing/secret.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const ours = 'the secret with which the site runs';

describeWithDatabase('the secret of the site', (open) => {
  it('is known again, and another one is noticed once', async () => {
    const { kysely } = await open();
    expect(await noteSecret(kysely, ours)).toBe(false);
    expect(await noteSecret(kysely, ours)).toBe(false);
    expect(await noteSecret(kysely, 'another secret, given later')).toBe(true);
    expect(await noteSecret(kysely, 'another secret, given later')).toBe(false);
  });

  it('is asked for where a command has none or another', async () => {
    const { kysely } = await open();
    await noteSecret(kysely, ours);
    expect(await loadSiteSecret(kysely, ours)).toBe(ours);
    await expect(loadSiteSecret(kysely, undefined)).rejects.toThrow(
      /^SECRET is not set here, but for the site, .* with the variables of the site\.$/,
    );
    await expect(loadSiteSecret(kysely, 'a secret of somebody else')).rejects.toThrow(
      /^SECRET is another one here than for the site/,
    );
  });

  it('is the one in the database where the site generated it', async () => {
    const { kysely } = await open();
    const generated = await loadSecret(kysely, undefined);
    await noteSecret(kysely, generated);
    expect(await loadSiteSecret(kysely, undefined)).toBe(generated);
  });

  it('is taken as it comes before the site has noted one', async () => {
    const { kysely } = await open();
    expect(await loadSiteSecret(kysely, ours)).toBe(ours);
    const generated = await loadSiteSecret(kysely, undefined);
    expect(await loadSecret(kysely, undefined)).toBe(generated);
  });
});
