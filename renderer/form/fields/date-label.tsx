import { useEffect, useState } from 'react';
import type { DateChoice } from '#engine/site/site.ts';
import { tellOwnTime } from './own-time.ts';

interface DateLabelProps {
  readonly option: { readonly value: string; readonly label: string };
  readonly dates: DateChoice;
}

/**
 * A date to choose, with the visitor's own time behind it. The server does not know that one, so it
 * comes after the first drawing, which has to be the server's.
 */
export function DateLabel({ option: { value, label }, dates }: DateLabelProps) {
  const { timeZone, yourTime, byValue } = dates;
  const { at, note, left } = byValue[value] ?? {};
  const [own, setOwn] = useState('');
  useEffect(() => {
    if (at !== undefined) setOwn(tellOwnTime(at, timeZone, yourTime));
  }, [at, timeZone, yourTime]);
  return `${label}${own}${note === undefined ? '' : `, ${note}`}${left === undefined ? '' : `: ${left}`}`;
}
