import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { FormState } from '#engine/contract/form.ts';
import type { DownloadView, SeatView, UnsubscribeView } from '#engine/contract/person-pages.ts';
import { legalLinks } from '#engine/interpret/legal-links.ts';
import { siteOfCoach } from '#engine/site/parts-of-site.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { readSite } from '#scripts/support/declared-site.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';

const site = readSite();

const assets = bareAssets({
  style: '.ticket{a:b}.toast{c:d}.success{e:f}.unheard-of{g:h}',
  socialPictures: site.funnels.slice(0, 1).map(({ id }) => id),
});
const documents = createDocuments({ site, assets, publicUrl: 'https://example.com' });

const funnelPages = site.funnels.map((funnel) => ({
  name: funnel.id,
  funnel,
  html: documents.funnel(funnel, funnel.paths.at(-1) ?? '', { kind: 'idle' }),
}));
const sitePages = documents.sitePages.map((page) => ({ name: page.path, html: page.render(site) }));
const brandPages = site.coaches.flatMap((coach) => {
  const { slug } = coach;
  const own = siteOfCoach(site, coach);
  return [
    { name: `home of ${slug}`, html: documents.brandHome(coach, 'https://example.com', own) },
    { name: `404 of ${slug}`, html: documents.notFound(coach) },
  ];
});
const all = [
  ...funnelPages,
  ...sitePages,
  ...brandPages,
  { name: '404', html: documents.notFound() },
];

const toast = { title: 'Thank you', description: 'It is on its way.' };

/** The pages that are drawn for one visitor: after a plain form, and behind an unsubscribe link. */
const drawnOnDemand = [
  ...site.funnels.flatMap((funnel) => {
    const { id, declaration, formFields = [] } = funnel;
    if (declaration.kind !== 'lead') return [];
    const fields = Object.fromEntries(formFields.map(({ name }) => [name, 'Please look again.']));
    const { success } = declaration;
    const states: FormState[] = [
      { kind: 'rejected', toast, fields, values: { email: 'ada@gmial.com' }, submissionId: id },
      { kind: 'succeeded', toast, clear: true },
      ...(success.after === 'screen'
        ? [{ kind: 'succeeded', screen: success.screen, clear: false } as FormState]
        : []),
    ];
    return states.map((state) => ({
      name: `${id} ${state.kind}`,
      html: documents.funnel(funnel, declaration.path, state),
    }));
  }),
  ...site.funnels.flatMap((funnel) => {
    const { id, declaration } = funnel;
    if (declaration.kind !== 'lead' || declaration.success.after !== 'screen') return [];
    const { screen } = declaration.success;
    const state = { kind: 'succeeded', toast, screen, clear: false } as FormState;
    const words = { title: '{leadMagnet} is over', text: 'It comes back.' };
    return [
      { name: `${id} thanks`, html: documents.thanks(funnel, state) },
      { name: `${id} over`, html: documents.over(funnel, words) },
    ];
  }),
  ...unsubscribeViews().map((view) => ({ name: view.kind, html: documents.unsubscribe(view) })),
  ...seatViews().map((view) => ({ name: `seat ${view.kind}`, html: documents.seat(view) })),
  ...downloadViews().map((view) => ({
    name: `download ${view.kind}`,
    html: documents.download(view),
  })),
];

function seatViews(): readonly SeatView[] {
  const [coach] = site?.coaches ?? [];
  const seat = {
    language: 'de' as const,
    event: 'The Willow Evening',
    when: 'Dienstag, 16. März 2027, 19:00 PDT',
    before: 1,
    mayWait: true,
    dates: [{ key: 'willow-evening/may', when: 'Dienstag, 4. Mai 2027, 19:00 PDT' }],
    action: '/seat/token',
  };
  return [
    ...(['held', 'confirmed', 'waiting', 'lapsed', 'full', 'over'] as const).flatMap((kind) => [
      { kind, ...seat },
      ...(coach ? [{ kind, ...seat, coach }] : []),
    ]),
    { kind: 'nothing-known' },
    { kind: 'unknown-link' },
    { kind: 'unavailable' },
  ];
}

