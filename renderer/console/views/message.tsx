import { Link, useParams } from 'react-router-dom';
import type { MailboxMessage } from '../answers.ts';
import { Facts } from '../facts.tsx';
import { Heading } from '../heading.tsx';
import { Moment } from '../moment.tsx';
import { Waiting } from '../notices.tsx';
import { useAnswer } from '../use-answer.ts';
import { Letter } from './letter.tsx';

/** One email of the local mailbox. */
export function MessageView() {
  const { id = '' } = useParams();
  const message = useAnswer<MailboxMessage>(`/mailbox/${encodeURIComponent(id)}`, 0);
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
              ['Taken', <Moment key="taken" at={answer.createdAt} />],
              [
                'Delivery',
                answer.deliveryId && (
                  <Link key="delivery" to={`/diagnostics/deliveries/${answer.deliveryId}`}>
                    its state and tries
                  </Link>
                ),
              ],
            ]}
          />
          <Letter path={`/mailbox/${encodeURIComponent(id)}`} />
        </>
      )}
    </>
  );
}
