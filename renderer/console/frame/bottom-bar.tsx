import { NavLink } from 'react-router-dom';
import { useNearPlaces } from './allowed.ts';

const look =
  'grid min-h-14 flex-1 cursor-pointer place-content-center text-small font-medium text-quiet hover:no-underline aria-[current=page]:text-accent aria-[current=page]:shadow-[inset_0_2px_var(--color-accent)]';

/** On a phone: the most important views along the bottom edge, within reach of a thumb. */
export function BottomBar({
  onFind,
  onPlaces,
}: {
  readonly onFind: () => void;
  readonly onPlaces: () => void;
}) {
  const nearPlaces = useNearPlaces();
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-5 flex border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
      aria-label="Views"
    >
      {nearPlaces.map(({ path, name }) => (
        <NavLink key={path} to={path} end={path === '/diagnostics'} className={look}>
          {name}
        </NavLink>
      ))}
      <button type="button" className={look} onClick={onFind}>
        Find
      </button>
      <button type="button" className={look} onClick={onPlaces}>
        More
      </button>
    </nav>
  );
}
