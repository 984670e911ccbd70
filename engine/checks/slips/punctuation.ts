import { quote } from '#engine/text/wording.ts';
import { hasAddress, type Sign } from './slip.ts';

/** What stands alone in its place: nothing follows its comma, as after "Dear Ada,". */
const endsWhole = new Set(
  'name role title headline label value eyebrow button tagline summary subtitle description brand badge note question answer alt'.split(
    ' ',
  ),
);

/** Somebody's words as a whole: how they write is theirs. */
const isQuotation = /^[“„"«‘‚][^“„"«»”]*[”“"»’‘][.!?]?$/;

/** What ends with a full stop and not the sentence. */
const shortened =
  'approx|appr|lbs|hrs|mos|yrs|min|inc|ltd|ext|abs|art|lit|str|geb|zzt|zus|versch|etc|incl|excl|resp|viz|est|dept|max|min|bzw|usw|ggf|evtl|inkl|zzgl|exkl|sog|vgl|insb|max|bspw|usf|env|apr|aprox|pág|tel|num|vol|fig|prof|avec|misc|orig|temp|avg|std|tbsp|tsp';

/** Signs that are wrong, too many, missing or at the wrong place. */
export const punctuation: readonly Sign[] = [
  {
    // "Wie geht´s", "Let‘s"
    pattern:
      /(?<=[A-Za-zÀ-ỿ])[‘´`′](?=(?:s|t|re|ve|ll|d|m)(?![A-Za-zÀ-ỿ]))|(?<=(?<![A-Za-zÀ-ỿ])(?:[cdjlmnst]|qu))[‘´`′](?=[A-Za-zÀ-ỿ])/gi,
    problem: (found, { text }) => `${quote(found)} in ${quote(text)} is no apostrophe.`,
    remedy: 'Write ’.',
  },
  {
    pattern: /(?<=[A-Za-zÀ-ỿ]),$/g,
    problem: (_, { text }) => `${quote(text)} ends with a comma, as if something followed.`,
    remedy: 'Remove it, or write what was meant to follow.',
    except: ({ property }) => !endsWhole.has(property),
  },
  {
    // "Read it today. ask by Friday."
    pattern: new RegExp(
      `\\. (?<=(?:(?<![A-Za-zÀ-ỿ])[a-zß-ÿ]{3,}|[A-Za-zÀ-ỿ]{6,})\\. )(?<!(?<![A-Za-zÀ-ỿ])(?:${shortened})\\. )(?<shown>[a-zß-ÿ]{2,})(?![A-ZÀ-Þ\\d@./])`,
      'g',
    ),
    problem: (found) => `A sentence begins with a small letter: ${quote(found)}.`,
    remedy: 'Begin it with a capital, or remove the full stop before it.',
    except: hasAddress,
  },
  {
    // Spanish opens a question and a call before it closes them.
    pattern:
      /(?<=^|[.!?…] )(?:(?![.!?…] )[^¿?])*\p{L}\?(?=$| )|(?<=^|[.!?…] )(?:(?![.!?…] )[^¡!])*\p{L}!(?=$| )/gu,
    problem: (found) =>
      `${quote(found)} has no ${found.endsWith('?') ? '¿' : '¡'} where it begins.`,
    remedy: (found) => `Write ${found.endsWith('?') ? '¿' : '¡'} before its first word.`,
    except: ({ language }) => language !== 'es',
  },
  {
    pattern: /¿[^?]*$|¡[^!]*$/gu,
    problem: (found) =>
      `${quote(found)} has no ${found.startsWith('¿') ? '?' : '!'} where it ends.`,
    remedy: (found) => `Write ${found.startsWith('¿') ? '?' : '!'} after its last word.`,
    except: ({ language }) => language !== 'es',
  },
  {
    // Where a comma begins the decimals, a point would part the thousands, and the other way round.
    pattern:
      /(?<![\d.,])\d{1,2}\.\d(?= ?(?:Stunden?|Jahren?|Prozent|Millionen|Mio|mal|heures?|ans?|millions?|horas?|anos?|milhões|vezes|%|€)(?![A-Za-zÀ-ỿ]))|(?<![\d.,])\d{1,3},000(?![\d.,])/gi,
    problem: (found) => `${quote(found)} is an English way of writing a number.`,
    remedy: (found, { language }) => {
      const thousands = language === 'fr' ? '\u202f' : '.';
      return `Write ${quote(found.replace(/[.,]/, (sign) => (sign === '.' ? ',' : thousands)))}.`;
    },
    except: ({ language }) => language === 'en' || language === 'es',
  },
  {
    pattern:
      /!{2,}|\?{2,}|[,;] ?,|,{2,}|;{2,}|(?<!\.)\.{2}(?!\.)|\.{4,}|[,;:][.;:](?!\w)|,[!?]|[!?]\.(?!\.)|(?<=[a-zß-ÿ]{4})\.[!?](?![A-Za-zÀ-ỿ])/g,
    problem: (found, { text }) =>
      `${quote(found)} in ${quote(text)} is more than one sign where one is enough.`,
    remedy: (found) =>
      `Write ${/\.{4,}/.test(found) ? '…' : quote(/[!?.…]/.exec(found)?.[0] ?? found.slice(0, 1))}.`,
    except: (judged) =>
      judged.property === 'quote' || isQuotation.test(judged.text) || hasAddress(judged),
  },
];
