import { useMay } from '#renderer/console/session/who.ts';
import { groups, nearPlaces, type Place, type PlaceGroup } from './places.ts';

/** The views that the member's role may open, grouped by kind of work. */
export function useGroups(): readonly PlaceGroup[] {
  const may = useMay();
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ needs }) => may(needs)) }))
    .filter(({ places }) => places.length > 0);
}

/** The same without their groups. */
export function usePlaces(): readonly Place[] {
  return useGroups().flatMap((group) => group.places);
}

/** Those in the bottom bar. */
export function useNearPlaces(): readonly Place[] {
  const may = useMay();
  return nearPlaces.filter(({ needs }) => may(needs));
}
