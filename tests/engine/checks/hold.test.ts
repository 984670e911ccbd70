import { describe, expect, it } from 'vitest';
import { event, findIn, message } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const coach = 'funnels/willow/coach.ts';
const held = { ...event, seats: 10, hold: { minutes: 60 } };
const toasts = {
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
};
const withButton = {
  'functions.send-guide.message': { ...message, button: { label: 'Keep my seat', to: 'seat' } },
};

describe('a held seat', () => {
  it('is confirmed by the button of the requested email', () => {
    expect(findIn({ 'coach.ts': withButton, 'guide.ts': { event: held, ...toasts } })).toEqual([]);
  });

  it('may be confirmed by an email of the funnel’s own', () => {
    const own = {
      'functions.send-guide.messages': {
        'willow-guide': withButton['functions.send-guide.message'],
      },
    };
    expect(findIn({ 'coach.ts': own, 'guide.ts': { event: held, ...toasts } })).toEqual([]);
  });

  it.each([
    [
      'a hold without a button',
      { 'guide.ts': { event: held, ...toasts } },
      `${coach}, functions['send-guide'].message.button: ${guide} holds seats until they are confirmed, but this email has no button to confirm one, so every seat would lapse. Add button: { label: 'Confirm my seat', to: 'seat' }.`,
    ],
    [
      'a hold without seats',
      { 'coach.ts': withButton, 'guide.ts': { event: { ...event, hold: { minutes: 60 } } } },
      `${guide}, event.hold: Seats are held until they are confirmed, but the event has as many as anybody wants. Add event.seats or remove the hold.`,
    ],
  ])('is reported with %s', (_, changes, finding) => {
    expect(findIn(changes)).toEqual([finding]);
  });

  it.each([5, 11.5, 20_000])('is not kept for %d minutes', (minutes) => {
    const changed = { event: { ...held, hold: { minutes } }, ...toasts };
    expect(findIn({ 'coach.ts': withButton, 'guide.ts': changed })).toHaveLength(1);
  });
});
