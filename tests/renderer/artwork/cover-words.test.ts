import { describe, expect, it } from 'vitest';
import { displayFaces, motifs } from '#engine/declaration/theme.ts';
import { type CoverLine, setBadge, setCover } from '#renderer/artwork/cover-words.ts';
import { motifArtwork } from '#renderer/artwork/motifs/index.ts';

const texts = {
  title: 'The Seventeen Best Neighbourhoods for Executives Who Relocate With a Family',
  subtitle: 'Schools, commutes and weekends, street by street, with the questions to ask first',
  author: 'The Long-Named Relocation Company of Southern California',
};

const left = ({ x, width, anchor }: CoverLine) => (anchor === 'middle' ? x - width / 2 : x);

describe.each(motifs)('the words on a %s cover', (motif) => {
  const { words } = motifArtwork[motif];

  it.each(displayFaces)('stand inside the cover in %s', (face) => {
    for (const line of setCover(texts, words, face)) {
      expect(left(line)).toBeGreaterThanOrEqual(32);
      expect(left(line) + line.width).toBeLessThanOrEqual(568);
      expect(line.y).toBeGreaterThan(40);
      expect(line.y).toBeLessThan(792);
    }
  });

  it('do not run into each other', () => {
    const lines = setCover(texts, words, 'Fraunces');
    const tops = lines.map(({ y, size }) => y - size * 0.72);
    const baselines = lines.map(({ y }) => y);
    for (const [index, top] of tops.entries()) {
      expect(top).toBeGreaterThan(baselines[index - 1] ?? 0);
    }
  });

  it('keep the badge inside its seal', () => {
    const lines = setBadge('Free three-minute test', words, 'Abril Fatface');
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(100.1);
  });
});
