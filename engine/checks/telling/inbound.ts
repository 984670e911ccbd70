import { type CoachRule, findDoubt, findMistake } from '#engine/checks/rule/rule.ts';
import { endingsOf } from '#engine/declaration/telling/inbound.ts';
import { quote } from '#engine/text/wording.ts';

/** What happens elsewhere ends a campaign only where a service of the coach reports it. */
export const outsideEndingsAreReported: CoachRule = (entry) =>
  entry.value.campaigns.flatMap(({ name, endsWith }, index) =>
    endingsOf(endsWith)
      .happenings.filter(
        (happening) => !(entry.value.inbound ?? []).some(({ is }) => is === happening),
      )
      .map((happening) => {
        const place = typeof endsWith === 'string' ? [] : [endsWith?.indexOf(happening) ?? 0];
        return findMistake(
          entry,
          'unreported-ending',
          ['campaigns', index, 'endsWith', ...place],
          `A ${happening} would end ${quote(name)}, but no service reports one to ${entry.value.brand}.`,
          `Declare the service in inbound with is: '${happening}', or end the campaign with something else.`,
        );
      }),
  );

/** Whoever has booked a call is not asked again to book one. */
export const bookedAreNotAskedAgain: CoachRule = (entry) => {
  const { inbound = [], campaigns } = entry.value;
  if (!inbound.some(({ is }) => is === 'booking')) return [];
  return campaigns.flatMap(({ name, steps, endsWith }, index) => {
    const isAsking = steps.some(({ message }) => message.button?.to === 'scheduling');
    if (!isAsking || endingsOf(endsWith).happenings.includes('booking')) return [];
    return findDoubt(
      entry,
      'booked-still-asked',
      ['campaigns', index],
      `${quote(name)} asks people to book, and a service reports bookings, but a booking does not end it: whoever has booked is asked again.`,
      "Write endsWith: 'booking', beside what ends it already.",
    );
  });
};

/** An address that takes reports belongs to one service of one coach. */
export const inboundNamesAreUnique: CoachRule = (entry, { coaches }) => {
  const all = coaches.flatMap(({ file, value }) =>
    (value.inbound ?? []).map(({ name }, index) => ({ file, name, index })),
  );
  return (entry.value.inbound ?? []).flatMap(({ name }, index) => {
    const first = all.find((one) => one.name === name);
    if (!first || (first.file === entry.file && first.index === index)) return [];
    const where = first.file === entry.file ? 'in this file' : `in ${first.file}`;
    return findMistake(
      entry,
      'inbound-twice',
      ['inbound', index, 'name'],
      `The address /webhooks/in/${name} is declared ${where} already, so nobody could tell whose reports come there.`,
      'Give this one a name of its own.',
    );
  });
};

/** A report that says it has happened does not take it back. */
export const reportsSayOneThing: CoachRule = (entry) =>
  (entry.value.inbound ?? []).flatMap((one, index) => {
    if (one.kind !== 'signed' || !one.when || one.when.at !== one.cancelled?.at) return [];
    const { when, cancelled } = one;
    const both = cancelled.is.find((word) => when.is.includes(word));
    if (both === undefined) return [];
    return findMistake(
      entry,
      'contradictory-reports',
      ['inbound', index, 'cancelled'],
      `${quote(both)} at ${when.at} means both that a ${one.is} has happened and that it was taken back.`,
      'Name the word on one side only.',
    );
  });

/** What each service reports, where it is one thing only. */
const reported = { calendly: 'booking', 'cal.com': 'booking', stripe: 'purchase' } as const;

/** A calendar reports bookings, and a till purchases. */
export const servicesReportWhatTheyDo: CoachRule = (entry) =>
  (entry.value.inbound ?? []).flatMap(({ kind, is }, index) => {
    if (kind === 'signed' || reported[kind] === is) return [];
    return findDoubt(
      entry,
      'other-report',
      ['inbound', index, 'is'],
      `${quote(kind)} reports a ${reported[kind]}, and a ${is} would be noted for everybody it names.`,
      `Write is: '${reported[kind]}', declare the service that reports a ${is}, or allow it here.`,
    );
  });
