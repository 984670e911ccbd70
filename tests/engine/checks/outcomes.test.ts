import { describe, expect, it } from 'vitest';
import { event, findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const toast = { title: 'Sorry.' };
const journey = { campaign: 'Willow Campaign', firstEmail: 'now' };

describe('outcomes', () => {
  it.each([
    ['one toast for all steps', { 'submission.journey': journey }],
    ['a toast per step', { failure: { lead: toast, journey: toast, exception: toast } }],
    [
      'a full event and a second registration with words of their own',
      { event: { ...event, seats: 5 }, 'failure.full': toast, 'failure.alreadyRegistered': toast },
    ],
    [
      'a late email with words for it',
      { 'submission.email.onFailure': 'stay', 'success.delayed': toast },
    ],
    [
      'a message with an alternative',
      { 'failure.any': { title: 'Sorry', description: '{message}', withoutMessage: 'Again.' } },
    ],
  ])('allow %s', (_, change) => {
    expect(findIn({ 'guide.ts': change })).toEqual([]);
  });

  it.each([
    [
      'steps without a toast, all of them',
      {
        'submission.journey': journey,
        'submission.email.onFailure': 'fail',
        failure: {},
      },
      [
        `${guide}, failure.any: There is no toast for lead, journey, email, and exception, although each of these can fail. Add failure.any with a title for all of them, or one for each.`,
      ],
    ],
    [
      'seats without words for those who get none',
      { event: { ...event, seats: 5 } },
      [
        `${guide}, failure.alreadyRegistered: There is no toast for alreadyRegistered, although the event has seats. Add failure.alreadyRegistered with a title; failure.any does not fit here.`,
        `${guide}, failure.full: There is no toast for full, although the event has seats. Add failure.full with a title; failure.any does not fit here.`,
      ],
    ],
    [
      'a late email without words',
      { 'submission.email.onFailure': 'say-delayed' },
      [
        `${guide}, success.delayed: There is no delayed toast, although onFailure is 'say-delayed', which shows it when the email is late. Add success.delayed with a title.`,
      ],
    ],
    [
      'a message without an alternative',
      { 'failure.any.description': 'It says: {message}' },
      [
        `${guide}, failure.any.withoutMessage: The toast shows {message}, but not every failure has a message for visitors. Add withoutMessage: the text to show when there is none.`,
      ],
    ],
    [
      'an alternative to no message',
      { 'failure.any.withoutMessage': 'Please try again.' },
      [
        `${guide}, failure.any.withoutMessage: The toast shows no {message}, so withoutMessage would never be seen. Remove withoutMessage, or write {message} into the title or the description.`,
      ],
    ],
  ])('report %s', (_, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual(expected);
  });
});
