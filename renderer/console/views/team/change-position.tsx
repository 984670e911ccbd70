import { useState } from 'react';
import type { Position, Team, TeamMember } from '#engine/contract/console/team/members.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Sheet } from '#renderer/console/ui/sheet.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { PositionFields } from './position-fields.tsx';

export function ChangePosition({
  member: { id, name, role, coaches: seen },
  coaches,
  onChanged,
}: {
  readonly member: TeamMember;
  readonly coaches: Team['coaches'];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const [position, setPosition] = useState<Position>();
  const { isBusy, run } = useAction('Nothing was changed');

  async function save(body: Position): Promise<void> {
    await ask('POST /team/:id', { id, body });
    toast('good', 'Changed', `${name} is ${body.role} from their next click on.`);
    setPosition(undefined);
    onChanged();
  }

  return (
    <>
      <Button onClick={() => setPosition({ role, coaches: seen })}>Change</Button>
      {position && (
        <Sheet title={`What ${name} may do`} onClose={() => setPosition(undefined)}>
          <PositionFields value={position} of={coaches} onChange={setPosition} />
          <div className="pt-4">
            <Button look="main" disabled={isBusy} onClick={() => void run(() => save(position))}>
              Save
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
