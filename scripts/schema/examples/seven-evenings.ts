import { defineGuide } from '#engine/define-guide.ts';

/** A guide of the reference, with every kind of block. */
export const sevenEvenings = defineGuide({
  allow: [{ rule: 'short-guide', because: 'The other six evenings are written like this one.' }],
  chapters: [
    {
      title: 'The first evening: where it broke',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Read your last ten pages, with a pencil and *without* a pen. You are looking for the scene in which the air went out.',
        },
        { kind: 'heading', text: 'How to find the scene' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Mark each page on which somebody wants something.',
            'Stop at the first page without a mark.',
            'Go back one scene. That is the one.',
          ],
        },
        {
          kind: 'note',
          title: 'How it went for a night nurse',
          paragraphs: [
            'Her page was forty-one. Her heroine had been given the letter that she wanted.',
            'So the scene that broke was on page thirty-eight, in which nobody kept the letter from her.',
          ],
        },
        { kind: 'quote', text: 'Not tonight. I have a page to write.', by: 'To whoever asks' },
        {
          kind: 'table',
          caption: 'What a scene lacks, and what to give it',
          columns: ['It reads as if', 'Give it'],
          rows: [
            ['nothing could go wrong', 'somebody who says no'],
            ['it could be left out', 'something that cannot be taken back'],
          ],
        },
        {
          kind: 'figure',
          scene: 'letter',
          alt: 'A letter on a desk by a window',
          caption: 'Leave it where you see it in the morning.',
        },
        {
          kind: 'worksheet',
          title: 'My page forty',
          questions: [
            { label: 'Who wants something here, and what?', lines: 2 },
            { label: 'Who says no?', lines: 1 },
          ],
        },
        {
          kind: 'checklist',
          items: ['I know which scene it is.', 'I have one sentence to write tomorrow.'],
        },
      ],
    },
  ],
});
