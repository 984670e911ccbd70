import { expect, it } from 'vitest';
import { findPlace } from '#engine/read/findings.ts';
import { readDeclarations } from '#engine/read/read-declarations.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { rowsOf, type Table } from './table.ts';

/** @public A sound declaration as somebody writes it; the page of findings reads it, too. */
export const sound = `import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'first-call',
  coach: 'willow',
  path: '/first-call',
  minutes: 30,
  offer: { kind: 'call', name: 'A First Call', summary: 'Half an hour about your prices.' },
  page: {
    title: 'A First Call',
    description: 'Thirty minutes, one question.',
    sections: [
      { kind: 'hero', headline: 'Let us talk', lead: 'For half an hour.', button: 'Book' },
      // The last word
      {
        kind: 'closing',
        headline: 'Still unsure?',
        button: 'Book a call',
      },
    ],
  },
});
`;

/** A slip in how a declaration is written: text that takes another's place in the sound one. */
export interface Slip {
  /** What stands there, and what somebody wrote instead; nothing for the whole file. */
  readonly edit: readonly [from: string, to: string];
  /** The rule that names it, unless it is the rule of all. */
  readonly rule?: string;
  /** The line and, where the file can be read that far, the part that are blamed. */
  readonly at: string;
  readonly says: string;
}

/**
 * Each slip is named once, in its line, with its words.
 *
 * @param rule names all slips that do not say another one
 */
export function itReads(rule: string, slips: Table<Slip>): void {
  const all = rowsOf(slips).map((one) => ({ rule, ...one }));
  it.each(all)('names: $did', ({ edit: [from, to], rule, at, says }) => {
    expect(sound).toContain(from);
    const { findings } = readDeclarations([
      readSource(
        'call.ts',
        sound.replace(from, () => to),
      ),
    ]);
    const found = findings.map((one) => [
      one.rule,
      findPlace(one).replace('call.ts:', ''),
      `${one.problem} ${one.remedy}`,
    ]);
    expect(found).toEqual([[rule, at, says]]);
  });
}

/** Other ways of writing the same, which are as good. */
export function itReadsAsSound(ways: Table<Pick<Slip, 'edit'>>): void {
  it.each(rowsOf(ways))('accepts: $did', ({ edit: [from, to] }) => {
    expect(sound).toContain(from);
    const { mistakes, isData } = readSource(
      'call.ts',
      sound.replace(from, () => to),
    );
    expect({ mistakes, isData }).toEqual({ mistakes: [], isData: true });
  });
}
