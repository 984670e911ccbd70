import { useState } from 'react';
import type { Campaign } from '#engine/contract/console/functions.ts';
import { useDebug } from '#renderer/console/api/use-answer.ts';
import { ErrorTable } from '#renderer/console/parts/error-table.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { LinkButton } from '#renderer/console/ui/button.tsx';
import { Card, Cards } from '#renderer/console/ui/cards.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Tabs } from '#renderer/console/ui/tabs.tsx';
import { CampaignPanel } from './campaign-panel.tsx';

/** Email debug: the campaigns, recent failures, and one campaign's latest emails. */
export function EmailDebugView() {
  const dashboard = useDebug({ action: 'dashboard' });
  const [tab, setTab] = useState('campaigns');
  const [campaign, setCampaign] = useState<string>();
  const { answer } = dashboard;
  return (
    <>
      <Heading title="Email debug" of={dashboard} />
      <Waiting of={dashboard} failure="Failed to load dashboard data" />
      {answer && (
        <>
          <Cards label="Summary">
            <Card figure={answer.totalCampaigns}>
              <span>total campaigns</span>
            </Card>
            {(['sent', 'failed', 'pending'] as const).map((status) => (
              <Card key={status} figure={answer.deliveryStats[status]}>
                <span>
                  {status} <span className="text-quiet">in the last 24 hours</span>
                </span>
              </Card>
            ))}
          </Cards>
          <Tabs
            label="Parts of the dashboard"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'campaigns',
                title: 'Campaigns',
                content: (
                  <CampaignTable
                    rows={answer.campaigns}
                    onChoose={(id) => {
                      setCampaign(id);
                      setTab('details');
                    }}
                  />
                ),
              },
              {
                value: 'errors',
                title: 'Recent Errors',
                content: <ErrorTable rows={answer.recentErrors} />,
              },
              {
                value: 'details',
                title: 'Campaign Details',
                content: campaign ? (
                  <CampaignPanel key={campaign} id={campaign} onRetried={dashboard.refresh} />
                ) : (
                  <Empty>Choose a campaign under Campaigns to see its latest emails.</Empty>
                ),
              },
            ]}
          />
        </>
      )}
    </>
  );
}

function CampaignTable({
  rows,
  onChoose,
}: {
  readonly rows: readonly Campaign[];
  readonly onChoose: (id: string) => void;
}) {
  return (
    <Table
      caption="Campaigns"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Campaign',
          isFact: true,
          show: ({ id, name }) => <LinkButton onClick={() => onChoose(id)}>{name}</LinkButton>,
        },
        { title: 'From', isPlain: true, show: (row) => `${row.from_name} <${row.from_email}>` },
        { title: 'Subject', show: (row) => row.subject_template ?? '–', isExtra: true },
        {
          title: 'State',
          isPlain: true,
          show: (row) =>
            row.is_active ? <Badge tone="good">active</Badge> : <Badge tone="off">inactive</Badge>,
        },
      ]}
    />
  );
}
