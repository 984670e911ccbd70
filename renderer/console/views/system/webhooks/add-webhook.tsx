import { useState } from 'react';
import type { MadeWebhook, Webhooks } from '#engine/contract/console/operations.ts';
import { type WebhookEvent, webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import {
  CoachOptions,
  Field,
  FieldRow,
  Input,
  Select,
  Ticks,
} from '#renderer/console/ui/field.tsx';
import { NewSecret } from './new-secret.tsx';

/** Makes a webhook: whose leads, its address, and its events. */
export function AddWebhook({
  coaches,
  onMade,
}: Pick<Webhooks, 'coaches'> & { readonly onMade: () => void }) {
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['lead.created', 'erased']);
  const [made, setMade] = useState<MadeWebhook>();
  const { isBusy, run } = useAction('The webhook was not added');
  const coach = chosen || (coaches[0]?.slug ?? '');

  async function make(): Promise<void> {
    setMade(await ask('POST /webhooks', { body: { coach, url, events } }));
    setUrl('');
    onMade();
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void run(make);
      }}
    >
      <FieldRow>
        <Field label="Coach" isWide>
          <Select value={coach} onChange={(event) => setChosen(event.target.value)}>
            <CoachOptions of={coaches} />
          </Select>
        </Field>
        <Field label="Address that receives the messages" isWide>
          <Input
            type="url"
            required
            placeholder="https://hooks.zapier.com/…"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
      </FieldRow>
      <Ticks
        legend="Events it receives"
        options={webhookEvents.map((name) => [name, name])}
        value={events}
        className="grid grid-cols-[repeat(auto-fill,minmax(152px,1fr))] gap-x-4"
        onChange={setEvents}
      />
      <div>
        <Button type="submit" look="main" disabled={isBusy || events.length === 0}>
          Add webhook
        </Button>
      </div>
      {made && <NewSecret secret={made.secret} />}
    </form>
  );
}
