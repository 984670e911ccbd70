import type { Coach } from '#engine/declaration/coach.ts';
import type { AskedField } from '#engine/declaration/field.ts';
import type { Funnel, measures } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Finding } from './finding.ts';
import type { Routes } from './routes.ts';

/** A file in the funnels folder. */
export interface DeclarationFile {
  /** Relative to the project, for instance funnels/<coach>/coach.ts. */
  readonly file: string;
  /** What the module exports, by name. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Why the module could not be loaded; it then exports nothing. */
  readonly failure?: string;
  /** What is wrong with how the file is written, whatever it declares. */
  readonly mistakes?: readonly Finding[];
  /** Its text, looked at only where something is found. */
  readonly source?: () => DeclarationSource | undefined;
}

/** A declaration's file as it is written. */
export interface DeclarationSource {
  readonly lines: readonly string[];
  /** The line, counted from 1, of each part by its path, for instance page.sections[2].title. */
  readonly places: Readonly<Record<string, number>>;
}

/** The folder that holds the coaches' folders. */
export interface DeclarationFolder {
  /** Relative to the project, without a slash at its end: funnels. */
  readonly path: string;
  /** Every file in it, however deep, relative to the project. */
  readonly files: readonly string[];
}

/** A funnel with everything it refers to. */
export interface CompiledFunnel {
  readonly file: string;
  readonly id: string;
  readonly declaration: Funnel;
  readonly coach: Coach;
  /** What is offered, where it is written here. */
  readonly guide?: Guide;
  /** Of its words, and of the engine's words beside them. */
  readonly language: Language;
  readonly publishing: Publishing;
  /** The canonical path first, then the aliases. */
  readonly paths: readonly [string, ...string[]];
  /** The form's fields in order, without constants; empty for a booking page. */
  readonly formFields: readonly NamedField[];
  /** What is stored with every lead without being asked, by field name. */
  readonly constants: Readonly<Record<string, string>>;
  /** The placeholder values that do not depend on a visitor; of an event's dates the first one's. */
  readonly values: Readonly<Record<string, string>>;
  /** The event's dates in order; none for a funnel without an event. */
  readonly dates: readonly CompiledDate[];
  /** The page is shown in other words to some visitors. */
  readonly experiment?: CompiledExperiment;
  /** Which of an experiment's pages this is, as it is counted; absent without an experiment. */
  readonly variant?: string;
}

/** A funnel's experiment, with everything that its visitors may see. */
export interface CompiledExperiment {
  readonly id: string;
  readonly measure: (typeof measures)[number];
  /** The control first; their shares add up to one. */
  readonly arms: readonly [Arm, ...Arm[]];
}

/** One of the pages between which an experiment chooses. */
export interface Arm {
  /** The variant's name, or the control's. */
  readonly name: string;
  /** What part of the visitors sees it. */
  readonly share: number;
  /** The funnel as these visitors see it. */
  readonly funnel: CompiledFunnel;
}

/** A date of an event: a row of events, with seats of its own. */
export interface CompiledDate {
  /** The key of its row: the funnel's id, and the date's behind a slash where it has one. */
  readonly key: string;
  /** Its declared id; absent for an event with one date. */
  readonly id?: string;
  /** Absent while it is to be announced. */
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly minutes: number;
  /** How long it takes, in words. */
  readonly length: string;
  readonly place: string;
  /** Absent without a limit. */
  readonly seats?: number;
  /** What texts say of it: the values of {event.date} and the others. */
  readonly values: Readonly<Record<string, string>>;
}

/** When a funnel's page is there. */
export interface Publishing {
  readonly isDraft: boolean;
  readonly from?: Date;
  readonly until?: Date;
}

/** The path at which a funnel's success screen has a page of its own. */
export function thanksPathOf({
  declaration,
}: Pick<CompiledFunnel, 'declaration'>): string | undefined {
  if (declaration.kind !== 'lead') return undefined;
  // A rule may ask it of a file of the wrong shape.
  const success: typeof declaration.success | undefined = declaration.success;
  return success?.after === 'screen' ? success.path : undefined;
}

export type NamedQuestion = AskedField & {
  readonly name: string;
  /** Where its options are dates of an event. */
  readonly dates?: DateChoice;
};

/** What a visitor is told of dates besides their names. */
export interface DateChoice {
  readonly timeZone: string;
  /** What stands behind a time on the visitor's own clock. */
  readonly yourTime: string;
  /**
   * By an option's value: when it begins (ISO 8601), where it is and how long it takes where its dates
   * differ in that, and how many seats are left where that is said.
   */
  readonly byValue: Readonly<
    Record<string, { readonly at?: string; readonly note?: string; readonly left?: string }>
  >;
}

/** A box to tick; its label is a body text. */
export interface NamedConsent {
  readonly kind: 'consent';
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly missing?: string;
}

/** Whatever a form asks, with its name. */
export type NamedField = NamedQuestion | NamedConsent;

/** What a ticked box is sent and stored as. */
export const ticked = 'yes';

/** All declarations, checked and linked: what the renderer and the server interpret. */
export interface Site {
  readonly coaches: readonly Coach[];
  readonly funnels: readonly CompiledFunnel[];
  readonly routes: Routes;
  /** What people should look at; it keeps nothing from working. */
  readonly warnings: readonly Finding[];
}

/** A picture's size in pixels, as it is turned; unreadable where the file is no whole picture. */
export type PictureSize =
  | {
      readonly width: number;
      readonly height: number;
      /** What the file holds, where that was looked at: jpeg, png, gif … */
      readonly format?: string | undefined;
    }
  | 'unreadable';
