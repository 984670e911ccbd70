import type * as v from 'valibot';

/** What turns an answer that is not empty into what is stored, or says why it is wrong. */
export type FieldSchema = v.GenericSchema<string, string>;

/** What judging answers may use; without it only their spelling is judged. */
export interface Means {
  /** The moment of answering, for days that must lie behind or ahead. */
  readonly now?: Date | undefined;
  /**
   * Reads a telephone number.
   *
   * @param country of numbers without a country code, in two letters
   * @returns it as it is dialled from anywhere (E.164); undefined for what is none
   */
  readonly readPhone?:
    | ((typed: string, country: string | undefined) => string | undefined)
    | undefined;
}
