import type * as v from 'valibot';

/** Turns a non-empty answer into what is stored, or says why it is wrong. */
export type FieldSchema = v.GenericSchema<string, string>;

/** Further means of judging answers; without them only the spelling is judged. */
export interface Means {
  /** The moment of answering, for dates that must be in the past or future. */
  readonly now?: Date | undefined;
  /**
   * Parses a telephone number.
   *
   * @param country two letters, for numbers without a country code
   * @returns the number in E.164; undefined if it is not one
   */
  readonly readPhone?:
    | ((typed: string, country: string | undefined) => string | undefined)
    | undefined;
}
