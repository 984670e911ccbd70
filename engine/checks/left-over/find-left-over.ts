import {
  type Detector,
  detect,
  type JudgedText,
  type Sign,
  type Slip,
} from '#engine/checks/slips/slip.ts';
import { isTemplateText } from '#engine/text/template-words.ts';
import { quote } from '#engine/text/wording.ts';
import { assistants } from './assistants.ts';
import { instructions } from './instructions.ts';
import { instructionsInOtherLanguages } from './instructions-translated.ts';
import { inventedAddresses, inventedNames } from './invented.ts';
import { namesOfPlaces, namesOutsideForms, numberedQuestion } from './names-of-places.ts';
import { latinText, namesOfParts, nonsense } from './nonsense.ts';
import { awaited, bracketed, chatLine, choices, notes, twoWordings } from './notes.ts';
import { isGermanZero, nothing, programValues } from './program-values.ts';
import { announced, blanks, toCome } from './to-come.ts';
import { namesOfCopies, versions } from './versions.ts';

export const findTemplateWords: Detector = ({ text, property }) => {
  // "Your name" is a signature that waits for one, and a question of a form.
  if (['label', 'placeholder'].includes(property) || !isTemplateText(text)) return [];
  return {
    rule: 'template-words',
    severity: 'warning',
    index: 0,
    length: text.length,
    problem: `${quote(text)} still stands as the new file had it.`,
    remedy: 'Write your own words.',
  };
};

/** An example inside an empty field is not taken for the truth. */
const isExample = ({ keys, property }: JudgedText) =>
  property === 'placeholder' ||
  (keys[0] === 'form' && ['help', 'invalid', 'missing'].includes(property));

/** A field's own words: "Title" and "Your answer here" are right there. */
const isQuestion = ({ keys }: JudgedText) => keys[0] === 'form' && keys[1] === 'fields';

/** The label of a line in a worksheet that the reader fills in. */
const isLineToFill = ({ keys, property }: JudgedText) =>
  keys[0] === 'chapters' && keys.includes('questions') && property === 'label';

const isToFill = (judged: JudgedText) => isQuestion(judged) || isLineToFill(judged);

/** "Item 4" of a test, beside what is said of it. */
const isFigure = ({ property, text }: JudgedText) => property === 'value' && /^item \d/i.test(text);

/** "Item", "Text" and "Position" head the columns of tables; "Heading 1" heads none. */
const isColumnHead = ({ keys, text }: JudgedText) =>
  keys.includes('columns') && /^\p{L}+$/u.test(text);

/** A worksheet's lines and a table's cells wait for the reader's own words, too. */
const isForReader = (judged: JudgedText) => isQuestion(judged) || judged.keys[0] === 'chapters';

/** Some people test for a living, and say so in a form or under a quotation. */
const isTrade = ({ keys, property, text }: JudgedText) =>
  /^Test(?:ing|s)?$/.test(text) && (keys.includes('options') || property === 'role');

/** What is listed may be called so: "The biography", among the parts of a talk. */
const isListed = ({ keys, text }: JudgedText) =>
  /^the /i.test(text) && keys.some((key) => key === 'items' || key === 'points');

/** Running text, where a copy may be spoken of. */
const isBody = ({ property }: JudgedText) =>
  !['name', 'title', 'headline', 'heading', 'subject', 'brand', 'summary'].includes(property);

/** Texts of sentences, in which what is still to come is missing; a badge may announce it. */
const bodies = new Set(
  'text answer paragraphs lead intro quote subtitle summary tagline'.split(' '),
);

/** What names a part of a test: "Question 4", beside what is said of it. */
const ofParts = new Set('title heading eyebrow label value placeholder'.split(' '));

/** Words in the place of others. */
function filler(pattern: RegExp, except?: Sign['except']): Sign {
  return {
    pattern,
    problem: (found) => `${quote(found)} looks like words that hold the place of others.`,
    remedy: 'Write the words that people should read.',
    ...(except && { except }),
  };
}

