/** One row of the catalogue's table of booking pages. */
export interface BookingPage {
  readonly id: string;
  readonly paths: readonly [string, ...string[]];
  /** How long the call takes, where the catalogue says so. */
  readonly minutes?: number;
  /** Height of the calendar's frame in pixels; without one the page has buttons. */
  readonly frame?: number;
}

/** The catalogue's booking pages. */
export const bookingPages: readonly BookingPage[] = [
  { id: 'booking', paths: ['/booking', '/bookacall'], frame: 700 },
  { id: 'vital-booking', paths: ['/vital-booking', '/book-vital'], minutes: 30 },
  { id: 'carewell-booking', paths: ['/carewell-booking'], minutes: 30 },
  {
    id: 'pulse-booking',
    paths: ['/pulse-booking', '/book-pulse', '/discovery-call'],
    minutes: 30,
  },
  { id: 'ledger-booking', paths: ['/ledger-booking'], minutes: 30 },
  {
    id: 'harbor-booking',
    paths: ['/harbor-booking', '/HarborBooking', '/book-harbor'],
    minutes: 45,
  },
  { id: 'phoenix-booking', paths: ['/phoenix-booking'], minutes: 30 },
  { id: 'compass-booking', paths: ['/compass-booking'], minutes: 30 },
  { id: 'ember-booking', paths: ['/ember-booking'], minutes: 30 },
  { id: 'aurora-power-session', paths: ['/aurora-power-session'] },
];

/** Pages of the site itself that everybody may see. */
export const sitePages = ['/', '/leadmagnet', '/image-generator'] as const;

/** The pages whose paths and aliases forgive a `%20-` at their end. */
export const forgivingPages = [
  'sugar-free-blueprint',
  'vital-booking',
  'harbor-relocation-guide',
  'harbor-relocation-masterclass',
  'harbor-booking',
  'stage-to-sales-call',
] as const;

/** Pages of funnels that came after the first release. */
export const laterPages = ['/entsendung-san-diego'] as const;
