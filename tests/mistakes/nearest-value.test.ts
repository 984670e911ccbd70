import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('the value that was meant', () => {
  itNames([
    {
      did: 'a Cyrillic letter in a path',
      changes: { 'guide.ts': { path: '/willоw-guide-2' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/willоw-guide-2" is not a path: the 6th character "о" is Cyrillic (U+043E), not the Latin o. Write "/willow-guide-2".',
    },
    {
      did: 'a Cyrillic letter in an id',
      changes: { 'guide.ts': { id: 'willow-guidе' } },
      rule: 'wrong-value',
      at: 'guide.ts, id',
      says: '"willow-guidе" is not an id: the 12th character "е" is Cyrillic (U+0435), not the Latin e. Write "willow-guide".',
    },
    {
      did: 'a Greek letter in a path',
      changes: { 'guide.ts': { path: '/free-guide-α' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/free-guide-α" is not a path: the 13th character "α" is Greek (U+03B1), not the Latin a. Write "/free-guide-a".',
    },
    {
      did: 'an invisible character in a path',
      changes: { 'guide.ts': { path: '/free​-guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/free​-guide" is not a path: the 6th character is an invisible space (U+200B). Write "/free-guide".',
    },
    {
      did: 'a dash for a hyphen',
      changes: { 'guide.ts': { path: '/free–guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/free–guide" is not a path: the 6th character is a dash (U+2013). Write "/free-guide".',
    },
    {
      did: 'a path without its slash',
      changes: { 'guide.ts': { path: 'free-guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"free-guide" is not a path. Write "/free-guide".',
    },
    {
      did: 'a path with a slash at its end',
      changes: { 'guide.ts': { path: '/free-guide/' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/free-guide/" is not a path. Write "/free-guide".',
    },
    {
      did: 'a path with spaces',
      changes: { 'guide.ts': { path: '/Free Guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/Free Guide" is not a path. Write "/free-guide".',
    },
    {
      did: 'a whole address for a path',
      changes: { 'guide.ts': { path: 'https://willow.example/free-guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"https://willow.example/free-guide" is not a path. Write "/free-guide".',
    },
    {
      did: 'a query in a path',
      changes: { 'guide.ts': { path: '/free-guide?utm_source=ad' } },
      rule: 'wrong-value',
      at: 'guide.ts, path',
      says: '"/free-guide?utm_source=ad" is not a path. Write "/free-guide".',
    },
    {
      did: 'an id with capitals and spaces',
      changes: { 'guide.ts': { id: 'Willow Guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, id',
      says: '"Willow Guide" is not an id. Write "willow-guide".',
    },
    {
      did: 'an id with underscores',
      changes: { 'guide.ts': { id: 'willow_guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, id',
      says: '"willow_guide" is not an id. Write "willow-guide".',
    },
    {
      did: 'an id with an umlaut',
      changes: { 'guide.ts': { id: 'willow-führer' } },
      rule: 'wrong-value',
      at: 'guide.ts, id',
      says: '"willow-führer" is not an id. Write "willow-fuhrer".',
    },
    {
      did: 'a field with a hyphen',
      changes: {
        'guide.ts': { 'form.fields.job-title': { kind: 'text', label: 'Job', required: false } },
      },
      rule: 'wrong-value',
      at: "guide.ts, form.fields['job-title']",
      says: 'The name "job-title" is not a field name. Write "jobTitle".',
    },
    {
      did: 'a date with a space',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16 10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.startsAt',
      says: '"2027-03-16 10:00" is not a date and time. Write "2027-03-16T10:00".',
    },
    {
      did: 'a date with seconds',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.startsAt',
      says: '"2027-03-16T10:00:00" is not a date and time. Write "2027-03-16T10:00".',
    },
    {
      did: 'a date as people write it',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: 'March 16, 10 am',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.startsAt',
      says: '"March 16, 10 am" is not a date and time. Write it like 2027-03-16T10:00.',
    },
    {
      did: 'an address without https',
      changes: { 'coach.ts': { schedulingUrl: 'http://cal.example.com/willow' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"http://cal.example.com/willow" is not an address. Write "https://cal.example.com/willow".',
    },
    {
      did: 'an address without a scheme',
      changes: { 'coach.ts': { schedulingUrl: 'cal.example.com/willow' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"cal.example.com/willow" is not an address. Write "https://cal.example.com/willow".',
    },
    {
      did: 'an email address with a space',
      changes: { 'coach.ts': { contactEmail: 'hello @willow.example' } },
      rule: 'wrong-value',
      at: 'coach.ts, contactEmail',
      says: '"hello @willow.example" is not an email address. Write "hello@willow.example".',
    },
    {
      did: 'an email address behind mailto',
      changes: { 'coach.ts': { contactEmail: 'mailto:hello@willow.example' } },
      rule: 'wrong-value',
      at: 'coach.ts, contactEmail',
      says: '"mailto:hello@willow.example" is not an email address. Write "hello@willow.example".',
    },
    {
      did: 'an email address with a Cyrillic letter',
      changes: { 'coach.ts': { contactEmail: 'hellо@willow.example' } },
      rule: 'wrong-value',
      at: 'coach.ts, contactEmail',
      says: '"hellо@willow.example" is not an email address: the 5th character "о" is Cyrillic (U+043E), not the Latin o. Write "hello@willow.example".',
    },
    {
      did: 'half an email address',
      changes: { 'coach.ts': { contactEmail: 'hello@' } },
      rule: 'wrong-value',
      at: 'coach.ts, contactEmail',
      says: '"hello@" is not an email address. Write it like hello@example.com.',
    },
    {
      did: 'a colour without its sign',
      changes: { 'coach.ts': { 'theme.accent': 'F4A259' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.accent',
      says: '"F4A259" is not a colour. Write "#F4A259".',
    },
    {
      did: 'a short colour',
      changes: { 'coach.ts': { 'theme.paper': '#FFF' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.paper',
      says: '"#FFF" is not a colour. Write "#FFFFFF".',
    },
    {
      did: 'a colour by name',
      changes: { 'coach.ts': { 'theme.accent': 'teal' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.accent',
      says: '"teal" is not a colour. Write "#008080".',
    },
    {
      did: 'a colour with transparency',
      changes: { 'coach.ts': { 'theme.accent': '#F4A259CC' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.accent',
      says: '"#F4A259CC" is not a colour. Write "#F4A259".',
    },
    {
      did: 'a pale text',
      changes: { 'coach.ts': { 'theme.ink': '#6B7C8F' } },
      rule: 'low-contrast',
      at: 'coach.ts, theme.ink',
      says: 'The contrast of ink #6B7C8F on paper #FFFFFF is 4.28 to 1; body text needs 7 to 1. Write #4E5A69, the nearest shade that is legible, or choose another.',
    },
    {
      did: 'a pale button',
      changes: { 'coach.ts': { 'theme.strong': '#E8923C' } },
      rule: 'low-contrast',
      at: 'coach.ts, theme.strong',
      says: 'The contrast of strong #E8923C on paper #FFFFFF is 2.43 to 1; a link needs 4.5 to 1. Write #A76828, the nearest shade that is legible, or choose another.',
    },
  ]);

  itAccepts([
    { did: 'a path with a capital', changes: { 'guide.ts': { path: '/Free-Guide' } } },
    { did: 'a path with a folder', changes: { 'guide.ts': { path: '/pages/free-guide.v2' } } },
    { did: 'an id with digits', changes: { 'guide.ts': { id: '9-ways' } } },
    { did: 'a colour in small letters', changes: { 'coach.ts': { 'theme.accent': '#f4a259' } } },
    {
      did: 'an address with a plus',
      changes: { 'coach.ts': { contactEmail: 'hello+web@mail.willow.example' } },
    },
    {
      did: 'an address with a query',
      changes: { 'coach.ts': { schedulingUrl: 'https://cal.willow.example/call?month=2027-03' } },
    },
    {
      did: 'all hours of all days',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['sat', 'sun'], fromHour: 0, toHour: 24 } },
      },
    },
    {
      did: 'half an hour between two emails',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: 0.5 } } },
    },
  ]);
});
