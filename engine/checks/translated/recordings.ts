import {
  eventOf,
  isLeadFunnel,
  isOwnClaim,
  type Judge,
  judgeWhere,
  type Said,
  textsOfMessage,
} from '#engine/checks/facts/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';
import { wholeWords } from './patterns.ts';

/** A recording that is promised in another language comes by an email of the funnel. */
export function judgeRecordings({ recording: { what, comes, denied } }: SaidWords): Judge {
  const named = wholeWords(what);
  const isPromise = wholeWords(comes);
  const isDenial = wholeWords(denied);
  return judgeWhere([named], (said) => {
    const { text, place, keys } = said;
    const sentences = text.split(/(?<=[.!?…])\s/u);
    const promise = sentences.find((one) => named.test(one) && isPromise.test(one));
    if (promise === undefined || isDenial.test(promise) || promise.trim().endsWith('?')) return [];
    if (eventOf(said) === undefined || !isOwnClaim(said) || place === 'campaign') return [];
    if (keys.includes('notForYou') || isSent(said, named)) return [];
    return [
      {
        rule: 'promised-recording',
        isDoubt: true,
        claim: 'recording',
        problem: `${quote(promise)} stands here, but no email of this funnel that comes after the event brings a recording.`,
        remedy: 'Send it with an email after the event (event.after), or take the promise out.',
      },
    ];
  });
}

/** Whether a step of the campaign or the email after the event speaks of it. */
function isSent({ funnel, coach }: Said, named: RegExp): boolean {
  if (coach === undefined || !isLeadFunnel(funnel)) return false;
  const { journey } = funnel.submission;
  const campaign = coach.campaigns.find(({ name }) => name === journey?.campaign);
  const after = coach.functions[funnel.event?.after?.function ?? ''];
  const messages = [
    ...(campaign?.steps ?? []).map(({ message }) => message),
    ...(after === undefined ? [] : [after.message, ...Object.values(after.messages ?? {})]),
  ];
  return messages.some((message) =>
    textsOfMessage(message, []).some(({ text }) => named.test(text)),
  );
}
