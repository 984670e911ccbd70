import { rememberOwn } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { quote } from '#engine/text/wording.ts';
import { callNouns, eventNouns } from './english.ts';
import { keptMinutes } from './hold.ts';
import { anyLength, lengthsIn, type NamedLength } from './lengths.ts';
import { writeEach } from './moment.ts';
import { eventOf, isOwnClaim, judgeWhere, type Said } from './said.ts';

/** A length that an offer may have; below it, a length is that of an exercise or a break. */
const minOfOffer = 15;

/** What follows a length that is not the offer's. */
const isOther =
  /^[\s,]*(?:early|earlier|late|later|before|beforehand|after(?! hours)|ago|away|apart|each|a day|a week|per|every|to (?:read|prepare|skim|fill|arrive)|of reading|to go|left|until|from now|notice|for yourself|alone|(?:of )?[A-Za-zÀ-ỿ]+ more|more)\b|^[^.,;:]{0,40} (?:afterwards?|beforehand|after(?=[.,;]|$))(?![A-Za-zÀ-ỿ])/i;

/** "I once gave a two-hour workshop to an empty room." */
const isOfAnother =
  /\b(?:once|(?:I|he|she|they) (?:gave|took|attended|visited|sat through))\b[^.!?]*$/u;

/** A length as a part of its own: "Free live masterclass · 90 minutes". */
const isAlone =
  /^(?: (?:live|online|long|total|in total|together|with us|with me|of your time|after (?:hours|work|supper|dinner)|before (?:work|breakfast)|by video|by phone|by zoom|free|on zoom))*$/i;

/** An event's length in words is the declared one. */
export const eventLengthIsDeclared = judgeWhere([anyLength], (said, all) => {
  const event = eventOf(said);
  if (event === undefined) return [];
  const declared = minutesOf(said);
  // "Three hours" in a reminder may be how long it is until then.
  const ahead = listReminders(event).flatMap(({ function: name, beforeMs }) =>
    said.place === 'reminder' && name === said.keys[1] ? [beforeMs / 60_000] : [],
  );
  const others = [...ahead, ...keptMinutes(said), ...lengthsOfNamedCalls(said, all)];
  return judgeLengths(said, [...declared, ...others], eventNouns, 'event-length', (words) => ({
    problem: `${quote(words)} stands here, but the event takes ${writeEach(declared)} minutes (event.minutes).`,
    remedy: 'Write {event.minutes} for the number, or correct event.minutes.',
  }));
});

/** A call's length in words is the one that its booking page declares. */
export const callLengthIsDeclared = judgeWhere([anyLength], (said, all) => {
  const { funnel, coach } = said;
  const calls = callLengthsOf(said, all);
  if (coach === undefined || (funnel.kind !== 'booking' && calls.length === 0)) return [];
  const declared = funnel.kind === 'booking' ? [funnel.minutes] : [...calls, ...minutesOf(said)];
  return judgeLengths(said, declared, callNouns, 'call-length', (words) => ({
    problem:
      funnel.kind === 'booking'
        ? `${quote(words)} stands here, but the call takes ${declared[0]} minutes (minutes).`
        : `${quote(words)} stands here, but the calls of ${coach.brand} take ${calls.join(' or ')} minutes.`,
    remedy:
      funnel.kind === 'booking' || callLengths(all, coach.slug).isDeclared
        ? 'Write the length that the booking page declares, or correct minutes there.'
        : 'Write the length that the links to the scheduling page name, or correct it there.',
  }));
});

/** How long the dates of the event take that a text's funnel is about. */
function minutesOf(said: Said): readonly number[] {
  const event = eventOf(said);
  return event === undefined ? [] : listDates(event).map(({ minutes }) => minutes);
}

/**
 * How long the calls of a coach may take, by its booking pages or, where it has none, by the words that
 * link to its scheduling page.
 */
export function callLengthsOf({ coach }: Said, all: Surroundings): readonly number[] {
  return coach === undefined ? [] : callLengths(all, coach.slug).lengths;
}

/** How long the calls take that a text names: "Our power session takes half an hour". */
function lengthsOfNamedCalls({ coach, text }: Said, all: Surroundings): readonly number[] {
  const words = text.toLowerCase();
  const calls = coach === undefined ? [] : namedCalls(all, coach.slug);
  return calls.flatMap(({ name, minutes }) => (words.includes(name) ? [minutes] : []));
}

/** A coach's calls, by the last two words of what they are called. */
const namedCalls = rememberOwn(({ funnels }, slug) =>
  funnels.flatMap(({ value }) => {
    if (value.kind !== 'booking' || value.coach !== slug) return [];
    const name = value.offer.name.toLowerCase().split(' ').slice(-2).join(' ');
    return [{ name, minutes: value.minutes }];
  }),
);

const callLengths = rememberOwn(({ coach, funnels }, slug) => {
  const declared = funnels.flatMap(({ value }) =>
    value.kind === 'booking' && value.coach === slug ? [value.minutes] : [],
  );
  return declared.length > 0
    ? { lengths: declared, isDeclared: true }
    : { lengths: coach === undefined ? [] : linkedLengths(coach.value), isDeclared: false };
});

