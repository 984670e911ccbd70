import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BodyText } from '#renderer/page/body-text.tsx';

const draw = (text: string) => renderToStaticMarkup(<BodyText text={text} />);

it('draws plain words without an element, and marks inside one', () => {
  expect(draw('Ham & eggs \\*')).toBe('Ham &amp; eggs *');
  expect(draw('*See* [the guide](/guide).')).toBe(
    '<span><strong>See</strong> <a href="/guide">the guide</a>.</span>',
  );
});

it('gives a page of another site no hold on this one', () => {
  expect(draw('[Out](https://a.example/?b=1&c)')).toBe(
    '<span><a href="https://a.example/?b=1&amp;c" rel="noopener">Out</a></span>',
  );
});

it('draws HTML as text', () => {
  expect(draw('*<b>x</b>*')).toBe('<span><strong>&lt;b&gt;x&lt;/b&gt;</strong></span>');
});
