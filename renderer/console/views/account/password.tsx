import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Changes the password. */
export function PasswordForm({ email }: { readonly email: string }) {
  const toast = useToast();
  const { isBusy, run } = useAction('The password was not changed');

  async function change(form: HTMLFormElement): Promise<void> {
    const given = new FormData(form);
    const read = (name: string) => String(given.get(name) ?? '');
    const body = { current: read('current'), password: read('password') };
    await ask('POST /account/password', { body });
    form.reset();
    toast('good', 'Password changed', 'Your other sessions have ended.');
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void run(() => change(form));
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FieldRow>
        <Field label="Current password">
          <Input type="password" name="current" autoComplete="current-password" required />
        </Field>
        <Field label="New password, at least 12 characters">
          <Input
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={12}
            required
          />
        </Field>
        <Button type="submit" disabled={isBusy}>
          Change
        </Button>
      </FieldRow>
    </form>
  );
}
