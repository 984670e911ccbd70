import { useWho } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { useGroups } from './allowed.ts';
import { findKey, KeyCap } from './key-cap.tsx';
import { PlaceList } from './place-list.tsx';

/** On a desktop: the views at the side, by group, with the finder above and signing out below. */
export function SideBar({
  onFind,
  onKeys,
}: {
  readonly onFind: () => void;
  readonly onKeys: () => void;
}) {
  const { whoami, signOut } = useWho();
  const groups = useGroups();
  return (
    <nav
      className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto border-r border-line bg-raised px-3 py-5 max-desk:hidden print:hidden"
      aria-label="Views"
    >
      <div className="grid gap-3">
        <div className="grid px-2">
          <strong className="truncate font-heading">{location.host}</strong>
          {whoami.name !== null && (
            <span className="truncate text-small text-quiet">
              {whoami.name}, {whoami.role}
            </span>
          )}
        </div>
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
