import { expect, it } from 'vitest';
import { readInboundKeys } from '#server/start/secrets/inbound-keys.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';

const site = siteWith([threeSteps], {
  'coach.ts': {
    inbound: [
      { kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' },
      { kind: 'stripe', name: 'shop', is: 'purchase', secret: 'STRIPE_KEY' },
    ],
  },
});

it('a start says whose reports are not taken yet, and takes the others', () => {
  const { keys, notes } = readInboundKeys(site, { STRIPE_KEY: ' whsec_1 ', CALENDLY_KEY: ' ' });
  expect([...keys]).toEqual([['STRIPE_KEY', 'whsec_1']]);
  expect(notes).toEqual([
    'No booking is accepted at /webhooks/in/calls yet: set CALENDLY_KEY to the signing key of its service.',
  ]);
});
