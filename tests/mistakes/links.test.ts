import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('addresses of pages and mailboxes', () => {
  itNames([
    {
      did: 'a comma for a dot',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar,willow.example/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar,willow.example/call" has a comma where a dot belongs. Write https://calendar.willow.example/call.',
    },
    {
      did: 'two dots',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar..willow.example/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar..willow.example/call" has two dots in a row. Write https://calendar.willow.example/call.',
    },
    {
      did: 'a full stop from the sentence',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call.' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call." ends with ".", which belongs to the sentence it was copied from. Remove it.',
    },
    {
      did: 'a comma from the sentence',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call,' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call," ends with ",", which belongs to the sentence it was copied from. Remove it.',
    },
    {
      did: 'a parenthesis from the sentence',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call)' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call)" ends with ")", which belongs to the sentence it was copied from. Remove it.',
    },
    {
      did: 'an angle bracket',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call>' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call>" holds ">", which no address has. Remove it.',
    },
    {
      did: 'a quotation mark',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call"' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call\\"" holds "\\"", which no address has. Remove it.',
    },
    {
      did: 'a space as a code at the end',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar.willow.example/call%20' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar.willow.example/call%20" ends with "%20", which belongs to the sentence it was copied from. Remove it.',
    },
    {
      did: "a template's name",
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.com/your-name' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.com/your-name" still holds the words of an example. Write the real address.',
    },
    {
      did: "a template's name in one word",
      changes: { 'coach.ts': { schedulingUrl: 'https://cal.com/yourname/30min' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://cal.com/yourname/30min" still holds the words of an example. Write the real address.',
    },
    {
      did: "a template's user name",
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.com/username' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.com/username" still holds the words of an example. Write the real address.',
    },
    {
      did: "an example's domain",
      changes: { 'coach.ts': { schedulingUrl: 'https://example.com/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://example.com/call" still holds the words of an example. Write the real address.',
    },
    {
      did: 'a tunnel',
      changes: { 'coach.ts': { schedulingUrl: 'https://a1b2.ngrok-free.app/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://a1b2.ngrok-free.app/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    {
      did: 'a staging site',
      changes: { 'coach.ts': { schedulingUrl: 'https://staging.willow.example/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://staging.willow.example/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    {
      did: 'a machine by number',
      changes: { 'coach.ts': { schedulingUrl: 'https://192.168.0.4/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://192.168.0.4/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    {
      did: 'a slip in the ending',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.con/willow' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.con/willow" ends its host with a slip of the fingers. Write https://calendly.com/willow.',
    },
    {
      did: "the service's front page",
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.com/' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.com/" leads to the service\'s own front page. Write the address of your page there.',
    },
    {
      did: 'the settings of a call',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.com/willow/30min/edit' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.com/willow/30min/edit" leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    },
    {
      did: "the service's editor",
      changes: { 'coach.ts': { schedulingUrl: 'https://calendly.com/event_types/user/me' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendly.com/event_types/user/me" leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    },
    {
      did: 'a mailbox for a page',
      changes: { 'coach.ts': { schedulingUrl: 'https://willow@calendar.example/call' } },
      rule: 'wrong-address',
      at: 'coach.ts, schedulingUrl',
      says: '"https://willow@calendar.example/call" holds an @, so it leads to calendar.example with a name and not to a page. Write the address of a page.',
    },
    {
      did: 'https twice',
      changes: { 'coach.ts': { schedulingUrl: 'https://https.//calendar.example/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"https://https.//calendar.example/call" is not an address. Write it as https://….',
    },
    {
      did: 'http',
      changes: { 'coach.ts': { schedulingUrl: 'http://calendar.willow.example/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"http://calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    {
      did: 'no colon',
      changes: { 'coach.ts': { schedulingUrl: 'https//calendar.willow.example/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"https//calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    {
      did: 'a letter missing',
      changes: { 'coach.ts': { schedulingUrl: 'htps://calendar.willow.example/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"htps://calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    {
      did: 'no scheme',
      changes: { 'coach.ts': { schedulingUrl: 'www.willow.example/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"www.willow.example/call" is not an address. Write "https://www.willow.example/call".',
    },
    {
      did: 'no ending',
      changes: { 'coach.ts': { schedulingUrl: 'https://calendar/call' } },
      rule: 'wrong-value',
      at: 'coach.ts, schedulingUrl',
      says: '"https://calendar/call" is not an address. Write it as https://….',
    },
    {
      did: 'a space in a button’s address',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.button': {
            label: 'Go',
            to: 'https://willow.example/the guide.pdf',
          },
        },
      },
      rule: 'wrong-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://willow.example/the guide.pdf" holds a space, which no address has. Remove it.',
    },
    {
      did: 'a comma in a button’s address',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.button': {
            label: 'Go',
            to: 'https://willow,example.org/guide.pdf',
          },
        },
      },
      rule: 'wrong-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://willow,example.org/guide.pdf" has a comma where a dot belongs. Write https://willow.example.org/guide.pdf.',
    },
    {
      did: "an example's domain on a button",
      changes: {
        'coach.ts': {
          'functions.send-guide.message.button': {
            label: 'Go',
            to: 'https://example.com/guide.pdf',
          },
        },
      },
      rule: 'wrong-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://example.com/guide.pdf" still holds the words of an example. Write the real address.',
    },
    {
      did: 'a button back to the form',
      changes: {
        'coach.ts': { 'functions.send-guide.message.button': { label: 'Go', to: '/willow-guide' } },
      },
      rule: 'leads-back',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/willow-guide", the page of funnels/willow/guide.ts, whose form its readers have just sent. Let it lead to what comes next.',
    },
    {
      did: 'a button back to the form by its fragment',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.button': { label: 'Go', to: '/willow-guide#form' },
        },
      },
      rule: 'leads-back',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/willow-guide#form", the page of funnels/willow/guide.ts, whose form its readers have just sent. Let it lead to what comes next.',
    },
    {
      did: 'a section that links to its own page',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'related',
            title: 'More',
            to: '/willow-guide',
            label: 'Read on',
          },
        },
      },
      rule: 'leads-back',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/willow-guide", which is this page. Name another page or remove the section.',
    },
    {
      did: 'http in a text',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See http://willow.example/more for more.' },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"http://willow.example/more" is an address without encryption, which browsers warn about. Write https://willow.example/more.',
    },
    {
      did: 'a misspelt scheme in a text',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See htps://willow.example/more for more.' },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"htps://willow.example/more" does not begin as addresses do. Write https://willow.example/more.',
    },
    {
      did: 'no colon in a text',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See https//willow.example/more for more.' },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"https//willow.example/more" does not begin as addresses do. Write https://willow.example/more.',
    },
    {
      did: 'two dots in a text',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See https://willow..example/more for more.' },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"https://willow..example/more" has two dots in a row. Write https://willow.example/more.',
    },
    {
      did: 'a room without a colon',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online: https//rooms.willow.example/1',
          },
        },
      },
      rule: 'wrong-address',
      at: 'guide.ts, event.place',
      says: '"https//rooms.willow.example/1" does not begin as addresses do. Write https://rooms.willow.example/1.',
    },
    {
      did: 'two dots in a link of a text',
      changes: {
        'guide.ts': {
          'page.sections.0.lead': 'Read [the next page](https://willow,org.example/x) now.',
        },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"https://willow,org.example/x" has a comma where a dot belongs. Write https://willow.org.example/x.',
    },
    {
      did: 'a sender at a free mailbox',
      changes: { 'coach.ts': { 'sender.email': 'willow.works@gmail.com' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, sender.email',
      says: '"willow.works@gmail.com" belongs to gmail.com, which lets nobody else send in its name (DMARC): the emails would be refused or land in spam. Write an address of the coach’s own domain; people can still write to contactEmail.',
    },
    {
      did: 'a sender at another free mailbox',
      changes: { 'coach.ts': { 'sender.email': 'willow@icloud.com' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, sender.email',
      says: '"willow@icloud.com" belongs to icloud.com, which lets nobody else send in its name (DMARC): the emails would be refused or land in spam. Write an address of the coach’s own domain; people can still write to contactEmail.',
    },
    {
      did: 'a sender without an ending',
      changes: { 'coach.ts': { 'sender.email': 'hello@willow' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, sender.email',
      says: '"hello@willow" has no ending like .com after the @, so no mail reaches it. Write the whole domain.',
    },
    {
      did: 'a sender that nobody reads',
      changes: { 'coach.ts': { 'sender.email': 'no-reply@willow.example' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, sender.email',
      says: '"no-reply@willow.example" says that nobody reads it, but people will answer and write to it. Write an address that somebody reads.',
    },
    {
      did: 'a contact that nobody reads',
      changes: { 'coach.ts': { contactEmail: 'noreply@willow.example' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"noreply@willow.example" says that nobody reads it, but people will answer and write to it. Write an address that somebody reads.',
    },
    {
      did: 'a contact with swapped letters',
      changes: { 'coach.ts': { contactEmail: 'willow@gmial.com' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"willow@gmial.com" looks misspelt. Write "willow@gmail.com".',
    },
    {
      did: 'a contact with a slip in its ending',
      changes: { 'coach.ts': { contactEmail: 'hello@willow.con' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"hello@willow.con" looks misspelt. Write "hello@willow.com".',
    },
    {
      did: "an example's mailbox",
      changes: { 'coach.ts': { contactEmail: 'hello@example.com' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"hello@example.com" is an example and nobody\'s mailbox. Write the real address.',
    },
    {
      did: "a template's domain",
      changes: { 'coach.ts': { contactEmail: 'hello@yourdomain.com' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"hello@yourdomain.com" is an example and nobody\'s mailbox. Write the real address.',
    },
    {
      did: "a template's name before the @",
      changes: { 'coach.ts': { contactEmail: 'yourname@willow.example' } },
      rule: 'wrong-mailbox',
      at: 'coach.ts, contactEmail',
      says: '"yourname@willow.example" is an example and nobody\'s mailbox. Write the real address.',
    },
  ]);

  itAccepts([
    {
      did: 'a calendar with a query',
      changes: {
        'coach.ts': {
          schedulingUrl: 'https://calendly.com/willow-works/30min?month=2027-03&x=(1)',
        },
      },
    },
    {
      did: 'an address in another script',
      changes: { 'coach.ts': { schedulingUrl: 'https://bücher.example/gespräch' } },
    },
    {
      did: 'a port',
      changes: { 'coach.ts': { schedulingUrl: 'https://willow.example:8443/call' } },
    },
    {
      did: 'a page about growing your business',
      changes: {
        'coach.ts': {
          schedulingUrl: 'https://willow.example/grow-your-business/your-name-matters',
        },
      },
    },
    {
      did: 'a contact at a free mailbox',
      changes: { 'coach.ts': { contactEmail: 'willow.works@gmail.com' } },
    },
    {
      did: 'a sender with a subdomain',
      changes: { 'coach.ts': { 'sender.email': 'post@mail.willow.co.uk' } },
    },
    {
      did: 'an address at the end of a sentence',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See more at https://willow.example/more.' },
      },
    },
    {
      did: 'an address in parentheses',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Rest (https://willow.example/rest) and work.' },
      },
    },
    {
      did: 'a domain without a scheme in a text',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Visit www.willow.example or willow.example.' },
      },
    },
    {
      did: 'a link in a text',
      changes: {
        'guide.ts': {
          'page.sections.0.lead': 'Read [the next page](https://willow.example/x?y=1#z) now.',
        },
      },
    },
    {
      did: 'a button to a file',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.button': {
            label: 'Go',
            to: 'https://files.willow.example/guide_v2.pdf',
          },
        },
      },
    },
    {
      did: 'a button on to another form',
      changes: {
        'coach.ts': { 'functions.send-guide.message.button': { label: 'Go', to: '/second' } },
        'second.ts': { 'submission.email.function': 'send-guide' },
      },
    },
  ]);
});
