import type { Invitation, TeamMember } from '#engine/contract/console/team/members.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useWho } from '#renderer/console/session/who.ts';
import { Row } from '#renderer/console/ui/layout.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { type Column, Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { ChangePosition } from './change-position.tsx';
import { InviteForm } from './invite-form.tsx';

/** The members, their roles, and open invitations. */
export function TeamView() {
  const team = useAnswer('/team', {});
  const { answer, refresh } = team;
  const { whoami } = useWho();
  const toast = useToast();
  const brandOf = (slug: string) =>
    answer?.coaches.find((coach) => coach.slug === slug)?.brand ?? slug;
  const seen = (coaches: readonly string[] | null) =>
    coaches === null ? 'whole site' : coaches.map(brandOf).join(', ');

  const who: readonly Column<TeamMember | Invitation>[] = [
    { title: 'Name', isFact: true, show: ({ name }) => name },
    { title: 'Email address', show: ({ email }) => email },
    { title: 'Role', isShort: true, show: ({ role }) => role },
    { title: 'Sees', show: ({ coaches }) => seen(coaches) },
  ];

  async function remove({ id, name }: TeamMember): Promise<void> {
    await ask('DELETE /team/:id', { id });
    toast('good', 'Removed', `${name} cannot sign in any more.`);
    refresh();
  }

  return (
    <>
      <Heading title="Team" of={team} />
      <Waiting of={team} shape="rows" />
      {answer && (
        <>
          <Section title="Members">
            <Table<TeamMember>
              caption="Members of the team"
              rows={answer.members}
              empty="Nobody yet: the site’s own password opens the console. Invite yourself as an owner, then everybody else."
              keyOf={({ id }) => id}
              columns={[
                ...who,
                { title: 'Signs in with', show: factorsOf, isExtra: true },
                {
                  title: 'Last seen',
                  show: ({ seenAt }) => (seenAt ? <Moment at={seenAt} /> : <None />),
                  isExtra: true,
                },
                {
                  title: 'Action',
                  isAction: true,
                  show: (member) =>
                    member.id === whoami.id ? (
                      <None>you</None>
                    ) : (
                      <Row>
                        <ChangePosition
                          member={member}
                          coaches={answer.coaches}
                          onChanged={refresh}
                        />
                        <Confirm
                          label="Remove"
                          title={`Remove ${member.name} from the team?`}
                          act={() => remove(member)}
                          failure="Nobody was removed"
                          isGrave
                        >
                          Their sessions end at once, and their passkeys and codes stop working.
                          What they did stays in the audit log under their name.
                        </Confirm>
                      </Row>
                    ),
                },
              ]}
            />
          </Section>
          <Section title="Invite somebody">
            <InviteForm coaches={answer.coaches} onInvited={refresh} />
          </Section>
          {answer.invitations.length > 0 && (
            <Section title="Invited">
              <Table<Invitation>
                caption="Invitations"
                rows={answer.invitations}
                empty=""
                keyOf={({ id }) => id}
                columns={[
                  ...who,
                  { title: 'By', show: ({ invitedBy }) => invitedBy, isExtra: true },
                  {
                    title: 'Valid until',
                    show: ({ expiresAt, hasExpired }) =>
                      hasExpired ? 'has expired' : <Moment at={expiresAt} />,
                  },
                  {
                    title: 'Action',
                    isAction: true,
                    show: ({ id, name }) => (
                      <Confirm
                        label="Withdraw"
                        title={`Withdraw the invitation of ${name}?`}
                        act={() => ask('DELETE /team/invitations/:id', { id }).then(refresh)}
                        failure="The invitation was not withdrawn"
                      >
                        Its link no longer works.
                      </Confirm>
                    ),
                  },
                ]}
              />
            </Section>
          )}
        </>
      )}
    </>
  );
}

function factorsOf({ hasCodes, passkeys }: TeamMember): string {
  const factors = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(hasCodes ? ['password and codes'] : []),
  ];
  return factors.join(', ') || 'a password only, so no access yet';
}
