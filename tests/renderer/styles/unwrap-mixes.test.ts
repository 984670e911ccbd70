import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { unwrapMixes } from '#renderer/styles/unwrap-mixes.ts';

const asked = (rules: string) => `@supports (color:color-mix(in lab, red, red)){${rules}}`;

function unwrapped(css: string): string {
  const sheet = parse(css);
  unwrapMixes(sheet);
  return String(sheet);
}

describe('unwrapMixes', () => {
  it('makes one rule of a selector again', () => {
    const mixed = 'color-mix(in srgb,red 60%,blue)';
    const css = `.card{--bg:red}${asked(`.card{--bg:${mixed}}`)}.card{--fg:blue}p{margin:0}`;
    expect(unwrapped(css)).toBe(`.card{--bg:${mixed};--fg:blue}p{margin:0}`);
  });

  it('keeps the order of declarations that overrule each other', () => {
    const css = `a{border:red;border-top:blue}${asked('a{border:color-mix(in srgb,red,blue)}')}`;
    expect(unwrapped(css)).toBe('a{border-top:blue;border:color-mix(in srgb,red,blue)}');
  });

  it('unwraps inside of layers, twice for one selector, and where no rule stands before', () => {
    const css = `@layer a{${asked('b{color:x}')}c{d:1;e:1}${asked('c{d:2}')}${asked('c{e:2}')}}`;
    expect(unwrapped(css)).toBe('@layer a{b{color:x}c{d:2;e:2}}');
  });

  it('leaves every other question as it is', () => {
    const css = '@supports (display:grid){p{display:grid}}';
    expect(unwrapped(css)).toBe(css);
  });
});
