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
  const length = formatLength(distance);
  return at <= now ? `${length} ago` : `in ${length}`;
}

function formatLength(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.floor(milliseconds / minute)} min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  const days = Math.floor(milliseconds / day);
  return days === 1 ? '1 day' : `${days} days`;
}
