import type { PageContext } from './context.ts';

interface ActionProps {
  readonly label: string;
  readonly page: PageContext;
  /** `scheduling` opens the coach's scheduling page even on a page with a form. */
  readonly to?: 'scheduling';
}

/** The page's one button: to the form where there is one, else to the scheduling page in a new tab. */
export function Action({ label, page, to }: ActionProps) {
  if (page.form && to === undefined) {
    return (
      <a className="btn" href="#form">
        {label}
      </a>
    );
  }
  return (
    <a className="btn" href={page.coach.schedulingUrl} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden">{` ${page.words.page.newTab}`}</span>
    </a>
  );
}
