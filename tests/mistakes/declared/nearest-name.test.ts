import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

describe('the name that was meant', () => {
  itNames('unknown-placeholder', {
    'a misspelt placeholder': {
      guide: { 'success.toast.title': 'Thank you, {nmae}!' },
      says: '{nmae} in "Thank you, {nmae}!" has no value here. Write {name}.',
    },
    'a first name': {
      guide: { 'success.toast.title': 'Thank you, {firstName}!' },
      says: '{firstName} in "Thank you, {firstName}!" has no value here. Write {name}.',
    },
    'a place by another name': {
      guide: {
        event: event,
        'success.toast.title': 'See you at {event.location}!',
      },
      says: '{event.location} in "See you at {event.location}!" has no value here. Write {event.place}.',
    },
    'a name by another word, near a time': {
      guide: { event: event, 'success.toast.title': 'See you at {event.title}!' },
      says: '{event.title} in "See you at {event.title}!" has no value here. Write {event.name}.',
    },
    'a placeholder that nothing resembles': {
      guide: { 'success.toast.title': 'Thank you, {zebra}!' },
      says: '{zebra} in "Thank you, {zebra}!" has no value here. Use one of {leadMagnet}, {coach}, {name}, and {email}, or write the words out.',
    },
    'a misspelt function': {
      guide: { 'submission.email.function': 'send-giude' },
      rule: 'unknown-function',
      says: 'funnels/willow/coach.ts has no email function "send-giude". The only email function is "send-guide". Write "send-guide".',
    },
    'a function with an underscore': {
      guide: { 'submission.email.function': 'send_guide' },
      rule: 'unknown-function',
      says: 'funnels/willow/coach.ts has no email function "send_guide". The only email function is "send-guide". Write "send-guide".',
    },
    'a misspelt campaign': {
      guide: { 'submission.journey': { campaign: 'Wilow Campaign', firstEmail: 'now' } },
      rule: 'unknown-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'funnels/willow/coach.ts has no campaign "Wilow Campaign". The only campaign is "Willow Campaign". Write "Willow Campaign".',
    },
    'a misspelt body field': {
      guide: { 'submission.email.body': ['email', 'nmae'] },
      rule: 'unknown-body-field',
      at: 'guide.ts, submission.email.body[1]',
      says: 'send-guide takes no body field "nmae". It takes email, name, campaignId, company, and eventId. Write "name".',
    },
    'a misspelt path in a link': {
      guide: {
        'page.sections.1': {
          kind: 'related',
          title: 'More',
          to: '/wilow-guide',
          label: 'See it',
        },
      },
      rule: 'unknown-related-path',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/wilow-guide", but no page of this site has that path. Write "/willow-guide".',
    },
    'a misspelt photograph': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'taem.jpg', alt: 'The team' } },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "taem.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg".',
    },
    'a misspelt funnel that ends a campaign': {
      coach: { 'campaigns.0.endsWith': ['willow-giude'] },
      rule: 'unknown-ending',
      at: 'coach.ts, campaigns[0].endsWith[0]',
      says: 'Willow Works has no funnel "willow-giude" with a form that could end "Willow Campaign". The only funnel with a form is "willow-guide". Write "willow-guide".',
    },
    'a misspelt destination of a button': {
      coach: { 'functions.send-guide.message.button': { label: 'Book', to: 'schedulling' } },
      rule: 'unknown-button-path',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "schedulling", which is neither a path nor an address. Write "scheduling".',
    },
    'the calendar, below a form': {
      guide: {
        success: {
          after: 'screen',
          screen: {
            title: 'Thank you, {name}!',
            text: 'It is on its way.',
            button: { label: 'Choose a time', to: 'calendar' },
          },
        },
      },
      at: 'guide.ts, success.screen.button.to',
      rule: 'wrong-value',
      says: '"calendar" is not a path. Write "scheduling".',
    },
    'another word for the scheduling page': {
      coach: { 'functions.send-guide.message.button': { label: 'Book', to: 'schedule' } },
      rule: 'unknown-button-path',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: `The button leads to "schedule", which is neither a path nor an address. Write 'scheduling'.`,
    },
    'a misspelt https': {
      coach: { 'functions.send-guide.message.button': { label: 'Book', to: 'htps://a.example' } },
      rule: 'unknown-button-path',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "htps://a.example", which is neither a path nor an address. Write "https://a.example".',
    },
    'a button that is to write an email': {
      coach: { 'functions.send-guide.message.button': { label: 'Ask', to: 'mailto:a@b.example' } },
      rule: 'unknown-button-path',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "mailto:a@b.example", which is neither a path nor an address. A button opens pages: write the address or the number in a paragraph, and let the button lead elsewhere.',
    },
  });

  itAccepts({
    'every placeholder of an event': {
      guide: {
        event,
        'success.toast.title': '{name}: {event.name}, {event.date}, {event.time}, {event.place}',
      },
    },
    'an address for the destination of a button': {
      coach: {
        'functions.send-guide.message.button': { label: 'Book', to: 'https://willow.example/a' },
      },
    },
  });
});
