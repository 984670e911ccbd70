const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dateOfOtherYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A moment relative to now, like `4 min ago` or `in 3 h`; beyond a week, a date. */
export function formatRelative(at: Date, now: Date): string {
  const distance = Math.abs(now.getTime() - at.getTime());
  if (distance >= 7 * day) {
    const isThisYear = at.getFullYear() === now.getFullYear();
    return (isThisYear ? date : dateOfOtherYear).format(at);
  }
  if (distance < minute) return at <= now ? 'just now' : 'in a moment';
  // What lasts three days has not two left a second later; what is over is as old as it is.
  return at <= now
    ? `${formatLength(distance, Math.floor)} ago`
    : `in ${formatLength(distance, Math.round)}`;
}

function formatLength(milliseconds: number, whole: (number: number) => number): string {
  const minutes = whole(milliseconds / minute);
  const hours = whole(milliseconds / hour);
  const days = whole(milliseconds / day);
  if (minutes < 60) return `${minutes} min`;
  if (hours < 24) return `${hours} h`;
  return days === 1 ? '1 day' : `${days} days`;
}
