import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const over = { title: 'This one is over', text: 'Thank you for coming.' };

describe('the value that was meant', () => {
  itNames('wrong-value', {
    'a Cyrillic letter in a path': {
      guide: { path: '/willоw-guide-2' },
      says: '"/willоw-guide-2" is not a path: the 6th character "о" is Cyrillic (U+043E), not the Latin o. Write "/willow-guide-2".',
    },
    'a Cyrillic letter in an id': {
      guide: { id: 'willow-guidе' },
      says: '"willow-guidе" is not an id: the 12th character "е" is Cyrillic (U+0435), not the Latin e. Write "willow-guide".',
    },
    'a Cyrillic letter in the path of a button': {
      guide: {
        event: { ...event, whenOver: { ...over, button: { label: 'Rest', to: '/willоw-call' } } },
      },
      at: 'guide.ts, event.whenOver.button.to',
      says: '"/willоw-call" is not a path and is not an address: the 6th character "о" is Cyrillic (U+043E), not the Latin o. Write "/willow-call".',
    },
    'a path of a button without its slash': {
      guide: {
        event: { ...event, whenOver: { ...over, button: { label: 'Rest', to: 'willow-call' } } },
      },
      at: 'guide.ts, event.whenOver.button.to',
      says: '"willow-call" is not a path and is not an address. Write "/willow-call".',
    },
    'an address of a button without its beginning': {
      guide: {
        event: {
          ...event,
          whenOver: { ...over, button: { label: 'Rest', to: 'www.willow.example/rest' } },
        },
      },
      at: 'guide.ts, event.whenOver.button.to',
      says: '"www.willow.example/rest" is not a path and is not an address. Write "https://www.willow.example/rest".',
    },
    'a day in German': {
      coach: { 'campaigns.0.window': { weekdays: ['Di', 'wed'], fromHour: 8, toHour: 17 } },
      at: 'coach.ts, campaigns[0].window.weekdays[0]',
      says: 'Found "Di" instead of "mon", "tue", "wed", "thu", "fri", "sat", or "sun". Write "tue".',
    },
    'two dots in an email address': {
      coach: { contactEmail: 'hello@willow..example' },
      says: '"hello@willow..example" is not an email address. Write "hello@willow.example".',
    },
    'a Cyrillic letter in the name of an email function': {
      guide: { 'submission.email.function': 'sеnd-guide' },
      rule: 'unknown-function',
      says: 'funnels/willow/coach.ts has no email function "sеnd-guide". The only email function is "send-guide". Write "send-guide": the 2nd character "е" is Cyrillic (U+0435), not the Latin e.',
    },
    'a Cyrillic letter in a word of a list': {
      guide: { 'submission.email.onFailure': 'lоg' },
      says: 'Found "lоg": the 2nd character "о" is Cyrillic (U+043E), not the Latin o. Write "log".',
    },
    'a Greek letter in a path': {
      guide: { path: '/free-guide-α' },
      says: '"/free-guide-α" is not a path: the 13th character "α" is Greek (U+03B1), not the Latin a. Write "/free-guide-a".',
    },
    'an invisible character in a path': {
      guide: { path: '/free​-guide' },
      says: '"/free​-guide" is not a path: the 6th character is an invisible space (U+200B). Write "/free-guide".',
    },
    'a dash for a hyphen': {
      guide: { path: '/free–guide' },
      says: '"/free–guide" is not a path: the 6th character is a dash (U+2013). Write "/free-guide".',
    },
    'a path copied as browsers send it': {
      guide: { path: '/book%20now/f%C3%BCr%20dich' },
      says: '"/book%20now/f%C3%BCr%20dich" is not a path. Write "/book-now/fuer-dich".',
    },
    'a value without its first word': {
      guide: { 'submission.email.onFailure': 'delayed' },
      says: 'Found "delayed" instead of "log", "fail", "say-delayed", or "stay". Write "say-delayed".',
    },
    'a number with its unit between quotation marks': {
      guide: { event: { ...event, minutes: '90 min' } },
      at: 'guide.ts, event.minutes',
      says: 'Found "90 min" instead of a number. Write 90, without quotation marks.',
    },
    'a date as Americans write it': {
      guide: { publishFrom: '3/16/2027 7:30 pm' },
      says: '"3/16/2027 7:30 pm" is not a date and time. Write "2027-03-16T19:30".',
    },
    'a date as Germans write it': {
      guide: { publishFrom: '16.03.2027 19:30 Uhr' },
      says: '"16.03.2027 19:30 Uhr" is not a date and time. Write "2027-03-16T19:30".',
    },
    'a date whose day may be its month': {
      guide: { publishFrom: '3/4/2027 19:30' },
      says: '"3/4/2027 19:30" is not a date and time. Write it like 2027-03-16T10:00.',
    },
    'a colour in the words of a stylesheet': {
      coach: { 'theme.accent': 'rgb(122, 46, 142)' },
      says: '"rgb(122, 46, 142)" is not a colour. Write "#7A2E8E".',
    },
    'a letter O for a zero in a colour': {
      coach: { 'theme.accent': '#E8871O' },
      says: '"#E8871O" is not a colour. Write "#E88710".',
    },
    'two at signs': {
      coach: { contactEmail: 'hello@@willow.example' },
      says: '"hello@@willow.example" is not an email address. Write "hello@willow.example".',
    },
    'two addresses in one text': {
      coach: { notify: { to: ['a@willow.example, b@willow.example'] } },
      at: 'coach.ts, notify.to[0]',
      says: `"a@willow.example, b@willow.example" is several entries in one text. Write each in quotation marks of its own: 'a@willow.example', 'b@willow.example'.`,
    },
    'an address where a group belongs': {
      coach: { notify: 'a@willow.example' },
      says: 'Found "a@willow.example" instead of a group of properties { to }. Write { to: ["a@willow.example"] }.',
    },
    'a point of an email in one text': {
      coach: { 'functions.send-guide.message.points': ['Which price is too low?'] },
      at: "coach.ts, functions['send-guide'].message.points[0]",
      says: 'Found "Which price is too low?" instead of a group of properties { title, text }. Write { title: "Which price is too low?", text: "…" }.',
    },
    'an address where a group of texts belongs': {
      coach: { sender: 'hello@willow.example' },
      says: 'Found "hello@willow.example" instead of a group of properties { name, email }. Write a group of properties { name, email }.',
    },
    'words where a group belongs': {
      guide: { 'success.toast': 'Thank you!' },
      says: 'Found "Thank you!" instead of a group of properties { title }. Write { title: "Thank you!" }.',
    },
    ...Object.fromEntries(
      [
        ['Germany', 'DE'],
        ['Österreich', 'AT'],
        ['uk', 'GB'],
        ['de', 'DE'],
      ].map(([given, meant]) => [
        `the country ${given}`,
        {
          guide: {
            'form.fields.phone': { kind: 'phone', label: 'Phone', required: false, country: given },
            'submission.metadata': { phone: '{phone}' },
          },
          at: 'guide.ts, form.fields.phone.country',
          says: `"${given}" is not a country. Write "${meant}".`,
        },
      ]),
    ),
    'a path without its slash': {
      guide: { path: 'free-guide' },
      says: '"free-guide" is not a path. Write "/free-guide".',
    },
    'a path with a slash at its end': {
      guide: { path: '/free-guide/' },
      says: '"/free-guide/" is not a path. Write "/free-guide".',
    },
    'a path with spaces': {
      guide: { path: '/Free Guide' },
      says: '"/Free Guide" is not a path. Write "/free-guide".',
    },
    'a whole address for a path': {
      guide: { path: 'https://willow.example/free-guide' },
      says: '"https://willow.example/free-guide" is not a path. Write "/free-guide".',
    },
    'a query in a path': {
      guide: { path: '/free-guide?utm_source=ad' },
      says: '"/free-guide?utm_source=ad" is not a path. Write "/free-guide".',
    },
    'an id with capitals and spaces': {
      guide: { id: 'Willow Guide' },
      says: '"Willow Guide" is not an id. Write "willow-guide".',
    },
    'an id with underscores': {
      guide: { id: 'willow_guide' },
      says: '"willow_guide" is not an id. Write "willow-guide".',
    },
    'an id with an umlaut': {
      guide: { id: 'willow-führer' },
      says: '"willow-führer" is not an id. Write "willow-fuehrer".',
    },
    'a field with a hyphen': {
      guide: { 'form.fields.job-title': { kind: 'text', label: 'Job', required: false } },
      says: 'The name "job-title" is not a field name. Write "jobTitle".',
    },
    'a date with a space': {
      guide: { event: { ...event, startsAt: '2027-03-16 10:00' } },
      at: 'guide.ts, event.startsAt',
      says: '"2027-03-16 10:00" is not a date and time. Write "2027-03-16T10:00".',
    },
    'a date with seconds': {
      guide: { event: { ...event, startsAt: '2027-03-16T10:00:00' } },
      at: 'guide.ts, event.startsAt',
      says: '"2027-03-16T10:00:00" is not a date and time. Write "2027-03-16T10:00".',
    },
    'a date as people write it': {
      guide: { event: { ...event, startsAt: 'March 16, 10 am' } },
      at: 'guide.ts, event.startsAt',
      says: '"March 16, 10 am" is not a date and time. Write it like 2027-03-16T10:00.',
    },
    'an address with a space': {
      coach: { schedulingUrl: 'https://cal.example.com/first call' },
      at: 'coach.ts, schedulingUrl',
      says: '"https://cal.example.com/first call" is not an address: it has a space. Write it as https://….',
    },
    'an address without https': {
      coach: { schedulingUrl: 'http://cal.example.com/willow' },
      says: '"http://cal.example.com/willow" is not an address. Write "https://cal.example.com/willow".',
    },
    'an address without a scheme': {
      coach: { schedulingUrl: 'cal.example.com/willow' },
      says: '"cal.example.com/willow" is not an address. Write "https://cal.example.com/willow".',
    },
    'an email address with a space': {
      coach: { contactEmail: 'hello @willow.example' },
      says: '"hello @willow.example" is not an email address. Write "hello@willow.example".',
    },
    'an email address behind mailto': {
      coach: { contactEmail: 'mailto:hello@willow.example' },
      says: '"mailto:hello@willow.example" is not an email address. Write "hello@willow.example".',
    },
    'an email address with a Cyrillic letter': {
      coach: { contactEmail: 'hellо@willow.example' },
      says: '"hellо@willow.example" is not an email address: the 5th character "о" is Cyrillic (U+043E), not the Latin o. Write "hello@willow.example".',
    },
    'half an email address': {
      coach: { contactEmail: 'hello@' },
      says: '"hello@" is not an email address. Write it like hello@example.com.',
    },
    'a colour without its sign': {
      coach: { 'theme.accent': 'F4A259' },
      says: '"F4A259" is not a colour. Write "#F4A259".',
    },
    'a short colour': {
      coach: { 'theme.paper': '#FFF' },
      says: '"#FFF" is not a colour. Write "#FFFFFF".',
    },
    'a colour by name': {
      coach: { 'theme.accent': 'teal' },
      says: '"teal" is not a colour. Write "#008080".',
    },
    'a colour with transparency': {
      coach: { 'theme.accent': '#F4A259CC' },
      says: '"#F4A259CC" is not a colour. Write "#F4A259".',
    },
    'a pale text': {
      coach: { 'theme.ink': '#6B7C8F' },
      rule: 'low-contrast',
      says: 'The contrast of ink #6B7C8F on paper #FFFFFF is 4.28 to 1; body text needs 7 to 1. Write #4E5A69, the nearest shade that is legible, or choose another.',
    },
    'paper and ink exchanged': {
      coach: { 'theme.paper': '#111111', 'theme.ink': '#FFFFFF' },
      rule: 'low-contrast',
      at: 'coach.ts, theme.strong',
      says: "The contrast of strong #1D4E89 on paper #111111 is 2.25 to 1; a link needs 4.5 to 1. If paper and ink are exchanged, write paper: '#FFFFFF' and ink: '#111111'; if not, write #5B7EAB here.",
    },
    'a pale button': {
      coach: { 'theme.strong': '#E8923C' },
      rule: 'low-contrast',
      says: 'The contrast of strong #E8923C on paper #FFFFFF is 2.43 to 1; a link needs 4.5 to 1. Write #A76828, the nearest shade that is legible, or choose another.',
    },
  });

  itAccepts({
    'a path with a capital': { guide: { path: '/Free-Guide' } },
    'a path with a folder': { guide: { path: '/pages/free-guide.v2' } },
    'an id with digits': { guide: { id: '9-ways' } },
    'a colour in small letters': { coach: { 'theme.accent': '#f4a259' } },
    'an address with a plus': { coach: { contactEmail: 'hello+web@mail.willow.example' } },
    'an address with a query': {
      coach: { schedulingUrl: 'https://cal.willow.example/call?month=2027-03' },
    },
    'all hours of all days': {
      coach: { 'campaigns.0.window': { weekdays: ['sat', 'sun'], fromHour: 0, toHour: 24 } },
    },
    'half an hour between two emails': { coach: { 'campaigns.0.steps.0.after': { hours: 0.5 } } },
  });
});
