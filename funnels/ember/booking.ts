import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'ember-booking',
  coach: 'ember',
  path: '/ember-booking',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Hearthside Call',
    summary: 'Thirty minutes with someone who asks how you are and has time for the answer.',
  },
  page: {
    title: 'Free 30-minute strategy call | Ember Reignite',
    description:
      'A free half hour for burnt-out professionals: say how it is, put one thing down, and find the part of your work that is still warm.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free strategy call · 30 minutes',
        headline: 'How are you? We mean the long answer.',
        lead: 'You have been saying “fine, busy” for so long that it comes out by itself. Here you can say the other thing. We have half an hour, we have been there, and you will not have to look after us while you tell it.',
        artwork: {
          kind: 'scene',
          scene: 'embers',
          alt: 'A bed of coals, grey at the left, that glows brighter and brighter until a flame rises at the right',
        },
        button: 'Pick a time to talk',
        note: 'Free. By phone or video, from the parked car if you like.',
      },
      {
        kind: 'list',
        eyebrow: 'What you go home with',
        title: 'Three small things. You have carried enough large ones.',
        items: [
          'One obligation you can put down this week, and the words to do it with.',
          'One hour of your week that is still warm, and a way to keep it.',
          'An honest view: tired, burnt out, or something for your doctor.',
        ],
      },
      { kind: 'host', eyebrow: 'Who picks up', title: 'One of three who know the parking lot' },
      {
        kind: 'audience',
        title: 'Would it be right for you?',
        forYou: [
          'You function. That is the word you would use.',
          'Weekends and holidays no longer reach the bottom of it',
          'You do not want to quit; you want to want to go',
        ],
        notForYou: [
          'You are in crisis tonight: please call or text 988 in the United States, or your local emergency number',
          'You are looking for ways to fit even more in',
        ],
      },
      {
        kind: 'questions',
        title: 'Things people worry about',
        items: [
          {
            question: 'Will you tell me to leave my job?',
            answer:
              'No. Most people we talk with stay. If you decide to leave one day it should be in a rested week.',
          },
          {
            question: 'What if I have nothing to say?',
            answer: 'Then we begin with what you had for lunch. It usually comes out from there.',
          },
          {
            question: 'What does it cost afterwards?',
            answer:
              'The call costs nothing. If one of our groups would suit you, we will say so once, send the price in writing, and leave it with you.',
          },
        ],
      },
      {
        kind: 'booking',
        title: 'You look after everyone. Take this half hour.',
        button: 'Pick a time to talk',
        note: 'The calendar opens in a new tab. There are evening times, too.',
      },
    ],
  },
});
