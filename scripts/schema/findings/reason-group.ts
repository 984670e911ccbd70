/** Rules of one matter: for each, why a marketer should care, in a sentence. */
export interface ReasonGroup {
  readonly title: string;
  readonly reasons: Readonly<Record<string, string>>;
}
