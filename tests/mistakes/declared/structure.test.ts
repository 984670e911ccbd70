import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  message,
  publish,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' };
const quote = { kind: 'quote', quote: 'Rest first.' };
const benefits = (count: number) => ({
  kind: 'benefits',
  title: 'Why',
  items: Array.from({ length: count }, (_, index) => ({
    title: `Reason ${'abcdefg'[index]}`,
    text: `Good for ${'abcdefg'[index]}.`,
  })),
});
const sorry = { title: 'Sorry.' };

const held = { ...event, seats: 10, hold: { minutes: 60 } };
const { startsAt: _, ...undated } = event;
const toasts = {
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
};
const withButton = {
  'functions.send-guide.message': { ...message, button: { label: 'Keep my seat', to: 'seat' } },
};

const step = {
  id: 'bye',
  after: { days: 2 },
  message: {
    ...message,
    subject: 'The last thought',
    preview: 'Just one.',
    heading: 'A last thing',
    paragraphs: ['Sleep well after all of it.'],
  },
};
const ofOak: Readonly<Record<string, Changes>> = {
  'oak/coach.ts': { 'campaigns.0.name': 'Oak Campaign' },
  'guide.ts': {
    'submission.journey': {
      campaign: 'Oak Campaign',
      firstEmail: 'now',
      when: 'if-campaign-exists',
    },
  },
};

/** The guide's page, once it only leads to a calendar. */
const booked: Readonly<Record<string, Changes>> = {
  'coach.ts': { campaigns: [] },
  'guide.ts': {
    kind: 'booking',
    minutes: 30,
    form: undefined,
    submission: undefined,
    success: undefined,
    failure: undefined,
    offer: { kind: 'call', name: 'A Willow Call', summary: 'Half an hour of rest.' },
    'page.sections.0.button': 'Book',
  },
};

describe('how a page is built', () => {
  itNames({
    'a form on a booking page': {
      changes: {
        ...booked,
        'guide.ts': { ...booked['guide.ts'], form: { title: 'Where shall we send it?' } },
      },
      rule: 'unknown-property',
      at: 'guide.ts, form',
      says: 'There is no property form where kind is "booking". Remove it, or write kind: "lead".',
    },
    'something before the hero': {
      guide: { 'page.sections': [quote, hero] },
      rule: 'hero-first',
      at: 'guide.ts, page.sections[0]',
      says: `The page begins with a section of kind "quote", but the headline and the form are in the hero. Put a section of kind 'hero' first.`,
    },
    'two heroes': {
      guide: {
        'page.sections': [hero, quote, { ...hero, headline: 'Rest again', lead: 'And again.' }],
      },
      rule: 'one-hero',
      at: 'guide.ts, page.sections[2]',
      says: 'The page already has a hero, and a second one would repeat the form and the main headline. Remove this hero or turn it into another kind of section.',
    },
    'seven benefits': {
      guide: { 'page.sections.1': benefits(7) },
      rule: 'benefit-count',
      at: 'guide.ts, page.sections[1].items',
      says: 'The section has 7 benefits; three to six work best. Keep the six strongest.',
    },
    'an event section without an event': {
      guide: { 'page.sections.1': { kind: 'event', title: 'When' } },
      rule: 'event-section',
      says: 'The section shows an event, but the funnel declares none. Add event: { … } to the funnel or remove the section.',
    },
    'a booking page without a button': {
      changes: { 'call.ts': { 'page.sections.0.button': undefined } },
      rule: 'no-way-to-book',
      at: 'call.ts, page.sections',
      says: "Nothing on this booking page opens the scheduling page. Give the hero a button, or add a section of kind 'booking', 'calendar' or 'closing'.",
    },
  });
  itAccepts({ 'three benefits': { guide: { 'page.sections.1': benefits(3) } } });
});

