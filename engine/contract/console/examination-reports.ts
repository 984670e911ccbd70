import type { IsoTime } from './json.ts';

/** The families of examinations, in the order in which they are shown. */
export const families = ['site', 'address', 'database', 'mail', 'postmark'] as const;

export type Family = (typeof families)[number];

export const familyNames: Readonly<Record<Family, string>> = {
  site: 'The site',
  address: 'Its address',
  database: 'PostgreSQL',
  mail: 'Mail and DNS',
  postmark: 'Postmark',
};

/** The state of what was examined; `unknown` if it could not be seen. */
export type ExaminedState = 'good' | 'warning' | 'bad' | 'unknown';

export interface Examined {
  readonly family: Family;
  readonly name: string;
  /** Which one was examined, if there are several: a domain, an address, a stream. */
  readonly of?: string;
  readonly state: ExaminedState;
  /** The finding, in one or two sentences. */
  readonly found: string;
  /** The evidence as it was seen: records, answers, figures. */
  readonly evidence: readonly string[];
  /** What it means for readers, mail or data, if something is wrong. */
  readonly consequence?: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The exact record to add or command to type. */
  readonly enter?: string;
}

/** Everything examined at one time. */
export interface ExaminationReport {
  readonly examinedAt: IsoTime;
  readonly results: readonly Examined[];
}

/** The name of an examination's subject: "SPF of example.com". */
export function nameExamined({ name, of }: Pick<Examined, 'name' | 'of'>): string {
  return of === undefined ? name : `${name} of ${of}`;
}
