import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PhotoImage } from '#renderer/photos/photo-image.tsx';

const photo = {
  width: 1200,
  height: 900,
  avif: '/assets/a-480.avif 480w, /assets/a-1200.avif 1200w',
  webp: '/assets/a-480.webp 480w, /assets/a-1200.webp 1200w',
  jpeg: '/assets/a-800.jpg',
};
const draw = (isFirst: boolean) =>
  renderToStaticMarkup(<PhotoImage photo={photo} alt="A hut in the rain" isFirst={isFirst} />);

describe('PhotoImage', () => {
  it('offers AVIF before WebP and keeps room for the picture', () => {
    const html = draw(false);
    expect(html.match(/type="[^"]+"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
    expect(html).toContain(`srcSet="${photo.avif}"`);
    expect(html).toMatch(
      /<img [^>]*src="\/assets\/a-800.jpg" alt="A hut in the rain" width="1200" height="900"/,
    );
  });

  it('waits below the fold and hurries in the hero', () => {
    expect(draw(false)).toContain('loading="lazy"');
    expect(draw(false)).not.toContain('fetchPriority');
    expect(draw(true)).toContain('loading="eager" fetchPriority="high"');
  });

  it('adds nothing before the picture', () => {
    expect(draw(true)).toMatch(/^<picture>/);
  });
});
