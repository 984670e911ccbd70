import { findUnlikely } from '#engine/checks/event/event-numbers.ts';
import { isTimeZone } from '#engine/checks/event/time-zones.ts';
import { type CoachRule, findDoubt, type Keys, leadFunnelsOf } from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { hourMs, wallClockAt } from '#engine/schedule/wall-clock.ts';
import { count } from '#engine/text/wording.ts';

const maxWaitDays = 60;

/** The emails of a campaign come one after another, within weeks, at hours when people read. */
export const waitsAreLikely: CoachRule = (entry, all) =>
  entry.value.campaigns.flatMap(({ name, steps, window }, index) => [
    ...steps.flatMap(({ after }, step) => {
      const keys = ['campaigns', index, 'steps', step, 'after'];
      const [unit, value, max] =
        'hours' in after
          ? ['hours', after.hours, 24 * maxWaitDays]
          : ['days', after.days, maxWaitDays];
      if (value === 0 && (step > 0 || beginsAtOnce(name, entry, all))) {
        return findDoubt(
          entry,
          'unlikely-number',
          keys,
          `Without a wait the email goes out together with the one before it${step > 0 ? '' : ', which answers the form'}.`,
          'Write how long to wait after the email before, like { days: 2 }.',
        );
      }
      if ('hours' in after && after.hours > 72 && after.hours % 24 !== 0 && after.hours < max) {
        const [whole, rest] = [Math.floor(after.hours / 24), after.hours % 24];
        return findDoubt(
          entry,
          'unlikely-number',
          keys,
          `${after.hours} hours are ${whole} days and ${count(rest, 'hour')}, which nobody sees at a glance.`,
          `Write { days: ${Math.round(after.hours / 24)} }, or correct the number.`,
        );
      }
      return findUnlikely(entry, keys, value, {
        min: 0,
        max: Number(max),
        unit: String(unit),
        high: 'is more than two months, when nobody remembers why the emails come',
      });
    }),
    ...findOddWait(entry, ['campaigns', index], steps),
    ...findOddWindow(entry, ['campaigns', index, 'window'], window, zoneOf(name, entry, all)),
  ]);

/** Whether the days of a campaign are counted from the moment of a sign-up. */
function beginsAtOnce(campaign: string, ...around: Parameters<CoachRule>): boolean {
  return leadFunnelsOf(...around).some(
    ({ value: { submission } }) =>
      submission.journey?.campaign === campaign && submission.journey.firstEmail === 'now',
  );
}

/** The one time zone of the events whose forms start a campaign. */
function zoneOf(
  campaign: string,
  coach: Parameters<CoachRule>[0],
  all: Parameters<CoachRule>[1],
): string | undefined {
  const starters = leadFunnelsOf(coach, all).filter(
    ({ value: { submission } }) => submission.journey?.campaign === campaign,
  );
  const [zone, ...others] = new Set(starters.map(({ value }) => value.event?.timeZone));
  return others.length === 0 && zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** From when to when a window is open where the readers are, who came to an event in another time zone. */
function hoursElsewhere(
  { timeZone }: Coach,
  { fromHour, toHour }: Window,
  zone: string | undefined,
): readonly [from: number, to: number] {
  if (zone === undefined || !isTimeZone(timeZone)) return [fromHour, toHour];
  const ahead = Math.round((wallClockAt(winter, zone) - wallClockAt(winter, timeZone)) / hourMs);
  const from = (fromHour + ahead + 24) % 24;
  return [from, from + toHour - fromHour];
}

const winter = new Date(Date.UTC(2027, 0, 15));

interface Window {
  readonly weekdays: readonly string[];
  readonly fromHour: number;
  readonly toHour: number;
}

type Wait = Readonly<{ hours: number } | { days: number }>;

/** A wait of weeks or of hours among waits of days, which a typed-in zero or the wrong unit makes. */
function findOddWait(
  entry: InFile,
  keys: readonly (string | number)[],
  steps: readonly { readonly after: Wait }[],
): Finding[] {
  const days = steps.map(({ after }) => ('days' in after ? after.days : after.hours / 24));
  if (days.length < 3) return [];
  return days.flatMap((wait, step) => {
    const others = days.toSpliced(step, 1);
    const after = steps[step]?.after;
    const areDays = steps.slice(1).every((one, at) => at + 1 === step || 'days' in one.after);
    if (
      step > 0 &&
      areDays &&
      after !== undefined &&
      'hours' in after &&
      after.hours > 0 &&
      after.hours < 20
    ) {
      return findDoubt(
        entry,
        'unlikely-number',
        [...keys, 'steps', step, 'after'],
        `This email waits ${count(after.hours, 'hour')}, while the others wait for days.`,
        `Write { days: ${after.hours} }, or say in allow why it follows so soon.`,
      );
    }
    const longest = Math.max(...others);
    // Whole weeks are meant.
    if (wait < 14 || wait > maxWaitDays || wait < 4 * longest || wait % 7 === 0) return [];
    return findDoubt(
      entry,
      'unlikely-number',
      [...keys, 'steps', step, 'after'],
      `This email waits ${Math.round(wait)} days, while none of the others waits more than ${Math.ceil(longest)}.`,
      'Correct the number, or say in allow why the pause is meant.',
    );
  });
}

function findOddWindow(
  entry: Parameters<CoachRule>[0],
  keys: Keys,
  window: Window | undefined,
  zone: string | undefined,
): Finding[] {
  if (window === undefined) return [];
  const { weekdays, fromHour, toHour } = window;
  const [from, to] = hoursElsewhere(entry.value, window, zone);
  const isElsewhere = from !== fromHour;
  const twice = weekdays.find((day, index) => weekdays.indexOf(day) !== index);
  const doubts: readonly (readonly [boolean, string, string])[] = [
    [
      isElsewhere && from >= 21 && to >= 27 && to <= 31,
      `The window is open from ${fromHour} to ${toHour} in ${entry.value.timeZone}, which is from ${from} to ${to - 24} at night in ${zone}, where the event's time is told.`,
      "Hours are counted by the coach's clock (timeZone): write those at which it is day there.",
    ],
    [
      toHour > fromHour && toHour <= 6 && !(isElsewhere && from >= 5 && to <= 24),
      `The window is open from ${fromHour} to ${toHour} at night.`,
      'Hours are counted from 0 to 24: 7 pm is 19.',
    ],
    [
      toHour - fromHour === 1 && toHour > 6,
      `The window is open for one hour, from ${fromHour} to ${toHour}; whatever falls due later waits for another day.`,
      'Give it a few hours.',
    ],
    [
      twice !== undefined,
      `The window lists ${twice} twice.`,
      'Remove one, or write the day that was meant.',
    ],
  ];
  return doubts
    .filter(([isOdd]) => isOdd)
    .map(([, problem, remedy]) => findDoubt(entry, 'unlikely-window', keys, problem, remedy));
}
