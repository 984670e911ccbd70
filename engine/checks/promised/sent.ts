import { requestedMessage } from '#engine/checks/facts/counts.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { isLeadFunnel, type Said, textsOfMessage } from '#engine/checks/said/said.ts';
import type { Message } from '#engine/declaration/coach.ts';
import { plainText } from '#engine/text/markup.ts';
import { ownValue } from '#engine/text/own-value.ts';

/** The emails that somebody gets who sends a funnel's form. */
function emailsTo({ funnel, coach }: Said): readonly Message[] {
  if (!isLeadFunnel(funnel) || coach === undefined) return [];
  const { submission, event, id } = funnel;
  const requested = requestedMessage(funnel, coach);
  const campaign = coach.campaigns.find(({ name }) => name === submission.journey?.campaign);
  const after = event?.after && ownValue(coach.functions, event.after.function);
  return [
    ...(requested ? [requested] : []),
    ...(campaign?.steps.map(({ message }) => message) ?? []),
    ...(after ? [ownValue(after.messages, id) ?? after.message] : []),
  ];
}

/**
 * Whether something that a text promises is named by another text of its page or by an email that
 * follows.
 */
export function isNamedElsewhere(said: Said, thing: RegExp): boolean {
  const isOther = (text: string) => plainText(text) !== said.text && thing.test(text);
  return (
    shownTexts(said.funnel).some(({ text }) => isOther(text)) ||
    emailsTo(said).some((message) => textsOfMessage(message, []).some(({ text }) => isOther(text)))
  );
}
