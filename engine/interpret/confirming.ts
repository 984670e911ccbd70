import type { SubmissionAnswer } from '#engine/contract/submission.ts';
import type { Message } from '#engine/declaration/coach.ts';
import type { Screen } from '#engine/declaration/submission.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { confirmDays } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { fillTexts } from '#engine/text/placeholders.ts';
import { type EmailFate, readable } from './answer.ts';

type Values = Readonly<Record<string, string>>;

/** The target of the confirmation email's button in a message; it becomes a link of its own. */
export const confirmTarget = 'confirm';

/** The funnel's own words about confirming. */
function ownWords({ declaration }: CompiledFunnel) {
  const said = declaration.kind === 'lead' ? declaration.confirmation : undefined;
  return typeof said === 'object' ? said : {};
}

/**
 * The answer to somebody who has to confirm a sign-up by email. It is the same for every address: one
 * that was confirmed before gets what it asked for at once, and nobody else learns that.
 *
 * @param trouble the path at which the email is sent again or the address is corrected
 * @param fate.isDelayed the first attempt to send the email failed and the funnel says so
 */
export function inboxAnswer(
  funnel: CompiledFunnel,
  values: Values,
  trouble: string,
  { isDelayed = false }: EmailFate = {},
): SubmissionAnswer {
  const { declaration } = funnel;
  const delayed = declaration.kind === 'lead' ? declaration.success.delayed : undefined;
  const { trouble: label, ...said } = wordsOf(funnel.language).confirming.inbox;
  const words: Screen = { ...(ownWords(funnel).inbox ?? said) };
  const answer: SubmissionAnswer = {
    outcome: 'unconfirmed',
    ...(isDelayed && delayed ? { toast: delayed } : {}),
    screen: words,
    clear: false,
  };
  const filled = fillTexts<SubmissionAnswer>(answer, readable(funnel, values));
  const { tip } = filled.screen ?? words;
  // A quiet link: what to press is the button in the email.
  const way = `[${label}](${trouble})`;
  const screen = { ...(filled.screen ?? words), tip: tip === undefined ? way : `${tip} ${way}` };
  return { ...filled, screen };
}

/** The email that asks for the confirmation, with placeholders as in declared ones. */
export function askingMessage(funnel: CompiledFunnel): Message {
  const said = wordsOf(funnel.language).confirming.email(confirmDays);
  const { button, ...words } = ownWords(funnel).email ?? said;
  return { ...words, button: { label: button, to: confirmTarget } };
}
