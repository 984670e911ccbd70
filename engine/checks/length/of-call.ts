import type { NamedLength } from '#engine/checks/said/lengths.ts';
import { isEmailTitle, type Said } from '#engine/checks/said/said.ts';
import { minOfOffer, standsAlone } from './offer-parts.ts';

/** Whether "a 20-minute call" outside of a booking page is one with the coach; a live session is none. */
export function isOwnCall({ before, after }: NamedLength): boolean {
  if (/^[- ](?:[a-z]+ )?live\b/i.test(after)) return false;
  return /\b(?:free|book|bring|(?:our|your)(?! calendar)|strategy|discovery|coaching|introductory|complimentary|with (?:us|me))\b/i.test(
    `${before.slice(-40)} ${after.slice(0, 60)}`,
  );
}

/** "Find an hour", "an hour with one of us": what somebody books; one "chooses an hour" of the day. */
export function isBookedHour({ before, after, from, words }: NamedLength): boolean {
  if (from < minOfOffer) return false;
  if (/^(?:an )?hour$/i.test(words) && /\b(?:choose|pick)(?: (?:the|our|your))? $/i.test(before)) {
    return false;
  }
  const isBooked =
    /^\s*(?:find|get|book|choose|pick|reserve|grab|claim|schedule)(?: (?:my|your|a|the|free|me))* $/i.test(
      before,
    ) && /^(?: (?:of|now|free|call|together|(?:[A-Za-zÀ-ỿ]+ ){0,2}with)\b|[.,!]|$)/i.test(after);
  return isBooked || /^ with (?:(?:one|two) of us|us|me|a coach|our coach(?:es)?)\b/i.test(after);
}

/** "There is a chair and half an hour for you", which a page says when its event is over or full. */
export function isOfferedAtEnd({ after, from }: NamedLength, { keys }: Said): boolean {
  if (from < minOfOffer || keys[0] !== 'event' || !String(keys[1]).startsWith('when')) return false;
  return /^ (?:for you|with (?:you|us|me|one of us)|together|of our time)\b/i.test(after);
}

/** "In 30 minutes we look at it" in an email whose button leads to the scheduling page. */
export function isCallOfEmail(length: NamedLength, { message, keys }: Said): boolean {
  if (message?.button?.to !== 'scheduling' || length.from < minOfOffer) return false;
  const { before, after } = length;
  const isMeeting =
    (/\bin $/i.test(before) && /^,? we\b/i.test(after)) ||
    /\bwe (?:(?:look|talk|sit|speak|meet|listen|work|think)\b[^.!?]{0,30} for|have|take|need|spend) $/i.test(
      before,
    );
  const isTitle = isEmailTitle({ keys });
  const isStart = /^(?:(?:an?|one|your) )?(?:(?:free|quiet|short) )?$/i.test(before);
  if (
    isTitle &&
    isStart &&
    /^ (?:on|about|together|of your time|for you|with (?:us|one of us|some(?:one|body)|an? (?:[A-Za-zÀ-ỿ]+ )?(?:woman|man|coach|person|founder|owner|planner|listener)))\b/i.test(
      after,
    )
  )
    return true;
  return isMeeting || (keys.at(-1) === 'preview' && before === '' && standsAlone(length));
}

/** "An hour above the clouds", "Talk to a coach for an hour", "We have an hour": where a page offers its call. */
export function isOfCallPage(
  { before, after }: NamedLength,
  { section = '', keys }: Said,
): boolean {
  if (!['hero', 'booking', 'calendar', 'closing'].includes(section)) return false;
  const isTitle = ['headline', 'title', 'eyebrow'].includes(String(keys.at(-1)));
  // "Half an hour out. You will see when you turn round."
  if (isTitle && section !== 'closing' && before === '' && !/^ of\b/i.test(after)) return true;
  if (/\b(?:in|for|during|of) these $/i.test(before)) return true;
  if (/^spend $/i.test(before)) return /^ with (?:some|us|me|one|an?)/i.test(after);
  if (/\b(?:we|you) (?:have|get|take)(?: just| only)? $/i.test(before)) {
    return /^(?:[,.;:]|$| (?:with|for|together)\b)/i.test(after);
  }
  return /\b(?:talk|speak|chat|sit down|meet) (?:to|with) [A-Za-zÀ-ỿ]+(?: [A-Za-zÀ-ỿ]+){0,2} for (?:just |only )?$/i.test(
    before,
  );
}
