import type { MapPart } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import { drawEmail, waysBy } from './draw-email.ts';
import { endKey } from './parts.ts';
import { sayHours } from './times.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** An event's emails, each with its time and cause. */
export function describeEventEmail(
  sample: SampleEmail,
  funnel: CompiledFunnel,
  { event }: Lead,
  now: Date,
): MapPart {
  const next = funnel.dates.find(({ startsAt }) => startsAt === undefined || startsAt > now);
  const reminder = event && listReminders(event)[sample.index];
  const afterHours = event?.after?.hours ?? 0;
  const timed = (moment: Date | undefined, offsetMs: number) => {
    const at = moment && new Date(moment.getTime() + offsetMs);
    return at && at > now ? { at: at.toISOString() } : {};
  };
  const drawn = { ...drawEmail(sample), tone: 'plain', to: waysBy(sample) } as const;
  switch (sample.role) {
    case 'reminder': {
      const beforeMs = reminder?.beforeMs ?? 0;
      return {
        ...drawn,
        when: `${sayHours(beforeMs / hourMs)} before`,
        ...timed(next?.startsAt, -beforeMs),
        meaning: 'A reminder for everybody with a firm seat by then. It moves with the date.',
      };
    }
    case 'after':
      return {
        ...drawn,
        when: afterHours === 0 ? 'at its end' : `${sayHours(afterHours)} after its end`,
        ...timed(next?.endsAt, afterHours * hourMs),
        meaning: 'For everybody who was registered, once the event is over.',
      };
    case 'moved':
      return {
        ...drawn,
        when: 'if the date moves',
        meaning:
          'Tells everybody who is registered, with a new calendar entry, in place of a reminder due then.',
      };
    case 'seat-offer':
      return {
        ...drawn,
        when: 'if a seat becomes free',
        meaning:
          'Offers the seat to the first in line and holds it; if they do not take it, the next is asked.',
        to: [
          ...drawn.to,
          ...(hasSeatButton(sample) ? [] : [{ part: endKey('seat'), by: 'its link' }]),
        ],
      };
    case 'seat-freed':
      return {
        ...drawn,
        when: 'if the seat is given back',
        meaning:
          'In the engine’s own words: the seat is free again, and the calendar entry is removed.',
      };
    case 'waiting-ended':
      return {
        ...drawn,
        when: 'when it begins',
        meaning: 'In the engine’s own words, to everybody who still waits: no seat became free.',
      };
    case 'waiting-called-off':
      return {
        ...drawn,
        when: 'if the date is called off',
        meaning:
          'In the engine’s own words, to everybody who waits, ten minutes after the date is gone: no seat will be offered.',
      };
    case 'seat-called-off':
      return {
        ...drawn,
        when: 'if the date is called off',
        meaning:
          'In the engine’s own words, to everybody who has a seat, ten minutes after the date is gone; the calendar entry is removed.',
      };
    default:
      return {
        ...drawn,
        when: 'if the person changes the date',
        meaning: 'In the engine’s own words: the new date, with its calendar entry.',
      };
  }
}

const hasSeatButton = ({ email }: SampleEmail) => email.message.button?.to === 'seat';
