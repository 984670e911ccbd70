import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const meant = (found: string, right: string) =>
  `"${found}" has a word that was not meant. Write "${right}".`;
const filler = (found: string) =>
  `"${found}" looks like words that hold the place of others. Write the words that people should read.`;

describe('articles and small words', () => {
  itNames(
    inText('misspelling', 'lead', [
      [
        'is for what belongs to it',
        'The whole pitch and it’s proof.',
        meant('The whole pitch and it’s proof', 'The whole pitch and its proof'),
      ],
      [
        'then for than',
        'It is easier then you think.',
        meant('easier then you', 'easier than you'),
      ],
      [
        'to for too, at the end of a sentence',
        'You may cry, to. Or laugh.',
        meant(', to', ', too'),
      ],
      [
        'loose for lose, at the end',
        'You have nothing to loose.',
        meant('nothing to loose', 'nothing to lose'),
      ],
      [
        'there for their',
        'Women bring there diaries.',
        meant('bring there diaries', 'bring their diaries'),
      ],
      [
        'who is for whose',
        'For women who’s year was hard.',
        meant('who’s year was', 'whose year was'),
      ],
      ['everyday for every day', 'Do it everyday.', meant('it everyday', 'it every day')],
      ['lets without its apostrophe', 'Lets talk.', meant('Lets talk', 'Let’s talk')],
      ['affect for effect', 'It has a calming affect.', meant('calming affect', 'calming effect')],
      [
        'you are for what is yours',
        'Choose you’re half hour.',
        meant('Choose you’re half', 'Choose your half'),
      ],
      ['an before a consonant', 'Silence is not an no.', meant('an no', 'a no')],
      ['a before a vowel', 'Rest is a option.', meant('a option', 'an option')],
      ['an other', 'You do not need an other plan.', meant('an other', 'another')],
      ['to for too', 'You are to close to see it.', meant('are to close to', 'are too close to')],
      ['too for to', 'There is nothing too count.', meant('nothing too count', 'nothing to count')],
      ['its for it’s', 'Its the quiet hour.', meant('Its the', 'It’s the')],
      ['it’s for its', 'The tree drops it’s fruit.', meant('drops it’s fruit', 'drops its fruit')],
      ['it’s before what it has', 'A sun; it’s rays are long.', meant('it’s rays', 'its rays')],
      ['your for you’re', 'Your expected, friend.', meant('Your expected', 'You’re expected')],
      ['loose for lose', 'I would rather loose two.', meant('rather loose two', 'rather lose two')],
      [
        'there for their',
        'Then there friends did.',
        meant('Then there friends', 'Then their friends'),
      ],
      ['a dance for a time', 'Ready in two minuets.', meant('in two minuets', 'in two minutes')],
      [
        'form for from',
        'Join us, form the parked car.',
        meant('form the parked car', 'from the parked car'),
      ],
      ['manger for manager', 'Ask a manger who rests.', meant('manger', 'manager')],
    ]),
  );
  itAccepts(
    rightText('lead', [
      'Take an hour, an honest one, and a useful tea.',
      'A one-page plan, a unique chair, a European nap and once a week an MBA.',
      'Our aim is to close the shop at five.',
      'There is nothing too fancy here, and you are not too late.',
      'Its only rule is rest.',
      'Everyday people rest badly. It lets you talk, and nothing is too loose.',
      'Choose the chair you’re in. Women go there: friends, families, numbers.',
      'This is the table we come back to, and who’s tired is welcome. The same affects all.',
      'It was forty yards (under 37 m) behind the hut.',
      'Take it slowly. It’s vital. Keep it: it’s yours.',
      'Your expected income, your looking glass, your waiting list.',
      'Tie up loose ends; you have a loose plan, and they loosen up.',
      'Any form the kitchen accepts will do. Form a team.',
      'Away in a manger, and then there was Monday. There friends are found.',
    ]),
  );
});

