import type { Section } from '#engine/declaration/section.ts';
import type { DateState } from '#engine/site/event-state.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';

type Sections = readonly Section[];

/**
 * The sections that a page shows in a state of its event. Once no seat is available, the number of
 * seats left is not mentioned: its section is removed, and so is each point in the hero with
 * {event.seats}.
 *
 * @param state undefined for a page without an event
 */
export function shownSections(sections: Sections, state: DateState | undefined): Sections {
  if (state === undefined || state === 'open') return sections;
  return sections.flatMap((section): Sections => {
    if (section.kind === 'seats') return [];
    if (section.kind !== 'hero' || section.points === undefined) return [section];
    const { points, ...hero } = section;
    const kept = points.filter((point) => !placeholdersIn(point).includes('event.seats'));
    return [kept.length > 0 ? { ...hero, points: kept } : hero];
  });
}
