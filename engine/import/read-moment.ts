const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/i;
const dayFirst = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})(?:,?\s+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/;

/**
 * Reads a day or a moment: in ISO 8601, perhaps with a blank for its T, or as 31.5.2026. With slashes,
 * 3/4/2026 is a different day in different countries and is not read; 31/5/2026 and 5/31/2026 are.
 * Without a time zone it is UTC; a day stands for its beginning.
 *
 * @returns undefined for what is no day of the calendar, or could be several
 */
export function readMoment(written: string): Date | undefined {
  const text = written.trim();
  const exact = iso.exec(text);
  if (exact) {
    const [, year, month, day, hour, minute, second, zone = 'Z'] = exact;
    return momentOf([year, month, day, hour, minute, second], /^(z|utc)$/i.test(zone) ? 'Z' : zone);
  }
  const parted = dayFirst.exec(text);
  if (!parted) return undefined;
  const [, first = '', sign, second = '', year, ...time] = parted;
  if (sign === '.') return momentOf([year, second, first, ...time]);
  if (Number(first) > 12) return momentOf([year, second, first, ...time]);
  if (Number(second) > 12 || first === second) return momentOf([year, first, second, ...time]);
  return undefined;
}

function momentOf(parts: readonly (string | undefined)[], zone = 'Z'): Date | undefined {
  const [year, month, day, hour, minute, second] = parts.map((part) =>
    (part ?? '0').padStart(2, '0'),
  );
  const offset = zone === 'Z' ? zone : zone.replace(/^(...):?(..)$/, '$1:$2');
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  // Dates that do not exist become other ones.
  const asWritten = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && asWritten.getUTCDate() === Number(day);
  return isReal && Number(year) > 1900 ? at : undefined;
}
