import type { Keys } from '#engine/checks/rule/rule.ts';
import type { Artwork, Section } from '#engine/declaration/section.ts';

/** A picture that a section shows. */
export interface SectionPicture {
  /** Where its words are, from the page's sections on. */
  readonly alt: { readonly keys: Keys; readonly text: string };
  /** Where its file is named; absent for what is drawn. */
  readonly file?: { readonly keys: Keys; readonly name: string };
  /** In pixels: below it looks blurred on a screen of today. */
  readonly minWidth: number;
  /** What the longer side of a file should have at the least, in pixels: an upright one is shown narrower. */
  readonly goodWidth: number;
}

/** Every picture of a page's sections: artwork, logos and the photos of people who say something. */
export function picturesOf(sections: readonly Section[]): readonly SectionPicture[] {
  return sections.flatMap((section, index) => {
    const keys = ['page', 'sections', index];
    const artwork = 'artwork' in section ? section.artwork : undefined;
    return [
      ...(artwork ? [artworkPicture(artwork, [...keys, 'artwork'])] : []),
      ...itemPictures(section, keys),
    ];
  });
}

function artworkPicture(artwork: Artwork, keys: Keys): SectionPicture {
  return {
    alt: { keys: [...keys, 'alt'], text: artwork.alt },
    ...(artwork.kind === 'photo' ? { file: { keys: [...keys, 'file'], name: artwork.file } } : {}),
    minWidth: 800,
    goodWidth: 1200,
  };
}

function itemPictures(section: Section, keys: Keys): readonly SectionPicture[] {
  if (section.kind === 'logos') {
    return section.items.flatMap(({ name, file }, place) =>
      file === undefined
        ? []
        : [smallPicture([...keys, 'items', place], ['name', name], file, 200)],
    );
  }
  if (section.kind !== 'testimonials') return [];
  return section.items.flatMap(({ photo }, place) =>
    photo === undefined
      ? []
      : [smallPicture([...keys, 'items', place, 'photo'], ['alt', photo.alt], photo.file, 160)],
  );
}

function smallPicture(
  keys: Keys,
  [key, text]: readonly [key: string, text: string],
  name: string,
  width: number,
): SectionPicture {
  return {
    alt: { keys: [...keys, key], text },
    file: { keys: [...keys, 'file'], name },
    minWidth: width,
    goodWidth: width,
  };
}
