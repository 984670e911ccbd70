import { NavLink } from 'react-router-dom';
import type { PlaceGroup } from './places.ts';

/** The views of one group, the current one marked. */
export function PlaceList({
  name,
  places,
  onGo,
}: PlaceGroup & {
  readonly onGo?: () => void;
}) {
  return (
    <div>
      <h2 className="px-2 pb-1 text-small font-medium text-quiet">{name}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <NavLink
              to={place.path}
              end={place.path === '/diagnostics'}
              onClick={onGo}
              className="flex min-h-control items-center rounded-control px-2 text-ink hover:bg-sunken hover:no-underline aria-[current=page]:bg-chosen aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              {place.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
