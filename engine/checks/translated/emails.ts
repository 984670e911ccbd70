import { campaignOf } from '#engine/checks/journeys/journey.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { numberOfEmails, numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import { isLeadFunnel, isOfReader } from '#engine/checks/said/said.ts';
import type { CountedWords } from '#engine/language/said/counted-words.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { count, quote } from '#engine/text/wording.ts';

/** How many emails a form promises, in another language, is how many come. */
export function judgeEmailCounts(words: SaidWords, { the }: CountedWords): Judge {
  const { pattern, read } = numbersOf(words);
  const several = wholeWords(numberOfEmails(words));
  const known = wholeWords(`(?:${the}) (?<number>${pattern}) (?:${words.emails})`);
  return judgeWhere([several], (said) => {
    const { text, funnel, coach, keys, place } = said;
    if (!isLeadFunnel(funnel) || place !== 'page' || isOfReader(said)) return [];
    // Where a sign-up is confirmed, "the three emails" are those of the consent.
    const isConfirmation = keys[0] === 'confirmation';
    if (keys[0] !== 'form' && keys[0] !== 'success' && !isConfirmation) return [];
    const match = (isConfirmation ? known : several).exec(text);
    const number = read(match?.groups?.['number'] ?? '');
    if (match === null || !Number.isInteger(number) || number < 2 || number > 30) return [];
    const { event, submission } = funnel;
    // A consent speaks of the campaign alone; elsewhere other emails may be counted, too, and the date to come.
    const isConsent = isConfirmation || keys.some((key) => /^consents?$/u.test(String(key)));
    const after = event?.after || momentsOfEvent(event).length === 0 ? 1 : 0;
    const others = isConsent ? 0 : 1 + (event ? listReminders(event).length + after : 0);
    const campaign = campaignOf(funnel, coach);
    if (submission.journey !== undefined && campaign === undefined) return [];
    const length = campaign?.steps.length ?? 0;
    if (number >= length && number <= length + others) return [];
    return {
      rule: 'email-count',
      claim: match[0],
      problem: `${quote(match[0])} stands here, but ${campaign === undefined ? 'this form starts no campaign' : `${quote(campaign.name)} has ${count(length, 'email')}`}.`,
      remedy:
        campaign === undefined
          ? 'Add submission.journey with a campaign that has them, or take the promise out.'
          : `Write ${length}, or change the campaign's steps.`,
    };
  });
}
