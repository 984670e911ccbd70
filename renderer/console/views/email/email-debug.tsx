import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import type { DebugDashboard } from '#renderer/console/api/answers.ts';
import { type AskOptions, callFunction } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { ErrorTable } from '#renderer/console/parts/error-table.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Mark } from '#renderer/console/parts/status.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { CampaignPanel } from './campaign-panel.tsx';

/** Email debug: the campaigns, what failed lately, and one campaign's latest emails. */
export function EmailDebugView() {
  const dashboard = useAnswer<DebugDashboard>('email-debug-dashboard', 20, load);
  const [tab, setTab] = useState('campaigns');
  const [campaign, setCampaign] = useState<string>();
  const { answer } = dashboard;
  return (
    <>
      <Heading title="Email debug" of={dashboard} />
      <Waiting of={dashboard} failure="Failed to load dashboard data" />
      {answer && (
        <>
          <ul className="cards" aria-label="Summary">
            <li>
              <div>
                <b>{answer.totalCampaigns}</b>
                <span>total campaigns</span>
              </div>
            </li>
            {(['sent', 'failed', 'pending'] as const).map((status) => (
              <li key={status}>
                <div>
                  <b>{answer.deliveryStats[status].toLocaleString('en-GB')}</b>
                  <span>
                    {status} <span className="quiet">in 24 hours</span>
                  </span>
                </div>
              </li>
            ))}
          </ul>
          <Tabs.Root className="tabs" value={tab} onValueChange={setTab}>
            <Tabs.List aria-label="Parts of the dashboard">
              <Tabs.Tab value="campaigns">Campaigns</Tabs.Tab>
              <Tabs.Tab value="errors">Recent Errors</Tabs.Tab>
              <Tabs.Tab value="details">Campaign Details</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="campaigns">
              <Table
                caption="Campaigns"
                rows={answer.campaigns}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: 'Campaign',
                    show: ({ id, name }) => (
                      <button
                        type="button"
                        className="as-link"
                        onClick={() => {
                          setCampaign(id);
                          setTab('details');
                        }}
                      >
                        {name}
                      </button>
                    ),
                  },
                  { title: 'From', show: (row) => `${row.from_name} <${row.from_email}>` },
                  { title: 'Subject', show: (row) => row.subject_template ?? '–', isExtra: true },
                  {
                    title: 'State',
                    show: (row) =>
                      row.is_active ? (
                        <Mark tone="good">active</Mark>
                      ) : (
                        <Mark tone="off">inactive</Mark>
                      ),
                  },
                ]}
              />
            </Tabs.Panel>
            <Tabs.Panel value="errors">
              {answer.recentErrors.length === 0 && <Empty>No failure has been recorded.</Empty>}
              {answer.recentErrors.length > 0 && <ErrorTable rows={answer.recentErrors} />}
            </Tabs.Panel>
            <Tabs.Panel value="details">
              {campaign ? (
                <CampaignPanel key={campaign} id={campaign} onRetried={dashboard.refresh} />
              ) : (
                <Empty>Choose a campaign in the first tab to see its latest emails.</Empty>
              )}
            </Tabs.Panel>
          </Tabs.Root>
        </>
      )}
    </>
  );
}

function load(name: string, options: AskOptions): Promise<DebugDashboard> {
  return callFunction(name, { action: 'dashboard' }, options);
}