describe('what a form answers', () => {
  itNames({
    'a failure without words': {
      guide: { failure: { lead: sorry, journey: sorry } },
      rule: 'missing-toast',
      at: 'guide.ts, failure.exception',
      says: 'There is no toast for exception, although anything can break or take too long. Add failure.exception with a title, or failure.any for all steps without a toast.',
    },
    'no failure with words': {
      guide: { failure: {} },
      rule: 'missing-toast',
      at: 'guide.ts, failure.any',
      says: 'There is no toast for lead, journey, and exception, although each of these can fail. Add failure.any with a title for all of them, or one for each.',
    },
    'a late email without words': {
      guide: { 'submission.email.onFailure': 'say-delayed' },
      rule: 'missing-delayed',
      at: 'guide.ts, success.delayed',
      says: "There is no delayed toast, although onFailure is 'say-delayed', which shows it when the email is late. Add success.delayed with a title.",
    },
    'a message without an alternative': {
      guide: { 'failure.any.description': 'It says: {message}' },
      rule: 'message-alternative',
      at: 'guide.ts, failure.any.withoutMessage',
      says: 'The toast shows {message}, but not every failure has a message for visitors. Add withoutMessage: the text to show when there is none.',
    },
    'the seats of an event without a limit': {
      guide: { event, 'page.sections.0.note': 'There are {event.seats} seats.' },
      rule: 'empty-placeholder',
      says: 'The text shows {event.seats}, but the event has no seats, so it would leave a gap. Add event.seats or remove the placeholder.',
    },
    'a sentence with a date that is to be announced': {
      guide: { event: undated, 'page.sections.0.note': 'See you on {event.date}.' },
      rule: 'empty-placeholder',
      says: 'The text says "on {event.date}", but the event has no startsAt, and {event.date} then says that the date is to be announced. Add event.startsAt, or write a sentence that is right without a date.',
    },
    'the seats that are left, where nothing counts them': {
      guide: {
        event: { ...event, seats: 10 },
        'failure.alreadyRegistered': { title: 'You are registered already.' },
        'failure.full': { title: 'No seat is left.' },
        'page.sections.0.note': 'Only {event.seatsleft} left.',
      },
      rule: 'unknown-placeholder',
      says: '{event.seatsleft} in "Only {event.seatsleft} left." has no value here. Say how many seats are left in event.seatsLeft, the only text that counts them; elsewhere {event.seats} says how many there are.',
    },
    'the clock of another state': {
      coach: { postalAddress: '48 Ridge Road, Boulder, CO 80302', timeZone: 'America/New_York' },
      rule: 'distant-time-zone',
      says: '"America/New_York" is far from the address, "48 Ridge Road, Boulder, CO 80302" (postalAddress), so emails would come at other hours than there. Write the zone of the place where the coach works, or allow it here if that is far from the address.',
    },
    'an evening in the coach’s town by another clock': {
      guide: { event: { ...event, place: 'In person, in Portland', timeZone: 'Europe/Berlin' } },
      at: 'guide.ts, event.timeZone',
      rule: 'distant-time-zone',
      says: '"Europe/Berlin" is not the clock of "Portland", where the event takes place (event.place). Write "America/Los_Angeles".',
    },
    'the clock of another continent': {
      coach: { postalAddress: '48 Ridge Road, Boulder, CO 80302', timeZone: 'Europe/London' },
      rule: 'distant-time-zone',
      says: '"Europe/London" is far from the address, "48 Ridge Road, Boulder, CO 80302" (postalAddress), so emails would come at other hours than there. Write the zone of the place where the coach works, or allow it here if that is far from the address.',
    },
  });
  itAccepts({
    'a date that is to be announced beside a label': {
      guide: { event: undated, 'page.sections.0.note': 'Date: {event.date}' },
    },
    'a state that has two clocks': {
      coach: { postalAddress: '9 Bay Road, Pensacola, FL 32501', timeZone: 'America/Chicago' },
    },
    'an evening elsewhere, by the clock there': {
      guide: { event: { ...event, place: 'In person, in Berlin', timeZone: 'Europe/Berlin' } },
    },
    'a zone of Germany and its address': {
      coach: { postalAddress: 'Hauptstraße 12, DE 80331 München', timeZone: 'Europe/Berlin' },
    },
    'a message with an alternative': {
      guide: {
        'failure.any': { title: 'Sorry', description: '{message}', withoutMessage: 'Again.' },
      },
    },
  });
});

describe('seats that are held, and reminders', () => {
  itNames({
    'a hold that no button ends': {
      guide: { event: held, ...toasts },
      rule: 'hold-without-button',
      at: "coach.ts, functions['send-guide'].message.button",
      says: "funnels/willow/guide.ts holds seats until they are confirmed, but this email has no button to confirm one, so every seat would lapse. Add button: { label: 'Confirm my seat', to: 'seat' }.",
    },
    'a hold without seats': {
      coach: withButton,
      guide: { event: { ...event, hold: { minutes: 60 } } },
      rule: 'hold-without-seats',
      at: 'guide.ts, event.hold',
      says: 'Seats are held until they are confirmed, but the event has as many as anybody wants. Add event.seats or remove the hold.',
    },
    'a reminder without a date': {
      coach: { 'functions.send-reminder': reminderFunction },
      guide: { event: { ...undated, reminder } },
      rule: 'reminder-without-date',
      at: 'guide.ts, event.reminder',
      says: 'The reminder cannot be sent before the event, because the event has no startsAt. Add event.startsAt or remove the reminder.',
    },
  });
  itAccepts({
    'a hold that a button ends': { coach: withButton, guide: { event: held, ...toasts } },
  });
});

