import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { CampaignDetails, RetryAnswer } from '#renderer/console/api/answers.ts';
import { type AskOptions, callFunction, describeError } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { deliveryColumns } from '#renderer/console/parts/delivery-columns.tsx';
import { Empty, Waiting } from '#renderer/console/parts/notices.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

const name = 'email-debug-dashboard';

/** A campaign, its latest ten emails, and the way to try the failed ones again. */
export function CampaignPanel({
  id,
  onRetried,
}: {
  readonly id: string;
  readonly onRetried: () => void;
}) {
  const details = useAnswer<CampaignDetails>(id, 10, load);
  const [result, setResult] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { answer } = details;

  async function retry(): Promise<void> {
    setIsBusy(true);
    try {
      const content = { action: 'retry-failed', campaignId: id };
      const { retryResults } = await callFunction<RetryAnswer>(name, content);
      setResult(describeRetry(retryResults.length));
    } catch (error) {
      setResult(`The retry could not be started: ${describeError(error)}`);
    } finally {
      setIsBusy(false);
      details.refresh();
      onRetried();
    }
  }

  return (
    <>
      <Waiting of={details} />
      {answer && (
        <div className="stacked">
          <h2>{answer.campaign.name}</h2>
          <Facts
            of={[
              ['From', `${answer.campaign.from_name} <${answer.campaign.from_email}>`],
              ['State', answer.campaign.is_active ? 'active' : 'inactive'],
              ['Failed emails', answer.failed],
            ]}
          />
          <div>
            <button type="button" disabled={isBusy} onClick={() => void retry()}>
              {isBusy ? 'Retrying…' : 'Retry Failed Emails'}
            </button>
          </div>
          {answer.deliveryLogs.length === 0 && <Empty>This campaign has sent nothing yet.</Empty>}
          {answer.deliveryLogs.length > 0 && (
            <Table
              caption="The latest ten emails of this campaign"
              rows={answer.deliveryLogs}
              keyOf={(row) => row.id}
              columns={deliveryColumns}
            />
          )}
        </div>
      )}
      <Dialog.Root
        open={result !== undefined}
        onOpenChange={(isOpen) => !isOpen && setResult(undefined)}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Title>Retry Failed Emails</Dialog.Title>
            <Dialog.Description>{result}</Dialog.Description>
            <Dialog.Close className="main-button">Close</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

function describeRetry(count: number): string {
  if (count === 0) return 'No email of this campaign has failed, so none was tried again.';
  return count === 1
    ? 'One email is due again and is being sent.'
    : `${count} emails are due again and are being sent.`;
}

function load(id: string, options: AskOptions): Promise<CampaignDetails> {
  return callFunction(name, { action: 'campaign-details', campaignId: id }, options);
}
