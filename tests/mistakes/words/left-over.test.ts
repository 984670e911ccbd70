import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

describe('what was written to be replaced', () => {
  itNames(
    inText('left-over', 'lead', [
      [
        'dummy Latin',
        'Lorem ipsum dolor sit amet.',
        '"Lorem ipsum" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a note to do it later',
        'TODO: write the lead',
        '"TODO" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a note to mend it',
        'Write this. FIXME',
        '"FIXME" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a price to come',
        'The price is $XXX a month.',
        '"XXX" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a date to come',
        'Date TBA',
        '"TBA" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'what is to be decided',
        'TBD',
        '"TBD" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a word of another system',
        'Sit down and rest. [unsubscribe_link]',
        '"[unsubscribe_link]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'two wordings to choose from',
        'Sit down for a while / OR: Take a rest now.',
        '"/ OR" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'brackets to fill in',
        '[Insert your promise here]',
        '"[Insert your promise here]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'brackets in lower case',
        '[insert headline]',
        '"[insert headline]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'brackets for a picture',
        '[add a photo]',
        '"[add a photo]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'parentheses to fill in',
        'Starts on (insert date).',
        '"(insert date)" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'words that announce words',
        'Your text here',
        '"Your text here" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'words that announce a headline',
        'Your headline goes here',
        '"Your headline goes here" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'words about where words go',
        'Headline goes here',
        '"Headline goes here" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an instruction to its author',
        'Insert text here',
        '"Insert text here" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'keys pressed in a row',
        'asdf',
        '"asdf" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'more keys pressed in a row',
        'asdfasdf',
        '"asdfasdf" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'letters of the first row',
        'qwerty',
        '"qwerty" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        "programmers' words",
        'Foo bar',
        '"Foo bar" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an invented man',
        'John Doe helps you rest.',
        '"John Doe" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'an invented woman',
        'Jane Doe, author of it all.',
        '"Jane Doe" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'an invented German',
        'Max Mustermann hilft.',
        '"Max Mustermann" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'an invented company',
        'Acme Inc. trusts us.',
        '"Acme Inc." is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'a telephone number of films',
        'Call 555-0123 today.',
        '"555-0123" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'an area code of films',
        'Call (555) 123-4567 today.',
        '"(555) 123-4567" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'an invented street',
        'Visit us at 123 Main Street.',
        '"123 Main Street." is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
      [
        'the developer’s machine',
        'Open http://localhost:3000/guide now.',
        '"http://localhost:3000/guide" is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        'a loopback address',
        'See 127.0.0.1:5173 for more.',
        '"127.0.0.1:5173" is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        'a tunnel',
        'See https://abc.ngrok.io/x for more.',
        '"https://abc.ngrok.io/x" is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        'a staging site',
        'See https://staging.willow.example/x for more.',
        '"https://staging.willow.example/x" is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        "an example's domain",
        'Go to https://example.com for the guide.',
        '"example.com" is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        "an example's mailbox",
        'Write to hello@example.com.',
        '"hello@example.com." is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        "a template's domain",
        'Write to you@yourdomain.com.',
        '"you@yourdomain.com." is an address for trying things out, and leads readers nowhere. Write the real address.',
      ],
      [
        'the word test',
        'test',
        '"test" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a test sentence',
        'This is a test.',
        '"This is a test." looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'the subject of a test',
        'Test 2, please ignore',
        '"Test 2, please ignore" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'what a template asks for',
        'Replace this with one sentence about the coach',
        '"Replace this with one sentence" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a filler',
        'Placeholder text',
        '"Placeholder text" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'the name of a part',
        'Subheadline',
        '"Subheadline" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'the name and number of a part',
        'Benefit 1',
        '"Benefit 1" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        "a button's default",
        'Click me',
        '"Click me" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an unnamed thing',
        'Untitled',
        '"Untitled" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'crosses',
        'xxx',
        '"xxx" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'dots',
        '...',
        '"..." looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an instruction of a template',
        'Replace this text with your own.',
        '"Replace this text" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'words without words',
        'blah blah blah',
        '"blah blah blah" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        "a program's nothing",
        'Hello undefined, rest.',
        '"undefined" is a word of programs, and readers would see it. Write out what was meant.',
      ],
      [
        "a program's null",
        'There are null seats.',
        '"null" is a word of programs, and readers would see it. Write out what was meant.',
      ],
      [
        "a program's object",
        '[object Object]',
        '"[object Object]" is a word of programs, and readers would see it. Write out what was meant.',
      ],
      [
        'a number that is none',
        'There are NaN seats.',
        '"NaN" is a word of programs, and readers would see it. Write out what was meant.',
      ],
      [
        'a date that is none',
        'Starts on Invalid Date.',
        '"Invalid Date" is a word of programs, and readers would see it. Write out what was meant.',
      ],
    ]),
  );

  itNames(
    inText('foreign-placeholder', 'lead', [
      [
        "brackets with the reader's part",
        '[Your company name]',
        '"[Your company name]" would be shown to readers: placeholders have one pair of braces here. Write one of {leadMagnet} and {coach}, or write the words out.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'headline', [
      [
        'a copied page',
        'Copy of The Willow Guide',
        '"Copy of The Willow Guide" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a second copy',
        'The Willow Guide (copy)',
        '"(copy)" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'what nobody knows',
        'n/a',
        '"n/a" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a date that is to come',
        'We meet on DD/MM',
        '"DD/MM" looks like words that hold the place of others. Write the words that people should read.',
      ],
      ...['(draft)', '(v2)', '(new version)'].map(
        (words) =>
          [
            `${words} behind the words`,
            `The Willow Guide ${words}`,
            `"${words}" looks like words that hold the place of others. Write the words that people should read.`,
          ] as const,
      ),
      [
        "a new page's name",
        'New funnel',
        '"New funnel" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'formTitle', [
      [
        "a form's default",
        'Your title here',
        '"Your title here" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'label', [
      [
        'a question to come',
        'TODO',
        '"TODO" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'the word label',
        'Label',
        '"Label" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'heading', [
      [
        'a note in an email',
        'TODO heading',
        '"TODO" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'subject', [
      [
        'a test email',
        'Test',
        '"Test" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('left-over', 'tagline', [
      [
        "a coach's line to come",
        'TBD',
        '"TBD" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );

  itNames(
    inText('template-words', 'tagline', [
      [
        "a template's line",
        'One line that says what you do and who you do it for.',
        '"One line that says what you do and who you do it for." still stands as the new file had it. Write your own words.',
      ],
    ]),
  );

  itNames(
    inText('template-words', 'lead', [
      [
        "a template's lead",
        'Two sentences about what a visitor will be able to do afterwards.',
        '"Two sentences about what a visitor will be able to do afterw…" still stands as the new file had it. Write your own words.',
      ],
    ]),
  );

  itAccepts(
    rightText('lead', [
      'A test of patience: this is a test, not a diagnosis.',
      'Write your price here, on paper.',
      'Your policy has a last page, and it says “return: tbd”.',
      'A null result is still a result, null and void or not.',
      'An undefined role makes everybody tired.',
      'Get your copy of the guide here.',
      'Find your answer here.',
      'Replace this with a walk around the block.',
      'The 555 rule: five minutes, five people, five questions.',
      'Our school on Main Street has a bar, and the bar serves bar snacks.',
      'Nothing will change this.',
      'Put your name at the top, then the date.',
      'Is your to-do list longer than your day?',
      'Bring one coffee (black), two pens and (if you like) a friend.',
      'Write to hello@willow.example or visit willow.example.',
    ]),
  );
  const filler = (words: string) =>
    `"${words}" looks like words that hold the place of others. Write the words that people should read.`;
  itNames(
    inText('left-over', 'headline', [
      ['the name of a coach', 'Meet Coach Name', filler('Coach Name')],
      ['a question to a colleague', 'Rest pays (Kim: stronger?)', filler('(Kim: stronger?)')],
      [
        'a quotation that is awaited',
        'Insert testimonial from Helena once she has approved it',
        filler('Insert testimonial from Helena once she has approved it'),
      ],
      ['a note of what comes', 'Placeholder: host section', filler('Placeholder:')],
      [
        'an order for a text',
        'Short bio of the coach (50 words)',
        filler('Short bio of the coach (50 words)'),
      ],
      ['a title of a section', 'Section title', filler('Section title')],
      ['a title of another offer', 'Related offer title', filler('Related offer title')],
      ['the name of somebody', 'Name of planner', filler('Name of planner')],
    ]),
  );
  itNames(
    inText('left-over', 'lead', [
      [
        'a text that is asked for',
        'Add a short description of your calendar here.',
        filler('Add a short description of your calendar here.'),
      ],
      ['a number in letters', 'NN free minutes to rest.', filler('NN')],
      ['an answer to come', 'Answer to be written. Rest.', filler('Answer to be written')],
      ['two numbers to come', 'For teams of ?? to ?? people.', filler('??')],
      [
        'somebody to ask',
        'Nothing was bought. [ask Ruth for the number]',
        filler('[ask Ruth for the number]'),
      ],
      [
        'an invented person',
        'Rest with John Smith.',
        '"John Smith" is an invented example, and readers would take it for the truth. Write the real one or leave it out.',
      ],
    ]),
  );
  itNames('left-over', {
    'a signature to come': {
      coach: { 'functions.send-guide.message.signOff': 'Fair winds, Your Company' },
      says: '"Your Company" looks like words that hold the place of others. Write the name of whoever signs.',
    },
    'a brand to come': {
      coach: { brand: 'Your Company' },
      says: '"Your Company" looks like words that hold the place of others. Write the real name.',
    },
    'a subject to come': {
      coach: { 'functions.send-guide.message.subject': 'Subject line here' },
      says: '"Subject line here" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a draft': {
      guide: { 'page.sections.0.lead': 'DRAFT Rest before you work.' },
      says: '"DRAFT" looks like words that hold the place of others. Write the words that people should read.',
    },
    'the wording of before': {
      guide: { 'page.sections.0.lead': 'OLD: Rest first. NEW: Rest before you work.' },
      says: filler('OLD:'),
    },
    'a share to come': {
      guide: { 'page.sections.0.lead': 'TK% of our readers rest.' },
      says: filler('TK'),
    },
    'a share that somebody has to look up': {
      guide: { 'page.sections.0.lead': '??% of our readers rest.' },
      says: filler('??'),
    },
    'another wording in brackets': {
      guide: { 'page.sections.0.lead': 'Rest first. (or: Work rested.)' },
      says: filler('(or: Work rested.)'),
    },
    'two wordings of a button': {
      guide: { 'page.sections.0.button': 'Send the guide / Get my copy' },
      says: '"Send the guide / Get my copy" holds two wordings, and readers would see both. Keep one of them.',
    },
    'a request to a colleague': {
      guide: {
        'page.sections.0.lead': 'Rest first. Anna, please check this line with the client.',
      },
      says: '"Anna, please check this line with the client" looks like words that hold the place of others. Write the words that people should read.',
    },
  });
  itAccepts(
    rightText('lead', [
      'Add a cup of tea here, a nap there.',
      'Before: no break. New: a rest for teams / groups.',
      'Take a chair (or: a bench), and rest X times.',
      'Rest (Hint: who wakes you?), then work.',
      'Your company rests. What is your brand?',
      'First, please check this number.',
      'Now, please confirm your address.',
      'Draft your week tonight.',
      'Insert a break between two calls.',
    ]),
  );
  itAccepts(rightText('headline', ['How to copy what works', 'Put the first things last']));
  itAccepts(rightText('label', ['Title', 'Your name']));
});
