import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { numberPattern, ordinals, readNumber } from '#engine/checks/said/english.ts';
import { textsOfMessage } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const noun = '(?:email|e-mail|letter|note|message|mail|lesson|part|reminder)';
const last = new RegExp(
  `\\b(?:(?:this is|here is|here comes) (?:my|our|the|your) (?:last|final) (?:[A-Za-zÀ-ỿ]+ )?${noun}|(?:last|final) ${noun} (?:of|in) (?:this|the|our|my) (?:series|sequence|course|campaign)|this (?:is|was) the (?:very )?(?:last|final) of (?:our|my|these|the) (?:[A-Za-zÀ-ỿ]+ )?${noun}s\\b|the last you (?:will )?hear (?:from us|of this|of us)|(?:my|our) (?:last|final) ${noun} (?:to you|for now|on this|about)|^(?:last|final) ${noun}\\b|(?:after|from) this (?:one|${noun}|on)?,? (?:we|i)(?: will|[’']ll)? (?:leave you|stop|not (?:write|e-?mail)|be quiet)|(?:we|i)(?: will|[’']ll)? (?:leave you (?:alone|in peace)|stop writing|not write again|be quiet) (?:now|after this)|this is where (?:our|my|the|this) (?:letters|e-?mails|notes|series|course) ends?|you (?:will not|won[’']t) hear from (?:us|me) again|this (?:closes|ends|concludes) (?:our|the|this|my) (?:series|course|sequence|letters|emails|notes))`,
  'i',
);
const ordinal = new RegExp(
  `\\b(?:this is|here is|here comes|welcome to) (?:my|our|the|your) (?<ordinal>${ordinals.join('|')}) (?:(?!last)[A-Za-zÀ-ỿ]+ )?${noun}\\b(?: of (?<total>${numberPattern}))?|^(?:my|our) (?<ordinal>${ordinals.join('|')}) (?:e-?mail|letter) (?:to you|about|on|in this)\\b`,
  'i',
);
const fraction = new RegExp(
  `\\b(?:${noun}|day|brief|teil|nachricht|lektion|lettre|partie|leçon|carta|correo|parte|lección|lição) #?(?<step>\\d{1,2}|${numberPattern}) ?(?:of|von|sur|de|\\/) ?(?<total>\\d{1,2}|${numberPattern})\\b|^\\(?(?<slash>\\d)\\s?\\/\\s?(?<of>\\d)\\)?`,
  'i',
);
const yesterday = new RegExp(
  `\\b(?:yesterday(?:’s|'s)? (?:${noun}|exercise|task|topic|question|tip|(?:we|i) (?:wrote|sent)|(?:we|you) (?:talked|spoke|looked|drew|learned|covered|counted|circled|made|read|marked|listed|saw how|took|measured|began))|(?:we|i) (?:wrote|sent)[^.!?]{0,30} yesterday)\\b`,
  'i',
);

/** What a campaign's emails say of their place among the others is where they are. */
export const stepsSayTheirPlace: CoachRule = (entry) =>
  entry.value.campaigns.flatMap(({ name, steps }, index) =>
    steps.flatMap(({ message, after }, step) => {
      for (const { keys, text } of textsOfMessage(message, [
        'campaigns',
        index,
        'steps',
        step,
        'message',
      ])) {
        const wrong = findWrong(text, step, steps.length) ?? findYesterday(text, after);
        if (wrong === undefined) continue;
        return findMistake(
          entry,
          'email-order',
          keys,
          `${quote(wrong)} stands here, but this is email ${step + 1} of ${steps.length} in ${quote(name)}${yesterday.test(wrong) ? ', and the one before it goes out on another day' : ''}.`,
          'Correct the words, or put the steps into the order that they speak of.',
        );
      }
      return [];
    }),
  );

const amongAll = new RegExp(
  `\\b(?:this|here) (?:is|was|comes) (?:the )?(?:my |our )?(?<ordinal>${ordinals.join('|')}|last|final)(?: and last)? of (?:the |my |our |these )?(?<total>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?${noun}s\\b`,
  'i',
);

function findWrong(text: string, step: number, length: number): string | undefined {
  const final = last.exec(text)?.[0];
  if (final !== undefined && step < length - 1 && !/last (?:email|letter) (?:we|i)\b/i.test(text))
    return final;
  const counted = ordinal.exec(text) ?? amongAll.exec(text);
  if (counted) {
    const { ordinal: word = '', total } = counted.groups ?? {};
    const all = total === undefined ? undefined : readNumber(total);
    const isLast = /^(?:last|final)$/i.test(word);
    const place = isLast ? (all ?? length) - 1 : ordinals.indexOf(word.toLowerCase());
    if (!isPlace(place, all, step, length)) return counted[0];
  }
  const part = fraction.exec(text);
  if (part) {
    const { step: said = part.groups?.['slash'], total = part.groups?.['of'] } = part.groups ?? {};
    if (said === undefined || total === undefined) return undefined;
    const isDay = /^day/i.test(part[0]);
    if (!isDay && !isPlace(readNumber(said) - 1, readNumber(total), step, length)) return part[0];
  }
  // The first step may speak of the guide that came before it.
  return undefined;
}

/** The requested email may be counted as the first, and is then one of all, too. */
export function isPlace(
  place: number,
  total: number | undefined,
  step: number,
  length: number,
): boolean {
  return [0, 1].some(
    (first) => place === step + first && (total === undefined || total === length + first),
  );
}

type Wait = Readonly<{ hours: number } | { days: number }>;

function findYesterday(text: string, after: Wait): string | undefined {
  const words = yesterday.exec(text)?.[0];
  if (words === undefined) return undefined;
  const hours = 'hours' in after ? after.hours : after.days * 24;
  return hours > 0 && hours <= 36 ? undefined : words;
}
