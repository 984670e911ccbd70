import type { MapPart } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { NamedState } from '#engine/interpret/form-states.ts';
import { confirmDays } from '#engine/site/confirmation.ts';
import { beginSentence, count } from '#engine/text/wording.ts';
import { byButton, formKey } from './parts.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** What follows a saved submission, as ways to emails and ends. */
export type Ways = MapPart['to'];

/** How a waiting person continues. */
export const seatFree = 'a seat that becomes free';
export const waitedInVain = 'waiting in vain';

type Explained = Pick<MapPart, 'title' | 'meaning' | 'tone' | 'to'>;

/** What leads to an answer, and what it means. */
export function explain(
  { key, title, state }: NamedState,
  lead: Lead,
  saved: Ways,
  asking: Ways,
): Explained {
  const { submission } = lead;
  const { onFailure, timeoutSeconds = 10 } = submission.email;
  const again = [{ part: formKey, by: 'sending it again' }];
  const failed = { title: beginSentence(title), tone: 'bad', to: again } as const;
  const screen = state.kind === 'succeeded' ? byButton(state.screen?.button) : [];
  const storedUnder = `The person is stored as a lead of “${submission.source}”.`;
  switch (key) {
    case 'unconfirmed':
      return {
        title: 'To be confirmed',
        tone: 'warn',
        meaning: `An email asks to confirm. Nothing counts before that, and unconfirmed sign-ups are deleted after ${count(confirmDays, 'day')}. People who have confirmed with this coach before see the same answer and get everything at once.`,
        to: asking,
      };
    case 'succeeded':
      return {
        title: asking.length > 0 ? 'Confirmed and saved' : 'Saved',
        tone: 'good',
        meaning: `${storedUnder} Lead, email${submission.journey ? ', campaign' : ''}${lead.event ? ' and seat' : ''} are saved together or not at all.`,
        to: [...saved.filter(({ by }) => by !== waitedInVain), ...screen],
      };
    case 'delayed':
      if (asking.length > 0) {
        return {
          title: 'To be confirmed, but the email is late',
          tone: 'warn',
          meaning:
            'The first attempt to send the email that asks failed; it is retried for three days.',
          to: asking,
        };
      }
      return {
        title: 'Saved, but the email is late',
        tone: 'warn',
        meaning: `${storedUnder} The first attempt to send the email failed; it is retried for three days.`,
        to: [...saved.slice(0, 1), ...screen],
      };
    case 'waiting':
      return {
        title: 'On the waiting list',
        tone: 'warn',
        meaning:
          'No seat is left: the person waits in line. The requested email is held until then.',
        to: saved.filter(({ by }) => by === seatFree || by === waitedInVain),
      };
    case 'failed-lead':
    case 'failed-journey':
      return { ...failed, meaning: 'Nothing was stored and nothing is sent.' };
    case 'failed-email':
      return {
        ...failed,
        title: 'The email could not be sent',
        meaning:
          onFailure === 'fail'
            ? 'The first attempt to send the email failed. What was typed is stored, and the email is retried for three days.'
            : 'Only used by a form whose answer waits for its email; this one does not mention a failed attempt.',
      };
    case 'failed-exception':
      return {
        ...failed,
        meaning: `Something failed, or the email took longer than ${count(timeoutSeconds, 'second')}. A reference leads to the cause.`,
      };
    case 'failed':
      return {
        ...failed,
        meaning:
          'Shown for every failing step without words of its own. A reference leads to the cause.',
      };
    case 'failed-alreadyRegistered':
      return {
        ...failed,
        title: 'Already registered',
        tone: 'warn',
        meaning: 'The person has a seat at this date. Nothing changes, and no email is sent.',
      };
    case 'failed-full':
      return {
        ...failed,
        title: 'The last seat has just been taken',
        tone: 'warn',
        meaning: 'The form was open when the event filled up. Only what was typed is stored.',
      };
    default:
      return {
        ...failed,
        title: 'Sent too late',
        tone: 'warn',
        meaning: 'The form was open when the offer ended. What was typed stays on the page.',
      };
  }
}
