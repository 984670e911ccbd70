import { describe } from 'vitest';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

const lead = 'page.sections.0.lead';
const at = 'guide.ts, page.sections[0].lead';

/** What somebody wrote into the lead of the hero. */
function written(did: string, text: string, rule: string, says: string): Mistake {
  return { did, changes: { 'guide.ts': { [lead]: text } }, rule, at, says };
}

describe('links and emphasis in texts', () => {
  itNames('markup-not-here', [
    written(
      'two stars, as in Markdown',
      'It is **really** free.',
      'broken-markup',
      '"**really**" would show its stars: strong words have one star on each side. Write them as *words*.',
    ),
    written(
      'a star that nothing closes',
      'It is *really free.',
      'broken-markup',
      'The star in "*really" opens strong words that nothing closes, so it would be shown as it is. Write a second star after the last strong word, or \\* for a star that is meant.',
    ),
    written(
      'a strong beginning without an end',
      '*Important: bring a pen.',
      'broken-markup',
      'The star in "*Important:" opens strong words that nothing closes, so it would be shown as it is. Write a second star after the last strong word, or \\* for a star that is meant.',
    ),
    written(
      'a link without https',
      'Read [the study](http://study.example).',
      'broken-markup',
      'The link "[the study](http://study.example)" leads to an address without encryption. Write https:// instead of http://.',
    ),
    written(
      'a link without a scheme',
      'Read [the study](www.study.example).',
      'broken-markup',
      'The link "[the study](www.study.example)" leads to "www.study.example", which is neither a path nor an address. Write a path of this site like /free-guide, or an address that begins with https://.',
    ),
    written(
      'a link to a script',
      'Read [the study](javascript:alert).',
      'broken-markup',
      'The link "[the study](javascript:alert)" would run or open something on the visitor\'s machine. Link to a path of this site or to an address that begins with https://.',
    ),
    written(
      'a link to a mailbox',
      'Write to [us](mailto:us@willow.example).',
      'broken-markup',
      'The link "[us](mailto:us@willow.example)" leads to "mailto:us@willow.example", but texts link to pages only. Write the address or the number itself: phones and mail programs open it.',
    ),
    written(
      'a link without an address',
      'Read [the study]().',
      'broken-markup',
      'The link "[the study]()" has no address. Write where it leads: a path like /free-guide, or an address like https://….',
    ),
    written(
      'a link that is not closed',
      'Read [the study](/willow-guide',
      'broken-markup',
      'The link "[the study](/willow-guide" has no closing parenthesis. Write ) after the address.',
    ),
    written(
      'a bracket that is not closed',
      'Read [the study(/willow-guide).',
      'broken-markup',
      '"[the study(/willow-guide)" looks like a link whose bracket does not close. Write links as [words](/path) or [words](https://…).',
    ),
    written(
      'a space in a link',
      'Read [the study] (/willow-guide).',
      'broken-markup',
      'The link "[the study] (/willow-guide)" has a space between its words and its address. Write it together, like [the study](…).',
    ),
    written(
      'a link to a bare mailbox',
      'Write to [us](us@willow.example).',
      'broken-markup',
      'The link "[us](us@willow.example)" leads to "us@willow.example", but texts link to pages only. Write the address or the number itself: phones and mail programs open it.',
    ),
    written(
      'a title in a link',
      'Read [it all](/willow-guide "now").',
      'broken-markup',
      'The link "[it all](/willow-guide \\"now\\")" leads to "/willow-guide \\"now\\"", which is neither a path nor an address. Write a path of this site like /free-guide, or an address that begins with https://.',
    ),
    written(
      'another host without a scheme',
      'Read [it all](//study.example).',
      'broken-markup',
      'The link "[it all](//study.example)" leads to "//study.example", which is neither a path nor an address. Write a path of this site like /free-guide, or an address that begins with https://.',
    ),
    written(
      'a picture in a text',
      'See ![the cover](/cover.png).',
      'broken-markup',
      '"![the cover](/cover.png)" asks for a picture, which texts cannot hold. Give the section an artwork of kind \'photo\' instead.',
    ),
    written(
      'half an address',
      'Read [the study](https://study).',
      'broken-markup',
      'The link "the study" leads to "https://study", which is not a whole address. Write it like https://example.org/page.',
    ),
    written(
      'a placeholder in an address',
      'Read [it](https://a.example/{coach}).',
      'broken-markup',
      'The link "it" leads to "https://a.example/{coach}", but placeholders are not filled in addresses. Write the address out.',
    ),
    written(
      'a link without words',
      'Read [](/willow-guide).',
      'empty-link',
      'The link to "/willow-guide" has no words, so nobody could see or tap it. Write the words between the brackets, like [the guide](/willow-guide).',
    ),
    written(
      'a link with a space for words',
      'Read [ ](/willow-guide).',
      'empty-link',
      'The link to "/willow-guide" has no words, so nobody could see or tap it. Write the words between the brackets, like [the guide](/willow-guide).',
    ),
    written(
      'a link to a page that does not exist',
      'Read [the study](/study).',
      'dead-link',
      'The link "the study" leads to "/study", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    ),
    written(
      'a link that says "here"',
      'Read it [here](/willow-guide).',
      'vague-link',
      'A link says "here", which tells nobody where it leads, least of all people who hear a page. Put the brackets around the words that name what is there, like [the price list](/…).',
    ),
    written(
      'a link that names another site than it leads to',
      'Read [www.willow-study.org](https://oak-study.org/paper) first.',
      'link-words',
      'The link says "www.willow-study.org", but leads to oak-study.org. Write the address to which it leads, or words that say what is there.',
    ),
    written(
      'a link that says "click here"',
      '[Click here](/willow-guide) to read.',
      'vague-link',
      'A link says "Click here", which tells nobody where it leads, least of all people who hear a page. Put the brackets around the words that name what is there, like [the price list](/…).',
    ),
    written(
      'a link that says "read more"',
      '[Read more…](/willow-guide)',
      'vague-link',
      'A link says "Read more…", which tells nobody where it leads, least of all people who hear a page. Put the brackets around the words that name what is there, like [the price list](/…).',
    ),
    {
      did: 'a link in a headline',
      guide: { 'page.sections.0.headline': 'Rest, [then](/willow-guide) work' },
      says: '"[then](/willow-guide)" would be shown as it is: links and emphasis are drawn in body texts only, and "headline" is none. Write the words alone, or move them into a paragraph.',
    },
    {
      did: 'emphasis in a button',
      guide: { 'form.button.idle': 'Send it *now*' },
      says: '"*now*" would be shown as it is: links and emphasis are drawn in body texts only, and "idle" is none. Write the words alone, or move them into a paragraph.',
    },
    {
      did: 'emphasis in a toast',
      guide: { 'success.toast.title': '*Thank you*, {name}!' },
      says: '"*Thank you*" would be shown as it is: links and emphasis are drawn in body texts only, and "title" is none. Write the words alone, or move them into a paragraph.',
    },
    {
      did: "a link in the page's description",
      guide: { 'page.description': 'A guide [for tests](/willow-guide).' },
      says: '"[for tests](/willow-guide)" would be shown as it is: links and emphasis are drawn in body texts only, and "description" is none. Write the words alone, or move them into a paragraph.',
    },
    {
      did: 'emphasis in a subject',
      coach: { 'functions.send-guide.message.subject': 'It is *here*' },
      says: '"*here*" would be shown as it is: links and emphasis are drawn in body texts only, and "subject" is none. Write the words alone, or move them into a paragraph.',
    },
    {
      did: 'a dead link in an email',
      coach: {
        'functions.send-guide.message.paragraphs': ['Here it is.', 'Then [book a call](/call).'],
      },
      rule: 'dead-link',
      at: "coach.ts, functions['send-guide'].message.paragraphs[1]",
      says: 'The link "book a call" leads to "/call", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    {
      did: 'a link that resembles a redirect and begins a path',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Then [book a call](/call-the-wil).' },
        'call.ts': { path: '/call-the-willow-people', redirects: ['/call-the-will'] },
      },
      rule: 'dead-link',
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link "book a call" leads to "/call-the-wil", but no page of this site has that path. Write "/call-the-willow-people".',
    },
    {
      did: 'a star left open in the biography',
      coach: { 'biography.paragraphs': ['Willow *works.'] },
      rule: 'broken-markup',
      at: 'coach.ts, biography.paragraphs[0]',
      says: 'The star in "*works." opens strong words that nothing closes, so it would be shown as it is. Write a second star after the last strong word, or \\* for a star that is meant.',
    },
  ]);

  itAccepts({
    'links and strong words in body texts': {
      guide: {
        [lead]: 'Rest, *then* [read the guide](/willow-guide#form) or [our library](/leadmagnet).',
        'form.privacy': 'We keep to [our promise](https://willow.example/privacy).',
        'success.toast.title': 'Thank you, {name}: 5* for you!',
      },
      coach: {
        'functions.send-guide.message.paragraphs': ['*Here* is [the guide](/willow-guide).'],
        'biography.paragraphs': ['*Willow* [works](https://willow.example).'],
      },
    },
    'stars and brackets that mark nothing': {
      guide: {
        [lead]: '5 * 3 is 15, 5*3 too. A 4* hotel [sic], [live] (90 minutes), \\*escaped.',
        'page.sections.0.note': '*While places last.',
        'page.sections.0.points': ['Free of charge*', 'Just a click away: *here*'],
      },
    },
    'a link that names the site to which it leads': {
      guide: { [lead]: 'Read [willow-study.org](https://www.willow-study.org/paper) first.' },
    },
    'a vague link with its reason': {
      guide: {
        [lead]: 'Read it [here](/willow-guide).',
        allow: [{ rule: 'vague-link', because: 'The button beside it says where.' }],
      },
    },
  });
});
