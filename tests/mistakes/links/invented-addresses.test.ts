import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const button = (to: string): Files => ({
  'coach.ts': { 'functions.send-guide.message.button': { label: 'Come in', to } },
});
const at = "coach.ts, functions['send-guide'].message.button.to";
const madeUp =
  'has a number or a code that somebody made up for an example. Copy the address of the real room from the invitation.';

describe('addresses that somebody made up', () => {
  itNames('wrong-address', {
    'a room whose number counts up': {
      changes: button('https://zoom.us/j/1234567890'),
      at,
      says: `"https://zoom.us/j/1234567890" ${madeUp}`,
    },
    'a room whose number is one digit': {
      changes: button('https://us02web.zoom.us/j/11111111111'),
      at,
      says: `"https://us02web.zoom.us/j/11111111111" ${madeUp}`,
    },
    'the address by which a host starts the meeting': {
      changes: button('https://us02web.zoom.us/s/84512390751?zak=eyJhbGci'),
      at,
      says: '"https://us02web.zoom.us/s/84512390751?zak=eyJhbGci" starts the meeting as its host for whoever opens it. Write the address by which guests join, like https://zoom.us/j/….',
    },
    'the room that a handbook shows': {
      changes: button('https://meet.google.com/abc-defg-hij'),
      at,
      says: `"https://meet.google.com/abc-defg-hij" ${madeUp}`,
    },
    'a host that begins with a misspelt beginning': {
      changes: button('https://htpps.willow'),
      at,
      says: '"https://htpps.willow" has "htpps" as a part of its host, where it was meant to be the beginning. Copy the address from the browser again.',
    },
    'a link that carries the click of whoever copied it': {
      guide: { 'page.sections.0.lead': 'Then [work](/guide?fbclid=IwAR3).' },
      also: ['dead-link'],
      says: '"/guide?fbclid=IwAR3" carries "fbclid=", which belongs to whoever copied it. Write the address without it.',
    },
    'a site that shows a page before it is published': {
      changes: button('https://willow-git-main-ada.vercel.app/call'),
      at,
      says: '"https://willow-git-main-ada.vercel.app/call" is an address for trying things out, and leads readers nowhere. Write the public address.',
    },
    'a link that runs something, with parentheses in it': {
      guide: { 'page.sections.0.lead': 'Then [work](javascript:void(0)).' },
      rule: 'broken-markup',
      says: `The link "[work](javascript:void(0))" would run or open something on the visitor's machine. Link to a path of this site or to an address that begins with https://.`,
    },
    'a link whose address has parentheses': {
      guide: { 'page.sections.0.lead': 'Then [work](https://willow.example/a_(b)).' },
      rule: 'broken-markup',
      says: 'The link "[work](https://willow.example/a_(b))" has parentheses in its address, where the link would end. Write %28 and %29 instead of them.',
    },
  });
  itAccepts({
    'a room': { changes: button('https://us02web.zoom.us/j/84512390751') },
    'a page with a date': { changes: button('https://willow.example/2026-11-22/rest') },
  });
});
