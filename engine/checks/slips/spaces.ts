import { quote } from '#engine/text/wording.ts';
import { hasAddress, type Sign } from './slip.ts';

/** Spaces too many, and spaces that are missing. */
export const spaces: readonly Sign[] = [
  {
    pattern: /(?<=\S) {2,}(?=\S)| \u00a0|\u00a0[ \u00a0]/g,
    problem: (_, { text }) => `${quote(text)} has two spaces in a row.`,
    remedy: 'Remove one.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})”’"}]) (?:[,;!?](?=\s|$)|\.(?=\s|$)|,(?=\p{Ll}))/gu,
    problem: (found, { text }) => `${quote(text)} has a space before ${quote(found.trim())}.`,
    remedy: 'Remove the space.',
    except: ({ language }) => language === 'fr',
  },
  {
    // "Kund:innen" is a word.
    pattern: /(?<=\p{Ll}{2}):(?=\p{Ll}{2})(?!in(?:nen)?(?!\p{L}))/gu,
    problem: (found, { text }) => `${quote(text)} has no space after ${quote(found)}.`,
    remedy: 'Add the space.',
    except: (judged) => hasAddress(judged) || /\]\(|:\p{Ll}[\p{Ll}_]*:/u.test(judged.text),
  },
  {
    pattern: /(?<=\p{Ll})[,;!?](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu,
    problem: (found, { text }) => `${quote(text)} has no space after ${quote(found)}.`,
    remedy: 'Add the space.',
    except: (judged) => hasAddress(judged) || /(?<=\p{L})\?(?=\p{Ll})/u.test(judged.text),
  },
  {
    // "Two- and three-day" is right, and so is "Hin- und Rückreise".
    pattern:
      /(?<!\p{L})\p{Ll}{2,}- (?!(?:and|or|to|as|nor|but|than|through|versus|und|oder|bis|sowie|bzw|wie|als|noch|statt|et|ou|à|y|o|a|e)(?!\p{L}))\p{Ll}{2,}(?!\p{L})/gu,
    problem: (found) =>
      `${quote(found)} looks like one word that was divided at the end of a line.`,
    remedy: 'Write it as one word, or put a dash with a space on each side.',
    except: hasAddress,
  },
];
