import { describe, expect, it } from 'vitest';
import { readStyle } from '#renderer/styles/read-style.ts';
import { keepUsedRules } from '#renderer/styles/used-rules.ts';

const keepUsed = (css: string, html: string) => keepUsedRules(readStyle(css), html);

const markup =
  '<main class="page wide"><p class="lead">Hello</p><a class="md:block w-[3px]">x</a></main>';

describe('keepUsedRules', () => {
  it.each([
    ['a class of the page', '.lead{color:red}', '.lead{color:red}'],
    ['a class the page lacks', '.ticket{color:red}', ''],
    ['an element of the page', 'p{margin:0}', 'p{margin:0}'],
    ['an element the page lacks', 'iframe{border:0}', ''],
    ['the roots', ':root{--a:1}html{a:b}body{c:d}', ':root{--a:1}html{a:b}body{c:d}'],
    ['everything', '*,::before{margin:0}', '*,::before{margin:0}'],
    ['one selector of a list', '.lead,.ticket{color:red}', '.lead{color:red}'],
    ['classes that must meet', '.page.wide{a:b}.page.narrow{a:b}', '.page.wide{a:b}'],
    ['a chain with a missing link', '.page>.ticket .lead{a:b}', ''],
    ['alternatives in parentheses', ':is(.lead,.ticket) a{b:c}', ':is(.lead,.ticket) a{b:c}'],
    ['what must not be there', '.lead:not(.ticket){a:b}', '.lead:not(.ticket){a:b}'],
    ['an attribute', '.lead[hidden="x.y"]{a:b}', '.lead[hidden="x.y"]{a:b}'],
    ['an escaped class', '.md\\:block{a:b}', '.md\\:block{a:b}'],
    ['an escaped bracket', '.w-\\[3px\\]:hover{a:b}', '.w-\\[3px\\]:hover{a:b}'],
    ['alternatives of which the page has none', ':is(.ticket,.no p) a{b:c}', ''],
    [
      'alternatives of alternatives',
      ':is(:is(.no,.lead),i) a{b:c}',
      ':is(:is(.no,.lead),i) a{b:c}',
    ],
    [
      'two pairs of alternatives',
      ':is(p,i) :is(a,b){c:d}:is(p,i) :is(b,i){c:d}',
      ':is(p,i) :is(a,b){c:d}',
    ],
    [
      'alternatives that must not be there',
      '.lead:not(:is(.no,i)){a:b}',
      '.lead:not(:is(.no,i)){a:b}',
    ],
    [
      'parts of no control',
      '::-webkit-datetime-edit,.lead ::placeholder{a:b}',
      '.lead ::placeholder{a:b}',
    ],
    ['words in fields that have a style of their own', '::placeholder{a:b}', ''],
    [
      'what is said twice, and what a minifier leaves',
      'p{--lightningcss-dark: ;a:b;a:b}',
      'p{a:b}',
    ],
    [
      'a part that everything has',
      '::backdrop,.lead::before{a:b}',
      '::backdrop,.lead::before{a:b}',
    ],
    ['a state', '.lead:hover::after{content:"}"}', '.lead:hover::after{content:"}"}'],
  ])('decides about %s', (_, css, kept) => {
    expect(keepUsed(css, markup)).toBe(kept);
  });

  it('looks into groups of rules and drops the empty ones', () => {
    const css = '@layer a,b;@layer a{@media (width>9px){.lead{a:b}.no{a:b}}}@media print{.no{a:b}}';
    expect(keepUsed(css, markup)).toBe('@layer a,b;@layer a{@media (width>9px){.lead{a:b}}}');
  });

  it('keeps key frames and faces as they are', () => {
    const css = '@keyframes rise{from{opacity:0}}@font-face{font-family:"A";src:url(a)}';
    expect(keepUsed(css, markup)).toBe(css);
  });
});
