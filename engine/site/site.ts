import type { Coach } from '#engine/declaration/coach.ts';
import type { Field } from '#engine/declaration/form.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Routes } from './routes.ts';

/** A file of the funnels folder as the discovery hands it over. */
export interface DeclarationFile {
  /** Relative to the project, for instance funnels/harbor/coach.ts. */
  readonly file: string;
  /** What the module exports, by name. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Why the module could not be loaded; it exports nothing then. */
  readonly failure?: string;
}

/** A funnel with everything that belongs to it looked up. */
export interface CompiledFunnel {
  readonly file: string;
  readonly id: string;
  readonly declaration: DeepReadonly<Funnel>;
  readonly coach: DeepReadonly<Coach>;
  /** The canonical path first, then the aliases. */
  readonly paths: readonly [string, ...string[]];
  /** The form's fields in order; empty on a booking page. */
  readonly formFields: readonly NamedField[];
  /** Placeholder values that do not depend on a visitor. */
  readonly values: Readonly<Record<string, string>>;
}

/** A field with its name. */
export type NamedField = DeepReadonly<Field> & { readonly name: string };

/** All declarations, checked and looked up: what the renderer and the server interpret. */
export interface Site {
  readonly coaches: readonly DeepReadonly<Coach>[];
  readonly funnels: readonly CompiledFunnel[];
  readonly routes: Routes;
}
