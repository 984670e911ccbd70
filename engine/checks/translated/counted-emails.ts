import { campaignOf } from '#engine/checks/journeys/journey.ts';
import { isPlace } from '#engine/checks/journeys/order.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { numberOfEmails, numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import { isEmailTitle, isLeadFunnel } from '#engine/checks/said/said.ts';
import type { CountedWords } from '#engine/language/said/counted-words.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { count, quote } from '#engine/text/wording.ts';

/** "Der zweite von fünf Briefen": which one an email of a campaign says that it is. */
export function judgeOrder(words: SaidWords, { ordinals, among, thisIs }: CountedWords): Judge {
  const { pattern, read } = numbersOf(words);
  const places = ordinals.map((one) => new RegExp(`^${one}$`, 'i'));
  const spoken = wholeWords(
    `(?<ordinal>${ordinals.join('|')}) (?:[A-Za-zÀ-ỿ]+ )?${among} (?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${words.emails})n?`,
  );
  const told = new RegExp(`(?:${thisIs}) (?:[A-Za-zÀ-ỿ]{1,3} )?$`, 'i');
  const opening = /^(?:\p{L}{1,3} )?$/u;
  return judgeWhere([spoken], ({ text, place, keys, coach }) => {
    const steps = coach?.campaigns[Number(keys[1])]?.steps;
    const match = place === 'campaign' && keys[0] === 'campaigns' ? spoken.exec(text) : null;
    if (match === null || steps === undefined) return [];
    const before = text.slice(0, match.index);
    const isTitle = isEmailTitle({ keys });
    if (!told.test(before) && !(isTitle && opening.test(before))) return [];
    const { ordinal = '', number = '' } = match.groups ?? {};
    const at = places.findIndex((one) => one.test(ordinal));
    const step = Number(keys[3]);
    if (isPlace(at, read(number), step, steps.length)) return [];
    return {
      rule: 'email-order',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but this is email ${step + 1} of ${steps.length}.`,
      remedy: 'Correct the words, or put the steps into the order that they speak of.',
    };
  });
}

/** "Noch zwei Briefe folgen", in an email: how many are still to come. */
export function judgeFollowing(words: SaidWords, { follow }: CountedWords): Judge {
  const { read } = numbersOf(words);
  const spoken = wholeWords(
    `${numberOfEmails(words)} (?:${follow})(?! (?:von|aus|de|des|du|da|do) )`,
  );
  return judgeWhere([spoken], ({ text, place, keys, coach, funnel }) => {
    const match = place === 'requested' || keys[0] === 'campaigns' ? spoken.exec(text) : null;
    const campaign = campaignOf(funnel, coach);
    if (match === null || campaign === undefined || !isLeadFunnel(funnel)) return [];
    const { event } = funnel;
    const isStep = keys[0] === 'campaigns';
    const before = isStep ? Number(keys[3]) + 1 : 0;
    const ofEvent = event && !isStep ? listReminders(event).length + (event.after ? 1 : 0) : 0;
    const number = read(match.groups?.['number'] ?? '');
    const left = campaign.steps.length - before;
    if (!(number >= 2 && number <= 30) || (number >= left && number <= left + ofEvent)) return [];
    return {
      rule: 'email-count',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but after this email ${quote(campaign.name)} has ${count(left, 'email')}.`,
      remedy: 'Correct the number, or leave it out.',
    };
  });
}
