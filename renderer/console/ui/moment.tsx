import { None } from './notices.tsx';

const full = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'long',
});
const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const short = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', ...time });
const ofOtherYears = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  ...time,
});

/** A moment in the operator's own time zone; the whole date with its zone is its title. */
export function Moment({ at }: { readonly at: string | null }) {
  if (at === null) return <None />;
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return (
    <time className="whitespace-nowrap" dateTime={at} title={full.format(date)}>
      {(isThisYear ? short : ofOtherYears).format(date)}
    </time>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A day in the operator's own time zone; the moment with its zone is its title. */
export function Day({ at }: { readonly at: string | null }) {
  if (at === null) return <None />;
  const date = new Date(at);
  return (
    <time dateTime={at} title={full.format(date)}>
      {day.format(date)}
    </time>
  );
}
