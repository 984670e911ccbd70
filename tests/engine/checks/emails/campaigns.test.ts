import { describe, expect, it } from 'vitest';
import { findIn, message } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';
const guide = 'funnels/willow/guide.ts';
const journey = { campaign: 'Willow Campaign', firstEmail: 'now' };
const steps = [{ id: 'hello', after: { days: 1 }, message: { ...message, heading: 'Hello' } }];

describe('campaigns', () => {
  it.each([
    [
      'one campaign for two funnels',
      {
        'guide.ts': { 'submission.journey': journey },
        'second.ts': { 'submission.journey': journey },
      },
    ],
    [
      'a campaign that the database may have',
      {
        'guide.ts': {
          'submission.journey': { ...journey, campaign: 'Spring', when: 'if-campaign-exists' },
        },
      },
    ],
    [
      'a window of two hours',
      { 'coach.ts': { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 8, toHour: 10 } } },
    ],
  ])('allow %s', (_, changes) => {
    expect(findIn(changes)).toEqual([]);
  });

  it.each([
    [
      'a name twice in a file',
      { 'coach.ts': { 'campaigns.1': { name: 'Willow Campaign', steps } } },
      `${coach}, campaigns[1].name: The campaign "Willow Campaign" is already in this file; campaigns are identified by name alone. Give this campaign a name of its own.`,
    ],
    [
      'a name that another coach has',
      { 'oak/coach.ts': { 'campaigns.0.name': 'Willow Campaign' } },
      `${coach}, campaigns[0].name: The campaign "Willow Campaign" already belongs to funnels/oak/coach.ts; campaigns are identified by name alone. Give this campaign a name of its own.`,
    ],
    [
      'a campaign without steps',
      { 'coach.ts': { 'campaigns.0.steps': [] } },
      `${coach}, campaigns[0].steps: The campaign "Willow Campaign" has no steps, so a journey in it would never send anything. Add at least one step or remove the campaign.`,
    ],
    [
      'a window that closes before it opens',
      { 'coach.ts': { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 17, toHour: 8 } } },
      `${coach}, campaigns[0].window: The window opens at 17 and closes at 8, so no email could ever go out. Choose a toHour that is later than fromHour.`,
    ],
    [
      'a window without weekdays',
      { 'coach.ts': { 'campaigns.0.window': { weekdays: [], fromHour: 8, toHour: 17 } } },
      `${coach}, campaigns[0].window.weekdays: The window lists no weekday, so no email could ever go out. List the weekdays on which emails may go out, like mon, tue and wed.`,
    ],
    [
      'a journey in a campaign nobody declared',
      { 'guide.ts': { 'submission.journey': { ...journey, campaign: 'Spring' } } },
      `${guide}, submission.journey.campaign: ${coach} has no campaign "Spring". The only campaign is "Willow Campaign". Name one of them, or add the campaign to ${coach}.`,
    ],
    [
      "a journey in another coach's campaign",
      {
        'oak/coach.ts': { slug: 'oak', 'campaigns.0.name': 'Oak Campaign' },
        'guide.ts': {
          'submission.journey': {
            ...journey,
            campaign: 'Oak Campaign',
            when: 'if-campaign-exists',
          },
        },
      },
      `${guide}, submission.journey.campaign: The campaign "Oak Campaign" belongs to another coach (funnels/oak/coach.ts), whose emails would go out. Name a campaign of ${coach}, or move the campaign there.`,
    ],
    [
      'an optional campaign that is only misspelt',
      {
        'guide.ts': {
          'submission.journey': {
            ...journey,
            campaign: 'willow campaign',
            when: 'if-campaign-exists',
          },
        },
      },
      `${guide}, submission.journey.campaign: There is no campaign "willow campaign", but ${coach} has "Willow Campaign". Write "Willow Campaign".`,
    ],
  ])('report %s', (_, changes, expected) => {
    expect(findIn(changes)).toEqual([expected]);
  });
});
