import { earlierThan } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { type FunnelRule, findDoubt, type Surroundings } from '#engine/checks/rule/rule.ts';

import { pathInside } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { wording } from './likeness.ts';
import { originalOf } from './pages.ts';

/** What somebody says on a page. */
interface Voice {
  readonly file: string;
  readonly coach: string;
  readonly keys: readonly (string | number)[];
  readonly words: string;
  readonly shown: string;
  readonly name: string;
  /** Name and role, by which people are told apart; empty without a role. */
  readonly person: string;
}

const voicesOf = remember(({ funnels }: Surroundings): readonly Voice[] =>
  funnels
    .filter(({ sound }) => sound)
    .flatMap(({ file, value }) =>
      value.page.sections.flatMap((section, index) =>
        section.kind !== 'testimonials'
          ? []
          : section.items.map(({ quote: shown, name, role }, place) => ({
              file,
              coach: value.coach,
              keys: ['page', 'sections', index, 'items', place],
              words: wording(shown),
              shown,
              name: wording(name),
              person: role === undefined ? '' : wording(`${name} ${role}`),
            })),
      ),
    ),
);

/** What people say of one coach is not said of another, nor by two people. */
export const testimonialsAreGenuine: FunnelRule = (entry, all) => {
  const original = originalOf(entry, all)?.file;
  const voices = voicesOf(all);
  const earlier = [
    ...earlierThan(entry, voices, all).filter(({ file }) => file !== original),
    ...voices.filter(({ file }) => file === entry.file),
  ];
  return voices
    .filter(({ file }) => file === entry.file)
    .flatMap((voice) => {
      const same = earlier.find(
        (other) =>
          other !== voice &&
          isBefore(other, voice) &&
          ((other.words === voice.words &&
            (other.coach !== voice.coach || other.name !== voice.name)) ||
            (other.coach !== voice.coach && voice.person !== '' && other.person === voice.person)),
      );
      // Within one page, the same words by the same person are said twice.
      if (same === undefined || (same.file === voice.file && same.words === voice.words)) return [];
      return [
        findDoubt(
          entry,
          'same-testimonial',
          voice.keys,
          same.words === voice.words
            ? `The testimonial ${quote(voice.shown)} also stands in ${same.file} (${pathInside(same.keys)}), ${same.coach === voice.coach ? 'by somebody else' : 'where it speaks of another coach'}.`
            : `The person who says ${quote(voice.shown)} also speaks of another coach in ${same.file} (${pathInside(same.keys)}), under the same name and role.`,
          'Show what somebody said of this coach, with their own name.',
        ),
      ];
    });
};

function isBefore(other: Voice, voice: Voice): boolean {
  if (other.file !== voice.file) return true;
  return pathInside(other.keys) < pathInside(voice.keys);
}
