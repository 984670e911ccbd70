import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  event,
  guideMessage,
  message,
  reminderFunction,
} from '#tests/support/site/declarations.ts';
import { refusing, waitingList } from '#tests/support/site/waiting-list.ts';

const toSeat = { label: 'Take the seat', to: 'seat' };
const functionOf = (template: string, changed: object = {}) => ({
  ...reminderFunction,
  template,
  ...changed,
});
const offer = functionOf('seat-offer', { message: { ...message, button: toSeat } });

/** The sample event with more emails, and what a limited number of seats needs besides. */
const guide = (more: object) => ({
  event: { ...event, ...more },
  ...refusing,
});
const withList = guide({ seats: 20, whenFull: { waitingList } });

describe('emails about an event', () => {
  itNames('unknown-event-email', {
    'an email afterwards that is written as a guide': {
      coach: { 'functions.say-thanks': functionOf('follow-up') },
      guide: guide({ after: { hours: 2, function: 'say-thanks' } }),
      at: 'guide.ts, event.after.function',
      says: 'funnels/willow/coach.ts has no email function "say-thanks" with the template after. There is no such function yet. Add the function to funnels/willow/coach.ts.',
    },
    'a slip in the name of the news that a date has moved': {
      coach: { 'functions.tell-moved': functionOf('moved') },
      guide: guide({ moved: { function: 'tell-move' } }),
      at: 'guide.ts, event.moved.function',
      says: 'funnels/willow/coach.ts has no email function "tell-move" with the template moved. The only such function is "tell-moved". Write "tell-moved".',
    },
    'a waiting list whose offer nobody wrote': {
      guide: withList,
      at: 'guide.ts, event.whenFull.waitingList.function',
      says: 'funnels/willow/coach.ts has no email function "offer-seat" with the template seat-offer. There is no such function yet. Add the function to funnels/willow/coach.ts.',
    },
    'the offer of a seat without a button to take it': {
      coach: { 'functions.offer-seat': functionOf('seat-offer') },
      guide: withList,
      rule: 'offer-without-button',
      at: "coach.ts, functions['offer-seat'].message.button",
      says: "This email offers a seat, but has no button to take it, so every offer would lapse. Add button: { label: 'Take the seat', to: 'seat' }.",
    },
    'an offer that asks for what only the form knew': {
      coach: { 'functions.offer-seat': { ...offer, body: ['email', 'company'] } },
      guide: withList,
      rule: 'value-not-collected',
      at: 'guide.ts, event.whenFull.waitingList.function',
      says: "offer-seat asks for company, but the offer of a seat knows only email, name, leadId, source, eventId, and eventName. Remove company from the function's body in funnels/willow/coach.ts.",
    },
    'the second of two reminders named after nothing': {
      coach: { 'functions.remind': functionOf('reminder') },
      guide: guide({
        reminders: [
          { hoursBefore: 24, function: 'remind' },
          { minutesBefore: 30, function: 'remind-again' },
        ],
      }),
      rule: 'unknown-reminder',
      at: 'guide.ts, event.reminders[1].function',
      says: 'funnels/willow/coach.ts has no email function "remind-again" with the template reminder. The only such function is "remind". Write "remind".',
    },
    'a form that sends the offer of a seat at once': {
      coach: { 'functions.offer-seat': offer },
      guide: { ...guide({}), 'submission.email.function': 'offer-seat' },
      rule: 'email-template',
      says: 'offer-seat is of the template seat-offer, which goes to those who are registered or wait, but this form sends it at once. Name a function whose template is confirmation; this one belongs in event.whenFull.waitingList.',
    },
    'a button to a seat in the email of a guide': {
      coach: { 'functions.send-guide.message': { ...guideMessage, button: toSeat } },
      rule: 'seat-button-without-seat',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: "The button leads to its reader's seat, but funnels/willow/guide.ts sends it and registers nobody for an event. Let the button lead elsewhere, or send this email to those who register for an event.",
    },
    'a button to a seat in an email after the event': {
      coach: {
        'functions.say-thanks': functionOf('after', { message: { ...message, button: toSeat } }),
      },
      guide: guide({ after: { hours: 2, function: 'say-thanks' } }),
      rule: 'seat-button-without-seat',
      at: "coach.ts, functions['say-thanks'].message.button.to",
      says: "The button leads to its reader's seat, but who gets this email need not have one. Let the button lead elsewhere, or send this email to those who register for an event.",
    },
  });

  itAccepts({
    'two reminders, the news of a move, thanks, and a waiting list': {
      coach: {
        'functions.remind': functionOf('reminder'),
        'functions.tell-moved': functionOf('moved', { message: { ...message, button: toSeat } }),
        'functions.say-thanks': functionOf('after'),
        'functions.offer-seat': offer,
      },
      guide: guide({
        seats: 20,
        whenFull: { waitingList },
        reminders: [
          { hoursBefore: 24, function: 'remind' },
          { minutesBefore: 30, function: 'remind' },
        ],
        moved: { function: 'tell-moved' },
        after: { hours: 2, function: 'say-thanks' },
      }),
    },
    'a button to the seat in the confirmation of an event without a hold': {
      coach: { 'functions.send-guide.message': { ...guideMessage, button: toSeat } },
      guide: guide({}),
    },
  });
});
