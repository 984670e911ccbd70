import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

const calls = { kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' };
const desk = {
  kind: 'signed',
  name: 'desk',
  is: 'booking',
  secret: 'DESK_KEY',
  signature: { header: 'X-Signature', encoding: 'hex' },
  id: 'id',
  email: 'guest.email',
};

describe('what is reported from elsewhere', () => {
  itNames([
    {
      did: 'a campaign that a booking ends, which nobody reports',
      changes: { 'coach.ts': { 'campaigns.0.endsWith': 'booking' } },
      rule: 'unreported-ending',
      at: 'coach.ts, campaigns[0].endsWith',
      says: 'A booking would end "Willow Campaign", but no service reports one to Willow Works. Declare the service in inbound with is: \'booking\', or end the campaign with something else.',
    },
    {
      did: 'a purchase that ends a campaign where only bookings are reported',
      changes: {
        'coach.ts': { inbound: [calls], 'campaigns.0.endsWith': ['booking', 'purchase'] },
      },
      rule: 'unreported-ending',
      at: 'coach.ts, campaigns[0].endsWith[1]',
      says: 'A purchase would end "Willow Campaign", but no service reports one to Willow Works. Declare the service in inbound with is: \'purchase\', or end the campaign with something else.',
    },
    {
      did: 'two services at one address',
      changes: { 'coach.ts': { inbound: [calls, { ...desk, name: 'calls' }] } },
      rule: 'inbound-twice',
      at: 'coach.ts, inbound[1].name',
      says: 'The address /webhooks/in/calls is declared in this file already, so nobody could tell whose reports come there. Give this one a name of its own.',
    },
    {
      did: 'a word that means both sides',
      changes: {
        'coach.ts': {
          inbound: [
            {
              ...desk,
              when: { at: 'type', is: ['made', 'moved'] },
              cancelled: { at: 'type', is: ['moved'] },
            },
          ],
        },
      },
      rule: 'contradictory-reports',
      at: 'coach.ts, inbound[0].cancelled',
      says: '"moved" at type means both that a booking has happened and that it was taken back. Name the word on one side only.',
    },
    {
      did: 'a service that is not known',
      changes: { 'coach.ts': { inbound: [{ ...calls, kind: 'calendy' }] } },
      rule: 'wrong-value',
      at: 'coach.ts, inbound[0].kind',
      says: 'Found "calendy" instead of "calendly", "cal.com", "stripe", or "signed". Write "calendly".',
    },
    {
      did: 'the key itself instead of its name',
      changes: { 'coach.ts': { inbound: [{ ...calls, secret: 'whsec_5b1c' }] } },
      rule: 'wrong-value',
      at: 'coach.ts, inbound[0].secret',
      says: '"whsec_5b1c" is not the name of an environment variable. Write it like SUMMIT_CALENDLY_KEY.',
    },
  ]);

  itAccepts([
    {
      did: 'a booking and a form that end a campaign',
      changes: {
        'second.ts': { 'submission.journey': undefined },
        'coach.ts': { inbound: [calls, desk], 'campaigns.0.endsWith': ['second', 'booking'] },
      },
    },
    {
      did: 'a booking alone, reported by a service that says more',
      changes: {
        'coach.ts': {
          inbound: [
            {
              ...desk,
              when: { at: 'type', is: ['made'] },
              cancelled: { at: 'type', is: ['called-off'] },
            },
          ],
          'campaigns.0.endsWith': 'booking',
        },
      },
    },
    {
      did: 'a service whose reports end nothing yet',
      changes: { 'coach.ts': { inbound: [calls] } },
    },
  ]);
});
