import type { IsoTime } from './json.ts';

/** What examinations are of, in the order in which they are shown. */
export const families = ['site', 'address', 'database', 'mail', 'postmark'] as const;

/** What an examination is of. */
export type Family = (typeof families)[number];

/** What people call each family. */
export const familyNames: Readonly<Record<Family, string>> = {
  site: 'The site',
  address: 'Its address',
  database: 'PostgreSQL',
  mail: 'Mail and DNS',
  postmark: 'Postmark',
};

/** How something that was examined stands; `unknown` where it could not be seen. */
export type ExaminedState = 'good' | 'warning' | 'bad' | 'unknown';

/** What an examination came to. */
export interface Examined {
  readonly family: Family;
  readonly name: string;
  /** What was examined where there are several: a domain, an address, a stream. */
  readonly of?: string;
  readonly state: ExaminedState;
  /** What was found, in one or two sentences. */
  readonly found: string;
  /** What shows it, as it was seen: records, answers, figures. */
  readonly evidence: readonly string[];
  /** What it means for readers, mail or data, where something is wrong. */
  readonly consequence?: string;
  /** What to do about it. */
  readonly remedy?: string;
  /** The exact record to add or command to type. */
  readonly enter?: string;
}

/** All that was examined at one time. */
export interface ExaminationReport {
  readonly examinedAt: IsoTime;
  readonly results: readonly Examined[];
}

/** The name of what was examined: "SPF of example.com". */
export function nameExamined({ name, of }: Pick<Examined, 'name' | 'of'>): string {
  return of === undefined ? name : `${name} of ${of}`;
}
