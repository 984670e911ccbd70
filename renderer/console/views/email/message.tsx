import { Link, useParams } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { EmailPreview } from '#renderer/console/parts/email-preview.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Facts } from '#renderer/console/ui/facts.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

export function MessageView() {
  const { id = '' } = useParams();
  const message = useAnswer('/mailbox/:id', { id });
  const { answer } = message;
  return (
    <>
      <Heading title={answer?.subject ?? 'Email'} />
      <Waiting of={message} />
      {answer && (
        <>
          <Facts
            of={[
              ['From', answer.from],
              ['To', answer.to],
              ['Received', <Moment key="received" at={answer.createdAt} />],
              [
                'Delivery',
                answer.deliveryId && (
                  <Link key="delivery" to={`/diagnostics/deliveries/${answer.deliveryId}`}>
                    status and attempts
                  </Link>
                ),
              ],
            ]}
          />
          <EmailPreview path="/mailbox/:id" id={id} />
        </>
      )}
    </>
  );
}
