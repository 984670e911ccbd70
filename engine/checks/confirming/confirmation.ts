import { type FunnelRule, findDoubt, type Keys, leadRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { sentenceAt } from '#engine/checks/said/of-event.ts';
import { quote } from '#engine/text/wording.ts';
import { nothingElseIsConfirmed } from './unasked.ts';
import { asks, linkWorksAsSaid } from './window.ts';

/** Words that say that something is there already, in the languages of pages. */
const promised =
  /\b(?:(?:seat|place|spot) (?:is|has been) (?:reserved|booked|confirmed|saved|secure|safe|yours)|(?:guide|report|checklist|workbook|download|file|access link) (?:is|has been) (?:on (?:its|the) way|sent|attached)|you(?:’re| are|'re) (?:in(?=[.!,:]|$)|registered|signed up|booked|confirmed)|(?:registration|sign-up) is (?:complete|confirmed))(?![A-Za-zÀ-ỿ])|(?<![A-Za-zÀ-ỿ])(?:(?:Platz|Anmeldung|Teilnahme) ist (?:reserviert|gebucht|bestätigt|sicher|abgeschlossen)|(?:Sie sind|du bist) (?:angemeldet|dabei|registriert|eingetragen)|(?:Leitfaden|Report|Checkliste|Datei|Zugangslink) ist (?:unterwegs|angehängt)|(?:plaza|inscripción) está (?:reservada|confirmada)|(?:place|inscription) est (?:réservée|confirmée|validée)|(?:vaga|inscrição) está (?:reservada|confirmada))(?![A-Za-zÀ-ỿ])/i;

/** What says that it comes with the click: "Press the button in that email and you’re registered." */
const withClick =
  /\b(?:press|click|tap|clic|link|button|then|confirm|once|until|when|as soon as|if|klick|knopf|bestätig|sobald|erst|wenn|dann|dès|lorsque|une fois|cuando|una vez|quando|assim que)/i;

/** "Great news, Ada: your" seat is reserved; more words before it are a clause of their own. */
const maxOpening = 5;

/** Nothing that is said before the confirmation tells of what comes only with it. */
const nothingIsPromisedUnconfirmed: FunnelRule = leadRule((entry, all) => {
  if (!asks(entry, all)) return [];
  const isBefore = ([first, second]: Keys) =>
    (first === 'confirmation' && second === 'inbox') ||
    (first === 'success' && second === 'delayed');
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    const found = isBefore(keys) ? promised.exec(text) : null;
    if (found === null) return [];
    const [words] = found;
    const [before = '', after = ''] = sentenceAt(text, found.index).split(words);
    // "Follow it, and your seat is reserved": what comes first is the condition.
    if (withClick.test(`${before}${after}`) || before.split(/\s+/u).length > maxOpening) return [];
    return findDoubt(
      entry,
      'promised-unconfirmed',
      keys,
      `${quote(words)} is read before the sign-up is confirmed, when nothing is reserved or sent yet.`,
      'Say that it comes with the click in the email, and move this to success.screen, which is shown then.',
    );
  });
});

/** A seat that was confirmed with its sign-up is not confirmed a second time. */
const seatsAreConfirmedOnce: FunnelRule = leadRule((entry, all) => {
  if (entry.value.event?.hold === undefined || !asks(entry, all)) return [];
  return findDoubt(
    entry,
    'confirmed-twice',
    ['event', 'hold'],
    'Sign-ups of this funnel are confirmed by email, and then their seats are firm. event.hold asks only those once more who have confirmed with the coach before.',
    "Remove event.hold, or write confirmation: 'single'.",
  );
});

/** What asks for the confirmation leads nowhere else: its reader may not have asked for anything. */
const askingEmailOnlyAsks: FunnelRule = leadRule((entry) => {
  const { confirmation } = entry.value;
  const email = typeof confirmation === 'object' ? confirmation.email : undefined;
  return (email?.paragraphs ?? []).flatMap((paragraph, index) => {
    const link = /\[[^\]]+\]\([^)]+\)/.exec(paragraph)?.[0];
    if (link === undefined) return [];
    return findDoubt(
      entry,
      'link-in-asking-email',
      ['confirmation', 'email', 'paragraphs', index],
      `The email that asks to confirm also leads elsewhere: ${quote(link)}. Whoever gets it may not have signed up, and to them it is advertising.`,
      'Leave the button as its only link, and say the rest in the requested email.',
    );
  });
});

export const confirmationRules: readonly FunnelRule[] = [
  nothingIsPromisedUnconfirmed,
  seatsAreConfirmedOnce,
  askingEmailOnlyAsks,
  linkWorksAsSaid,
  nothingElseIsConfirmed,
];
