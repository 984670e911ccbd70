import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Webhook } from '#engine/contract/console/operations.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { None, Notice } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { Messages } from './messages.tsx';
import { NewSecret } from './new-secret.tsx';
import { nameOf, State } from './state.tsx';

/** One endpoint: its state, its latest messages, and its actions. */
export function WebhookView() {
  const { id = '' } = useParams();
  const asked = useAnswer('/webhooks/:id', { id });
  const { answer: webhook } = asked;
  const may = useMay();
  return (
    <>
      <Heading title={webhook ? nameOf(webhook) : 'Webhook'} of={asked} />
      <Waiting of={asked} />
      {webhook && (
        <>
          {webhook.problem && (
            <Notice tone={webhook.state === 'failing' ? 'warn' : 'bad'}>
              <p>{describeProblem(webhook)}</p>
            </Notice>
          )}
          {may('operate') && <Actions of={webhook} onChanged={asked.refresh} />}
          <Facts
            of={[
              ['State', <State key="state" of={webhook.state} />],
              ['Coach', webhook.coach],
              ['Address', webhook.url],
              ['Events', webhook.events.join(', ')],
              ['Defined in', describeOrigin(webhook)],
              [
                'Last delivered',
                webhook.lastDeliveredAt ? (
                  <Moment key="last" at={webhook.lastDeliveredAt} />
                ) : (
                  <None key="last" />
                ),
              ],
              ['Messages waiting', <Held key="waiting" of={webhook} />],
              ['Messages given up', webhook.failed],
            ]}
          />
          <Section title="Latest messages">
            <Messages of={webhook.messages} onChanged={asked.refresh} />
          </Section>
        </>
      )}
    </>
  );
}

/** How many messages wait, and when the next is attempted. */
function Held({ of: { waiting, nextAttemptAt } }: { readonly of: Webhook }) {
  return (
    <>
      {waiting}
      {nextAttemptAt && (
        <>
          {'. Next: '}
          <Moment at={nextAttemptAt} />
        </>
      )}
    </>
  );
}

function describeProblem({ state, problem }: Webhook): string {
  if (state === 'stopped') return `Sending to it has stopped. ${problem}`;
  if (state === 'paused')
    return `It has failed repeatedly, so attempts have become rare. ${problem}`;
  return `The last attempt failed. ${problem}`;
}

function describeOrigin({ origin, coach }: Webhook): string {
  return origin === 'declared' ? `funnels/${coach}/coach.ts` : 'The console';
}

function Actions({ of, onChanged }: { readonly of: Webhook; readonly onChanged: () => void }) {
  const { id, state, failed, origin } = of;
  const toast = useToast();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const { isBusy, run } = useAction('That did not work');
  const doing = (act: () => Promise<string>) => () =>
    void run(async () => {
      toast('good', await act());
      onChanged();
    });
  if (state === 'removed') return null;
  return (
    <>
      <Row>
        {state !== 'well' && (
          <Button
            look="main"
            disabled={isBusy}
            onClick={doing(async () => {
              await ask('POST /webhooks/:id/resume', { id });
              return 'Sending resumes';
            })}
          >
            Send again now
          </Button>
        )}
        {failed > 0 && (
          <Button
            disabled={isBusy}
            onClick={doing(async () => {
              const { replayed } = await ask('POST /webhooks/:id/replay', { id });
              return `${replayed} sent again`;
            })}
          >
            Replay all that were given up
          </Button>
        )}
        <Button
          disabled={isBusy}
          onClick={doing(async () => {
            await ask('POST /webhooks/:id/test', { id });
            return 'A message about an invented person is on its way';
          })}
        >
          Send a test message
        </Button>
        {origin === 'made' && (
          <>
            <Confirm
              label="Change secret"
              title="Change the secret?"
              failure="The secret was not changed"
              act={async () => setSecret((await ask('POST /webhooks/:id/secret', { id })).secret)}
            >
              For another day, the old secret keeps signing alongside the new one.
            </Confirm>
            <Confirm
              label="Remove"
              title="Remove this webhook?"
              failure="The webhook was not removed"
              isGrave
              act={async () => {
                await ask('DELETE /webhooks/:id', { id });
                await navigate('/diagnostics/webhooks');
              }}
            >
              The program receives nothing more, and messages waiting for it are not sent.
            </Confirm>
          </>
        )}
      </Row>
      {secret && <NewSecret secret={secret} />}
    </>
  );
}
