/** What the server answers about funnels; times are ISO 8601 texts. */

/** Leads and page views per funnel; each list has one number per day, oldest first. */
export interface FunnelFigures {
  readonly days: readonly string[];
  readonly funnels: readonly {
    readonly id: string;
    readonly path: string;
    readonly name: string;
    readonly coach: string;
    readonly leads: readonly number[];
    readonly views: readonly number[];
  }[];
}

export interface FunnelLine {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly kind: string;
  readonly path: string;
  readonly file: string;
  readonly source: string | null;
  readonly emailFunction: string | null;
}

export interface FunnelDetails extends FunnelLine {
  readonly paths: readonly string[];
  readonly redirects: readonly string[];
  readonly sender: string;
  readonly fields: readonly {
    readonly name: string;
    readonly kind: string;
    readonly label: string;
    readonly required: boolean;
  }[];
  readonly journey: Readonly<Record<string, unknown>> | null;
  readonly onEmailFailure: string | null;
  readonly event: Readonly<Record<string, unknown>> | null;
  readonly states: readonly {
    readonly key: string;
    readonly title: string;
    readonly toast: { readonly title: string; readonly description?: string } | null;
    readonly screen: string | null;
  }[];
  readonly emails: readonly {
    readonly key: string;
    readonly title: string;
    readonly template: string;
    readonly subject: string;
  }[];
}