describe('emails and campaigns', () => {
  itNames({
    'an email to nobody': {
      guide: { 'submission.email.body': ['name'] },
      rule: 'email-without-address',
      says: "send-guide writes to the address in email, but the body leaves it out. Add 'email' to the body.",
    },
    'a visitor’s name in the subject': {
      coach: { 'functions.send-guide.message.subject': 'Hello {name}' },
      rule: 'visitor-value-in-header',
      says: '{name} is in the subject of an email, where nothing that visitors type may appear: strangers could send their own words in your name. Write the words out, or use the placeholder in the heading or a paragraph.',
    },
    'an address without a street': {
      coach: { postalAddress: 'The street, the town and the country' },
      rule: 'postal-address-unfinished',
      says: '"The street, the town and the country" has no house number, box or postcode, but campaign emails have to say where their sender can be found. Write the postal address in one line, like 48 Ridge Road, Boulder, CO 80302.',
    },
    'a postcode that lacks a digit': {
      coach: { postalAddress: '48 Ridge Road, Boulder, CO 8030' },
      rule: 'postal-address-unfinished',
      says: 'The postcode "8030" has 4 digits, and those of the United States have 5. Write all five digits of the postcode.',
    },
    'a campaign twice': {
      coach: { 'campaigns.1': { name: 'Willow Campaign', steps: [step] } },
      rule: 'campaign-taken',
      at: 'coach.ts, campaigns[1].name',
      says: 'The campaign "Willow Campaign" is already in this file; campaigns are identified by name alone. Give this campaign a name of its own.',
    },
    'a campaign without emails': {
      coach: { 'campaigns.0.steps': [] },
      rule: 'campaign-without-steps',
      says: 'The campaign "Willow Campaign" has no steps, so a journey in it would never send anything. Add at least one step or remove the campaign.',
    },
    'a window that is never open': {
      coach: { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 17, toHour: 8 } },
      rule: 'window-closed',
      says: 'The window opens at 17 and closes at 8, so no email could ever go out. Choose a toHour that is later than fromHour.',
    },
    'another coach’s campaign': {
      changes: ofOak,
      rule: 'foreign-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'The campaign "Oak Campaign" belongs to another coach (funnels/oak/coach.ts), whose emails would go out. Name a campaign of funnels/willow/coach.ts, or move the campaign there.',
    },
    'a campaign that ends at its own form': {
      coach: { 'campaigns.0.endsWith': ['willow-guide'] },
      rule: 'ends-as-it-begins',
      at: 'coach.ts, campaigns[0].endsWith[0]',
      says: 'The form of "willow-guide" starts "Willow Campaign" and would end it as well. Remove the entry.',
    },
    'two emails of one id': {
      coach: { 'campaigns.0.steps.1': { ...step, id: 'hello' } },
      rule: 'letter-twice',
      at: 'coach.ts, campaigns[0].steps[1].id',
      says: 'Step 2 of "Willow Campaign" has the same id as step 1, "hello"; nobody gets the same id twice, so this email would never go out. Give the step an id of its own.',
    },
  });
  itAccepts({
    'a window of two hours': {
      coach: { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 8, toHour: 10 } },
    },
  });
});

describe('whose a page is', () => {
  itNames({
    'nobody in the folder': {
      changes: { 'oak/page.ts': {} },
      rule: 'unknown-coach',
      at: 'funnels/oak/page.ts, coach',
      says: 'There is no coach "oak": the folder has no coach.ts. The only coach is "willow". Add funnels/oak/coach.ts, or move this file into the folder of an existing coach.',
    },
    'a page in the folder of another': {
      changes: { 'oak/coach.ts': {}, 'guide.ts': { coach: 'oak' } },
      rule: 'coach-not-folder',
      says: `The coach is "oak", but the file is in the folder of "willow". Write coach: 'willow', or move the file into the folder oak.`,
    },
    'a published page in the folder of another': {
      changes: { 'oak/coach.ts': { campaigns: [] }, 'nap.ts': { coach: 'oak' } },
      beside: {
        published: publish({ 'oak/coach.ts': { campaigns: [] }, 'oak/nap.ts': { coach: 'oak' } }),
      },
      rule: 'coach-not-folder',
      says: 'The coach is "oak", but the file is in the folder of "willow". Move the file back into the folder oak: it was published there.',
    },
  });
});

describe('a form that was published', () => {
  itNames({
    'a booking page in its place': {
      changes: booked,
      beside: { published: publish({}) },
      rule: 'form-given-up',
      at: 'guide.ts, kind',
      says: '"willow-guide" was published with a form, whose leads have the source "willow-guide"; a booking page has none, so their figures end here. If that is meant, run npm run check -- --accept; otherwise write kind: \'lead\' again.',
      also: ['campaign-given-up', 'unused-email'],
    },
  });
});
