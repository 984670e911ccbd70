import { type FunnelRule, findDeadLink, findMistake, folderOf } from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { quote } from '#engine/text/wording.ts';
import { picturesOf } from './section-pictures.ts';

/** A page begins with its hero and has only one. */
export const heroComesFirst: FunnelRule = (entry) => {
  const { sections } = entry.value.page;
  const heroes = sections.flatMap(({ kind }, index) => (kind === 'hero' ? [index] : []));
  const findings: Finding[] = [];
  const [first] = sections;
  if (first !== undefined && first.kind !== 'hero') {
    findings.push(
      findMistake(
        entry,
        'hero-first',
        ['page', 'sections', 0],
        `The page begins with a section of kind ${quote(first.kind)}, but the headline and the form are in the hero.`,
        "Put a section of kind 'hero' first.",
      ),
    );
  }
  for (const index of heroes.slice(1)) {
    findings.push(
      findMistake(
        entry,
        'one-hero',
        ['page', 'sections', index],
        'The page already has a hero, and a second one would repeat the form and the main headline.',
        'Remove this hero or turn it into another kind of section.',
      ),
    );
  }
  return findings;
};

/** Three to six benefits: fewer look thin, more do not get read. */
export const benefitsAreThreeToSix: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'benefits') return [];
    const count = section.items.length;
    if (count >= 3 && count <= 6) return [];
    return findMistake(
      entry,
      'benefit-count',
      ['page', 'sections', index, 'items'],
      `The section has ${count} ${count === 1 ? 'benefit' : 'benefits'}; three to six work best.`,
      count < 3 ? 'Add more, to three at least.' : 'Keep the six strongest.',
    );
  });

/** A section about the event needs an event. */
export const eventSectionsHaveEvent: FunnelRule = (entry) => {
  if (entry.value.kind === 'lead' && entry.value.event) return [];
  return entry.value.page.sections.flatMap(({ kind }, index) =>
    kind === 'event'
      ? findMistake(
          entry,
          'event-section',
          ['page', 'sections', index],
          'The section shows an event, but the funnel declares none.',
          'Add event: { … } to the funnel or remove the section.',
        )
      : [],
  );
};

/** A booking page offers a way to book. */
export const bookingPageBooks: FunnelRule = (entry) => {
  if (entry.value.kind !== 'booking') return [];
  const books = entry.value.page.sections.some(
    (section) =>
      section.kind === 'booking' ||
      section.kind === 'calendar' ||
      section.kind === 'closing' ||
      (section.kind === 'hero' && section.button !== undefined),
  );
  if (books) return [];
  return findMistake(
    entry,
    'no-way-to-book',
    ['page', 'sections'],
    'Nothing on this booking page opens the scheduling page.',
    "Give the hero a button, or add a section of kind 'booking', 'calendar' or 'closing'.",
  );
};

/** Every photograph of a page is next to the funnel's file. */
export const photographsExist: FunnelRule = (entry, { pictures, folder: whole }) => {
  if (pictures === undefined) return [];
  const folder = folderOf(entry);
  return picturesOf(entry.value.page.sections).flatMap(({ file }) => {
    if (file === undefined || pictures.includes(folder + file.name)) return [];
    const { keys, name } = file;
    const known = pictures
      .filter((picture) => folderOf({ file: picture }) === folder)
      .map((picture) => picture.slice(folder.length));
    const ending = /\.(\w+)$/.exec(name)?.[1];
    if (ending !== undefined && !/^(?:avif|jpe?g|png|webp)$/i.test(ending)) {
      return findMistake(
        entry,
        'missing-picture',
        keys,
        `${quote(name)} is a file of the kind ${ending.toUpperCase()}, of which no page can be made.`,
        'Save the picture as JPEG, PNG, WebP or AVIF in its place, and write that name.',
      );
    }
    const nearest = known.find((one) => one === name.split('/').at(-1));
    const deeper = whole?.files.find((one) => one.endsWith(`/${name}`));
    if (deeper !== undefined) {
      return findMistake(
        entry,
        'missing-picture',
        keys,
        `There is no picture ${quote(name)} in ${folder}; it lies in ${folderOf({ file: deeper })}.`,
        'Move it next to the funnel.',
      );
    }
    const above = name.startsWith('../') ? name.replace(/^(?:\.\.\/)+/u, '') : undefined;
    if (above !== undefined && pictures.some((one) => one.endsWith(`/${above}`))) {
      return findMistake(
        entry,
        'missing-picture',
        keys,
        `There is no picture ${quote(name)} in ${folder}; pages take pictures from the folder of their coach.`,
        'Copy it next to the funnel, and write its name alone.',
      );
    }
    return findMistake(
      entry,
      'missing-picture',
      keys,
      `There is no picture ${quote(name)} in ${folder}. ${tellKnown(known, 'picture', 'there')}`,
      nearest === undefined
        ? nearestOr(name, known, 'Add the file or correct its name.')
        : `Write ${quote(nearest)}: pictures lie beside the funnel.`,
    );
  });
};

/** A link to another page leads to one. */
export const relatedPagesExist: FunnelRule = (entry, all) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'related') return [];
    const keys = ['page', 'sections', index, 'to'];
    return findDeadLink(entry, 'unknown-related-path', keys, 'The link', section.to, all);
  });
