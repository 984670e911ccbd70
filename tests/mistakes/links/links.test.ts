import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

describe('addresses of pages and mailboxes', () => {
  itNames('wrong-address', {
    'a comma for a dot': {
      coach: { schedulingUrl: 'https://calendar,willow.example/call' },
      says: '"https://calendar,willow.example/call" has a comma where a dot belongs. Write https://calendar.willow.example/call.',
    },
    'a Cyrillic letter in a host': {
      coach: { schedulingUrl: 'https://cаlendar.willow.example/call' },
      says: 'In the host of "https://cаlendar.willow.example/call", the 2nd character "а" is Cyrillic (U+0430), not the Latin a. Write https://calendar.willow.example/call.',
    },
    'a dash for a hyphen in a host': {
      coach: { schedulingUrl: 'https://willow–calls.example/call' },
      says: 'In the host of "https://willow–calls.example/call", the 7th character is a dash (U+2013). Write https://willow-calls.example/call.',
    },
    'a button to this machine': {
      coach: {
        'functions.send-guide.message.button': { label: 'Rest', to: 'http://localhost:3000/rest' },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"http://localhost:3000/rest" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    'a button without encryption': {
      coach: {
        'functions.send-guide.message.button': { label: 'Rest', to: 'http://willow.example/rest' },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"http://willow.example/rest" is an address without encryption, which browsers warn about. Write https://willow.example/rest.',
    },
    'a beginning written twice': {
      coach: {
        'functions.send-guide.message.button': {
          label: 'Rest',
          to: 'https://https://willow.example/rest',
        },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://https://willow.example/rest" begins with https:// twice. Write https://willow.example/rest.',
    },
    'two dots': {
      coach: { schedulingUrl: 'https://calendar..willow.example/call' },
      says: '"https://calendar..willow.example/call" has two dots in a row. Write https://calendar.willow.example/call.',
    },
    'a full stop from the sentence': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call.' },
      says: '"https://calendar.willow.example/call." ends with ".", which belongs to the sentence it was copied from. Remove it.',
    },
    'a comma from the sentence': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call,' },
      says: '"https://calendar.willow.example/call," ends with ",", which belongs to the sentence it was copied from. Remove it.',
    },
    'a parenthesis from the sentence': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call)' },
      says: '"https://calendar.willow.example/call)" ends with ")", which belongs to the sentence it was copied from. Remove it.',
    },
    'an angle bracket': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call>' },
      says: '"https://calendar.willow.example/call>" holds ">", which no address has. Remove it.',
    },
    'a quotation mark': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call"' },
      says: '"https://calendar.willow.example/call\\"" holds "\\"", which no address has. Remove it.',
    },
    'a space as a code at the end': {
      coach: { schedulingUrl: 'https://calendar.willow.example/call%20' },
      says: '"https://calendar.willow.example/call%20" ends with "%20", which belongs to the sentence it was copied from. Remove it.',
    },
    "a template's name": {
      coach: { schedulingUrl: 'https://calendly.com/your-name' },
      says: '"https://calendly.com/your-name" still holds the words of an example. Write the real address.',
    },
    "a template's name in one word": {
      coach: { schedulingUrl: 'https://cal.com/yourname/30min' },
      says: '"https://cal.com/yourname/30min" still holds the words of an example. Write the real address.',
    },
    "a template's user name": {
      coach: { schedulingUrl: 'https://calendly.com/username' },
      says: '"https://calendly.com/username" still holds the words of an example. Write the real address.',
    },
    "an example's code": {
      coach: { schedulingUrl: 'https://hooks.calls.example/catch/1234/abcd' },
      says: '"https://hooks.calls.example/catch/1234/abcd" still holds the words of an example. Write the real address.',
    },
    "an example's domain": {
      coach: { schedulingUrl: 'https://example.com/call' },
      says: '"https://example.com/call" still holds the words of an example. Write the real address.',
    },
    'a tunnel': {
      coach: { schedulingUrl: 'https://a1b2.ngrok-free.app/call' },
      says: '"https://a1b2.ngrok-free.app/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    'a staging site': {
      coach: { schedulingUrl: 'https://staging.willow.example/call' },
      says: '"https://staging.willow.example/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    'a machine by number': {
      coach: { schedulingUrl: 'https://192.168.0.4/call' },
      says: '"https://192.168.0.4/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    'a slip in the ending': {
      coach: { schedulingUrl: 'https://calendly.con/willow' },
      says: '"https://calendly.con/willow" ends its host with a slip of the fingers. Write https://calendly.com/willow.',
    },
    "the service's front page": {
      coach: { schedulingUrl: 'https://calendly.com/' },
      says: '"https://calendly.com/" leads to the service\'s own front page. Write the address of your page there.',
    },
    'the settings of a call': {
      coach: { schedulingUrl: 'https://calendly.com/willow/30min/edit' },
      says: '"https://calendly.com/willow/30min/edit" leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    },
    "the service's editor": {
      coach: { schedulingUrl: 'https://calendly.com/event_types/user/me' },
      says: '"https://calendly.com/event_types/user/me" leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    },
    'a mailbox for a page': {
      coach: { schedulingUrl: 'https://willow@calendar.example/call' },
      says: '"https://willow@calendar.example/call" holds an @, so it leads to calendar.example with a name and not to a page. Write the address of a page.',
    },
    'a misspelt service': {
      coach: { schedulingUrl: 'https://calendy.com/willow/call' },
      says: '"https://calendy.com/willow/call" looks misspelt: its host is one slip away from calendly.com. Write https://calendly.com/willow/call.',
    },
    'the own calendar instead of its booking page': {
      coach: { schedulingUrl: 'https://calendar.google.com/calendar/u/0/r' },
      says: '"https://calendar.google.com/calendar/u/0/r" leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    },
    wwww: {
      coach: { schedulingUrl: 'https://wwww.willow.example/call' },
      says: '"https://wwww.willow.example/call" begins with "wwww." instead of "www.". Write "www.", or leave it out.',
    },
    'a space in a button’s address': {
      coach: {
        'functions.send-guide.message.button': {
          label: 'Go',
          to: 'https://willow.example/the guide.pdf',
        },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://willow.example/the guide.pdf" holds a space, which no address has. Remove it.',
    },
    'a comma in a button’s address': {
      coach: {
        'functions.send-guide.message.button': {
          label: 'Go',
          to: 'https://willow,example.org/guide.pdf',
        },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://willow,example.org/guide.pdf" has a comma where a dot belongs. Write https://willow.example.org/guide.pdf.',
    },
    "an example's domain on a button": {
      coach: {
        'functions.send-guide.message.button': {
          label: 'Go',
          to: 'https://example.com/guide.pdf',
        },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://example.com/guide.pdf" still holds the words of an example. Write the real address.',
    },
    'a button back to the form': {
      coach: { 'functions.send-guide.message.button': { label: 'Go', to: '/willow-guide' } },
      rule: 'leads-back',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/willow-guide", the page of funnels/willow/guide.ts, whose form its readers have just sent. Let it lead to what comes next.',
    },
    'a button back to the form by its fragment': {
      coach: { 'functions.send-guide.message.button': { label: 'Go', to: '/willow-guide#form' } },
      rule: 'leads-back',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/willow-guide#form", the page of funnels/willow/guide.ts, whose form its readers have just sent. Let it lead to what comes next.',
    },
    'a section that links to its own page': {
      guide: {
        'page.sections.1': {
          kind: 'related',
          title: 'More',
          to: '/willow-guide',
          label: 'Read on',
        },
      },
      rule: 'leads-back',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/willow-guide", which is this page. Name another page or remove the section.',
    },
    'http in a text': {
      guide: { 'page.sections.0.lead': 'See http://willow.example/more for more.' },
      says: '"http://willow.example/more" is an address without encryption, which browsers warn about. Write https://willow.example/more.',
    },
    'a misspelt scheme in a text': {
      guide: { 'page.sections.0.lead': 'See htps://willow.example/more for more.' },
      says: '"htps://willow.example/more" does not begin as addresses do. Write https://willow.example/more.',
    },
    'no colon in a text': {
      guide: { 'page.sections.0.lead': 'See https//willow.example/more for more.' },
      says: '"https//willow.example/more" does not begin as addresses do. Write https://willow.example/more.',
    },
    'two dots in a text': {
      guide: { 'page.sections.0.lead': 'See https://willow..example/more for more.' },
      says: '"https://willow..example/more" has two dots in a row. Write https://willow.example/more.',
    },
    'a room without a colon': {
      guide: { event: { ...event, place: 'Online: https//rooms.willow.example/1' } },
      at: 'guide.ts, event.place',
      says: '"https//rooms.willow.example/1" does not begin as addresses do. Write https://rooms.willow.example/1.',
    },
    'two dots in a link of a text': {
      guide: { 'page.sections.0.lead': 'Read [the next page](https://willow,org.example/x) now.' },
      says: '"https://willow,org.example/x" has a comma where a dot belongs. Write https://willow.org.example/x.',
    },
  });

  itNames('wrong-value', {
    'https twice': {
      coach: { schedulingUrl: 'https://https.//calendar.example/call' },
      says: '"https://https.//calendar.example/call" is not an address. Write "https://calendar.example/call".',
    },
    http: {
      coach: { schedulingUrl: 'http://calendar.willow.example/call' },
      says: '"http://calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    'no colon': {
      coach: { schedulingUrl: 'https//calendar.willow.example/call' },
      says: '"https//calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    'a letter missing': {
      coach: { schedulingUrl: 'htps://calendar.willow.example/call' },
      says: '"htps://calendar.willow.example/call" is not an address. Write "https://calendar.willow.example/call".',
    },
    'no scheme': {
      coach: { schedulingUrl: 'www.willow.example/call' },
      says: '"www.willow.example/call" is not an address. Write "https://www.willow.example/call".',
    },
    'no ending': {
      coach: { schedulingUrl: 'https://calendar/call' },
      says: '"https://calendar/call" is not an address. Write it as https://….',
    },
  });

  itNames('wrong-mailbox', {
    'a sender at a free mailbox': {
      coach: { 'sender.email': 'willow.works@gmail.com' },
      says: '"willow.works@gmail.com" belongs to gmail.com, which lets nobody else send in its name (DMARC): the emails would be refused or land in spam. Write an address of the coach’s own domain; people can still write to contactEmail.',
    },
    'a sender at another free mailbox': {
      coach: { 'sender.email': 'willow@icloud.com' },
      says: '"willow@icloud.com" belongs to icloud.com, which lets nobody else send in its name (DMARC): the emails would be refused or land in spam. Write an address of the coach’s own domain; people can still write to contactEmail.',
    },
    'a sender without an ending': {
      coach: { 'sender.email': 'hello@willow' },
      says: '"hello@willow" has no ending like .com after the @, so no mail reaches it. Write the whole domain.',
    },
    'a sender that nobody reads': {
      coach: { 'sender.email': 'no-reply@willow.example' },
      says: '"no-reply@willow.example" says that nobody reads it, but people will answer and write to it. Write an address that somebody reads.',
    },
    'a contact that nobody reads': {
      coach: { contactEmail: 'noreply@willow.example' },
      says: '"noreply@willow.example" says that nobody reads it, but people will answer and write to it. Write an address that somebody reads.',
    },
    'a contact with swapped letters': {
      coach: { contactEmail: 'willow@gmial.com' },
      says: '"willow@gmial.com" looks misspelt. Write "willow@gmail.com".',
    },
    'a contact with a slip in its ending': {
      coach: { contactEmail: 'hello@willow.con' },
      says: '"hello@willow.con" looks misspelt. Write "hello@willow.com".',
    },
    "an example's mailbox": {
      coach: { contactEmail: 'hello@example.com' },
      says: '"hello@example.com" is an example and nobody\'s mailbox. Write the real address.',
    },
    "a template's domain": {
      coach: { contactEmail: 'hello@yourdomain.com' },
      says: '"hello@yourdomain.com" is an example and nobody\'s mailbox. Write the real address.',
    },
    "a template's name before the @": {
      coach: { contactEmail: 'yourname@willow.example' },
      says: '"yourname@willow.example" is an example and nobody\'s mailbox. Write the real address.',
    },
  });

  itAccepts({
    'a host in other letters': { coach: { schedulingUrl: 'https://пример.willow.example/call' } },
    'a calendar with a query': {
      coach: { schedulingUrl: 'https://calendly.com/willow-works/30min?month=2027-03&x=(1)' },
    },
    'an address in another script': { coach: { schedulingUrl: 'https://bücher.example/gespräch' } },
    'a port': { coach: { schedulingUrl: 'https://willow.example:8443/call' } },
    'a page about growing your business': {
      coach: { schedulingUrl: 'https://willow.example/grow-your-business/your-name-matters' },
    },
    'a contact at a free mailbox': { coach: { contactEmail: 'willow.works@gmail.com' } },
    'a sender with a subdomain': { coach: { 'sender.email': 'post@mail.willow.co.uk' } },
    'an address at the end of a sentence': {
      guide: { 'page.sections.0.lead': 'See more at https://willow.example/more.' },
    },
    'an address in parentheses': {
      guide: { 'page.sections.0.lead': 'Rest (https://willow.example/rest) and work.' },
    },
    'a domain without a scheme in a text': {
      guide: { 'page.sections.0.lead': 'Visit www.willow.example or willow.example.' },
    },
    'booking pages of two services': {
      coach: { schedulingUrl: 'https://calendar.google.com/calendar/u/0/appointments/AcZssZ1' },
      guide: {
        'page.sections.0.lead': 'Or choose [another time](https://calendly.com/willow/call).',
      },
    },
    'a link in a text': {
      guide: {
        'page.sections.0.lead': 'Read [the next page](https://willow.example/x?y=1#z) now.',
      },
    },
    'a button to a file': {
      coach: {
        'functions.send-guide.message.button': {
          label: 'Go',
          to: 'https://files.willow.example/guide_v2.pdf',
        },
      },
    },
    'a button on to another form': {
      changes: {
        'coach.ts': { 'functions.send-guide.message.button': { label: 'Go', to: '/second' } },
        'second.ts': { 'submission.email.function': 'send-guide' },
      },
    },
  });
});
