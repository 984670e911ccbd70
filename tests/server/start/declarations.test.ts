import { describe, expect, it } from 'vitest';
import { OperatorError } from '#engine/text/operator-error.ts';
import { compileDeclarations } from '#server/start/declarations.ts';
import { declare } from '#tests/support/site/declarations.ts';

const artwork = { kind: 'photo', file: 'team.jpg', alt: 'The team' };

/** The modules of a site with a photograph, as Vite finds them. */
const modules = Object.fromEntries(
  declare({ 'guide.ts': { 'page.sections.0.artwork': artwork } }).map(({ file, exports }) => [
    `../${file}`,
    exports,
  ]),
);

describe('compileDeclarations', () => {
  it('refuses a photograph that the build made no sizes of', () => {
    expect(() =>
      compileDeclarations(modules, [], { pictures: ['funnels/willow/teem.jpg'] }),
    ).toThrow(
      'There is no picture "team.jpg" in funnels/willow/. The only picture there is "teem.jpg".',
    );
  });

  it('throws what every command shows as sentences alone', () => {
    const pictures = ['funnels/willow/teem.jpg'];
    expect(() => compileDeclarations(modules, [], { pictures })).toThrow(
      expect.objectContaining({ name: new OperatorError('').name }),
    );
  });

  it('takes a photograph that is there', () => {
    const site = compileDeclarations(modules, [], { pictures: ['funnels/willow/team.jpg'] });
    expect(site.funnels.map(({ id }) => id)).toContain('willow-guide');
  });
});
