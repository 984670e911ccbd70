import { valueAt } from '#engine/checks/rule/texts.ts';
import type { NamedLength } from '#engine/checks/said/lengths.ts';
import { isLeadFunnel, isToRead, questionOf, type Said } from '#engine/checks/said/said.ts';
import { isBookedHour, isCallOfEmail, isOfCallPage, isOfferedAtEnd, isOwnCall } from './of-call.ts';
import { isOfferPart, minOfOffer, standsAlone } from './offer-parts.ts';

/** "How long does the form take?", beside whose answer a length is not the offer's. */
function asksOfAnother(said: Said, nouns: string): boolean {
  const asked = /\bhow long (?:does|do|is|are|will) (?!(?:it|this|that|we|i|you)\b)(.*)/i;
  const subject = asked.exec(questionOf(said))?.[1];
  return subject !== undefined && !new RegExp(`\\b(?:${nouns}|everything)\\b`, 'i').test(subject);
}

/** What follows a length that is not the offer's. */
const isOther =
  /^[\s,]*(?:early|earlier|late|later|before|beforehand|after(?! hours)|ago|away|apart|each|a day|a week|per|every|to (?:read|prepare|skim|fill|arrive)|of reading|in (?:pairs|twos|threes|fours|fives|breakouts)|to go|left|until|from now|notice|for yourself|alone|(?:of )?[A-Za-zÀ-ỿ]+ more|more)\b|^[^.,;:]{0,40} (?:afterwards?|beforehand|after(?=[.,;]|$))(?![A-Za-zÀ-ỿ])|,? (?:(?<!\band )then (?!you|we)|the rest\b|over (?:[a-z]+|\d+) (?:days|weeks|months)\b)/i;

/** "Interns pay $20 for a session of 40 minutes": what is paid for is something else. */
const isPaid = /[$€£₹¥]\s?\d[^.!?]* for (?:an? )?(?:[a-z]+ (?:of )?)?$/iu;
/** "A session of 75 minutes is 210 dollars" */
const costs =
  /^ (?:is|are|costs?|for|at) (?:[$€£₹¥]\s?[1-9]|[1-9]\d*(?:[.,]\d+)? (?:dollars|euros|pounds)\b)/i;

/** "I once gave a two-hour workshop to an empty room", "From Albuquerque allow an hour". */
const isOfAnother =
  /\b(?:once|(?:I|he|she|they) (?:gave|took|attended|visited|sat through))\b[^.!?]*$|^From (?:the )?(?:airport|station|city|town|(?!\p{L}+day\b)\p{Lu})[^.!?]*$/u;

/**
 * "An hour of your own", "Two hours with your numbers", where an offer is told in short; "Forty minutes on
 * stage" and "Two hours to the sea" are no offer.
 */
const inShort =
  /^ (?:for|with|that|about|after hours|(?:of|on|in) (?:your|our|this)|of (?:live|practice|work)|on (?:how|what|why|the)|in (?:the|which)|to (?!(?:the|an?)\b|\p{Lu}))\b/u;

/** "A first talk of twenty minutes", in a campaign, comes besides the event. */
const ofNextOne = /\ban? (?:first|second|free|private|short|follow-up) (?:[A-Za-zÀ-ỿ-]+ )?$/i;

/** "Three hours between lunch and the drawer" are no slip for half an hour, wherever they stand. */
function isFar({ from }: NamedLength, declared: readonly number[]): boolean {
  return declared.every((minutes) => from > 3 * minutes || from < minutes / 3);
}

