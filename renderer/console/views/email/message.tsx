import { Link, useParams } from 'react-router-dom';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Facts } from '#renderer/console/parts/facts.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Moment } from '#renderer/console/parts/moment.tsx';
import { Waiting } from '#renderer/console/parts/notices.tsx';
import { Letter } from './campaign-email.tsx';

/** One email of the local mailbox. */
export function MessageView() {
  const { id = '' } = useParams();
  const message = useAnswer('/mailbox/:id', { id, everySeconds: 0 });
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
          <Letter path="/mailbox/:id" id={id} />
        </>
      )}
    </>
  );
}
