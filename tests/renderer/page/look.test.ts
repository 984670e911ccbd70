import { describe, expect, it } from 'vitest';
import { contrastOf } from '#engine/colour/contrast.ts';
import { type Look, lookRule } from '#renderer/page/look.ts';

const look: Look = {
  colours: { paper: '#F6F3EC', ink: '#14213D', strong: '#1D4E89', accent: '#E8871E' },
  font: {
    face: 'Fraunces' as const,
    fallbacks: [],
    url: '/assets/a.woff2',
    css: '',
    stack: '"A",serif',
    weight: 640,
    bytes: 1,
  },
  setting: { scale: 0.9, tracking: '-.01em', leading: 1.05 },
  character: { corner: '6px', buttonCorner: '9px', innerCorner: '3px', tint: 'accent' },
};

function propertiesOf(rule: string): Record<string, string> {
  return Object.fromEntries(
    rule
      .split(';')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('lookRule', () => {
  it('says colours, face and corners as custom properties', () => {
    expect(propertiesOf(lookRule(look))).toMatchObject({
      '--paper': '#F6F3EC',
      '--ink': '#14213D',
      '--display': '"A",serif',
      '--display-weight': '640',
      '--scale': '0.9',
      '--corner': '6px',
      '--btn-corner': '9px',
      '--inner': '3px',
    });
  });

  it.each([
    ['a light page', look.colours],
    ['a dark page', { paper: '#121212', ink: '#F7F2E8', strong: '#E4B343', accent: '#E5533D' }],
    ['a pale accent', { paper: '#FFFFFF', ink: '#101010', strong: '#0B5C8A', accent: '#DDEEFF' }],
  ])('finds a readable bright colour for the dark grounds of %s', (_, colours) => {
    const found = propertiesOf(lookRule({ ...look, colours }));
    const pairs = [
      [colours.ink, found['--bright-on-ink']],
      [colours.strong, found['--bright-on-strong']],
      [found['--bright-on-ink'], found['--text-on-bright-ink']],
      [found['--bright-on-strong'], found['--text-on-bright-strong']],
    ];
    for (const [one = '', other = ''] of pairs) {
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
