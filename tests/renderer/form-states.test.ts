import { describe, expect, it } from 'vitest';
import { listFormStates } from '#engine/interpret/form-states.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { readSite } from '#scripts/support/declared-site.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';

const site = readSite();
const { funnels } = site;

function documentsWith(style: string) {
  return createDocuments({
    site,
    assets: bareAssets({ style }),
    publicUrl: '',
  });
}

/** The elements and classes in a document's body. */
function namesIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body>'));
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)),
  );
  const elements = [...body.matchAll(/<(?!script|template)([a-z][a-z0-9]*)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set([...elements, ...classes.map((name) => `.${name}`)])];
}

const withForm = funnels.filter(({ declaration }) => declaration.kind === 'lead');

/** A visitor's page has the policy of the ready one, which allows one style and no other. */
describe.each(withForm)('the page of $id', (funnel) => {
  const path = funnel.paths[0];
  const states = listFormStates(funnel);
  const plain = documentsWith('');
  const drawn = states.map(({ key, state }) => ({ key, html: plain.funnel(funnel, path, state) }));
  const idle = plain.funnel(funnel, path, { kind: 'idle' });
  const names = [...new Set(drawn.flatMap(({ html }) => namesIn(html)))];
  const startOf = (html: string) => html.slice(0, html.indexOf('</head>'));

  it('begins with the same bytes in every state, whichever is drawn first', () => {
    const backwards = documentsWith('');
    const starts = [
      ...drawn.map(({ html }) => startOf(html)),
      ...states.toReversed().map(({ state }) => startOf(backwards.funnel(funnel, path, state))),
    ];
    expect(new Set(starts).size).toBe(1);
  });

  it('carries the style of everything it may show', () => {
    const documents = documentsWith(names.map((name) => `${name}{a:b}`).join(''));
    const start = startOf(documents.funnel(funnel, path, { kind: 'idle' }));
    expect(names.filter((name) => !start.includes(`${name}{a:b}`))).toEqual([]);
  });

  it('carries what a form answers that is sent empty, as the server draws it, where it says so itself', () => {
    const empty = drawn.find(({ key }) => key === 'empty')?.html ?? idle;
    const card = (html: string) => /<div class="card">.*?<\/form><\/div>/s.exec(html)?.[0];
    const carried = /<template>(.*)<\/template>/s.exec(idle)?.[1];
    const isSaid = funnel.declaration.kind === 'lead' && funnel.declaration.form.missing;
    expect(carried?.replace(' data-first=""', '')).toBe(isSaid ? card(empty) : undefined);
    expect(carried?.match(/<(?:input|select|textarea)[^>]* data-first=""/g) ?? []).toHaveLength(
      isSaid ? 1 : 0,
    );
  });

  it('has style attributes in a state only where the ready page has some', () => {
    const has = (html: string) => /<[a-z][^>]*\sstyle="/i.test(html);
    const others = drawn.map(({ html }) => has(html));
    expect(others.every((one) => has(idle) || !one)).toBe(true);
  });
});
