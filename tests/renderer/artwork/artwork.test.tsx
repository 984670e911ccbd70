import { brotliCompressSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { motifs, scenes } from '#engine/declaration/theme.ts';
import { Divider, Emblem, Pattern, Scene, Stars } from '#renderer/artwork/artwork.tsx';
import { Cover } from '#renderer/artwork/cover.tsx';

const cover = {
  display: 'Fraunces',
  title: 'Raise Revenue 25% in 90 Days',
  subtitle: 'Six moves for owners',
  author: 'Summit Revenue Coaching',
  badge: 'Free report',
} as const;

const drawings: [string, ReactElement][] = [
  ...motifs.flatMap((motif): [string, ReactElement][] => [
    [`emblem ${motif}`, <Emblem key="e" motif={motif} />],
    [`cover ${motif}`, <Cover key="c" motif={motif} {...cover} alt="A book" />],
    [`pattern ${motif}`, <Pattern key="p" motif={motif} />],
    [`divider ${motif}`, <Divider key="d" motif={motif} />],
  ]),
  ...scenes.map((scene): [string, ReactElement] => [
    `scene ${scene}`,
    <Scene key="s" scene={scene} alt="A scene" />,
  ]),
];

describe.each(drawings)('%s', (_name, drawing) => {
  const svg = renderToStaticMarkup(drawing);

  it('takes at most 2.5 KB of a page', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2560);
  });

  it('takes its colours from the page', () => {
    expect(svg).toContain('var(--');
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b(?!\))|rgb\(/i);
  });

  it('draws with finite numbers only', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is the same whenever it is drawn', () => {
    expect(renderToStaticMarkup(drawing)).toBe(svg);
  });

  it('has ids of its own when a page shows it twice', () => {
    const page = renderToStaticMarkup(
      <>
        {drawing}
        <div>{drawing}</div>
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...page.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('reading a drawing aloud', () => {
  it('names a picture that has an alternative text', () => {
    const svg = renderToStaticMarkup(<Scene scene="stage" alt="A stage" />);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="A stage"/);
  });

  it('keeps quiet about decoration', () => {
    const svg = renderToStaticMarkup(<Emblem motif="pulse" />);
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(svg).not.toContain('role=');
  });

  it('says how many stars were given', () => {
    const svg = renderToStaticMarkup(<Stars count={3} alt="3 out of 5 stars" />);
    expect(svg).toContain('aria-label="3 out of 5 stars"');
    const [given = '', missing = ''] = svg.match(/<path[^>]*>/g) ?? [];
    expect([given.match(/M/g), missing.match(/M/g)].map((one) => one?.length)).toEqual([3, 2]);
    expect(missing).toContain('opacity="0.22"');
  });
});
