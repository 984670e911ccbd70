import { useWho } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Sheet } from '#renderer/console/ui/sheet.tsx';
import { useGroups } from './allowed.ts';
import { PlaceList } from './place-list.tsx';

/** On a phone: every view, and signing out. */
export function AllPlaces({ onClose }: { readonly onClose: () => void }) {
  const { signOut } = useWho();
  const groups = useGroups();
  return (
    <Sheet title="All views" onClose={onClose}>
      <nav className="grid grid-cols-2 gap-x-4 gap-y-5" aria-label="All views">
        {groups.map((group) => (
          <PlaceList key={group.name} {...group} onGo={onClose} />
        ))}
      </nav>
      <div className="grid pt-5">
        <Button onClick={() => void signOut()}>Sign out</Button>
      </div>
    </Sheet>
  );
}