const ofPrograms = {
  problem: (found: string) => `${quote(found)} is a word of programs, and readers would see it.`,
  remedy: 'Write out what was meant.',
};

const signs: readonly Sign[] = [
  ...programValues.map((pattern) => ({ pattern, ...ofPrograms })),
  { pattern: nothing, ...ofPrograms, except: isGermanZero },
  ...inventedAddresses.map((pattern) => ({
    pattern,
    problem: (found: string) =>
      `${quote(found)} is an address for trying things out, and leads readers nowhere.`,
    remedy: 'Write the real address.',
    except: isExample,
  })),
  filler(namesOfCopies, isBody),
  {
    ...filler(/\b(?:your|my) (?:name|company|brand|business|signature|team name)\b/gi),
    remedy: (_, { property }) =>
      property === 'brand' ? 'Write the real name.' : 'Write the name of whoever signs.',
    except: ({ keys, property }) =>
      keys[0] !== 'sender' && !['signOff', 'by', 'author', 'brand'].includes(property),
  },
  {
    pattern:
      /[^\s<>]+@[^\s<>]+|^(?:no[- ]?reply|do[- ]?not[- ]?reply|mailer|newsletter|webmaster|admin(?:istrator)?|root|info)$/gi,
    problem: (found) => `${quote(found)} is no name, but inboxes show it as the sender’s.`,
    remedy: 'Write the name that people know.',
    except: ({ keys }) => keys[0] !== 'sender',
  },
  ...nonsense.map((pattern) => filler(pattern, isTrade)),
  filler(namesOfParts, (judged) => isColumnHead(judged) || isFigure(judged)),
  ...assistants.map((pattern) => ({
    pattern,
    problem: (found: string) => `${quote(found)} is what an assistant says about its text.`,
    remedy: 'Keep the text and remove what was said around it.',
  })),
  ...[latinText, ...instructions, ...versions, ...notes, ...awaited, ...toCome].map((pattern) =>
    filler(pattern, isToFill),
  ),
  ...namesOfPlaces.map((pattern) =>
    filler(pattern, (judged) => isToFill(judged) || isColumnHead(judged) || isFigure(judged)),
  ),
  filler(numberedQuestion, ({ property }) => ofParts.has(property)),
  filler(announced, ({ property }) => !bodies.has(property)),
  filler(
    namesOutsideForms,
    (judged) =>
      isForReader(judged) || isListed(judged) || ['label', 'placeholder'].includes(judged.property),
  ),
  // Who said something is not called "Name".
  filler(/^(?:(?:full|first|last) )?name[.:]?$/gi, ({ property }) => property !== 'name'),
  filler(bracketed, (judged) => isForReader(judged) || judged.property === 'quote'),
  {
    pattern: chatLine,
    problem: (found) => `${quote(found)} was copied from a chat with the words.`,
    remedy: 'Keep the words alone.',
  },
  {
    pattern: twoWordings,
    problem: (found) => `${quote(found)} holds two wordings, and readers would see both.`,
    remedy: 'Keep one of them.',
    except: ({ keys }) => !keys.includes('button'),
  },
  ...[...blanks, ...choices, ...instructionsInOtherLanguages].map((pattern) =>
    filler(pattern, isForReader),
  ),
  ...inventedNames.map((pattern) => ({
    pattern,
    problem: (found: string) =>
      `${quote(found)} is an invented example, and readers would take it for the truth.`,
    remedy: 'Write the real one or leave it out.',
    except: isExample,
  })),
];

const findSigns = detect('left-over', 'error', signs);

/** Whether a sentence is about words that it quotes: a policy whose last page says “leave: TBD”. */
function isMentioned(text: string, { index, length }: Slip): boolean {
  const start = text.lastIndexOf('“', index);
  const end = text.indexOf('”', index + length - 1);
  if (start === -1 || end === -1 || text.slice(start, end).includes('”')) return false;
  return end + 1 - start < text.length;
}

/** What was written to be replaced: fillers, invented people and addresses, values of programs. */
export const findLeftOver: Detector = (judged) =>
  findSigns(judged).filter((slip) => !isMentioned(judged.text, slip));
