import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findMistake,
  findNote,
  isFolderWhole,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import type { Message } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import { linksIn } from '#engine/text/markup.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { quote } from '#engine/text/wording.ts';

/** What people keep and read; all other offers are met. */
const readOffers: readonly Funnel['offer']['kind'][] = ['guide', 'report', 'test'];

/** A button that downloads stands only in emails of funnels that offer a file. */
export const downloadButtonsHaveFile: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) => {
    if (message.button?.to !== 'download') return [];
    const without = senders.find(({ funnel }) => funnel.offer.file === undefined);
    if (without === undefined) return [];
    return findMistake(
      entry,
      'download-without-file',
      [...keys, 'button', 'to'],
      `The button downloads the file of an offer, but ${without.file} sends this email and offers none.`,
      `Add offer.file to ${without.file}, or let the button lead elsewhere.`,
    );
  });

/** Where a funnel offers a file its visitors get it, and where it offers none no button promises one. */
export const offeredFileIsDelivered: FunnelRule = leadRule((entry, all) => {
  const { offer, success } = entry.value;
  const onScreen = success.after === 'screen' && success.screen.button?.to === 'download';
  if (offer.file === undefined) {
    if (!onScreen) return [];
    return findMistake(
      entry,
      'download-without-file',
      ['success', 'screen', 'button', 'to'],
      'The button downloads the file of the offer, but the funnel offers none.',
      'Add offer.file, or let the button lead elsewhere.',
    );
  }
  const coach = coachOf(entry, all);
  if (onScreen || coach === undefined || !isFolderWhole(entry, all)) return [];
  const emails = listDeclaredEmails(coach, all).filter(({ senders }) =>
    senders.some(({ file }) => file === entry.file),
  );
  // Of an email that is misspelt nobody knows what it holds.
  const isSent = ownValue(coach.value.functions, entry.value.submission.email.function);
  if (isSent === undefined || emails.some(({ message }) => message.button?.to === 'download'))
    return [];
  const name = entry.value.submission.email.function;
  const buttons = emails.filter(({ isLater, message }) => !isLater && message.button);
  const hasButton = buttons.length > 0;
  // The button of an email that only this form sends was meant to.
  const own = buttons.find(({ senders }) => senders.length === 1);
  return findMistake(
    own ? coach : entry,
    'undelivered-file',
    own ? [...own.keys, 'button', 'to'] : ['offer', 'file'],
    `${own ? entry.file : 'The funnel'} offers ${quote(offer.file)}, but no button of its emails or of its success screen leads to it, so nobody would get it.`,
    hasButton
      ? `Write to: 'download' in the button of the email ${name} in ${coach.file}.`
      : `Add button: { label: 'Download {leadMagnet}', to: 'download' } to the email ${name} in ${coach.file}.`,
  );
});

/** The email of a guide, report or test holds it, or leads to it. */
export const readOfferIsInEmail: FunnelRule = leadRule((entry, all) => {
  const { offer, success, event } = entry.value;
  if (offer.file !== undefined || event !== undefined || !readOffers.includes(offer.kind))
    return [];
  const coach = coachOf(entry, all);
  if (coach === undefined) return [];
  const requested = listDeclaredEmails(coach, all).find(
    ({ isLater, senders }) => !isLater && senders.some(({ file }) => file === entry.file),
  );
  if (requested === undefined || holdsSomething(requested.message)) return [];
  if (success.after === 'screen' && holdsLinks(success.screen)) return [];
  return [
    // Who writes by hand, or sends the guide by post, is right.
    findNote(
      entry,
      'guide-without-content',
      ['submission', 'email', 'function'],
      `The page offers ${quote(offer.name)}, but the email ${entry.value.submission.email.function} holds no points, and neither a button nor a link leads to it: nobody would get what they asked for.`,
      `Put the file beside the funnel and name it in offer.file, or write the ${offer.kind} as points of the email.`,
    ),
  ];
});

/** Points, or at least five paragraphs, are the thing itself; a link may lead to it. */
function holdsSomething({ points, paragraphs, afterword = [], button }: Message) {
  const body = [...paragraphs, ...afterword];
  if ((points?.length ?? 0) > 0 || body.length >= 5) return true;
  if (button !== undefined && button.to !== 'scheduling' && button.to !== 'seat') return true;
  return body.some((text) => linksIn(text).length > 0);
}

function holdsLinks({
  text,
  next,
  button,
}: Extract<LeadFunnel['success'], { after: 'screen' }>['screen']): boolean {
  if (button !== undefined && button.to !== 'home' && button.to !== 'scheduling') return true;
  return [text, ...(next?.items ?? [])].some((one) => linksIn(one).length > 0);
}
