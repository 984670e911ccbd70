import { pathInside } from '#engine/read/findings.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { quote } from '#engine/text/wording.ts';
import { declaredDates, minLead } from './dates.ts';
import { listYears } from './past-years.ts';

/** Something that changes by itself at a moment. */
export interface Coming {
  readonly at: Date;
  readonly file: string;
  readonly path: string;
  /** What happens, as a sentence. */
  readonly what: string;
  /** The zone on whose clock it happens. */
  readonly timeZone: string;
}

/** What changes by itself after one moment and up to another, in order; drafts change nothing. */
export function comingBetween(
  { funnels }: Pick<Site, 'funnels'>,
  from: Date,
  to: Date,
): readonly Coming[] {
  const published = funnels.filter(({ publishing }) => !publishing.isDraft);
  return [...published.flatMap(comingOf), ...yearsOf(published)]
    .filter(({ at }) => at > from && at <= to)
    .toSorted((one, other) => Number(one.at) - Number(other.at));
}

function comingOf(funnel: CompiledFunnel): readonly Coming[] {
  const { file, declaration, coach, publishing } = funnel;
  const lead = minLead(funnel);
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  const dates = declaredDates(funnel);
  const ofEvent = dates.flatMap(({ startsAt, endsAt, timeZone, keys }) => {
    const place = { file, path: pathInside(keys), timeZone };
    // Who comes too late for one of several dates can still choose a later one.
    const hasLater = dates.some((other) => other.startsAt > startsAt);
    const name = quote(event?.name);
    const what = hasLater ? `One date of ${name}` : name;
    const forIt = hasLater ? ' for it' : '';
    return [
      ...(lead === undefined
        ? []
        : [
            {
              ...place,
              at: new Date(startsAt.getTime() - lead),
              what: `The last reminder of ${hasLater ? 'one date of ' : ''}${name} goes out; who registers${forIt} later gets none.`,
            },
          ]),
      { ...place, at: startsAt, what: `${what} begins, and nobody can register${forIt} any more.` },
      { ...place, at: endsAt, what: `${what} is over.` },
    ];
  });
  const place = { file, timeZone: coach.timeZone };
  const { from, until } = publishing;
  const { expires } = declaration;
  const leads = typeof expires?.to === 'string' ? ` and leads on to ${expires.to}` : '';
  return [
    ...(from === undefined
      ? []
      : [
          {
            ...place,
            path: 'publishFrom',
            at: from,
            what: `The page ${declaration.path} appears.`,
          },
        ]),
    ...ofEvent,
    ...(until === undefined
      ? []
      : [
          {
            ...place,
            path: 'expires.at',
            at: until,
            what: `The page ${declaration.path} ends${leads}.`,
          },
        ]),
  ];
}

/** New year makes old what names the year before. */
function yearsOf(funnels: readonly CompiledFunnel[]): readonly Coming[] {
  return listYears(funnels).map(({ file, keys, year, words }) => ({
    file,
    path: pathInside(keys),
    timeZone: 'UTC',
    at: new Date(Date.UTC(year + 1, 0)),
    what: `${quote(words)} will be of a year that is past.`,
  }));
}
