import { useSignOut } from '#renderer/console/session/session.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { findKey, KeyCap } from './key-cap.tsx';
import { PlaceList } from './place-list.tsx';
import { groups } from './places.ts';

/** On a desk: the views at the side, by group, with the finder above and the way out below. */
export function SideBar({
  onFind,
  onKeys,
}: {
  readonly onFind: () => void;
  readonly onKeys: () => void;
}) {
  const signOut = useSignOut();
  return (
    <nav
      className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto border-r border-line bg-raised px-3 py-5 max-desk:hidden print:hidden"
      aria-label="Views"
    >
      <div className="grid gap-3">
        <strong className="truncate px-2 font-heading">{location.host}</strong>
        <button
          type="button"
          onClick={onFind}
          className="flex min-h-control cursor-pointer items-center justify-between rounded-control border border-edge bg-paper px-2 text-quiet hover:text-ink"
        >
          Find <KeyCap>{findKey}</KeyCap>
        </button>
      </div>
      {groups.map((group) => (
        <PlaceList key={group.name} {...group} />
      ))}
      <div className="mt-auto flex items-center justify-between gap-2">
        <Button look="quiet" onClick={() => void signOut()}>
          Sign out
        </Button>
        <Button look="quiet" aria-label="Keys" onClick={onKeys}>
          <KeyCap>?</KeyCap>
        </Button>
      </div>
    </nav>
  );
}
