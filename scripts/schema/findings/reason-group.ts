/** A family of rules: for each, one sentence on why it matters to a marketer. */
export interface ReasonGroup {
  readonly title: string;
  readonly reasons: Readonly<Record<string, string>>;
}
