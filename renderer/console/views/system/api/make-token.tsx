import { useState } from 'react';
import { type ApiScope, apiScopes } from '#engine/contract/api/lists.ts';
import type { MachineTokens } from '#engine/contract/console/operations.ts';
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
import { NewSecret } from '../webhooks/new-secret.tsx';

/** The choices of a token's validity, in days. */
const periods = [30, 90, 365, 999] as const;

/** Makes an API token: for which program, whose rows, and which lists. */
export function MakeToken({
  coaches,
  onMade,
}: Pick<MachineTokens, 'coaches'> & { readonly onMade: () => void }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [days, setDays] = useState<number>(365);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['leads:read']);
  const [token, setToken] = useState<string>();
  const { isBusy, run } = useAction('The token was not created');
  const coach = chosen ?? coaches[0]?.slug ?? '';

  async function make(): Promise<void> {
    const body = { name: name.trim(), coach: coach === '' ? null : coach, scopes, days };
    setToken((await ask('POST /tokens', { body })).token);
    setName('');
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
        <Field label="Program that uses it" isWide>
          <Input
            required
            maxLength={60}
            placeholder="Monday spreadsheet"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Reads data of" isWide>
          <Select value={coach} onChange={(event) => setChosen(event.target.value)}>
            <CoachOptions of={coaches} />
            <option value="">all coaches</option>
          </Select>
        </Field>
        <Field label="Valid for">
          <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {period} days
              </option>
            ))}
          </Select>
        </Field>
      </FieldRow>
      <Ticks
        legend="What it may read"
        options={apiScopes.map((scope) => [scope, scope])}
        value={scopes}
        onChange={setScopes}
      />
      <div>
        <Button type="submit" look="main" disabled={isBusy || scopes.length === 0}>
          Create token
        </Button>
      </div>
      {token !== undefined && (
        <NewSecret secret={token}>
          This token gives access to what you chose. Copy it into the program now: it is not shown
          again.
        </NewSecret>
      )}
    </form>
  );
}
