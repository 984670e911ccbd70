import { type Role, roles } from '#engine/contract/console/team/roles.ts';
import type { Position, Team } from '#engine/contract/console/team/team.ts';
import { Choices } from '#renderer/console/ui/field.tsx';

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
  const toggle = (slug: string) => {
    const chosen = coaches ?? [];
    const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
    onChange({ role, coaches: next.length === 0 && role === 'viewer' ? null : next });
  };
  return (
    <div className="grid gap-3">
      <Choices
        legend="Role"
        options={roles.map((one) => [one, words[one]] as const)}
        value={role}
        onChange={(next) => onChange({ role: next, coaches: next === 'coach' ? [] : null })}
      />
      {isLimited && (
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="mb-1 text-small font-medium text-quiet">
            {role === 'coach' ? 'Coaches they see' : 'Coaches they see; none means the whole site'}
          </legend>
          {of.map(({ slug, brand }) => (
            <label key={slug} className="inline-flex min-h-control items-center gap-1.5">
              <input
                type="checkbox"
                checked={coaches?.includes(slug) ?? false}
                onChange={() => toggle(slug)}
              />
              {brand}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
