import { expect, it } from 'vitest';
import { declaredSecretsIn } from '#server/start/secrets/declared-secrets.ts';
import { createLog } from '#server/telemetry/log.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';

const site = siteWith([threeSteps], {
  'coach.ts': {
    inbound: [{ kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' }],
    webhooks: [
      {
        url: 'https://hooks.zapier.com/hooks/catch/81734/bq4xz',
        events: ['lead.created'],
        secret: 'WEBHOOK_SECRET',
      },
    ],
  },
});

it('no log shows the secrets that declarations name', () => {
  const newest = 'whsec_bmV3ZXN0IHNlY3JldCBvZiB0aGUgdGVzdHM';
  const before = 'whsec_YmVmb3JlIHNlY3JldCBvZiB0aGUgdGVzdHM';
  const given = {
    CALENDLY_KEY: ' what Calendly signs with ',
    WEBHOOK_SECRET: `${newest} ${before}`,
  };
  let written = '';
  const write = (line: string) => {
    written += line;
  };
  const log = createLog('info', declaredSecretsIn(site, given), { write });
  log.info(
    { key: given.CALENDLY_KEY.trim(), other: before.slice('whsec_'.length) },
    `It signs with ${newest}.`,
  );
  expect(JSON.parse(written)).toMatchObject({
    key: '(hidden)',
    other: '(hidden)',
    msg: 'It signs with (hidden).',
  });
});

it('a text that is too short to be a secret hides nothing', () => {
  expect(declaredSecretsIn(site, { CALENDLY_KEY: 'key' })).toEqual([]);
});