describe('words twice', () => {
  itNames(
    inText('typing-slip', 'lead', [
      [
        'two words twice',
        'Ninety days later days later the shop was calm.',
        '"days later days later" has the same words twice. Remove one of the two.',
      ],
      [
        'a verb twice',
        'A chair is is enough.',
        '"is is" has the same word twice. Remove one of the two.',
      ],
    ]),
  );
  itAccepts(
    rightText('lead', [
      'Again and again and again.',
      'Little by little by little.',
      'What it is is a chair.',
      'Nobody goes “la la la” up a scale here.',
      'And then she said no no no, and meant it.',
      'The clock went tick tock tick tock.',
      'The tenth tenth is another person.',
    ]),
  );
});

describe('signs that are slips', () => {
  itNames([
    ...inText('typing-slip', 'lead', [
      [
        'an accent for an apostrophe',
        'Let´s rest.',
        '"´" in "Let´s rest." is no apostrophe. Write ’.',
      ],
      [
        'an opening mark for an apostrophe',
        'It‘s quiet.',
        '"‘" in "It‘s quiet." is no apostrophe. Write ’.',
      ],
      [
        'a sentence that begins small',
        'Choose one chair. leave the rest.',
        'A sentence begins with a small letter: "leave". Begin it with a capital, or remove the full stop before it.',
      ],
      [
        'a full stop before another end',
        'Rest today.!',
        '".!" in "Rest today.!" is more than one sign where one is enough. Write ".".',
      ],
      [
        'two commas around a space',
        'Rest, , and then work.',
        '", ," in "Rest, , and then work." is more than one sign where one is enough. Write ",".',
      ],
      [
        'a bracket that nothing closes',
        'Rest on [the chair.',
        '"Rest on [the chair." has [ without ] or ] without [. Add the other one or remove this one.',
      ],
      [
        'a comma on the wrong side of its space',
        'Rest ,then work.',
        '"Rest ,then work." has a space before ",". Remove the space.',
      ],
      [
        'a space that breaks no line beside another',
        'Rest\u00a0 and work.',
        '"Rest\u00a0 and work." has two spaces in a row. Remove one.',
      ],
    ]),
    ...inText('typing-slip', 'headline', [
      [
        'a headline cut off behind an article',
        'Rest is the',
        'The last sentence has no end: "…Rest is the". Write it to its end, or add the full stop.',
      ],
      [
        'a headline that ends with a comma',
        'Rest before noon,',
        '"Rest before noon," ends with a comma, as if something followed. Remove it, or write what was meant to follow.',
      ],
    ]),
  ]);
  itAccepts(
    rightText('lead', [
      'It takes approx. ten minutes, or less, etc. and then rest.',
      'Somebody in St. Paul, Minn. had a chair.',
      'Rock ’n’ roll, ’98, and then rest.',
    ]),
  );
  itAccepts(rightText('headline', ['What to ask for', 'Plan A', 'Listen in, and wait on']));
});

describe('quotations within what somebody said', () => {
  const saying = (quote: string) => ({
    'guide.ts': { 'page.sections.1': { kind: 'quote', quote, by: 'Ada, who rests' } },
  });
  itNames({
    'one that does not end': {
      changes: saying('They never once said “strong. They asked.'),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[1].quote',
      says: '"They never once said “strong. They asked." has “ without ” or ” without “. Add the other one or remove this one.',
    },
  });
  itAccepts({
    'one that ends': { changes: saying('They never once said “strong”. They asked.') },
    'a saying quoted in part': { changes: saying('“They asked what I could carry.') },
  });
});

describe('names of parts that stand where their words should', () => {
  itNames([
    ...inText('left-over', 'lead', [
      ['the name of a part', 'Preview text here. Rest first.', filler('Preview text here.')],
    ]),
    ...inText('left-over', 'subject', [
      ['the number of a draft', 'v2 FINAL: It is here', filler('v2 FINAL: ')],
    ]),
  ]);
  itAccepts(rightText('lead', ['Read the preview text. Then rest.', 'This is version 2 of rest.']));
});
