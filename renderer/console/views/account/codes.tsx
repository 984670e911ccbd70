import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { CodesBegun } from '#engine/contract/console/team/account.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { useWho } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Sets up or turns off one-time codes from an authenticator app. */
export function CodesSection({
  hasCodes,
  onChanged,
}: {
  readonly hasCodes: boolean;
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const { refresh } = useWho();
  const [begun, setBegun] = useState<CodesBegun>();
  const [given, setGiven] = useState('');
  const { isBusy, run } = useAction('Nothing was changed');

  async function begin(): Promise<void> {
    setBegun(await ask('POST /account/codes', { body: { password: given } }));
    setGiven('');
  }
  async function confirm(): Promise<void> {
    await ask('POST /account/codes/confirm', { body: { code: given } });
    toast('good', 'One-time codes are set up', 'From now on you enter one after your password.');
    setBegun(undefined);
    setGiven('');
    onChanged();
    refresh();
  }
  async function end(): Promise<void> {
    await ask('POST /account/codes/end', { body: { password: given } });
    toast(
      'good',
      'One-time codes are off',
      'With your password alone you can only open this page.',
    );
    setGiven('');
    onChanged();
    refresh();
  }

  if (begun) {
    const key = new URL(begun.uri).searchParams.get('secret') ?? '';
    return (
      <Section title="One-time codes">
        <div className="grid gap-4">
          <p>Scan this with your authenticator app, or type the key into it.</p>
          <img
            className="w-40 rounded-control border border-line"
            alt="The key for your authenticator app"
            src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(begun.uri))}`}
          />
          <p>
            Key: <code className="wrap-anywhere">{key}</code>
          </p>
          <p>
            Keep these recovery codes somewhere other than the app: if you lose it, each of them
            signs you in once. They are shown only now.
          </p>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-1 justify-self-start">
            {begun.backupCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <FieldRow>
            <Field label="Code that the app shows">
              <Input
                value={given}
                inputMode="numeric"
                autoComplete="one-time-code"
                onChange={(event) => setGiven(event.target.value)}
              />
            </Field>
            <Button look="main" disabled={isBusy || given === ''} onClick={() => void run(confirm)}>
              Confirm
            </Button>
          </FieldRow>
        </div>
      </Section>
    );
  }
  return (
    <Section title="One-time codes">
      <p className="pb-3 text-quiet">
        {hasCodes
          ? 'After your password you enter a code from your authenticator app.'
          : 'An authenticator app shows a new code every 30 seconds. You enter it after your password.'}
      </p>
      <FieldRow>
        <Field label="Your password">
          <Input
            type="password"
            autoComplete="current-password"
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        </Field>
        <Button disabled={isBusy || given === ''} onClick={() => void run(hasCodes ? end : begin)}>
          {hasCodes ? 'Turn off one-time codes' : 'Set up one-time codes'}
        </Button>
      </FieldRow>
    </Section>
  );
}
