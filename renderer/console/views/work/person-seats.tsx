import { useState } from 'react';
import type { Person, PersonSeat, SeatChange } from '#engine/contract/console/people.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';
import { Select } from '#renderer/console/ui/field.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** A person's seats, firm or held, and places on waiting lists, each with its actions. */
export function PersonSeats({
  lead,
  seats,
  onChanged,
}: Pick<Person, 'lead' | 'seats'> & { readonly onChanged: () => void }) {
  return (
    <Table
      caption="Seats at events"
      rows={seats}
      keyOf={(row) => row.id}
      columns={[
        { title: 'Event', isFact: true, show: ({ event }) => event },
        { title: 'Starts', show: ({ startsAt }) => dateOf(startsAt) },
        { title: 'Seat', show: (seat) => <State {...seat} /> },
        { title: 'Since', show: ({ createdAt }) => <Moment at={createdAt} />, isExtra: true },
        {
          title: 'Change',
          show: (seat) => (
            <Change key={seat.eventId} seat={seat} email={lead.email} onChanged={onChanged} />
          ),
        },
      ]}
    />
  );
}

const states: Readonly<Record<PersonSeat['state'], readonly [tone: Tone, words: string]>> = {
  firm: ['good', 'firm'],
  held: ['busy', 'held'],
  offered: ['busy', 'offered'],
  waiting: ['warn', 'waiting'],
};

function State({ state, heldUntil, before, isOver }: PersonSeat) {
  const [tone, words] = states[state];
  return (
    <>
      <Badge tone={isOver ? 'off' : tone}>{words}</Badge>
      {heldUntil && (
        <>
          {' '}
          until <Moment at={heldUntil} />
        </>
      )}
      {before !== null && (before === 0 ? ', first in line' : `, ${before} before them`)}
    </>
  );
}

/** Frees, moves or ends a seat or place; the person gets the same email as after doing it themselves. */
function Change({
  seat,
  email,
  onChanged,
}: {
  readonly seat: PersonSeat;
  readonly email: string;
  readonly onChanged: () => void;
}) {
  const may = useMay();
  const toast = useToast();
  const { event, eventId, leadId, isOver, otherDates, state, startsAt } = seat;
  const [chosen, setChosen] = useState<string>();
  const date = otherDates.find(({ key }) => key === chosen) ?? otherDates[0];
  if (isOver || !may('operate')) return null;

  async function change(wish: SeatChange['wish'], done: string, to?: string): Promise<void> {
    const body = { eventId, wish, ...(to === undefined ? {} : { date: to }) };
    // A refusal means that something has changed, so the view is out of date, too.
    await ask('POST /leads/:id/seat', { id: leadId, body }).finally(onChanged);
    toast('good', done);
  }

  return (
    <Row>
      {state === 'waiting' ? (
        <Confirm
          label="Take off the list"
          title={`Take ${email} off the waiting list?`}
          act={() => change('leave', 'Off the waiting list')}
          failure="The waiting list was not changed"
        >
          {event}: they give up their place in the line, and no seat will be offered to them. They
          get no email about it.
        </Confirm>
      ) : (
        <Confirm
          label="Free seat"
          title={`Free the seat of ${email}?`}
          act={() => change('free', 'The seat is free')}
          failure="The seat was not freed"
        >
          {event}, {dateOf(startsAt)}: the seat goes to the first in line, or becomes available
          again.{' '}
          {state === 'offered'
            ? 'It was only offered to them, so they get no email about it.'
            : 'They get the same email as if they had freed it themselves, with a calendar file that removes the date.'}
        </Confirm>
      )}
      {date && (
        <>
          <Select
            aria-label="Another date"
            value={date.key}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {otherDates.map(({ key, startsAt: at }) => (
              <option key={key} value={key}>
                {dateOf(at)}
              </option>
            ))}
          </Select>
          <Confirm
            label="Move"
            title={`Move ${email} to another date?`}
            act={() => change('move', 'Moved to another date', date.key)}
            failure="The seat was not moved"
          >
            {event}: from {dateOf(startsAt)} to {dateOf(date.startsAt)}. They get the same email as
            if they had moved it themselves, with the new entry for their calendar.
            {state === 'held' || state === 'offered' ? ' The seat is then confirmed.' : null}
          </Confirm>
        </>
      )}
    </Row>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A date in the operator's own time zone, as everywhere in the console. */
function dateOf(at: string | null): string {
  return at === null ? 'to be announced' : moment.format(new Date(at));
}
