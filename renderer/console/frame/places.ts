import type { Permission } from '#engine/contract/console/access.ts';

/** A view that the navigation leads to. */
export interface Place {
  readonly path: string;
  readonly name: string;
  /** Further words by which the finder finds it. */
  readonly about: string;
  /** The key that opens it after g. */
  readonly key: string;
  readonly needs: Permission;
}

/** Views for one kind of work. */
export interface PlaceGroup {
  readonly name: string;
  readonly places: readonly Place[];
}

const overview: Place = {
  path: '/diagnostics',
  name: 'Overview',
  about: 'home, what is new, figures',
  key: 'o',
  needs: 'account',
};
const people: Place = {
  path: '/diagnostics/leads',
  name: 'People',
  about: 'leads, export, erase, unsubscribe',
  key: 'p',
  needs: 'people',
};
const deliveries: Place = {
  path: '/diagnostics/deliveries',
  name: 'Deliveries',
  about: 'emails, failed, bounced, retry',
  key: 'd',
  needs: 'people',
};

/** All views, grouped by kind of work. */
export const groups: readonly PlaceGroup[] = [
  {
    name: 'Work',
    places: [
      overview,
      {
        path: '/diagnostics/advice',
        name: 'Advice',
        about: 'what to do next, what moved and why, missing pages, weekly letter',
        key: 'n',
        needs: 'figures',
      },
      people,
      {
        path: '/diagnostics/imports',
        name: 'Imports',
        about: 'people in a CSV file, upload, consent',
        key: 'i',
        needs: 'import',
      },
      {
        path: '/diagnostics/funnels',
        name: 'Funnels',
        about: 'pages, forms, offers, dates',
        key: 'f',
        needs: 'figures',
      },
      {
        path: '/diagnostics/sources',
        name: 'Sources',
        about: 'where visitors come from, campaign links',
        key: 'r',
        needs: 'figures',
      },
      {
        path: '/diagnostics/experiments',
        name: 'Experiments',
        about: 'variants, versions, which words work',
        key: 'x',
        needs: 'figures',
      },
    ],
  },
  {
    name: 'Email',
    places: [
      deliveries,
      {
        path: '/email-debug',
        name: 'Campaigns',
        about: 'email debug, retry failed',
        key: 'c',
        needs: 'operate',
      },
      {
        path: '/diagnostics/mailbox',
        name: 'Mailbox',
        about: 'local emails',
        key: 'm',
        needs: 'people',
      },
    ],
  },
  {
    name: 'System',
    places: [
      {
        path: '/diagnostics/errors',
        name: 'Errors',
        about: 'failures, references',
        key: 'e',
        needs: 'operate',
      },
      {
        path: '/diagnostics/health',
        name: 'Health',
        about: 'checks, worker, backup, disk, doctor, DNS, DMARC',
        key: 'h',
        needs: 'operate',
      },
      {
        path: '/diagnostics/webhooks',
        name: 'Webhooks',
        about: 'programs elsewhere, Zapier, Make, n8n, messages, replay',
        key: 'w',
        needs: 'people',
      },
      {
        path: '/diagnostics/api',
        name: 'API',
        about: 'tokens, programs, Calendly, Cal.com, Stripe, bookings, purchases',
        key: 'k',
        needs: 'operate',
      },
      {
        path: '/diagnostics/audit',
        name: 'Audit log',
        about: 'who did what',
        key: 'a',
        needs: 'operate',
      },
      {
        path: '/diagnostics/team',
        name: 'Team',
        about: 'members, invite, roles, owner, operator, coach, viewer',
        key: 'u',
        needs: 'team',
      },
      {
        path: '/diagnostics/account',
        name: 'Your account',
        about: 'password, passkeys, one-time codes, sessions',
        key: 'y',
        needs: 'account',
      },
      {
        path: '/diagnostics/access',
        name: 'Access',
        about: 'sessions',
        key: 's',
        needs: 'team',
      },
      {
        path: '/test-email',
        name: 'Email test',
        about: 'diagnostics, functions',
        key: 't',
        needs: 'operate',
      },
      {
        path: '/email-test-dashboard',
        name: 'Test dashboard',
        about: 'send a test email, process sequences',
        key: 'b',
        needs: 'operate',
      },
    ],
  },
];

/** What an operator needs at night, for the bottom bar. */
export const nearPlaces: readonly Place[] = [overview, people, deliveries];

export const places: readonly Place[] = groups.flatMap((group) => group.places);