/** The one length that links to a scheduling page name, as "[a free half hour](https://…)" does. */
function linkedLengths(coach: DeepReadonly<Coach>): readonly number[] {
  const named = textsIn(coach, []).flatMap(({ text }) =>
    Array.from(text.matchAll(link), ({ groups = {} }) =>
      groups['to'] === coach.schedulingUrl ? lengthsIn(groups['words'] ?? '') : [],
    ).flat(),
  );
  const [only, ...others] = new Set(named.map(({ from }) => from));
  return only === undefined || others.length > 0 ? [] : [only];
}

const link = /\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)/gu;

function judgeLengths(
  said: Said,
  declared: readonly number[],
  nouns: string,
  rule: 'event-length' | 'call-length',
  tell: (words: string) => { readonly problem: string; readonly remedy: string },
) {
  if (!isOwnClaim(said)) return [];
  const lengths = lengthsIn(said.text);
  const sum = lengths.reduce((total, { from }) => total + from, 0);
  if (lengths.length > 1 && declared.includes(sum)) return [];
  return lengths.flatMap((length) => {
    if (declared.some((minutes) => length.from <= minutes && minutes <= length.to)) return [];
    const words = phraseAbout(length, said, nouns, rule === 'call-length');
    if (words === undefined) return [];
    return [{ rule, claim: String(length.from), ...tell(words) }];
  });
}

