import { keptMinutes } from '#engine/checks/facts/hold.ts';
import { isAboutOffer } from '#engine/checks/facts/price.ts';
import { callLengthsOf } from '#engine/checks/length/call-lengths.ts';
import { minOfOffer } from '#engine/checks/length/offer-parts.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { writeEach } from '#engine/checks/said/moment.ts';
import {
  lengthsOf,
  type Named,
  subjectsIn,
  wholeWords,
} from '#engine/checks/said/other-languages.ts';
import { eventOf, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

/** How long an event or a call takes, in another language, is what is declared. */
export function judgeLengths(words: SaidWords): Judge {
  const { patterns, find } = lengthsOf(words);
  const after = new RegExp(`^(?:${words.lengthOfOffer.after})`, 'i');
  const before = new RegExp(`(?<![A-Za-zÀ-ỿ])${words.lengthOfOffer.before}$`, 'i');
  const otherAfter = new RegExp(`^${words.otherLength.after}(?![A-Za-zÀ-ỿ])`, 'i');
  const otherBefore = new RegExp(`(?<![A-Za-zÀ-ỿ])${words.otherLength.before}`, 'i');
  const these = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.these}) $`, 'i');
  const label = wholeWords(words.lengthLabel);
  const ofEvent = new RegExp(`\\{event\\.|${wholeWords(words.events).source}`, 'i');
  const isOfOtherThing = subjectsIn(words);

  const isOfOffer = (length: Named, said: Said): boolean => {
    if (length.minutes < minOfOffer || isWayOn(said)) return false;
    if (otherAfter.test(length.after) || otherBefore.test(length.before)) return false;
    // What readers reserve between the emails of a campaign is their own time.
    if (said.place === 'campaign' && !ofEvent.test(length.before + length.after)) return false;
    // "Dauert 20 Minuten" in an entry is of what the entry is about.
    const isOfEntry = isPart(said) && /^\p{Lu}\p{L}+ $/u.test(length.before);
    if (after.test(length.after) || (before.test(length.before) && !isOfEntry)) return true;
    if (these.test(length.before) && isTitle(said)) return true;
    if (length.before === '' && isTitle(said) && said.section === 'event') return true;
    if (said.label !== undefined && label.test(said.label)) return true;
    if (length.before === '' && isHead(said) && forWhom.test(length.after)) return true;
    if (said.section === 'hero' && isDoneIn(length)) return true;
    return isInShort(said) && standsAlone(length);
  };

  return judgeWhere(patterns, (said, all) => {
    // What is sold afterwards has lengths of its own.
    if (!isOwnClaim(said) || said.section === 'packages') return [];
    const event = eventOf(said);
    const isOfCall = said.funnel.kind === 'booking' || said.message?.button?.to === 'scheduling';
    const own =
      said.funnel.kind === 'booking'
        ? [said.funnel.minutes]
        : event
          ? listDates(event).map(({ minutes }) => minutes)
          : [];
    const ending = said.keys[0] === 'event' ? callAfter(said, all) : [];
    const calls = isOfCall ? callLengthsOf(said, all) : ending;
    const declared = [...own, ...calls];
    // Of a call that no booking page declares, nobody knows the length.
    if (declared.length === 0 || (said.funnel.kind === 'lead' && isOfCall && calls.length === 0)) {
      return [];
    }
    const lengths = find(said.text);
    const sum = lengths.reduce((total, { minutes }) => total + minutes, 0);
    // Several that fit into the whole are its parts.
    if (lengths.length > 1 && declared.some((minutes) => sum <= minutes)) return [];
    const wrong = lengths.find(
      (length) =>
        !isOfOtherThing(length.before, said) &&
        !isMomentWithin(length, said, own) &&
        !(
          isOfCall &&
          ((said.keys[0] === 'campaigns' && isAfterCall(length, said)) || takes.test(length.before))
            ? calls
            : declared
        ).some((minutes) => minutes === length.minutes || isNearly(length, minutes)) &&
        !keptMinutes(said).includes(length.minutes) &&
        (isEnd(length) ||
          (said.place !== 'reminder' && isOfOffer(length, said)) ||
          (ending.length > 0 &&
            length.minutes >= minOfOffer &&
            isOfCallBefore.test(length.before)) ||
          (isOfCall &&
            said.place !== 'reminder' &&
            length.minutes >= minOfOffer &&
            !otherBefore.test(length.before) &&
            ((opens(length) && !isPart(said)) || takes.test(length.before) || isChosen(length)))),
    );
    if (wrong === undefined) return [];
    const isAboutCall = isOfCall || (ending.length > 0 && isOfCallBefore.test(wrong.before));
    return {
      rule: isAboutCall ? 'call-length' : 'event-length',
      claim: String(wrong.minutes),
      problem: `${quote(wrong.words)} stands here, but the ${isAboutCall ? 'call' : 'event'} takes ${writeEach(isAboutCall && calls.length > 0 ? calls : own)} minutes (${isAboutCall ? 'minutes of the booking page' : 'event.minutes'}).`,
      declared: isAboutCall ? 'minutes' : 'event.minutes',
      remedy: isAboutCall
        ? 'Write the length that the booking page declares, or correct minutes there.'
        : 'Write {event.minutes} for the number, or correct event.minutes.',
    };
  });
}

/** "Knapp eine halbe Stunde" of 25 minutes. */
function isNearly({ before, words, minutes }: Named, declared: number): boolean {
  return about.test(before + words) && Math.abs(minutes - declared) * 5 <= minutes;
}
const about =
  /(?<!\p{L})(?:knapp|gut|fast|presque|environ|casi|unos|quase|cerca de|moins d[e’'] ?|plus d[e’'] ?|menos de|más de|mais de)(?:e[nr]?)? ?(?:\p{L}+ ){0,2}[\p{L}\d]+$/iu;

/** Where an event is full or over, a text says what somebody may do instead: "Agenda una llamada de 20 minutos". */
const isWayOn = ({ keys }: Said) => keys[0] === 'event' && /^when/.test(String(keys[1]));

/** "In zwanzig Minuten weißt du, ob es dir liegt", where a page says more than what it offers. */
function isMomentWithin({ before, minutes }: Named, said: Said, own: readonly number[]): boolean {
  const isIn = /(?<!\p{L})(?:in|en|em)(?: (?:nur|solo|sólo|seulement|apenas|só))? $/iu.test(before);
  return isIn && said.place === 'page' && !isAboutOffer(said.keys) && minutes < Math.max(...own);
}

/** The entries of a programme take parts of the whole. */
const isPart = ({ section = '' }: Said) => ['steps', 'lessons', 'list'].includes(section);

/** What somebody does with the time of a call: "nehmen wir uns 30 Minuten". */
const takes =
  /(?:nehmen wir uns|wir nehmen uns|reservier\S+ wir|wir reservieren|prenons|réservons|consacrons|dedicamos|reservamos|separamos)(?: [A-Za-zÀ-ỿ]+)? $/i;

/** "En sesenta minutos elegimos", "In einer Stunde zeigen wir": what those do who hold the event. */
function isDoneIn({ before, after }: Named): boolean {
  return (
    /^(?:in|en|em) (?:nur |solo |sólo |seulement |apenas |só )?$/iu.test(before) &&
    /^,? (?:\p{L}+ (?:wir|Sie)|nous|\p{L}+[aei]mos)(?!\p{L})/u.test(after)
  );
}

/** "Eine Stunde Triage für erschöpfte Inhaber", in the sentence that says what is offered. */
const forWhom = /^ (?:\p{Lu}\p{L}+|de \p{L}+) (?:für (?!jede)|pour (?!chaque)|para (?!cada))/u;

/** Where an offer is told in a sentence: on its card and in search results. */
function isHead({ keys, place }: Said): boolean {
  const last = String(keys.at(-1));
  return place === 'page' && keys.length === 2 && (last === 'summary' || last === 'description');
}

/** "Such dir eine halbe Stunde aus": what people choose in a calendar. */
function isChosen({ before, after }: Named): boolean {
  return chooses.test(before) && /^(?: aus)?(?:[.,:;!?–—]|$)/u.test(after);
}
const chooses =
  /(?<!\p{L})(?:(?:such|wähl|buch|sicher)\p{L}*(?: (?:Sie|dir|euch|sich))*|choisi\p{L}+|(?:elij|escoj)[ao]|elige|escolha)(?: (?:Ihre|deine|votre|tu|su|sua))? $/iu;

/** "Terminamos después de 90 minutos", "nach 90 Minuten sind wir fertig": a reminder may say so, too. */
function isEnd({ before, after }: Named): boolean {
  return (
    /(?<!\p{L})(?:termin|finiss|acab|encerr)\p{L}+ (?:después de|depois de|após|après) $/iu.test(
      before,
    ) ||
    (/(?<!\p{L})nach $/iu.test(before) &&
      /^ (?:(?:sind wir |ist alles )?(?:fertig|vorbei|zu Ende)|(?:haben|halten) Sie (?:einen|den|Ihren) (?:[a-zäöüß]+ )?(?:Plan|Fahrplan|Entwurf|Überblick))/iu.test(
        after,
      ))
  );
}

/** "In einem Gespräch von", "en una llamada de". */
const isOfCallBefore =
  /(?:Gespräch|Telefonat|Anruf|Call|appel|entretien|rendez-vous|llamada|conversación|conversa|ligação|chamada) (?:von|über|d[’'e]|de) ?$/i;

/** How long the call takes to which the button beside the end of an event leads. */
function callAfter({ keys, funnel }: Said, all: Surroundings): readonly number[] {
  const to = valueAt(funnel, ['event', keys[1] ?? '', 'button', 'to']);
  return all.funnels.flatMap(({ value }) =>
    value.kind === 'booking' && value.path === to ? [value.minutes] : [],
  );
}

/** Where a page says in short what it offers. */
function isInShort({ keys, section, place, text }: Said): boolean {
  if (/\{event\.(?:date|time|place|name)\}/u.test(text)) return true;
  if (place !== 'page') return false;
  const last = String(keys.at(-1));
  if (keys[0] === 'offer') return last === 'summary';
  if (keys[0] === 'page' && keys.length === 2) return true;
  if (keys[0] === 'form') return last === 'title' || last === 'subtitle';
  if (section === 'closing') return last !== 'button';
  return (
    section === 'hero' &&
    (['eyebrow', 'headline', 'note'].includes(last) || keys.includes('points'))
  );
}

function standsAlone({ before, after }: Named): boolean {
  return (
    /(?:^|[·|•,;:–—(] ?)$/u.test(before) &&
    /^(?:[ ]?[·|•,;:–—).!?]| (?:\p{L}{1,3} ){0,2}\{|$)/u.test(after)
  );
}

/** "30 Minuten, ein Plan", "Nach 30 Minuten": the first words of a text about a call; "Bloque 30 minutes" is none. */
function opens({ before, after }: Pick<Named, 'before' | 'after'>): boolean {
  return (
    /^(?:(?:in(?: d(?:er|en|iese[rn]))?|nach|nur|diese|dans|en|après|ces|seulement|tras|estos|solo|em|após|esses|apenas|só) )?$/iu.test(
      before,
    ) && /^(?:[,.:;–—]|$| \p{L}+ (?:wir|Sie|du|ihr)\b| \p{L}+mos\b)/u.test(after)
  );
}

/** "Nach einer Stunde haben Sie einen Plan", "Eine Stunde, ein Plan, kein Risiko": where an email asks people to book. */
function isAfterCall({ before, after }: Named, { keys }: Said): boolean {
  const isShort = ['subject', 'preview'].includes(String(keys.at(-1)));
  if (isShort && before === '') return /^,[^,]{3,20},[^,]{3,30}$/u.test(after);
  return /^\p{L}+ $/u.test(before) && opens({ before, after });
}

function isTitle({ keys, place }: Said): boolean {
  return place === 'page' && keys.at(-1) === 'title' && !keys.includes('items');
}
