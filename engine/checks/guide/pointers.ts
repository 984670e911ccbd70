import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { GuideBlock } from '#engine/declaration/guide.ts';
import { quote } from '#engine/text/wording.ts';

/** "The table above", "the map below". */
const pointer =
  /\b(?:the|this) (?<noun>table|worksheet|checklist|figure|picture|drawing|illustration|map) (?<where>above|below)\b/i;

const kinds: Readonly<Record<string, GuideBlock['kind']>> = {
  table: 'table',
  worksheet: 'worksheet',
  checklist: 'checklist',
};

/** What a guide points at stands in its chapter, on that side; a figure moves where its page has room. */
export const pointersOfGuideLead: GuideRule = (entry) =>
  entry.value.chapters.flatMap(({ blocks }, chapter) =>
    textsIn(blocks, ['chapters', chapter, 'blocks']).flatMap(({ keys, text }) => {
      const { 0: words = '', groups = {} } = pointer.exec(text) ?? {};
      const noun = groups['noun']?.toLowerCase() ?? '';
      if (noun === '' || keys.at(-1) === 'kind') return [];
      const [at, isAbove] = [Number(keys[3]), /above/i.test(groups['where'] ?? '')];
      const kind = kinds[noun] ?? 'figure';
      const there = (isAbove ? blocks.slice(0, at) : blocks.slice(at + 1)).some(
        (block) => block.kind === kind,
      );
      const moves = kind === 'figure' && blocks.some((block) => block.kind === kind);
      if (there && !moves) return [];
      return findDoubt(
        entry,
        'nothing-there',
        keys,
        `${quote(words)} stands here, but ${moves ? 'a figure moves to where its page has room' : `no ${kind} stands ${isAbove ? 'above' : 'below'} it in this chapter`}.`,
        moves ? `Write “the ${noun} of this chapter”.` : 'Say where it is, or take the words out.',
      );
    }),
  );
