import { expect, test } from 'vitest';
import { fillEmail } from '#server/email/composing/fill-email.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

/** Names under which every object holds something that nobody declared. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const fields = { name: 'Ada', email: 'ada@example.com' };

describeWithDatabase('a name that every object inherits', (open) => {
  test('is no funnel, page, file or link', async () => {
    const web = await openTestWeb(await open());
    for (const name of inherited) {
      expect((await web.postJson(name, { fields })).status).toBe(404);
      for (const path of [`/api/funnels/${name}/form-token`, `/${name}`, `/assets/${name}`]) {
        expect([path, (await web.app.request(path)).status]).toEqual([path, 404]);
      }
      const page = await web.app.request(`/willow-guide?${name}=x&outcome=${name}`);
      expect(page.status).toBe(200);
    }
    expect(await web.count('leads')).toBe(0);
  });

  test('is no field of a form, and leaves nothing behind', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    const odd = Object.fromEntries(inherited.map((name) => [name, 'odd']));
    const asJson = await web.postJson('willow-guide', {
      fields: JSON.parse(`{${inherited.map((name) => `"${name}":"odd"`)},"email":"a@example.com",
        "name":"Ada"}`),
      attribution: odd,
      constructor: 'odd',
      toString: 'odd',
    });
    const asForm = await web.postForm('/willow-guide', { ...odd, ['__proto__']: 'odd', ...fields });
    expect([asJson.status, asForm.status]).toEqual([201, 303]);
    const { rows } = await database.pool.query(
      'select fields, attribution, (select jsonb_agg(metadata) from leads) from submissions',
    );
    expect(JSON.stringify(rows)).not.toContain('odd');
  });

  test.each(inherited)('is no email function, coach or campaign: %s', (name) => {
    const fill = (changed: object) =>
      fillEmail(
        createTestSite(),
        {
          coach: 'willow',
          functionName: 'send-guide',
          funnelId: 'willow-guide',
          emailAddress: 'ada@example.com',
          body: fields,
          ...changed,
        },
        'https://willow.example',
      );
    const { email } = fill({});
    expect(() => fill({ functionName: name })).toThrow(UndeclaredItem);
    expect(() => fill({ coach: name })).toThrow(UndeclaredItem);
    expect(fill({ funnelId: name }).email.message.heading).toBe(email.message.heading);
    expect(fill({ body: { ...fields, [name]: 'odd' } }).email).toEqual(email);
  });
});
