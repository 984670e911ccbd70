import { earlierThan } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { type FunnelRule, findDoubt, type Surroundings } from '#engine/checks/rule/rule.ts';

import { pathInside } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import { areNearly, wording } from './likeness.ts';
import { originalOf } from './pages.ts';

/** What somebody says on a page. */
interface Voice {
  readonly file: string;
  readonly coach: string;
  readonly keys: readonly (string | number)[];
  readonly words: string;
  readonly shown: string;
  readonly name: string;
  readonly role: string;
  readonly shownName: string;
  readonly shownRole: string;
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
              role: wording(role ?? ''),
              shownName: name,
              shownRole: role ?? '',
              person: role === undefined ? '' : wording(`${name} ${role}`),
            })),
      ),
    ),
);

/** Whoever speaks of a coach more than once is the same person each time. */
export const voicesKeepTheirRole: FunnelRule = (entry, all) =>
  voicesOf(all).flatMap((voice, index, voices) => {
    // A first name alone is that of many.
    if (voice.file !== entry.file || voice.role === '' || !voice.name.includes(' ')) return [];
    const other = voices
      .slice(0, index)
      .find(
        ({ coach, name, role }) =>
          coach === voice.coach && name === voice.name && role !== '' && !isSameRole(role, voice),
      );
    if (other === undefined) return [];
    return findDoubt(
      entry,
      'same-testimonial',
      voice.keys,
      `${voice.shownName} is ${quote(voice.shownRole)} here and ${quote(other.shownRole)} in ${other.file} (${placeInWords(other.keys)}).`,
      'Write one role in both places; where they are two people, give each enough of a name.',
    );
  });

/** "Nurse" and "Nurse in Ohio" may be one person. */
function isSameRole(role: string, { role: other }: Voice): boolean {
  return role.includes(other) || other.includes(role);
}

/** What people say of one coach is not said of another, nor by two people. */
export const testimonialsAreGenuine: FunnelRule = (entry, all) => {
  const original = originalOf(entry, all)?.file;
  const voices = voicesOf(all);
  return voices
    .filter(({ file }) => file === entry.file)
    .flatMap((voice) => {
      const alike = voices.filter(
        (other) =>
          other !== voice &&
          other.file !== original &&
          ((other.words === voice.words && other.name !== voice.name) ||
            (other.coach !== voice.coach &&
              (areNearly(other.words, voice.words) ||
                (voice.person !== '' && other.person === voice.person)))),
      );
      const [same] = [
        ...alike.filter((one) => one.file === entry.file && isBefore(one, voice)),
        ...earlierThan(entry, alike, all),
      ];
      // Within one page, the same words by the same person are said twice.
      if (same === undefined || (same.file === voice.file && same.words === voice.words)) return [];
      return findDoubt(
        entry,
        'same-testimonial',
        voice.keys,
        same.words === voice.words || areNearly(same.words, voice.words)
          ? `The testimonial ${quote(voice.shown)} also stands in ${same.file} (${placeInWords(same.keys)}), ${same.coach === voice.coach ? 'by somebody else' : 'where it speaks of another coach'}.`
          : `The person who says ${quote(voice.shown)} also speaks of another coach in ${same.file} (${placeInWords(same.keys)}), under the same name and role.`,
        'Show what somebody said of this coach, with their own name.',
      );
    });
};

function isBefore(other: Voice, voice: Voice): boolean {
  return pathInside(other.keys) < pathInside(voice.keys);
}
