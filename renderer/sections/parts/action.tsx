import { bookedAddress } from '#engine/contract/booked-address.ts';
import type { SectionOf } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { PageContext } from './context.ts';

interface SecondWayProps {
  readonly second: DeepReadonly<SectionOf<'hero'>['second']>;
  readonly page: PageContext;
}

/** A quieter way on, for whom the button is not yet right; nothing where none is declared. */
export function SecondWay({ second, page }: SecondWayProps) {
  if (second === undefined) return null;
  const { label, to } = second;
  return (
    <p className="onward">
      {to === 'scheduling' ? <Scheduling label={label} page={page} /> : <a href={to}>{label}</a>}
    </p>
  );
}

interface ActionProps {
  readonly label: string;
  readonly page: PageContext;
  /** `scheduling` opens the coach's scheduling page even on a page with a form. */
  readonly to?: 'scheduling';
}

/**
 * The page's one button: to the form where there is one, else to the scheduling page in a new tab. It
 * follows the event: to the waiting list, to what there is instead, or nowhere.
 */
export function Action({ label, page, to }: ActionProps) {
  if (page.form && to === undefined) {
    const { closed, waits, button } = page.form.view;
    if (closed && !closed.button) return null;
    return (
      <a className="btn" href={closed?.button?.to ?? '#form'}>
        {closed?.button?.label ?? (waits ? button.idle : label)}
      </a>
    );
  }
  return <Scheduling label={label} page={page} className="btn" />;
}

interface SchedulingProps {
  readonly label: string;
  readonly page: PageContext;
  readonly className?: string;
}

function Scheduling({ label, page, className }: SchedulingProps) {
  return (
    <a
      className={className}
      href={page.coach.schedulingUrl}
      target="_blank"
      rel="noopener"
      ping={bookedAddress(page.funnel.id, page.funnel.variant)}
    >
      {label}
      <span className="visually-hidden">{` ${page.words.page.newTab}`}</span>
    </a>
  );
}
