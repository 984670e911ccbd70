import { allPaths, type FunnelRule, findMistake, folderOf } from '#engine/checks/rule/rule.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** A page opens with its promise, once. */
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
        `The page begins with a section of kind ${quote(first.kind)}, but the hero holds its headline and its form.`,
        "Make a section of kind 'hero' the first one.",
      ),
    );
  }
  for (const index of heroes.slice(1)) {
    findings.push(
      findMistake(
        entry,
        'one-hero',
        ['page', 'sections', index],
        'The page has a hero already, and a second one would repeat the form and the main headline.',
        'Remove this hero or make it a section of another kind.',
      ),
    );
  }
  return findings;
};

/** Three to six reasons persuade; fewer look thin, more are not read. */
export const benefitsAreThreeToSix: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'benefits') return [];
    const count = section.items.length;
    if (count >= 3 && count <= 6) return [];
    return [
      findMistake(
        entry,
        'benefit-count',
        ['page', 'sections', index, 'items'],
        `The section has ${count} ${count === 1 ? 'benefit' : 'benefits'}; three to six are read.`,
        count < 3 ? 'Add benefits until there are three.' : 'Keep the six strongest.',
      ),
    ];
  });

/** Sections about the event stand only where the funnel declares one. */
export const eventSectionsHaveEvent: FunnelRule = (entry) => {
  if (entry.value.kind === 'lead' && entry.value.event) return [];
  return entry.value.page.sections.flatMap(({ kind }, index) =>
    kind === 'event'
      ? [
          findMistake(
            entry,
            'event-section',
            ['page', 'sections', index],
            'The section shows the event, but the funnel declares none.',
            'Add event: { … } to the funnel or remove the section.',
          ),
        ]
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
  return [
    findMistake(
      entry,
      'no-way-to-book',
      ['page', 'sections'],
      'Nothing on this booking page opens the scheduling page.',
      "Give the hero a button, or add a section of kind 'booking', 'calendar' or 'closing'.",
    ),
  ];
};

/** A photograph that a page shows lies beside the funnel's file. */
export const photographsExist: FunnelRule = (entry, { pictures }) => {
  if (pictures === undefined) return [];
  const folder = entry.file.replace(/[^/]+$/, '');
  return entry.value.page.sections.flatMap((section, index) => {
    const artwork = 'artwork' in section ? section.artwork : undefined;
    if (artwork?.kind !== 'photo' || pictures.includes(folder + artwork.file)) return [];
    const beside = pictures
      .filter((picture) => folderOf({ file: picture }) === folderOf(entry))
      .map((picture) => quote(picture.slice(folder.length)));
    return [
      findMistake(
        entry,
        'missing-picture',
        ['page', 'sections', index, 'artwork', 'file'],
        `There is no picture ${quote(artwork.file)} in ${folder}. The pictures there are ${beside.join(', ') || 'none yet'}.`,
        'Put the file there or correct its name.',
      ),
    ];
  });
};

/** A way on to another page leads to one. */
export const relatedPagesExist: FunnelRule = (entry, all) =>
  entry.value.page.sections.flatMap((section, index) =>
    section.kind !== 'related' || all.unreadable.length > 0 || allPaths(all).has(section.to)
      ? []
      : [
          findMistake(
            entry,
            'unknown-related-path',
            ['page', 'sections', index, 'to'],
            `The link leads to ${quote(section.to)}, and no page of this site has that path.`,
            'Correct the path, or declare the funnel it belongs to.',
          ),
        ],
  );
