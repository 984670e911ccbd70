import { describe, expect, it } from 'vitest';
import { event, findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const { startsAt: _, ...undated } = event;
const screen = { after: 'screen', screen: { title: 'Done', text: 'Sent to {email}.' } };

describe('placeholders of a funnel', () => {
  it.each([
    ['the offer on the page', { 'page.sections.0.headline': 'Read {leadMagnet} by {coach}' }],
    ['the event on the page', { event, 'page.title': '{event.date} at {event.time}' }],
    ['the date of an event without one', { event: undated, 'page.title': '{event.date}' }],
    ['what was typed on the screen', { success: screen }],
    ['where and when in metadata', { 'submission.metadata': { at: '{timestamp}', on: '{page}' } }],
  ])('may name %s', (_title, change) => {
    expect(findIn({ 'guide.ts': change })).toEqual([]);
  });

  it.each([
    [
      'what nobody has typed yet',
      { 'page.sections.0.headline': 'Hello {name}' },
      `${guide}, page.sections[0].headline: {name} in "Hello {name}" has no value here. Use one of {leadMagnet} and {coach}, or write the words out.`,
    ],
    [
      'an event that is not declared',
      { 'form.subtitle': 'On {event.date}' },
      `${guide}, form.subtitle: {event.date} in "On {event.date}" has no value here. Use one of {leadMagnet} and {coach}, or write the words out.`,
    ],
    [
      'a field that the form does not have',
      { 'success.toast.title': 'Thanks, {firstName}' },
      `${guide}, success.toast.title: {firstName} in "Thanks, {firstName}" has no value here. Write {name}.`,
    ],
    [
      'the message in its own alternative',
      {
        'failure.any': { title: 'Sorry', description: '{message}', withoutMessage: '{message}' },
      },
      `${guide}, failure.any.withoutMessage: {message} in "{message}" has no value here. Use one of {leadMagnet}, {coach}, {name}, and {email}, or write the words out.`,
    ],
    [
      "an event's id in the metadata of no event",
      { 'submission.metadata': { event: '{event.id}' } },
      `${guide}, submission.metadata.event: {event.id} in "{event.id}" has no value here. Use one of {leadMagnet}, {coach}, {name}, {email}, {page}, and {timestamp}, or write the words out.`,
    ],
    [
      'anything where texts are not filled',
      { 'submission.source': 'guide of {coach}' },
      `${guide}, submission.source: {coach} in "guide of {coach}" would be shown as it is: placeholders are not filled in here. Write the words out.`,
    ],
    [
      'the time of an event without a date',
      { event: undated, 'success.toast.title': 'At {event.time}' },
      `${guide}, success.toast.title: The text shows {event.time}, but the event has no startsAt, so it would leave a gap. Add event.startsAt, or write {event.date} alone, which says that the date is to be announced.`,
    ],
    [
      'the seats of an event without a limit',
      { event, 'page.sections.1': { kind: 'seats', text: '{event.seats} seats' } },
      `${guide}, page.sections[1].text: The text shows {event.seats}, but the event has no seats, so it would leave a gap. Add event.seats or remove the placeholder.`,
    ],
  ])('may not name %s', (_title, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual([expected]);
  });

  it("may not be in a coach's own texts", () => {
    expect(findIn({ 'coach.ts': { tagline: 'By {coach}' } })).toEqual([
      'funnels/willow/coach.ts, tagline: {coach} in "By {coach}" would be shown as it is: placeholders are not filled in here. Write the words out.',
    ]);
  });
});
