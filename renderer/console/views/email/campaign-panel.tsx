import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { Campaign } from '#engine/contract/console/functions.ts';
import { callDebug } from '#renderer/console/api/ask.ts';
import { useDebug } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { useRun } from '#renderer/console/parts/use-action.ts';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { DialogWindow } from '#renderer/console/ui/dialog.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { SectionTitle } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/** A campaign, its ten latest emails, and retrying the failed ones. */
export function CampaignPanel({
  id,
  onRetried,
}: {
  readonly id: string;
  readonly onRetried: () => void;
}) {
  const details = useDebug({ action: 'campaign-details', campaignId: id });
  const [result, setResult] = useState<string>();
  const { isBusy, run } = useRun((reason) =>
    setResult(`The retry could not be started: ${reason}`),
  );
  const { answer } = details;

  async function retry(): Promise<void> {
    await run(async () => {
      const { retryResults } = await callDebug({ action: 'retry-failed', campaignId: id });
      setResult(describeRetry(retryResults.length));
    });
    details.refresh();
    onRetried();
  }

  return (
    <>
      <Waiting of={details} />
      {answer && (
        <Stack>
          <SectionTitle>{answer.campaign.name}</SectionTitle>
          <Facts
            of={[
              ['From', `${answer.campaign.from_name} <${answer.campaign.from_email}>`],
              ['State', <State key="state" of={answer.campaign} />],
              ['Failed emails', answer.failed],
            ]}
          />
          <div>
            <Button disabled={isBusy} onClick={() => void retry()}>
              {isBusy ? 'Retrying…' : 'Retry Failed Emails'}
            </Button>
          </div>
          <Table
            caption="The ten latest emails of this campaign"
            rows={answer.deliveryLogs}
            empty="This campaign has not sent any emails yet."
            keyOf={(row) => row.id}
            columns={deliveryColumns}
          />
        </Stack>
      )}
      <Dialog.Root
        open={result !== undefined}
        onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
      >
        <DialogWindow title="Retry Failed Emails" description={result}>
          <Dialog.Close render={<Button look="main" />}>Close</Dialog.Close>
        </DialogWindow>
      </Dialog.Root>
    </>
  );
}

/** Whether it sends, and what to write to change that. */
function State({ of: { is_active: isActive, coach } }: { readonly of: Campaign }) {
  return (
    <>
      {isActive ? 'active' : 'inactive'}
      <span className="block text-small text-quiet">
        {isActive ? 'To pause it, add ' : 'To go on, remove '}
        <code>active: false</code>
        {isActive ? ' to it in ' : ' from it in '}
        <code>funnels/{coach}/coach.ts</code>. People stay where they are in it.
      </span>
    </>
  );
}

function describeRetry(count: number): string {
  if (count === 0)
    return 'None of this campaign’s emails have failed, so there is nothing to retry.';
  return count === 1
    ? 'One email is queued for another attempt.'
    : `${count} emails are queued for another attempt.`;
}
