import { expect, it } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { sampleEmail } from './sample.ts';

const marked = sampleEmail({
  message: {
    paragraphs: [
      'Read *this* first.',
      'Then [our promise](/promise) or [the study](https://s.example/a).',
    ],
    points: [{ title: 'Ask', text: 'As in [the guide](/guide).' }],
    afterword: ['A star: \\*'],
  },
});

it('draws links and strong words of an email, and paths with the address of the site', async () => {
  const { html } = await renderEmail(marked);
  expect(html).toContain('Read <strong>this</strong> first.');
  expect(html).toMatch(/<a [^>]*href="https:\/\/site\.example\/promise"[^>]*>our promise<\/a>/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/s\.example\/a"[^>]*>the study<\/a>/);
  expect(html).toMatch(/<a [^>]*href="https:\/\/site\.example\/guide"[^>]*>the guide<\/a>/);
  expect(html).toContain('A star: *');
});

it('writes an address after the words of a link in plain text', async () => {
  const { text } = await renderEmail(marked);
  expect(text).toContain('Read this first.');
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Then our promise (https://site.example/promise) or the study (https://s.example/a).',
  );
  expect(text.replace(/\s+/g, ' ')).toContain('As in the guide (https://site.example/guide).');
  expect(text).toContain('A star: *\n');
});

it('leads to privacy notice, terms and imprint at its foot, in its language', async () => {
  const { coach } = marked;
  const legal = { privacy: '/sample/privacy', imprint: 'https://sample.example/imprint' };
  const { html, text } = await renderEmail({
    ...marked,
    language: 'de',
    coach: { ...coach, legal },
  });
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/site\.example\/sample\/privacy"[^>]*>Datenschutzhinweise<\/a>/,
  );
  expect(html).toMatch(/<a [^>]*href="https:\/\/sample\.example\/imprint"[^>]*>Impressum<\/a>/);
  expect(text).toContain('Datenschutzhinweise: https://site.example/sample/privacy\n');
  expect(text).toContain('Impressum: https://sample.example/imprint');
});
