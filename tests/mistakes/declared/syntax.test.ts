import { describe } from 'vitest';
import { itReads, sound } from '#tests/mistakes/written.ts';

describe('declarations that cannot be read', () => {
  itReads('unreadable-file', {
    'the declaring function left out': {
      edit: ['defineFunnel({\n', '({\n'],
      rule: 'wrong-define',
      at: '3',
      says: 'defineFunnel is imported, but funnel is declared without it, so no editor checks what stands in it. Write: export const funnel = defineFunnel({ … });',
    },
    'an apostrophe between single quotes': {
      edit: ["summary: 'Half an hour about your prices.'", "summary: 'It's about your prices.'"],
      at: '9',
      says: `The apostrophe after "It" ends the text, because the text begins with the same mark. A text that contains ' is written between double quotes or backticks: "It's about your prices.".`,
    },
    'several apostrophes': {
      edit: ["'Thirty minutes, one question.'", "'Don't wait, you're invited.'"],
      at: '12',
      says: `The apostrophe after "Don" ends the text, because the text begins with the same mark. A text that contains ' is written between double quotes or backticks: "Don't wait, you're invited.".`,
    },
    'an apostrophe after a plural': {
      edit: ["'For half an hour.'", "'For coaches' wallets.'"],
      at: '14',
      says: `The apostrophe after "For coaches" ends the text, because the text begins with the same mark. A text that contains ' is written between double quotes or backticks: "For coaches' wallets.".`,
    },
    'an apostrophe at the end of a text': {
      edit: ["'A First Call'", "'The Coaches''"],
      at: '9',
      says: `The apostrophe after "The Coaches" ends the text, because the text begins with the same mark. A text that contains ' is written between double quotes or backticks: "The Coaches'".`,
    },
    'a quotation between double quotes': {
      edit: ["'Still unsure?'", '"Still "unsure"?"'],
      at: '18',
      says: `The quotation mark after "Still " ends the text, because the text begins with the same mark. A text that contains " is written between single quotes or backticks: 'Still "unsure"?'.`,
    },
    'both marks in one text': {
      edit: ["'Still unsure?'", `'Don't say "unsure"'`],
      at: '18',
      says: 'The apostrophe after "Don" ends the text, because the text begins with the same mark. A text that contains \' is written between double quotes or backticks: `Don\'t say "unsure"`.',
    },
    'a missing comma at the end of a line': {
      edit: ["kind: 'booking',", "kind: 'booking'"],
      at: '4',
      says: "There is no comma between kind: 'booking' and id. Add a comma after kind: 'booking'.",
    },
    'a missing comma between two on one line': {
      edit: ["kind: 'call', name", "kind: 'call' name"],
      at: '9',
      says: "There is no comma between kind: 'call' and name. Add a comma after kind: 'call'.",
    },
    'a missing comma before a comment': {
      edit: ["button: 'Book' },\n", "button: 'Book' }\n"],
      at: '14',
      says: "There is no comma between button: 'Book' } and {. Add a comma after button: 'Book' }.",
    },
    'two commas': {
      edit: ["path: '/first-call',", "path: '/first-call',,"],
      at: '7',
      says: 'Two commas follow each other, or one stands before the first entry. Remove one of them.',
    },
    'a text that begins with its mark twice': {
      edit: ["headline: 'Let us talk'", "headline: ''Let us talk'"],
      at: '14',
      says: "The text begins with ' twice. Remove one of the two.",
    },
    'two commas after a number': {
      edit: ['minutes: 30,', 'minutes: 30,,'],
      at: '8',
      says: 'Two commas follow each other, or one stands before the first entry. Remove one of them.',
    },
    'two commas in a list': {
      edit: ["button: 'Book' },", "button: 'Book' },,"],
      rule: 'comma-twice',
      at: '14, page.sections',
      says: 'Two commas follow each other in this list, so that one of its entries is empty. Remove one of them.',
    },
    'a comma within a number': {
      edit: ['minutes: 30,', "price: { amount: 1,300, currency: 'EUR' },"],
      at: '8',
      says: 'The number 1,300 contains a comma. Write 1300.',
    },
    'a semicolon for a comma': {
      edit: ['minutes: 30,', 'minutes: 30;'],
      at: '8',
      says: 'A semicolon stands where a comma belongs. Write a comma instead of the semicolon.',
    },
    'a full stop for a comma': {
      edit: ["coach: 'willow',", "coach: 'willow'."],
      at: '6',
      says: 'A full stop stands where a comma belongs. Write a comma instead of the full stop.',
    },
    'an equals sign for a colon': {
      edit: ["id: 'first-call'", "id = 'first-call'"],
      at: '5',
      says: 'An equals sign stands after id; a colon belongs between a name and its value. Write id: instead of id =.',
    },
    'no colon': {
      edit: ["coach: 'willow'", "coach 'willow'"],
      at: '6',
      says: 'There is no colon after coach. Write coach: before its value.',
    },
    'two colons': {
      edit: ["coach: 'willow'", "coach:: 'willow'"],
      at: '6',
      says: 'Two colons follow coach. Remove one of them.',
    },
    'no value': {
      edit: ["coach: 'willow',", 'coach: ,'],
      at: '6',
      says: 'coach has no value. Write what coach is after its colon, or remove the line.',
    },
    'no value, and the next line': {
      edit: ["coach: 'willow',", 'coach:'],
      at: '6',
      says: 'coach has no value. Write what coach is after its colon, or remove the line.',
    },
    'quotation marks of a word processor': {
      edit: ["'A First Call',\n", '“A First Call”,\n'],
      at: '11',
      says: `The text begins with “, a typographic quotation mark, which code does not know. Put straight quotation marks around the text: ' or ".`,
    },
    'single quotation marks of a word processor': {
      edit: ["'Let us talk'", '‘Let us talk’'],
      at: '14',
      says: `The text begins with ‘, a typographic quotation mark, which code does not know. Put straight quotation marks around the text: ' or ".`,
    },
    'a straight mark and a typographic one': {
      edit: ["'willow'", "'willow’"],
      at: '6',
      says: "The text 'willow’ begins with ' and ends with ’, a typographic quotation mark, which does not end it. Write ' instead of ’ at its end.",
    },
    'no closing quotation mark': {
      edit: ["'willow',", "'willow,"],
      at: '6',
      says: "The text 'willow has no closing quotation mark. Add ' after its last word.",
    },
    'a text over two lines': {
      edit: ["'Thirty minutes, one question.'", "'Thirty minutes,\n      one question.'"],
      at: '12',
      says: "The text 'Thirty minutes goes on in the next line; between ' a text stands in one line. Join the lines, or write the text between backticks.",
    },
    'a backtick that nothing closes': {
      edit: ["'Thirty minutes, one question.'", '`Thirty minutes, one question.'],
      at: '12',
      says: 'The text `Thirty minutes, one question. begins with a backtick and never ends. Add a backtick after its last word.',
    },
    'words without quotation marks': {
      edit: ["'Let us talk'", 'Let us talk'],
      at: '14',
      says: "Let us talk stands without quotation marks. Write 'Let us talk'.",
    },
    'words with an apostrophe without quotation marks': {
      edit: ["headline: 'Still unsure?',", "headline: It's time,"],
      at: '18',
      says: `It's time stands without quotation marks. Write "It's time".`,
    },
    'a path without quotation marks': {
      edit: ["'/first-call'", '/first-call'],
      at: '7',
      says: "/first-call stands without quotation marks. Write '/first-call'.",
    },
    'an address without quotation marks': {
      edit: ["button: 'Book a call'", 'button: https://cal.example.com/willow'],
      at: '19',
      says: "https://cal.example.com/willow stands without quotation marks. Write 'https://cal.example.com/willow'.",
    },
    'a colour without quotation marks': {
      edit: ["button: 'Book a call'", 'button: #1D4E89'],
      at: '19',
      says: "#1D4E89 stands without quotation marks. Write '#1D4E89'.",
    },
    'a note that begins with a number sign': {
      edit: ['minutes: 30,', 'minutes: 30, # was 45'],
      at: '8',
      says: 'A note begins with #, which code does not know. Begin it with //.',
    },
    'a note that begins with two hyphens': {
      edit: ['minutes: 30,', 'minutes: 30, -- was 45'],
      at: '8',
      says: 'A note begins with --, which code does not know. Begin it with //.',
    },
    'a time without quotation marks': {
      edit: ['minutes: 30', 'minutes: 09:30'],
      at: '8',
      says: "09:30 stands without quotation marks. Write '09:30'.",
    },
    'a number with a unit': {
      edit: ['minutes: 30', 'minutes: 30 min'],
      at: '8',
      says: "30 min is a number with letters and stands without quotation marks. Write 30, or '30 min' if it is a text.",
    },
    'a number with a unit and no space': {
      edit: ['minutes: 30', 'minutes: 30min'],
      at: '8',
      says: "30min is a number with letters and stands without quotation marks. Write 30, or '30 min' if it is a text.",
    },
    'a letter for a zero': {
      edit: ['minutes: 30', 'minutes: 3O'],
      at: '8',
      says: '3O is a number with letters and stands without quotation marks. Write 30 with zeros.',
    },
    'a number with a space': {
      edit: ['minutes: 30', 'minutes: 1 000'],
      at: '8',
      says: 'The number 1 000 contains a space. Write 1000.',
    },
    'a decimal with a comma': {
      edit: ['minutes: 30', 'minutes: 1,5'],
      at: '8',
      says: 'The number 1,5 contains a comma; in code a point begins the decimals. Write 1.5.',
    },
    'words without the first of their marks': {
      edit: ["title: 'A First Call',\n", "title: A First Call',\n"],
      at: '11',
      says: "A First Call stands without a quotation mark before it. Write 'A First Call'.",
    },
    'a full stop for a colon': {
      edit: ["coach: 'willow'", "coach. 'willow'"],
      at: '6',
      says: 'A full stop stands after coach; a colon belongs between a name and its value. Write coach: instead of coach.',
    },
    'a comma inside the quotation marks': {
      edit: ["coach: 'willow',", "coach: 'willow,'"],
      at: '6',
      says: "The comma at the end of coach: 'willow,' stands inside the quotation marks, where it belongs to the text. Write coach: 'willow',",
    },
    'the marks of a merge': {
      edit: [
        '  minutes: 30,',
        '<<<<<<< HEAD\n  minutes: 30,\n=======\n  minutes: 45,\n>>>>>>> main',
      ],
      at: '8',
      says: 'A merge left two versions of these lines, between <<<<<<<, ======= and >>>>>>>. Keep one version and remove the lines with the marks.',
    },
    'a comment of HTML': {
      edit: ['  minutes: 30,', '  <!-- half an hour -->\n  minutes: 30,'],
      at: '8',
      says: '<!-- begins no comment here. Write // before a comment, or remove the line.',
    },
    'a number that begins with a zero': {
      edit: ['minutes: 30', 'minutes: 030'],
      at: '8',
      says: 'The number 030 begins with a zero. Write 30.',
    },
    'a number with a comma': {
      edit: ['minutes: 30', 'minutes: 1,000'],
      at: '8',
      says: 'The number 1,000 contains a comma. Write 1000.',
    },
    'a group that is never closed': {
      edit: ["        button: 'Book a call',\n      },\n", "        button: 'Book a call',\n"],
      at: '16',
      says: 'The { here is never closed. Add } where this part ends, and a comma after it.',
    },
    'a list that is never closed': {
      edit: ['    ],\n', ''],
      at: '13',
      says: 'The [ after sections is never closed. Add ] where this part ends, and a comma after it.',
    },
    'a bracket too many': {
      edit: ['    ],\n  },\n', '    ],\n  },\n  },\n'],
      at: '23',
      says: 'The } here closes more than was opened. Remove this }, or add the bracket that it should close.',
    },
    'no closing parenthesis': {
      edit: ['});', '};'],
      at: '3',
      says: 'The ( after defineFunnel is never closed. Add ) where this part ends.',
    },
    'no end': {
      edit: ['  },\n});\n', ''],
      at: '10',
      says: 'The { after page is never closed. Add } where this part ends, and a comma after it.',
    },
    'no opening parenthesis': {
      edit: ['defineFunnel({\n', 'defineFunnel {\n'],
      at: '3',
      says: 'There is no ( after defineFunnel. Write defineFunnel({ … }); with both kinds of brackets.',
    },
    'a name with a hyphen': {
      edit: ['minutes: 30', 'call-minutes: 30'],
      at: '8',
      says: "The name call-minutes contains a hyphen and stands without quotation marks. Write 'call-minutes': with quotation marks.",
    },
    'a misspelt export': {
      edit: ['export const', 'exprot const'],
      at: '3',
      says: 'exprot is misspelt. Write export.',
    },
    'a misspelt const': {
      edit: ['export const', 'export cosnt'],
      at: '3',
      says: 'cosnt is misspelt. Write const.',
    },
    'no equals sign': {
      edit: ['funnel = defineFunnel', 'funnel defineFunnel'],
      at: '3',
      says: 'There is no equals sign after funnel. Write: export const funnel = defineFunnel({ … });',
    },
    'a comment that nothing closes': {
      edit: ['// The last word', '/* The last word'],
      at: '15',
      says: 'The comment that begins with /* is never closed. Add */ where the comment ends.',
    },
    'the same name declared twice': {
      edit: ['});\n', '});\n\nexport const funnel = defineFunnel({});\n'],
      at: '25',
      says: 'The file declares funnel twice, in line 3 and in line 25. Keep one of them; a second funnel goes into a file of its own.',
    },
    'a file that was cut off inside a text': {
      edit: [sound.slice(sound.indexOf(' about your prices')), ''],
      at: '9',
      says: 'The file ends in the middle of a text, and so of the declaration. Its end was cut off: restore it from an earlier version of the file.',
    },
  });
});
