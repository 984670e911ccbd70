/** A title with or without a description. */
export type ToastWords = readonly [title: string, description?: string];

/** Which of its texts a failed step shows. */
export type FailingStep = 'lead' | 'journey' | 'email';

/** One row of the catalogue's table of lead pages, with its row of the table of failures. */
export interface LeadPage {
  readonly id: string;
  /** The canonical path, then its aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly redirects?: readonly string[];
  /** What is asked, in the form's order, with a value to give: a text, or a select's option. */
  readonly fields: readonly Field[];
  /** Only where the catalogue gives the words. */
  readonly button?: { readonly idle?: string; readonly busy?: string };
  /** Without one the browser's own check of required fields is all there is. */
  readonly missing?: ToastWords;
  readonly source: string;
  /** The keys of the lead's metadata; none is no metadata. */
  readonly metadata: readonly string[];
  readonly stored?: 'as-typed';
  /** The page makes the lead's id, not the server. */
  readonly leadId?: 'page';
  /** What a name that was left empty is stored as, where it may be. */
  readonly emptyName?: string | null;
  readonly journey: 'now' | '24 h' | 'none';
  readonly email: {
    readonly function: string;
    /** The fields of its body; absent where the catalogue does not list them. */
    readonly body?: readonly string[];
    readonly onFailure: 'fail' | 'log' | 'delayed' | 'stay';
  };
  readonly after: 'screen' | 'clear';
  readonly toast?: ToastWords;
  /** Words of the screen, where the catalogue gives them. */
  readonly screen?: readonly string[];
  /** What a visitor reads when a step fails; a step that is absent cannot fail visibly. */
  readonly failures: { readonly [Step in FailingStep]?: ToastWords };
  readonly seats?: number;
}

/** A question of a form. */
export interface Field {
  readonly name: string;
  readonly label?: string;
  readonly isOptional?: boolean;
  /** A select's values; the first is chosen. */
  readonly options?: readonly string[];
  /** The labels of the options, where the catalogue gives them. */
  readonly optionLabels?: readonly string[];
}

export const name: Field = { name: 'name' };
export const optionalName: Field = { name: 'name', isOptional: true };
export const email: Field = { name: 'email' };
