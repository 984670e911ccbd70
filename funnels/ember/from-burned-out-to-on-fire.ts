import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'from-burned-out-to-on-fire',
  coach: 'ember',
  path: '/from-burned-out-to-on-fire',
  offer: {
    kind: 'webinar',
    name: 'From Burned Out to On Fire',
    summary: 'Ninety gentle minutes for people who are too tired for another webinar.',
  },
  page: {
    title: 'From Burned Out to On Fire: free webinar | Ember',
    description:
      'A free live webinar for burnt-out professionals: ninety minutes, no camera, nothing to prepare. How to get warm again without quitting.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live webinar · 90 minutes · camera off',
        headline: 'You are not finished. You are out of air.',
        lead: 'You still do the work. You do it well, even, and then you sit in the car. If rest has stopped helping and you cannot say when you last looked forward to a Monday, spend one evening with us. You may lie down for it.',
        artwork: {
          kind: 'scene',
          scene: 'embers',
          alt: 'Dark coals, glowing coals, a first small flame and a steady fire, side by side from left to right',
        },
      },
      {
        kind: 'list',
        eyebrow: 'Honestly',
        title: 'How many of these were true this week?',
        marker: 'tick',
        items: [
          'You sat in the parked car before going in. Or before going home.',
          'Somebody said something kind, and you felt nothing much.',
          'You were on vacation and counted down the days.',
          'You snapped at the one person who does not deserve it.',
          'You read the same email four times and archived it.',
        ],
      },
      {
        kind: 'story',
        title: 'Why nothing you tried has worked',
        paragraphs: [
          'It is not your discipline. You have plenty; it is how you got here. The usual advice treats a burnt-out person like a fire that needs more wood: exercise, routines, gratitude at six in the morning. Put wood on ash, and you get smoke.',
          'A fire comes back in four steps, and the first is to take something away. We learned it from stoves and then, slowly, on ourselves. None of us has left our profession. All of us have left something.',
        ],
      },
      {
        kind: 'lessons',
        eyebrow: 'What the evening holds',
        title: 'Four steps, in the order a fire needs them',
        items: [
          {
            title: 'Clear the ash',
            text: 'One obligation that goes this week, and the sentence you can say to put it down.',
          },
          {
            title: 'Let in air',
            text: 'Why rest has stopped working, and what kind does: three breaks that tired nervous systems accept.',
          },
          {
            title: 'Find the warm coal',
            text: 'Something in your week still glows. We look for it with a method that takes three days and no effort.',
          },
          {
            title: 'Add one dry piece',
            text: 'The smallest change that catches. You choose it at the end, if you feel like it.',
          },
        ],
      },
      {
        kind: 'event',
        title: 'The evening',
        facts: [
          { label: 'Price', value: 'Free, a $497 value' },
          { label: 'Camera', value: 'Off. Ours are on.' },
        ],
      },
      {
        kind: 'testimonials',
        title: 'From people who nearly did not come',
        items: [
          {
            quote:
              'I listened from the bathtub. I cried at the part about the parking lot. I resigned from one committee the next day and have slept since.',
            name: 'Monica L.',
            role: 'Pediatric nurse',
            stars: 5,
          },
          {
            quote:
              'No one told me to love myself. They told me to stop editing the newsletter. They were right.',
            name: 'Harold E.',
            role: 'Civil engineer',
            stars: 5,
          },
          {
            quote: 'Four months on I still have the job. The odd thing is that I like it.',
            name: 'Sunita G.',
            role: 'Middle-school principal',
            stars: 5,
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who will be there', title: 'Three people who went out, too' },
      {
        kind: 'seats',
        text: '{event.seats} places, so that we can answer everyone who writes in the chat.',
      },
      {
        kind: 'closing',
        headline: 'You do not have to feel better first.',
        text: 'Come as you are. Ninety minutes, and then bed.',
        button: 'Keep me a place',
      },
    ],
  },
  event: {
    name: 'From Burned Out to On Fire',
    startsAt: '2027-05-11T19:30',
    timeZone: 'America/Chicago',
    minutes: 90,
    place: 'Live online, by video meeting',
    seats: 100,
    reminder: { hoursBefore: 24, function: 'send-reminder' },
    moved: { function: 'new-evening' },
    whenFull: {
      waitingList: {
        title: 'The circle is full',
        text: 'All {event.seats} places by the fire are taken, and some will come free. Leave your address: whoever has waited longest is asked first, and the place stays theirs for a day.',
        button: { idle: 'Let me know', busy: 'One moment...' },
        joined: {
          title: 'You are on the list',
          text: 'We write to you as soon as a place is free. Until then there is nothing you need to do.',
        },
        function: 'offer-place',
        holdMinutes: 1440,
      },
    },
    after: { hours: 14, function: 'morning-after' },
    whenBegun: {
      title: 'The fire is burning now',
      text: 'We are sitting together this evening. If you have a place, the link in our email lets you in, late as well. If you have none, there is a chair and half an hour for you another day.',
      button: { label: 'Talk to one of us', to: '/ember-booking' },
    },
    whenOver: {
      title: 'That fire has burned down',
      text: 'We sat together on {event.date}. If you read this late and tired, that is all right. There is a chair and half an hour for you.',
      button: { label: 'Talk to one of us', to: '/ember-booking' },
    },
  },
  form: {
    title: 'May we keep you a place?',
    subtitle: 'Two fields. That is all we ask of you today.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'given-name',
        required: true,
        missing: 'Whatever people call you when they like you.',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'We need somewhere to send the link. A private address is fine.',
        invalid:
          'Something slipped in this address; it happens when you are tired. It should look like you@example.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to reserve your spot.',
    },
    button: { idle: 'Reserve my spot', busy: 'Reserving Your Spot...' },
    privacy: 'Your employer will never hear of it from us. Nor will anybody else.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the details and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'ember-burned-out-to-on-fire',
    metadata: { event: '{event.name}', page: '{page}' },
    journey: { campaign: 'Burned Out to On Fire Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: "You're IN! 🔥",
      text: 'Good to have you, {name}. Everything you need is on its way to {email}, so you can forget it again.',
      details: [
        { label: 'Date', value: '{event.date}' },
        { label: 'Time', value: '{event.time}, {event.minutes} minutes' },
        { label: 'Place', value: '{event.place}' },
      ],
      next: {
        title: 'Until then',
        items: [
          'Put it in your calendar as “appointment”. Nobody needs to know with whom.',
          'We will remind you 24 hours before. You do not have to remember.',
          'Tonight: phone in another room, fifteen minutes before you sleep.',
        ],
      },
      contact: 'If you cannot wait that long, write to us. A person answers:',
      signOff: 'Warmly, all of us at Ember',
    },
    toast: { title: "You're IN! 🔥" },
  },
  failure: {
    any: {
      title: 'Registration Failed',
      description: 'Please try again or contact support if the issue persists.',
    },
    lead: {
      title: 'Registration Failed',
      description: 'There was an issue creating your registration. Please try again.',
    },
    email: {
      title: 'Registration Failed',
      description:
        'There was an issue sending your confirmation email. Please check your email address and try again.',
    },
    alreadyRegistered: {
      title: 'Registration Failed',
      description: "You're already registered for this event. Check your email for details.",
    },
    full: {
      title: 'Registration Failed',
      description: 'This event has reached maximum capacity. Please check back for future events.',
    },
  },
});
