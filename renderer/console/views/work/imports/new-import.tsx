import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ImportsPage, maxImportBytes } from '#engine/contract/console/imports.ts';
import { uploadPeople } from '#renderer/console/api/upload.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { CoachOptions, Field, FieldRow, Input, Select } from '#renderer/console/ui/field.tsx';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { Progress } from './progress.tsx';

/** Starts an import: the coach, and the file. */
export function NewImport({ coaches }: Pick<ImportsPage, 'coaches'>) {
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const { isBusy, run } = useAction('Nothing was uploaded');

  async function upload(form: FormData): Promise<void> {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0)
      throw new Error('Choose a file with rows in it.');
    if (file.size > maxImportBytes) throw new Error('It is larger than 100 MB. Split it first.');
    setShare(0);
    const id = await uploadPeople(file, String(form.get('coach')), setShare);
    await navigate(`/diagnostics/imports/${id}`);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void run(() => upload(form)).finally(() => setShare(undefined));
      }}
    >
      <Stack>
        <FieldRow>
          <Field label="Which coach they belong to" isWide>
            <Select name="coach" required>
              <CoachOptions of={coaches} />
            </Select>
          </Field>
          <Field label="CSV file, up to 100 MB" isWide>
            <Input type="file" name="file" accept=".csv,.tsv,.txt,text/csv" required />
          </Field>
          <Button type="submit" look="main" disabled={isBusy}>
            Upload
          </Button>
        </FieldRow>
        {share !== undefined && (
          <Progress label={`Uploading: ${Math.round(share * 100)}%`} share={share} />
        )}
        <p className="max-w-prose text-quiet">
          Uploading emails nobody. Next you enter what the columns mean and what these people agreed
          to, see what would happen to each row, and only then confirm.
        </p>
      </Stack>
    </form>
  );
}