/** The words by which a length is the offer's; undefined where it may be that of something else. */
function phraseAbout(
  length: NamedLength,
  said: Said,
  nouns: string,
  isCall: boolean,
): string | undefined {
  const { before, after, words } = length;
  if (isOfAnother.test(before) || leadsElsewhere(said)) return undefined;
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
  const isNamed = named !== null && /^(?:[.,;:!?)·|–— ]|$)/u.test(after);
  if (isNamed && (!isCall || isBooking || isOwnCall(length))) return named[0] + words;
  if (isCall && (isBookedHour(length) || isOfferedAtEnd(length, said))) return words;
  if (isCall && !isBooking) return isCallOfEmail(length, said) ? words : undefined;
  if (length.from < minOfOffer) return undefined;
  // "Ninety minutes, one room, no stage"
  const isLead = said.section === 'hero' && said.keys.at(-1) === 'lead';
  if (isLead && before === '' && /^, (?:one|an?|no)\b/i.test(after)) return words;
  const known = isKnownLength(length, said);
  if (known !== undefined) return known;
  if (isOfferPart(said) && (standsAlone(length) || isOfOffer(length))) return words;
  if (
    isOfferPart(said) &&
    before.trim() === '' &&
    /^ (?:for|with|on|of|to|in|that|about|after hours)\b/i.test(after)
  ) {
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
  if (
    (said.keys[0] === 'event' &&
      /\bwe (?:met|sat|talked|spoke|worked|cooked|were)(?: together)?(?: for)? $/i.test(before)) ||
    /\{event\.[a-zA-Z]+\}[^.!?]* (?:lasts|takes|runs(?: for)?)(?: just| only| about)? $/u.test(
      before,
    ) ||
    /\b(?:it (?:lasts|runs)|we meet|we are live|we go live|join (?:us|me)(?: (?!for\b)[A-Za-zÀ-ỿ]+){0,4}|(?:block|reserve|set aside|keep|give us|take|spare)(?: out)?)(?: for)?(?: just| only)? $/i.test(
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

/** "What happens in the ninety minutes?", "Ninety minutes are worth it": what everybody knows of. */
function isKnownLength(
  { before, after, words }: NamedLength,
  { place, keys }: Said,
): string | undefined {
  if (place !== 'page') return undefined;
  const definite =
    /\b(?:after|in|during|of|before|within|for) (?:the|these|those|our|your) $|\b(?:choose|book|pick|reserve|plan|allow|spend|bring|we go for|over in|it takes|give us|block)(?: (?:your|the|only|about|for|just))* $/i.exec(
      before,
    );
  // "In ninety minutes" above a list, "How thirty minutes are spent".
  if (isHeading(keys) && /^(?:in|how) $/i.test(before) && /^(?:$| (?:is|are) spent)/u.test(after)) {
    return before + words;
  }
  const asked = isHeading(keys) && /^(?:what|how|why) (?:the|these|those|your|our) $/i.exec(before);
  if (asked) return asked[0] + words;
  const isEnd = /^(?:[.,;:!?)]| (?:and|of your)\b|$)/u.test(after);
  if (definite && isEnd) return definite[0] + words;
  const isSubject =
    before === '' &&
    /^ (?:is|are) (?:[A-Za-zÀ-ỿ]+ )?(?:worth|enough|all|what|yours)\b/i.test(after);
  return isSubject ? words : undefined;
}

/** The button of an event that is full or over, which leads to something else. */
function leadsElsewhere({ keys }: Said): boolean {
  return keys[0] === 'event' && keys.includes('button');
}

function isHeading(keys: Said['keys']): boolean {
  return ['title', 'eyebrow'].includes(String(keys.at(-1))) && !keys.includes('items');
}

/** Whether "a 20-minute call" outside of a booking page is one with the coach. */
function isOwnCall({ before, after }: NamedLength): boolean {
  return /\b(?:free|book|bring|(?:our|your)(?! calendar)|strategy|discovery|coaching|introductory|complimentary|with (?:us|me))\b/i.test(
    `${before.slice(-40)} ${after.slice(0, 60)}`,
  );
}

/** "Find an hour", "an hour with one of us": what somebody books; one "chooses an hour" of the day. */
function isBookedHour({ before, after, from, words }: NamedLength): boolean {
  if (from < minOfOffer) return false;
  if (/^(?:an )?hour$/i.test(words) && /\b(?:choose|pick)(?: (?:the|our|your))? $/i.test(before)) {
    return false;
  }
  const isBooked =
    /^\s*(?:find|get|book|choose|pick|reserve|grab|claim|schedule)(?: (?:my|your|a|the|free|me))* $/i.test(
      before,
    ) && /^(?: (?:with|of|now|free|call|together)\b|[.,!]|$)/i.test(after);
  return isBooked || /^ with (?:(?:one|two) of us|us|me|a coach|our coach(?:es)?)\b/i.test(after);
}

/** "There is a chair and half an hour for you", which a page says when its event is over or full. */
function isOfferedAtEnd({ after, from }: NamedLength, { keys }: Said): boolean {
  if (from < minOfOffer || keys[0] !== 'event' || !String(keys[1]).startsWith('when')) return false;
  return /^ (?:for you|with (?:you|us|me|one of us)|together|of our time)\b/i.test(after);
}

/** "In 30 minutes we look at it" in an email whose button leads to the scheduling page. */
function isCallOfEmail(length: NamedLength, { message, keys }: Said): boolean {
  if (message?.button?.to !== 'scheduling' || length.from < minOfOffer) return false;
  const { before, after } = length;
  const isMeeting =
    (/\bin $/i.test(before) && /^,? we\b/i.test(after)) ||
    /\bwe (?:(?:look|talk|sit|speak|meet|listen|work|think)\b[^.!?]{0,30} for|have|take|need|spend) $/i.test(
      before,
    );
  const isTitle = ['subject', 'preview', 'heading'].includes(String(keys.at(-1)));
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

/** Whether a text names the hour at which the event begins. */
function isTimed({ text }: Said): boolean {
  return text.includes('{event.time}');
}

/** Where a page says in short what it offers. */
function isOfferPart(said: Said): boolean {
  const { keys, section, place, text } = said;
  if (place !== 'page') {
    const isTold = /\{event\.(?:date|time|place|name)\}/u.test(text);
    const isTitle = ['subject', 'preview'].includes(String(keys.at(-1))) && !/^in\b/i.test(text);
    return isTold || (place !== 'campaign' && isTitle);
  }
  if (keys[0] === 'success' && /\{event\.(?:date|time)\}/u.test(text)) return true;
  const last = keys.at(-1);
  if (keys[0] === 'offer') return last === 'summary';
  if (keys[0] === 'page' && keys.length === 2) return true;
  if (section === 'closing' || section === 'booking') return last !== 'label';
  if (section === 'event' && keys.at(-2) !== 'facts') return last === 'title' || last === 'eyebrow';
  if (keys[0] === 'form') return last === 'title' || last === 'subtitle';
  if (said.funnel.kind === 'booking' && (last === 'eyebrow' || last === 'answer')) return true;
  return (
    section === 'hero' &&
    (last === 'eyebrow' || last === 'headline' || last === 'note' || keys.includes('points'))
  );
}

function standsAlone({ before, after }: NamedLength): boolean {
  const start = before.split(/[·|•,;:–—()]/u).at(-1) ?? '';
  const rest = after.split(/[·|•,;:–—().!?]/u)[0] ?? '';
  return (
    /^\s*(?:live|free|just|only|about|in|an?)?(?:\b ?(?:full|whole|good|solid|round))?\s*$/i.test(
      start,
    ) && isAlone.test(rest.trimEnd())
  );
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

/** "An hour above the clouds", "Talk to a coach for an hour", "We have an hour": where a page offers its call. */
function isOfCallPage({ before, after }: NamedLength, { section = '', keys }: Said): boolean {
  if (!['hero', 'booking', 'calendar', 'closing'].includes(section)) return false;
  const isTitle = ['headline', 'title', 'eyebrow'].includes(String(keys.at(-1)));
  if (isTitle && before === '' && !/^ of\b/i.test(after)) return true;
  if (/^spend $/i.test(before)) return /^ with (?:some|us|me|one|an?)/i.test(after);
  if (isTitle && / for $/u.test(before) && /^[.!]?$/u.test(after)) return true;
  if (/\b(?:we|you) (?:have|get|take)(?: just| only)? $/i.test(before)) {
    return /^(?:[,.;:]|$| (?:with|for|together)\b)/i.test(after);
  }
  return /\b(?:talk|speak|chat|sit down|meet) (?:to|with) [A-Za-zÀ-ỿ]+(?: [A-Za-zÀ-ỿ]+){0,2} for (?:just |only )?$/i.test(
    before,
  );
}
