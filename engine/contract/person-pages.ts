import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Toast } from '#engine/declaration/submission.ts';

/** A message for somebody whose link identifies nobody, in the look of the requested host's coach. */
interface ToStranger<Kind extends string> {
  readonly kind: Kind;
  readonly coach?: Coach;
  readonly language?: Language;
}

/** Why a download link leads to no file. */
export type DownloadView =
  | ToStranger<'unknown-link'>
  | {
      /** `gone`: the funnel no longer offers a file; `unavailable`: it cannot be read now. */
      readonly kind: 'gone' | 'unavailable';
      readonly language: Language;
      /** Absent if the funnel is no longer declared. */
      readonly coach?: Coach;
    };

/** What the pages about confirming a sign-up show. */
export type ConfirmView =
  | {
      /**
       * Behind the email's link: `asked` has the button that confirms, `confirmed` was, `expired` no
       * longer can be. For people who wait for the email: `trouble` sends it again or to another
       * address, `resent` has done so, `too-often` no longer does.
       */
      readonly kind: 'asked' | 'confirmed' | 'expired' | 'trouble' | 'resent' | 'too-often';
      readonly language: Language;
      /** The offer's name. */
      readonly offer: string;
      /** Shortened, because emails get forwarded; empty if it was deleted. */
      readonly address: string;
      readonly coach: Coach;
      /** The path that its forms are posted to. */
      readonly action: string;
      /** The path of the funnel's page. */
      readonly page: string;
      /** What is wrong with the corrected address, and what was typed. */
      readonly mistake?: string;
      readonly typed?: string;
      /** The funnel's words for a sign-up that was confirmed too late for a seat. */
      readonly refused?: Toast;
    }
  /** `nothing-known`: the sign-up was changed or erased; `unavailable`: the database is down. */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** What the page of a seat shows. */
export type SeatView =
  | {
      /**
       * Whether the person has a seat (`held`: until it lapses), waits for one, or has none: `lapsed`
       * can be taken, `full` cannot now; `over` has begun or was called off.
       */
      readonly kind: 'held' | 'confirmed' | 'waiting' | 'lapsed' | 'full' | 'over';
      /** What the person has just done, if that left them without a seat. */
      readonly done?: 'free' | 'leave';
      readonly language: Language;
      /** The event's name. */
      readonly event: string;
      /** When it takes place, as text; absent if the date is to be announced. */
      readonly when?: string;
      /** How many precede the person in line. */
      readonly before: number;
      /** Whether there is a waiting list to join. */
      readonly mayWait: boolean;
      /** Other dates with a free seat. */
      readonly dates: readonly { readonly key: string; readonly when: string }[];
      /** Absent if the coach is no longer declared. */
      readonly coach?: Coach;
      /** The path that its forms are posted to. */
      readonly action: string;
    }
  /**
   * `nothing-known`: the email and its recipient have been erased; `unavailable`: the database is down.
   */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** The buttons of the seat's page: the `wish` that its forms post, `keep` by default. */
export const seatWishes = ['keep', 'free', 'move', 'wait', 'leave'] as const;
export type SeatWish = (typeof seatWishes)[number];

/** What the unsubscribe page shows. */
export type UnsubscribeView =
  | {
      /** Whether this person still gets campaign emails, none from this coach, or none at all. */
      readonly kind: 'wanted' | 'stopped-coach' | 'stopped-all';
      /** Absent if the coach is no longer declared. */
      readonly coach?: Coach;
      readonly language: Language;
      /** Shortened, because emails get forwarded. */
      readonly address: string;
      /** The path that its form is posted to. */
      readonly action: string;
      /** False if only an operator can change it: the address is dead or has complained. */
      readonly canResume: boolean;
    }
  | {
      /** Whether a member still gets the weekly letter. */
      readonly kind: 'letter-wanted' | 'letter-stopped';
      /** The coach whose funnels it covers; absent for the whole site. */
      readonly coach?: Coach;
      readonly language: Language;
      readonly address: string;
      readonly action: string;
    }
  /**
   * `nothing-known`: the email and its recipient have been erased; `unavailable`: the database is down.
   */
  | ToStranger<'nothing-known' | 'unknown-link' | 'unavailable'>;

/** The buttons of the unsubscribe page: the `wish` that its form posts. */
export const unsubscribeWishes = ['stop-coach', 'stop-all', 'resume'] as const;
export type UnsubscribeWish = (typeof unsubscribeWishes)[number];
