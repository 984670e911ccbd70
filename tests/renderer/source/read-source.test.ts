import { describe, expect, it } from 'vitest';
import { readSource } from '#renderer/source/read-source.ts';

const texts = import.meta.glob<string>('../../../funnels/*/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>('../../../funnels/*/*.ts', {
  eager: true,
});

describe('a declaration read from its text', () => {
  it.each(Object.keys(texts))('is what running it gives: %s', (path) => {
    const { exports, isData, mistakes } = readSource('funnels/a/b.ts', texts[path] ?? '');
    expect({ isData, mistakes }).toEqual({ isData: true, mistakes: [] });
    expect(exports).toEqual({ ...modules[path] });
  });

  it('says which function declares a guide, by the name of its file', () => {
    const text = 'export const guide = defineFunnel({ chapters: [] });\n';
    const { mistakes } = readSource('funnels/a/rest.guide.ts', text);
    expect(mistakes?.map(({ remedy }) => remedy)).toContain(
      "Write defineGuide, and above it: import { defineGuide } from '#engine/define-guide.ts';",
    );
  });

  it('knows the line of every part', () => {
    const text = [
      "const words = ['Rest', 'Then work'];",
      'export const funnel = {',
      "  id: 'a', 'path': '/a',",
      '  page: {',
      '    sections: [',
      "      { kind: 'hero',",
      '        points: words },',
      '    ],',
      '  },',
      "  'by-name': { 9: 'nine' },",
      '};',
    ].join('\n');
    const { source } = readSource('funnels/a/b.ts', text);
    expect(source?.()?.places).toEqual({
      id: 3,
      path: 3,
      page: 4,
      'page.sections': 5,
      'page.sections[0]': 6,
      'page.sections[0].kind': 6,
      'page.sections[0].points': 7,
      'page.sections[0].points[0]': 1,
      'page.sections[0].points[1]': 1,
      "['by-name']": 10,
      "['by-name']['9']": 10,
    });
  });

  it('says that code would have to run', () => {
    const { exports, isData } = readSource('a.ts', 'export const funnel = { id: make() };');
    expect({ exports, isData }).toEqual({ exports: {}, isData: false });
  });
});
