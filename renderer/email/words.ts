import type { FilledEmail } from '#engine/contract/documents.ts';

/** A labelled fact; a short one stays on one line. */
interface Fact {
  readonly label: string;
  readonly value: string;
  readonly isShort: boolean;
}

/** The labelled facts under an event's date. */
export function ticketFacts(event: NonNullable<FilledEmail['event']>): readonly Fact[] {
  return [
    ...(event.time === undefined ? [] : [{ label: 'Time', value: event.time, isShort: true }]),
    { label: 'Length', value: `${event.minutes} minutes`, isShort: true },
    { label: 'Where', value: event.place, isShort: false },
  ];
}

/** Said where a calendar file is attached. */
export const calendarNote =
  'The attached calendar file puts it into your diary, in your own time zone.';

/** Why somebody gets this email, and who sends it. */
export function footerLines({ coach, template }: FilledEmail): readonly string[] {
  const reason =
    template === 'campaign'
      ? `You get these letters because you signed up with ${coach.brand}.`
      : `You get this email because you asked for it at ${coach.brand}.`;
  return [reason, coach.postalAddress];
}

/** An address as emails write it: a path of the site with the site's own address before it. */
export function absolute(to: string, { publicUrl }: FilledEmail): string {
  return to.startsWith('/') ? publicUrl + to : to;
}
