import {
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';
import { campaignOf } from './journey.ts';

/** What a consent calls emails, in the languages of the engine. */
const mentions =
  /(?:e-?mail|newsletter|nachricht|schreib|schick|zusend|kontaktier|informier|correo|carta|bolet\u00edn|mensaje|escrib|enviar|env\u00ede|contact|courriel|lettre|message|\u00e9cri|envoy|envoi|mensagen|escrev|envie|contat|novidades)|\b(?:e-?mails?|emailing|mail(?:s|ing)?|letters?|newsletters?|messages?|write to (?:me|you)|notes?|inbox|contact(?:ed)?|hear from|send (?:me|you)|updates|tips)\b/i;

/** Campaign emails need a consent that speaks of them: that of the form, or the box they wait for. */
export const campaignHasConsent: FunnelRule = leadRule((entry, all) => {
  const { submission, form } = entry.value;
  const { journey } = submission;
  if (journey === undefined) return [];
  const coach = coachOf(entry, all)?.value;
  const campaign = campaignOf(entry.value, coach);
  const isBox = journey.consent !== undefined;
  const place = (form.consents ?? []).findIndex(({ name }) => name === journey.consent);
  const consent = isBox ? form.consents?.[place] : form.consent;
  // A box that the form lacks has a finding of its own.
  if (isBox && consent === undefined) return [];
  if (consent === undefined) {
    // An optional campaign that nobody declared may never exist.
    if (campaign === undefined) return [];
    const box = form.consents?.find(({ required, text }) => !required && mentions.test(text));
    return findMistake(
      entry,
      'campaign-without-consent',
      box ? ['submission', 'journey', 'consent'] : ['form', 'consent'],
      box
        ? `The campaign ${quote(journey.campaign)} starts for everybody, whether or not they tick the box ${quote(box.name)}.`
        : `The form starts the campaign ${quote(journey.campaign)}, but nothing says that people agree to its emails.`,
      box
        ? `Add consent: '${box.name}' to the journey: it then starts for those who tick the box.`
        : "Add consent: { version: '…', text: 'You agree to get … and a few emails from {coach}. One click stops them.' }.",
    );
  }
  if (mentions.test(consent.text)) return [];
  return findDoubt(
    entry,
    'consent-words',
    isBox ? ['form', 'consents', place, 'text'] : ['form', 'consent', 'text'],
    `The consent ${quote(consent.text)} says nothing about emails, but the form starts the campaign ${quote(journey.campaign)}.`,
    'Say that emails follow, from whom, and how to stop them.',
  );
});
