import {
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';
import { campaignOf } from './journey.ts';

const mentions =
  /\b(?:e-?mails?|emailing|mail(?:s|ing)?|letters?|newsletters?|messages?|write to (?:me|you)|notes?|inbox|contact(?:ed)?|hear from|send (?:me|you)|updates|tips)\b/iu;

/** Campaign emails need a consent that speaks of them. */
export const campaignHasConsent: FunnelRule = leadRule((entry, all) => {
  const { submission, form } = entry.value;
  const { journey } = submission;
  if (journey === undefined) return [];
  const campaign = campaignOf(entry.value, coachOf(entry, all)?.value);
  if (form.consent === undefined) {
    // An optional campaign that nobody declared may never exist.
    if (campaign === undefined) return [];
    return [
      findMistake(
        entry,
        'campaign-without-consent',
        ['form', 'consent'],
        `The form starts the campaign ${quote(journey.campaign)}, but nothing says that people agree to its emails.`,
        "Add consent: { version: '…', text: 'You agree to get … and a few emails from {coach}. One click stops them.' }.",
      ),
    ];
  }
  if (mentions.test(form.consent.text)) return [];
  return [
    findDoubt(
      entry,
      'consent-words',
      ['form', 'consent', 'text'],
      `The consent ${quote(form.consent.text)} says nothing about emails, but the form starts the campaign ${quote(journey.campaign)}.`,
      'Say that emails follow, from whom, and how to stop them.',
    ),
  ];
});