function downloadViews(): readonly DownloadView[] {
  const [coach] = site?.coaches ?? [];
  return [
    { kind: 'unknown-link' },
    ...(['gone', 'unavailable'] as const).flatMap((kind) => [
      { kind, language: 'de' as const },
      ...(coach ? [{ kind, language: 'de' as const, coach }] : []),
    ]),
  ];
}

function unsubscribeViews(): readonly UnsubscribeView[] {
  const [coach] = site?.coaches ?? [];
  const person = {
    language: 'de' as const,
    address: 'a…@example.com',
    action: '/unsubscribe/token',
    canResume: true,
  };
  return [
    ...(['wanted', 'stopped-coach', 'stopped-all'] as const).flatMap((kind) => [
      { kind, ...person },
      ...(coach ? [{ kind, ...person, coach }] : []),
    ]),
    { kind: 'nothing-known' },
    { kind: 'unknown-link' },
    { kind: 'unavailable' },
  ];
}

/** The levels of a document's headings, in order. */
const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));

describe.each(all)('the document $name', ({ html }) => {
  it('has one first heading and skips no level', () => {
    const levels = headings(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('loads nothing from another host', () => {
    const loaded = [...html.matchAll(/<(?:script|img|link|source)[^>]*(?:src|href)="([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((address) => /^(?:https?:)?\/\//.test(address));
    expect(loaded.filter((address) => !address.startsWith('https://example.com/'))).toEqual([]);
  });

  it('uses every id once', () => {
    // A template's ids are none of the document's.
    const shown = html.replace(/<template>.*<\/template>/s, '');
    const ids = [...shown.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

it.each([...all, ...drawnOnDemand])('$name is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) => messages);
  expect(errors.map(({ message, selector }) => `${message} at ${selector}`)).toEqual([]);
});

describe.each(funnelPages)('the page of $name', ({ funnel, html }) => {
  it('names its canonical address, whichever alias it is drawn for', () => {
    expect(html).toContain(`<link rel="canonical" href="https://example.com${funnel.paths[0]}"/>`);
  });

  it('fills every placeholder', () => {
    // What a form says by itself, and the visitor's own time, are filled where they are said.
    const own = /data-yours="[^"]*"|&quot;words&quot;:\{(?:[^{}]|\{(?:[^{}]|\{[a-z]+\})*\})*\}/g;
    const words = html
      .replace(/<style>.*?<\/style>|<script[^>]*>.*?<\/script>/gs, '')
      .replace(own, '');
    expect(words.match(/\{[a-zA-Z.]+\}/g)).toBeNull();
  });

  it('carries the script only where there is a form', () => {
    const hasForm = funnel.declaration.kind === 'lead';
    expect(html.includes('<script type="module">void 0</script>')).toBe(hasForm);
    expect(html.includes('<form')).toBe(hasForm);
  });
});

describe('createDocuments', () => {
  it('keeps the style of what the form may show later, and drops what the page never shows', () => {
    for (const { funnel, html } of funnelPages) {
      const hasForm = funnel.declaration.kind === 'lead';
      const hasScreen =
        funnel.declaration.kind === 'lead' && funnel.declaration.success.after === 'screen';
      expect(html.includes('.toast{c:d}')).toBe(hasForm);
      expect(html.includes('.success{e:f}')).toBe(hasScreen);
      expect(html).not.toContain('unheard-of');
    }
  });

  it('shows a social picture only where there is one', () => {
    for (const { funnel, html } of funnelPages) {
      const address = `https://example.com/social/${funnel.id}.png`;
      expect(html.includes(`property="og:image" content="${address}"`)).toBe(
        funnel.id === site.funnels[0]?.id,
      );
    }
  });

  it('shows every funnel on home, and every guide, report and test in the library', () => {
    const [home, library] = sitePages.map(({ html }) => pathsOn(html));
    for (const { funnel } of funnelPages) {
      const { path, offer } = funnel.declaration;
      expect(home?.has(path)).toBe(true);
      expect(library?.has(path)).toBe(['guide', 'report', 'test'].includes(offer.kind));
    }
  });

  it('leads to the privacy notice from the foot of every coach’s page, and from every form', () => {
    for (const { funnel, html } of funnelPages) {
      const [privacy] = legalLinks(funnel.coach, funnel.language);
      const notice = `href="${privacy?.to}"`;
      const [, foot = ''] = html.split('<footer');
      const [, form = ''] = /<form(.*?)<\/form>/s.exec(html) ?? [];
      expect(foot).toContain(notice);
      expect(form.includes(notice)).toBe(funnel.declaration.kind === 'lead');
    }
    const [coach] = site.coaches;
    const known = [
      ...seatViews().map((view) => ({ view, html: documents.seat(view) })),
      ...unsubscribeViews().map((view) => ({ view, html: documents.unsubscribe(view) })),
      ...downloadViews().map((view) => ({ view, html: documents.download(view) })),
    ];
    for (const { view, html } of known) {
      expect(html.includes(`href="${coach?.legal?.privacy}"`)).toBe('coach' in view);
    }
  });

  it('asks search engines to leave out pages of plain text, and no others', () => {
    const documentPaths = site.coaches.flatMap((coach) =>
      (coach.documents ?? []).map(({ path }) => path),
    );
    expect(documentPaths.length).toBeGreaterThan(10);
    for (const { name, html } of [...funnelPages, ...sitePages]) {
      const isLeftOut = html.includes('<meta name="robots" content="noindex"/>');
      expect(isLeftOut, name).toBe(documentPaths.includes(name));
    }
  });
});

const pathsOn = (html: string) =>
  new Set([...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]));

describe('the home of a coach', () => {
  it('leads to each page of the coach, and to nothing of anybody else', () => {
    for (const coach of site.coaches) {
      const own = site.funnels.filter((funnel) => funnel.coach.slug === coach.slug);
      const html = documents.brandHome(coach, 'https://own.example', siteOfCoach(site, coach));
      const documentPaths = (coach.documents ?? []).map(({ path }) => path);
      const known = new Set<string | undefined>([
        '/',
        '/favicon.svg',
        ...documentPaths,
        ...own.map(({ paths }) => paths[0]),
      ]);
      for (const { declaration } of own) expect(html).toContain(`href="${declaration.path}"`);
      expect([...pathsOn(html)].filter((path) => !known.has(path))).toEqual([]);
      expect(html).toContain('<link rel="canonical" href="https://own.example/"/>');
    }
  });

  it('has an emblem that a browser shows by itself', () => {
    for (const coach of site.coaches) {
      const emblem = documents.emblem(coach);
      expect(emblem).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(emblem).not.toMatch(/var\(|color-mix/);
    }
  });
});

describe('a coach with a domain', () => {
  const [first] = site.funnels;
  const moved = (coach: (typeof site.coaches)[number]) =>
    coach.slug === first?.coach.slug ? { ...coach, domain: 'own.example' } : coach;
  const withDomain = {
    ...site,
    coaches: site.coaches.map(moved),
    funnels: site.funnels.map((funnel) => ({ ...funnel, coach: moved(funnel.coach) })),
  };
  const drawn = createDocuments({ site: withDomain, assets, publicUrl: 'https://example.com' });

  it('is found there by search engines and whoever shares a link', () => {
    const [funnel] = withDomain.funnels;
    if (!funnel) throw new Error('There is no funnel.');
    const html = drawn.funnel(funnel, funnel.paths[0], { kind: 'idle' });
    const address = `https://own.example${funnel.paths[0]}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain(`content="https://own.example/social/${funnel.id}.png"`);
    expect(html).not.toContain('https://example.com');
  });

  it('is linked to by its address from the shared home, and the others by their paths', () => {
    const home = drawn.sitePages.find(({ path }) => path === '/')?.render(withDomain) ?? '';
    const links = [...new Set(Array.from(home.matchAll(/href="([^"]+)"/g), ([, to = '']) => to))];
    const ofMoved = withDomain.funnels.filter(({ coach }) => coach.domain !== undefined);
    for (const { paths } of ofMoved) {
      expect(links).toContain(`https://own.example${paths[0]}`);
      expect(links).not.toContain(paths[0]);
    }
  });
});
