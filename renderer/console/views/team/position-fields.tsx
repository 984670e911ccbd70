import type { Position, Team } from '#engine/contract/console/team/members.ts';
import { type Role, roles } from '#engine/contract/console/team/roles.ts';
import { Choices, Ticks } from '#renderer/console/ui/field.tsx';

/** What each role may do. */
const words: Readonly<Record<Role, string>> = {
  owner: 'owner: everything, and the team',
  operator: 'operator: everything but the team',
  coach: 'coach: people, emails and figures of their own funnels',
  viewer: 'viewer: figures, no personal data',
};

/** A role, and the coaches it is limited to. */
export function PositionFields({
  value: { role, coaches },
  of,
  onChange,
}: {
  readonly value: Position;
  readonly of: Team['coaches'];
  readonly onChange: (position: Position) => void;
}) {
  const isLimited = role === 'coach' || role === 'viewer';
  const choose = (next: readonly string[]) =>
    onChange({ role, coaches: next.length === 0 && role === 'viewer' ? null : next });
  return (
    <div className="grid gap-3">
      <Choices
        legend="Role"
        className="grid"
        options={roles.map((one) => [one, words[one]] as const)}
        value={role}
        onChange={(next) => onChange({ role: next, coaches: next === 'coach' ? [] : null })}
      />
      {isLimited && (
        <Ticks
          legend={
            role === 'coach' ? 'Coaches they see' : 'Coaches they see; none means the whole site'
          }
          options={of.map(({ slug, brand }) => [slug, brand])}
          value={coaches ?? []}
          onChange={choose}
        />
      )}
    </div>
  );
}
