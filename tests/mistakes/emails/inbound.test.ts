import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

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
  itNames('unreported-ending', {
    'a campaign that a booking ends, which nobody reports': {
      coach: { 'campaigns.0.endsWith': 'booking' },
      says: 'A booking would end "Willow Campaign", but no service reports one to Willow Works. Declare the service in inbound with is: \'booking\', or end the campaign with something else.',
    },
    'a purchase that ends a campaign where only bookings are reported': {
      coach: { inbound: [calls], 'campaigns.0.endsWith': ['booking', 'purchase'] },
      at: 'coach.ts, campaigns[0].endsWith[1]',
      says: 'A purchase would end "Willow Campaign", but no service reports one to Willow Works. Declare the service in inbound with is: \'purchase\', or end the campaign with something else.',
    },
    'two services at one address': {
      coach: { inbound: [calls, { ...desk, name: 'calls' }] },
      rule: 'inbound-twice',
      at: 'coach.ts, inbound[1].name',
      says: 'The address /webhooks/in/calls is declared in this file already, so nobody could tell whose reports come there. Give this one a name of its own.',
    },
    'a word that means both sides': {
      coach: {
        inbound: [
          {
            ...desk,
            when: { at: 'type', is: ['made', 'moved'] },
            cancelled: { at: 'type', is: ['moved'] },
          },
        ],
      },
      rule: 'contradictory-reports',
      at: 'coach.ts, inbound[0].cancelled',
      says: '"moved" at type means both that a booking has happened and that it was taken back. Name the word on one side only.',
    },
    'a service that is not known': {
      coach: { inbound: [{ ...calls, kind: 'calendy' }] },
      rule: 'wrong-value',
      at: 'coach.ts, inbound[0].kind',
      says: 'Found "calendy" instead of "calendly", "cal.com", "stripe", or "signed". Write "calendly".',
    },
    'the key itself instead of its name': {
      coach: { inbound: [{ ...calls, secret: 'whsec_5b1c' }] },
      rule: 'wrong-value',
      at: 'coach.ts, inbound[0].secret',
      says: '"whsec_5b1c" is not the name of an environment variable. Write it like SUMMIT_CALENDLY_KEY.',
    },
  });

  itAccepts({
    'a booking and a form that end a campaign': {
      changes: {
        'second.ts': { 'submission.journey': undefined },
        'coach.ts': { inbound: [calls, desk], 'campaigns.0.endsWith': ['second', 'booking'] },
      },
    },
    'a booking alone, reported by a service that says more': {
      coach: {
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
    'a service whose reports end nothing yet': { coach: { inbound: [calls] } },
  });
});