/** The words by which a length is the offer's; undefined where it may be that of something else. */
export function phraseAbout(
  length: NamedLength,
  said: Said,
  nouns: string,
  isCall: boolean,
  declared: readonly number[],
): string | undefined {
  const { before, after, words } = length;
  if ((!isCall && isPaid.test(before)) || costs.test(after)) return undefined;
  if (isOfAnother.test(before) || leadsElsewhere(said) || asksOfAnother(said, nouns)) {
    return undefined;
  }
  // "We begin at {event.time} and finish an hour later"
  const isEnd =
    !isCall &&
    isTimed(said) &&
    /\b(?:finish|end|close|stop|are done) (?:just |only )?$/i.test(before);
  if (isEnd && /^ later\b/.test(after)) return `${words} later`;
  if (isOther.test(after) || /\b(?:first|last|final|another|extra|every)\s$/i.test(before)) {
    return undefined;
  }
  const noun = new RegExp(
    `^[- ](?:(?!(?:of|to|in|for|with|and|that|which|before|after|a|the|our|your|per)\\b)[A-Za-zÀ-ỿ-]+,? ){0,3}(?:${nouns})\\b`,
    'i',
  ).exec(after);
  const isBooking = said.funnel.kind === 'booking';
  if (noun && (!isCall || isBooking || isOwnCall(length))) return words + noun[0];
  const whole = new RegExp(`^ of (?:the|our|this) (?:${nouns})\\b`, 'i').exec(after);
  if (whole && length.from >= 60 && /\b(?:the|all|these|those) (?:full |whole )?$/i.test(before)) {
    return words + whole[0];
  }
  const named = new RegExp(
    `\\b(?:${nouns})(?: (?:only|itself|usually|will))*(?: (?:lasts?|takes?|runs?(?: for)?|is|of)(?: (?:just|only|about|exactly|around|for))?|(?: [A-Za-zÀ-ỿ]+)?\\s?[·,:–—|(-]) $|\\b(?:${nouns}) ?[·,:–—|(-] ?$`,
    'i',
  ).exec(before);
  const isNamed =
    named !== null &&
    /^(?:[.,;:!?)·|–— ]|$)/u.test(after) &&
    (isCall || said.place !== 'campaign' || !ofNextOne.test(before.slice(0, named.index)));
  if (isNamed && (!isCall || isBooking || isOwnCall(length))) return named[0] + words;
  const isBooked = isBookedHour(length) && !isOfOwnMeeting(said);
  if (isCall && (isBooked || isOfferedAtEnd(length, said))) return words;
  if (isCall && !isBooking) return isCallOfEmail(length, said) ? words : undefined;
  if (length.from < minOfOffer) return undefined;
  if (said.label === undefined && isFar(length, declared)) return undefined;
  if (isOfThoseWhoMet(length, said)) return words;
  if (isBesideEvent(length, said)) return undefined;
  // "Ninety minutes, one room, no stage"
  const last = String(said.keys.at(-1));
  const isLead = said.section === 'hero' && last === 'lead';
  if (isLead && before === '' && /^, (?:one|an?|no)\b/i.test(after)) return words;
  const known = isKnownLength(length, said);
  if (known !== undefined) return known;
  // "6 km, about 50 minutes" is a point that begins with something else.
  const isMeasure =
    said.keys.includes('points') &&
    /, (?:about |around )?$/i.test(before) &&
    !/^(?:free|live|online|by (?:phone|video))(?:,? (?:and )?(?:free|live|online|by video))?, $/i.test(
      before,
    );
  // "An hour of quiet" in a summary; among points, "half an hour of preparation" comes beside the hour.
  const isOfIt = ['summary', 'description', 'title'].includes(last) && /^ of\b/.test(after);
  if (isOfferPart(said) && !isMeasure && (standsAlone(length) || isOfOffer(length))) return words;
  if (isOfferPart(said) && before.trim() === '' && (isOfIt || inShort.test(after))) {
    return words;
  }
  if (
    isOfferPart(said) &&
    /\b(?:take|have|keep|spend|give us) (?:this|these|your) $/i.test(before)
  ) {
    return words;
  }
  if (
    isOfferPart(said) &&
    /\b(?:close|end|finish)(?: again)? after (?:just |only )?$/i.test(before)
  ) {
    return words;
  }
  if (isBooking && isOfCallPage(length, said)) return words;
  if (
    said.place === 'page' &&
    (said.section === 'hero'
      ? /\b(?:in|for)(?: an?)?(?: free)? $/i
      : /\bin(?: an?)?(?: free)? $/i
    ).test(before) &&
    /^,? (?:we|you|your|our)\b/i.test(after)
  ) {
    return `${before.split(' ').at(-2) ?? ''} ${words}`;
  }
  // What somebody keeps is the event's length, what we keep for somebody a call's, and what is for
  // something that happens in it, a part: "We take thirty minutes for your questions".
  if (isForPart(length, nouns)) return undefined;
  if (
    /\{event\.[a-zA-Z]+\}[^.!?]* (?:lasts|takes|runs(?: for)?)(?: just| only| about)? $/u.test(
      before,
    ) ||
    /\b(?:it (?:lasts|runs)|we meet|we are live|we go live|join (?:us|me)(?: (?!for\b)[A-Za-zÀ-ỿ]+){0,4}|(?:(?<!\b(?:I|we) )(?:block|reserve|set aside|keep)|give us|(?<=(?:^|[.,;:!?–—(] |\b(?:and|or|please|to|so|then|just|simply|only|you|we|I|us|can|will) ))take|spare)(?: out)?)(?: for)?(?: just| only)? $/i.test(
      before,
    )
  ) {
    return words;
  }
  // "Plan two hours for it", not "plan an hour for the way".
  if (/\b(?:plan|allow|schedule) $/i.test(before) && /^ for (?:it|this|us)\b/i.test(after)) {
    return words;
  }
  return said.label !== undefined && /\b(?:length|duration|how long|takes)\b/i.test(said.label)
    ? words
    : undefined;
}

