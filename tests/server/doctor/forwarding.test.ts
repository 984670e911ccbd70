import { expect, test } from 'vitest';
import {
  doctorHeader,
  forwardingPath,
  isDoctorToken,
  writeDoctorToken,
} from '#server/signing/doctor-token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

/** The secret of the site of the tests. */
const testSecret = 'a secret of the tests';

describeWithDatabase('how a request arrived', (open) => {
  test('is told to the doctor of the site, and to nobody else', async () => {
    const web = await openTestWeb(await open(), { trustProxy: 1 });
    const ask = (token: string | undefined, forwardedFor?: string) =>
      web.app.request(forwardingPath, {
        headers: {
          ...(token === undefined ? {} : { [doctorHeader]: token }),
          ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
        },
      });
    const token = writeDoctorToken(testSecret, new Date());
    const told = await ask(token, '203.0.113.9, 10.0.0.2');
    expect([told.status, await told.json()]).toEqual([200, { hops: 2, trustProxy: 1 }]);
    expect(await (await ask(token)).json()).toEqual({ hops: 0, trustProxy: 1 });
    expect((await ask(undefined)).status).toBe(404);
    expect((await ask(writeDoctorToken('another secret', new Date()))).status).toBe(404);
  });

  test('is told for two minutes after the doctor asked', () => {
    const made = new Date('2026-11-23T10:00:00Z');
    const token = writeDoctorToken(testSecret, made);
    const isTaken = (at: string) => isDoctorToken(testSecret, token, new Date(at));
    expect(isTaken('2026-11-23T10:01:30Z')).toBe(true);
    expect(isTaken('2026-11-23T10:02:30Z')).toBe(false);
    expect(isTaken('2026-11-23T09:57:00Z')).toBe(false);
  });
});
