import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { listPageTexts } from '#renderer/build/shown-texts.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { frameSourcesOf } from '#server/http/security-headers.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { declare } from '#tests/support/site/declarations.ts';

const photo = {
  width: 240,
  height: 240,
  avif: '/a.avif 240w',
  webp: '/a.webp 240w',
  jpeg: '/a.jpg',
};

/** The guide's page with a section after its hero, its funnel, and the site; in other colours where given. */
function draw(section: object, colours?: object) {
  const files = declare({
    'guide.ts': { 'page.sections.1': section },
    ...(colours
      ? { 'coach.ts': { theme: { ...colours, display: 'Fraunces', motif: 'ridgelines' } } }
      : {}),
  });
  const { site, findings } = compileSite(files, ['/']);
  const funnel = site?.funnels.find(({ id }) => id === 'willow-guide');
  if (!site || !funnel) throw new Error(JSON.stringify(findings));
  const assets = { ...bareAssets(), photos: { 'willow/team.jpg': photo } };
  const documents = createDocuments({ site, assets, publicUrl: 'https://example.com' });
  return { site, funnel, html: documents.funnel(funnel, funnel.paths[0], { kind: 'idle' }) };
}

const video = {
  kind: 'video',
  title: 'Two minutes in the garden',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  length: '2:10',
  artwork: { kind: 'scene', scene: 'letter', alt: 'A letter on a desk' },
  transcript: ['Good morning from the garden.'],
};

const packages = (price: unknown, to = 'form') => ({
  kind: 'packages',
  title: 'Afterwards',
  items: [
    { name: 'The year', price, includes: ['A call a month'], button: { label: 'Begin', to } },
  ],
});

describe('a video', () => {
  const { html, funnel } = draw(video);

  it('waits in a closed element, and its frame loads no sooner than somebody opens it', () => {
    const details = /<details class="video">.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(details).toContain('loading="lazy"');
    expect(details).toContain(
      'src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0"',
    );
    expect(details).toContain('title="Two minutes in the garden"');
    expect(html.replace(details, '')).not.toContain('youtube-nocookie');
  });

  it('has a link and its words for whoever cannot or will not play it', () => {
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('<p>Good morning from the garden.</p>');
    expect(html).toContain('2:10');
  });

  it('opens the policy of its page for its own host alone', () => {
    expect(frameSourcesOf(funnel)).toEqual(['https://www.youtube-nocookie.com']);
    expect(frameSourcesOf(draw(packages('On request')).funnel)).toEqual([]);
  });
});

describe('packages', () => {
  it('write an amount as the language of the page does', () => {
    const english = draw(packages({ amount: 1480, currency: 'EUR' }));
    expect(english.html).toContain('€1,480<');
    expect(draw(packages({ amount: 9.5, currency: 'USD' })).html).toContain('$9.50<');
    expect(draw(packages('On request')).html).toContain('On request<');
  });

  it('have the characters of their prices in the display face', () => {
    const { site } = draw(packages({ amount: 1480, currency: 'EUR' }));
    expect(listPageTexts(site, 'willow')).toContain('€1,480');
  });

  it.each([
    ['form', 'href="#form"'],
    ['/', 'href="/"'],
    [
      'scheduling',
      'href="https://calendar.willow.example/call" target="_blank" rel="noopener" ping="/api/funnels/willow-guide/booked"',
    ],
    ['https://pay.willow.org/1', 'href="https://pay.willow.org/1" target="_blank" rel="noopener">'],
  ])('lead to %s', (to, link) => {
    expect(draw(packages('On request', to)).html).toContain(`class="btn" ${link}`);
  });
});

describe('logos and photos of people', () => {
  const logos = {
    kind: 'logos',
    items: [{ name: 'The Reed Review', file: 'team.jpg' }, { name: 'Marsh and Sons' }],
  };

  it('show the picture with its name, and a name without one as words', () => {
    const { html } = draw(logos);
    expect(html).toContain('class="logo" src="/a.jpg" alt="The Reed Review"');
    expect(html).toContain('<span class="figure">Marsh and Sons</span>');
  });

  it('are turned on a dark page', () => {
    expect(draw(logos).html).toContain('<ul class="logos">');
    const dark = { paper: '#121212', ink: '#F7F2E8', strong: '#E4B343', accent: '#E5533D' };
    expect(draw(logos, dark).html).toContain('<ul class="logos turned">');
  });

  it('stand beside the words of whom they show', () => {
    const { html } = draw({
      kind: 'testimonials',
      title: 'They say',
      items: [
        {
          quote: 'I slept on the train home.',
          name: 'Ada Brook',
          photo: { file: 'team.jpg', alt: 'A woman with short grey hair' },
        },
      ],
    });
    expect(html).toMatch(/class="portrait" src="\/a.jpg" alt="A woman with short grey hair".*Ada/);
  });
});
