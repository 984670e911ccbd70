import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const own = 'leads@willow.example';

const ofCoach = (notify: unknown) => ({ 'coach.ts': { notify } });
const ofFunnel = (notify: unknown) => ({ 'guide.ts': { notify } });

const elsewhere =
  '"willow@gmail.com", and Willow Works writes from willow.example. Use an address at willow.example, or allow it here: whoever reads that mailbox reads every lead.';

describe('who is told of leads', () => {
  itNames('wrong-value', {
    'a coach with one address twice': {
      changes: ofCoach({ to: [own, 'Leads@willow.example'] }),
      rule: 'notified-twice',
      at: 'coach.ts, notify.to[1]',
      says: '"leads@willow.example" is named twice and would be told of each lead twice. Remove one of the two.',
    },
    'a coach with a mailbox elsewhere': {
      changes: ofCoach({ to: [own, 'willow@gmail.com'] }),
      rule: 'notify-elsewhere',
      at: 'coach.ts, notify.to[1]',
      says: `What people write into the form would go to ${elsewhere}`,
    },
    'a funnel with the mailbox of another coach': {
      changes: {
        ...ofFunnel({ to: ['leads@oak.example'] }),
        'oak/coach.ts': {},
      },
      rule: 'notify-elsewhere',
      at: 'guide.ts, notify.to[0]',
      says: 'What people write into the form would go to "leads@oak.example", a mailbox of Oak Works, and Willow Works writes from willow.example. Use an address at willow.example, or allow it here: whoever reads that mailbox reads every lead.',
    },
    'a funnel with a mailbox elsewhere': {
      changes: ofFunnel({ to: ['willow@gmail.com'], digest: 'daily' }),
      rule: 'notify-elsewhere',
      at: 'guide.ts, notify.to[0]',
      says: `What people write into the form would go to ${elsewhere}`,
    },
    'no address': {
      changes: ofCoach({ to: [] }),
      at: 'coach.ts, notify.to',
      says: 'The list is empty; it needs at least one address. Add one.',
    },
    'half an address': {
      changes: ofCoach({ to: ['leads at willow'] }),
      at: 'coach.ts, notify.to[0]',
      says: '"leads at willow" is not an email address. Write "leads@willow".',
    },
    'a digest by the week': {
      changes: ofCoach({ to: [own], digest: 'weekly' }),
      at: 'coach.ts, notify.digest',
      says: 'Found "weekly" instead of "hourly" or "daily". Write "hourly" or "daily".',
    },
  });
  itAccepts({
    'a coach who is told of each lead': { changes: ofCoach({ to: [own] }) },
    'a digest for two': {
      changes: ofCoach({ to: [own, 'hello@willow.example'], digest: 'hourly' }),
    },
    'a funnel that nobody is told of': {
      changes: { ...ofCoach({ to: [own] }), ...ofFunnel(false) },
    },
    'a mailbox elsewhere that is allowed': {
      coach: {
        notify: { to: ['willow@gmail.com'] },
        allow: [{ rule: 'notify-elsewhere', because: 'Willow reads her leads there.' }],
      },
    },
  });
});
