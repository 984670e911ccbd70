import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

describe('what would be shown as it is written', () => {
  itNames(
    inText('shown-literally', 'lead', [
      [
        'bold in HTML',
        'Rest <b>well</b> tonight.',
        '"<b>" is HTML, which readers would see as it is. Write the words alone: what they are decides how they look.',
      ],
      [
        'a line break in HTML',
        'Rest well.<br>Then work.',
        '"<br>" is HTML, which readers would see as it is. Write the words alone: what they are decides how they look.',
      ],
      [
        'a paragraph in HTML',
        '<p>Rest</p>',
        '"<p>" is HTML, which readers would see as it is. Write the words alone: what they are decides how they look.',
      ],
      [
        'an ampersand in HTML',
        'Rest &amp; work',
        '"&amp;" is HTML for a character, and readers would see it as it is. Type the character itself.',
      ],
      [
        'a no-break space in HTML',
        'Rest&nbsp;well',
        '"&nbsp;" is HTML for a character, and readers would see it as it is. Type the character itself.',
      ],
      [
        'an apostrophe in HTML',
        'It&#39;s time',
        '"&#39;" is HTML for a character, and readers would see it as it is. Type the character itself.',
      ],
      [
        'a quotation mark in HTML',
        'It&rsquo;s time',
        '"&rsquo;" is HTML for a character, and readers would see it as it is. Type the character itself.',
      ],
      [
        'a comment in HTML',
        'Rest <!-- note --> well',
        '"<!-- note -->" is HTML, which readers would see as it is. Write the words alone: what they are decides how they look.',
      ],
      [
        'italics in Markdown',
        '_Rest_ well',
        '"_Rest_" would show its marks. Write the words alone: what they are decides how they look.',
      ],
      [
        'a heading in Markdown',
        '# Rest',
        '"# Rest" begins with a mark of Markdown, which readers would see. Write the words alone: what they are decides how they look.',
      ],
      [
        'a list in Markdown',
        '- Rest',
        '"- Rest" begins with a mark of a list, which readers would see. Remove the mark: lists draw their own. Points of a list are entries of their own.',
      ],
      [
        'a bullet',
        '• Rest',
        '"• Rest" begins with a mark of a list, which readers would see. Remove the mark: lists draw their own. Points of a list are entries of their own.',
      ],
      [
        'a quotation in Markdown',
        '> Rest',
        '"> Rest" begins with a mark of Markdown, which readers would see. Write the words alone: what they are decides how they look.',
      ],
      [
        'code in Markdown',
        '`Rest` well',
        '"`Rest`" would show its backticks. Write the words alone, or between “ and ”.',
      ],
      [
        'struck words',
        '~~Rest~~ work',
        '"~~Rest~~" would show its marks. Write the words alone: what they are decides how they look.',
      ],
      [
        'a line break as a code',
        'Rest.\\nWork.',
        '"\\n" is a code for a character, and readers would see it as it is. Type the character itself; two paragraphs are two texts.',
      ],
      [
        'an escaped apostrophe',
        "Don\\'t rest",
        '"\\\'" is a code for a character, and readers would see it as it is. Type the character itself; two paragraphs are two texts.',
      ],
      [
        'a code for a letter',
        'Caf\\u00e9',
        '"\\u00e9" is a code for a character, and readers would see it as it is. Type the character itself; two paragraphs are two texts.',
      ],
      [
        'a space from an address',
        'It%20works',
        '"%20" is a code from an address, and readers would see it as it is. Type the character itself.',
      ],
    ]),
  );

  itNames(
    inText('shown-literally', 'headline', [
      [
        'a span in a headline',
        'Rest <span class="x">well</span>',
        '"<span class=\\"x\\">" is HTML, which readers would see as it is. Write the words alone: what they are decides how they look.',
      ],
      [
        'bold in Markdown',
        '**Rest** well',
        '"**Rest**" would show its stars. Write the words alone: what they are decides how they look.',
      ],
      [
        'bold in Markdown with lines',
        '__Rest__ well',
        '"__Rest__" would show its marks. Write the words alone: what they are decides how they look.',
      ],
    ]),
  );

  itNames(
    inText('broken-character', 'lead', [
      [
        'an apostrophe in the wrong encoding',
        'Donâ€™t rest',
        '"â€™" in "Donâ€™t rest" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'a sign for two letters, from a PDF',
        'Sit down, \ufb01nally.',
        '"\ufb01" in "Sit down, \ufb01nally." is one sign for several letters, as PDFs have it: searching would miss the word. Type f and i.',
      ],
      [
        'a letter in the wrong encoding',
        'CafÃ© rest',
        '"Ã©" in "CafÃ© rest" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'an umlaut in the wrong encoding',
        'FÃ¼r dich',
        '"Ã¼" in "FÃ¼r dich" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'a pound sign in the wrong encoding',
        'Â£50 a month',
        '"Â£" in "Â£50 a month" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'the sign for what could not be read',
        'Don\ufffdt rest',
        '"\ufffd" in "Don\ufffdt rest" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'that sign in the wrong encoding',
        'ï¿½ rest',
        '"ï¿½" in "ï¿½ rest" was a character once and was read in the wrong encoding. Type the character again and save the file as UTF-8.',
      ],
      [
        'a question mark for an apostrophe',
        'Don?t rest',
        'A question mark stands inside a word of "Don?t rest", where an apostrophe or a letter was. Type the character again and save the file as UTF-8.',
      ],
      [
        'half a character',
        'Rest \ud83d well',
        'A character of "Rest \ufffd well" is cut in half. Type the character again.',
      ],
      [
        'a Cyrillic letter in a word',
        'Rеst well',
        '"е" in "Rеst well" is the character U+0435, a Cyrillic letter in a Latin word: searching and reading aloud would miss the word. Type the Latin letter.',
      ],
      [
        'a Cyrillic capital',
        'Рest well',
        '"Р" in "Рest well" is the character U+0420, a Cyrillic letter in a Latin word: searching and reading aloud would miss the word. Type the Latin letter.',
      ],
      [
        'letters for mathematics',
        '\ud835\udde5\ud835\uddf2\ud835\ude00\ud835\ude01 well',
        '"\ud835\udde5\ud835\uddf2\ud835\ude00\ud835\ude01" is made of signs for mathematics or full-width letters, which many readers see as boxes or hear spelt out. Type plain letters.',
      ],
      [
        'a sign of one font',
        'Rest \ue000 well',
        'the character U+E000 is a sign of one font only, and other readers see a box. Remove it or write a word.',
      ],
    ]),
  );

  itNames(
    inText('hidden-character', 'lead', [
      [
        'a zero-width space',
        'Re\u200bst well',
        '"Re→st well" has a zero-width space (U+200B) at the arrow, which nobody sees. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'a soft hyphen',
        'Re\u00adst well',
        '"Re→st well" has a soft hyphen (U+00AD) at the arrow, which nobody sees. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'a byte order mark',
        'Rest\ufeff well',
        '"Rest→ well" has a byte order mark (U+FEFF) at the arrow, which nobody sees. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'an override of the direction',
        'Rest \u202ewell',
        '"Rest →well" has a right-to-left override (U+202E) at the arrow, which turns the direction of what follows. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'a mark of direction',
        'Rest \u200fwell',
        '"Rest →well" has the character U+200F at the arrow, which turns the direction of what follows. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'a bell',
        'Rest\u0007 well',
        '"Rest→ well" has the character U+0007 at the arrow, which nobody sees. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
      [
        'a tab',
        'Rest\twell',
        '"Rest→well" has a tab (U+0009) at the arrow, which nobody sees. Delete it: put the cursor there and remove the character before and after, or type the words again.',
      ],
    ]),
  );

  itNames(
    inText('hidden-character', 'headline', [
      [
        'a headline of a zero-width space',
        '\u200b',
        'The text holds only a zero-width space (U+200B), so people would see nothing. Write the words people will read.',
      ],
      [
        'a headline of unseen signs',
        '\u00ad\u200b',
        'The text holds only a soft hyphen (U+00AD), so people would see nothing. Write the words people will read.',
      ],
      [
        'a line break',
        'Rest\nwell',
        '"Rest ⏎ well" has a line break, which is shown as a space. Write the text in one line; paragraphs and points are entries of their own.',
      ],
    ]),
  );

  itNames(
    inText('typing-slip', 'lead', [
      ['two spaces', 'Rest  well', '"Rest  well" has two spaces in a row. Remove one.'],
      [
        'a space before a comma',
        'Rest , then work',
        '"Rest , then work" has a space before ",". Remove the space.',
      ],
      [
        'a space before a full stop',
        'Rest well .',
        '"Rest well ." has a space before ".". Remove the space.',
      ],
      [
        'a small word twice',
        'Rest the the day',
        '"the the" has the same word twice. Remove one of the two.',
      ],
      [
        'a word twice',
        'Rest guide guide',
        '"guide guide" has the same word twice. Remove one of the two.',
      ],
      [
        'two exclamation marks',
        'Rest!!',
        '"!!" in "Rest!!" is more than one sign where one is enough. Write "!".',
      ],
      [
        'two commas',
        'Rest,, then',
        '",," in "Rest,, then" is more than one sign where one is enough. Write ",".',
      ],
      [
        'two full stops',
        'Rest.. Then',
        '".." in "Rest.. Then" is more than one sign where one is enough. Write ".".',
      ],
      [
        'no space after a comma',
        'Rest,then work',
        '"Rest,then work" has no space after ",". Add the space.',
      ],
      [
        'no space after a sentence',
        'Rest well.Then work',
        '"Rest well.Then work" has no space after ".". Add the space.',
      ],
      [
        'a parenthesis that does not close',
        'Rest (well tonight',
        '"Rest (well tonight" has ( without ) or ) without (. Add the other one or remove this one.',
      ],
      [
        'a parenthesis that does not open',
        'Rest well) tonight',
        '"Rest well) tonight" has ( without ) or ) without (. Add the other one or remove this one.',
      ],
      [
        'a quotation that does not close',
        'Say “rest tonight',
        '"Say “rest tonight" has “ without ” or ” without “. Add the other one or remove this one.',
      ],
      [
        'a straight quotation mark and a curly one',
        'Say "rest” tonight',
        '"Say \\"rest” tonight" has a straight quotation mark on one side of the words and a curly one on the other. Write the two marks of a pair.',
      ],
      [
        'one straight quotation mark',
        'Say "rest tonight',
        '"Say \\"rest tonight" has one ". Add the other one or remove this one.',
      ],
    ]),
  );

  itNames(
    inText('shouting', 'headline', [
      [
        'capitals only',
        'REST WELL AND WORK LESS TODAY',
        '"REST WELL AND WORK LESS TODAY" is written in capitals, which are slower to read and read aloud letter by letter. Write it in ordinary letters.',
      ],
    ]),
  );

  itNames(
    inText('shown-literally', 'headline', [
      [
        'codes of forums',
        '[b]Rest[/b] well',
        '"[b]" is a code of forums, which readers would see. Write the words alone: what they are decides how they look.',
      ],
    ]),
  );
  itNames(
    inText('shown-literally', 'lead', [
      [
        'a line between sentences',
        'Rest well. --- Then work.',
        '"---" is a line of Markdown, which readers would see. Write the words alone: what they are decides how they look.',
      ],
    ]),
  );
  const inList = (title: string, kind = 'lessons') => ({
    guide: {
      'page.sections.1':
        kind === 'questions'
          ? { kind, title: 'Before you rest', items: [{ question: title, answer: 'Yes.' }] }
          : { kind, title: 'How to rest', items: [{ title, text: 'While the kettle boils.' }] },
    },
    at: `guide.ts, page.sections[1].items[0].${kind === 'questions' ? 'question' : 'title'}`,
  });
  itNames('shown-literally', {
    'a number with a parenthesis': {
      ...inList('1) Sit down'),
      says: '"1) Sit" begins with the number of a list, which readers would see as words. Remove it: lists draw their own.',
    },
    'a number with a point': {
      ...inList('2. Sit down'),
      says: '"2. Sit" begins with the number of a list, which readers would see as words. Remove it: lists draw their own.',
    },
    'a number in a list that draws its own': {
      guide: {
        'page.sections.1': {
          kind: 'list',
          title: 'How to rest',
          marker: 'number',
          items: ['1. Sit down', 'Lie down for a while'],
        },
      },
      at: 'guide.ts, page.sections[1].items[0]',
      says: '"1. Sit" begins with the number of a list, which readers would see as words. Remove it: lists draw their own.',
    },
    'a link of HTML where links are written otherwise': {
      guide: {
        'page.sections.0.lead': 'Read <a href="https://willow.example/rest">our rules</a> first.',
      },
      says: '"<a href=\\"https://willow.example/rest\\">" is HTML, which readers would see as it is. Write [our rules](https://willow.example/rest).',
    },
    'the letter of a question': {
      ...inList('Q: May I sleep?', 'questions'),
      says: '"Q:" is a label, which readers would see before the words. Write the words alone: the page tells a question from its answer.',
    },
  });
  itNames(
    inText('typing-slip', 'lead', [
      [
        'quotation marks the wrong way round',
        '”Rest, then work“',
        '"”Rest, then work“" has a quotation mark that is turned the wrong way. Write “ before the words and ” after them.',
      ],
      [
        'a low mark that nothing closes',
        'No hype and no „funnel talk.',
        '"„funnel talk." opens a quotation that nothing closes. Add the mark that closes it, or remove this one.',
      ],
    ]),
  );
  itAccepts(rightText('lead', ['Rest less than 4 weeks (< 4), or b) work.']));
  itNames(
    inText('misspelling', 'lead', [
      ['a misspelt word', 'Recieve your guide', '"Recieve" is misspelt. Write "Receive".'],
      [
        'another misspelt word',
        'Your calender is full',
        '"calender" is misspelt. Write "calendar".',
      ],
    ]),
  );

  itAccepts(
    rightText('lead', [
      'Rest & work, or work < rest? I <3 rest.',
      'Rest (well), then work (less).',
      'It was so, so good. He had had enough; she knew that that was true.',
      'Very very slowly',
      'Breathe in … and out. Wait... what?! Again?',
      '“Rest,” she said. “Then work.” Ask “why?” and “when?”',
      '\ud83d\udc69\u200d\ud83d\udcbb works from home, \ud83d\udc4d\ud83c\udffd and ❤️',
      '1) Rest 2) Work a) rest b) work :)',
      'Rest at 9 a.m. or p.m., as you like.',
      'Use A/B tests, 50% off, and AT&T. 5\'11" tall.',
      'café, naïve, Österreich, SÃO Paulo',
      'We pay $50 – or £40 – a month.',
      'Questions? Write to us: hello@willow.example.',
      'Visit https://willow.example/page?x=1&y=2 today.',
      'Read [the guide](/willow-guide) now. Rest is *everything*.',
      '10.000 people, 3.5 hours, v2.1, e.g. this, i.e. that, etc., and so on',
      'Willow.js and Node.js, snake_case_names and file_name_here',
      '“The first paragraph of a quotation',
      'O’Neill’s \'plan\' isn’t "new".',
    ]),
  );
  itAccepts(rightText('headline', ['USA, UK, NASA and WHO', 'FREE GUIDE']));
});