/** What people get who have asked for a workshop or the like that declares no event: its hour is the workshop's. */
function isOfOwnMeeting({ funnel, place, keys }: Said): boolean {
  return (
    (place === 'requested' || keys[0] === 'success') &&
    isLeadFunnel(funnel) &&
    funnel.event === undefined &&
    !isToRead(funnel.offer)
  );
}

/** Where readers are led to something else than the event: once it is over or full, and in a campaign. */
function isBesideEvent({ before, after }: NamedLength, { place, keys }: Said): boolean {
  const isEnding = keys[0] === 'event' && String(keys[1]).startsWith('when');
  return (place === 'campaign' || isEnding) && !/\{event\./u.test(before + after);
}

function isForPart({ after }: NamedLength, nouns: string): boolean {
  return new RegExp(
    `^ for (?!(?:it|this|that|us|me|you|yourself)\\b|(?:(?:the|our|this|a|an) )?(?:[a-z]+ )?(?:${nouns})\\b)[a-z]`,
    'i',
  ).test(after);
}

/** "We met for ninety minutes", where the event is over. */
function isOfThoseWhoMet({ before }: NamedLength, { keys }: Said): boolean {
  return (
    keys[0] === 'event' &&
    /\bwe (?:met|sat|talked|spoke|worked|cooked|were)(?: together)?(?: for)? $/i.test(before)
  );
}

/** "What happens in the ninety minutes?", "Ninety minutes are worth it": what everybody knows of. */
function isKnownLength(
  { before, after, words }: NamedLength,
  { place, keys }: Said,
): string | undefined {
  if (place !== 'page') return undefined;
  const definite =
    /\b(?:after|in|during|of|before|for) (?:the|these|those|our|your) $|\b(?:choose|book|pick|reserve|plan|allow|spend|bring|we go for|over in|^it takes|give us|block)(?: (?:your|the|only|about|for|just))* $/i.exec(
      before,
    );
  // "In ninety minutes" above a list, "How thirty minutes are spent".
  if (isHeading(keys) && /^(?:in|how) $/i.test(before) && /^(?:$| (?:is|are) spent)/u.test(after)) {
    return before + words;
  }
  // "What happens in the ninety minutes?", "What the full hour can give you".
  const isAsked =
    /^(?:what|how|why) (?:(?:the|these|those|your|our) )?$/i.test(before) &&
    /^\S+ (?:the|these|those|your|our) /i.test(before + words);
  if (isHeading(keys) && isAsked) return before + words;
  const isEnd = /^(?:[.,;:!?)]| (?:and|of your)\b|$)/u.test(after);
  if (definite && isEnd) return definite[0] + words;
  const isSubject =
    before === '' &&
    /^ (?:is|are) (?:[A-Za-zÀ-ỿ]+ )?(?:worth|enough|all|what|yours)\b/i.test(after);
  return isSubject ? words : undefined;
}

/** The button of an event that is full or over, and links to other pages: they lead to something else. */
function leadsElsewhere({ keys, section, funnel }: Said): boolean {
  if (keys[0] === 'event') return keys.includes('button');
  if (section !== 'related' && !keys.includes('second')) return false;
  return String(valueAt(funnel, [...keys.slice(0, -1), 'to'])).startsWith('/');
}

function isHeading(keys: Said['keys']): boolean {
  return ['title', 'eyebrow'].includes(String(keys.at(-1))) && !keys.includes('items');
}

/** Whether a text names the hour at which the event begins. */
function isTimed({ text }: Said): boolean {
  return text.includes('{event.time}');
}

/** "A live, sixty-minute cook-along": whatever the offer is called. */
function isOfOffer({ before, after, words }: NamedLength): boolean {
  return (
    /^(?:(?:an?|one|your|this|our|free|live|virtual|online|gentle|quiet|unhurried|private|honest),? )*$/i.test(
      before,
    ) &&
    /minute$/i.test(words) &&
    !/^ (?:read|exercise|method|break|video|film|walk|drive|script|habit|test|quiz|audio)/i.test(
      after,
    )
  );
}
