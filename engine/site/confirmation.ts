import type { CompiledFunnel } from './site.ts';

/** For how many days a sign-up can be confirmed; then what was typed is deleted. */
export const confirmDays = 7;

/** Whether a sign-up only counts once it is confirmed by a link in an email (double opt-in). */
export function asksToConfirm({
  declaration,
  coach,
}: Pick<CompiledFunnel, 'declaration' | 'coach'>): boolean {
  if (declaration.kind !== 'lead') return false;
  return (declaration.confirmation ?? coach.confirmation ?? 'single') !== 'single';
}
