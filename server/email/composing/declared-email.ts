import type { FilledEmail } from '#engine/contract/email.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import type { FormerDate } from './unseated-email.ts';

/** An email's words, with the funnel it belongs to. */
export interface DeclaredEmail {
  readonly email: FilledEmail;
  readonly funnel: CompiledFunnel | undefined;
  /** The date of the funnel's event that it is about. */
  readonly date: CompiledDate | undefined;
  /** A date that it is about and that may be declared no more. */
  readonly former?: FormerDate;
}
