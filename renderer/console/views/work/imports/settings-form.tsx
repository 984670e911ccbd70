import { useState } from 'react';
import {
  type ColumnRole,
  columnRoles,
  type ImportDetails,
  type ImportSettings,
} from '#engine/contract/console/imports.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Choices, Field, Input, Select } from '#renderer/console/ui/field.tsx';
import { Row, Stack } from '#renderer/console/ui/layout.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

const roleNames: Readonly<Record<ColumnRole, string>> = {
  'leave-out': 'leave out',
  email: 'Email address',
  name: 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  'agreed-at': 'Date they agreed',
  keep: 'keep under its title',
};

/** How many sample cells are shown per column. */
const shownCells = 3;

/** The meaning of a file's columns, and what its people agreed to. */
export function SettingsForm({ of, onSettled }: { readonly of: ImportDetails; onSettled(): void }) {
  const [columns, setColumns] = useState<readonly ColumnRole[]>(of.settings?.columns ?? of.guessed);
  const [nameless, setNameless] = useState(of.settings?.needsName ? 'refuse' : 'take');
  const { isBusy, run } = useAction('The rows were not checked');
  const said = of.settings;

  async function settle(form: FormData): Promise<void> {
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const settings: ImportSettings = {
      columns,
      agreedTo: read('agreedTo'),
      agreedWhere: read('agreedWhere'),
      agreedAt: read('agreedAt') || null,
      campaign: read('campaign') || null,
      needsName: nameless === 'refuse',
    };
    await ask('POST /imports/:id/settings', { id: of.id, body: settings });
    onSettled();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void run(() => settle(form));
      }}
    >
      <Stack>
        <Section title="What the columns mean">
          <Table
            caption="Columns of the file"
            rows={of.titles.map((title, place) => ({ title, place }))}
            keyOf={({ place }) => place}
            columns={[
              { title: 'Column', isFact: true, show: ({ title }) => title },
              {
                title: 'Means',
                isPlain: true,
                show: ({ title, place }) => (
                  <Select
                    aria-label={`What ${title} means`}
                    value={columns[place]}
                    onChange={({ target }) => {
                      const role = columnRoles.find((one) => one === target.value);
                      if (role) setColumns(columns.with(place, role));
                    }}
                  >
                    {columnRoles.map((role) => (
                      <option key={role} value={role}>
                        {roleNames[role]}
                      </option>
                    ))}
                  </Select>
                ),
              },
              {
                title: 'First rows',
                show: ({ place }) => <Cells of={of.preview.map((row) => row[place] ?? '')} />,
              },
            ]}
          />
        </Section>
        <Section title="What these people agreed to">
          <Stack>
            <Field label="The words they agreed to">
              <Input
                name="agreedTo"
                isWide
                required
                maxLength={1000}
                defaultValue={said?.agreedTo}
              />
            </Field>
            <Field label="Where: the page, list or event">
              <Input
                name="agreedWhere"
                isWide
                required
                maxLength={1000}
                defaultValue={said?.agreedWhere}
              />
            </Field>
            <Field label="On which date, unless a column has it">
              <Input type="date" name="agreedAt" defaultValue={said?.agreedAt ?? ''} />
            </Field>
          </Stack>
        </Section>
        <Section title="What happens to them">
          <Stack>
            <Field label="Campaign that starts for each of them">
              <Select name="campaign" defaultValue={said?.campaign ?? ''}>
                <option value="">none: nobody is emailed</option>
                {of.campaigns.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
            <Choices
              legend="Rows without a name"
              options={[
                ['take', 'are imported'],
                ['refuse', 'are refused'],
              ]}
              value={nameless}
              onChange={setNameless}
            />
          </Stack>
        </Section>
        <Row>
          <Button type="submit" look="main" disabled={isBusy}>
            Check the rows
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** A few non-empty cells. */
function Cells({ of }: { readonly of: readonly string[] }) {
  const shown = of.filter((cell) => cell.trim() !== '').slice(0, shownCells);
  return shown.length === 0 ? (
    <None>empty</None>
  ) : (
    <span className="text-quiet">{shown.join(' · ')}</span>
  );
}
