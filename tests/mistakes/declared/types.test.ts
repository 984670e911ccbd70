import { describe } from 'vitest';
import { itReads, itReadsAsSound } from '#tests/mistakes/written.ts';

describe('declarations that are not data', () => {
  itReads('not-data', {
    'thousands parted by a point': {
      edit: ['minutes: 30', 'minutes: 1.500'],
      rule: 'wrong-value',
      at: '8, minutes',
      says: '1.500 is 1.5 in code, where a point begins the decimals. Write 1500, or 1.5 if that is meant.',
    },
    'a property written twice': {
      edit: ["coach: 'willow',", "coach: 'willow',\n  id: 'second-call',"],
      rule: 'property-twice',
      at: '7, id',
      says: 'id is written twice in this group, in line 5 and in line 7; the first would be lost. Remove one of the two.',
    },
    'a property written twice deep inside': {
      edit: ["button: 'Book a call',", "button: 'Book a call',\n        button: 'Book now',"],
      rule: 'property-twice',
      at: '20, page.sections[1].button',
      says: 'button is written twice in this group, in line 19 and in line 20; the first would be lost. Remove one of the two.',
    },
    'a placeholder with a dollar sign': {
      edit: ["'Let us talk'", `\`Let us talk, \${name}\``],
      at: '14, page.sections[0].headline',
      says: `\${name} in \`Let us talk, \${name}\` is code; a declaration is data. Write {name} without the dollar sign if it is a placeholder, otherwise the words themselves.`,
    },
    'a calculated text': {
      edit: ["'Let us talk'", `\`Open since \${2020 + 7}\``],
      at: '14, page.sections[0].headline',
      says: `\${2020 + 7} in \`Open since \${2020 + 7}\` is code; a declaration is data. Write the words themselves.`,
    },
    'a condition': {
      edit: ['minutes: 30', 'minutes: 30 > 20 ? 30 : 20'],
      at: '8, minutes',
      says: '30 > 20 ? 30 : 20 is a condition; a declaration is data. Write the value itself, which is the same for every visitor.',
    },
    'a fallback': {
      edit: ['minutes: 30', 'minutes: undefined ?? 30'],
      at: '8, minutes',
      says: 'undefined ?? 30 is a condition; a declaration is data. Write the value itself, which is the same for every visitor.',
    },
    'a function': {
      edit: ['minutes: 30', 'minutes: () => 30'],
      at: '8, minutes',
      says: '() => 30 is a function; a declaration is data. Write the value itself, which is the same for every visitor.',
    },
    'a name of its own for what is exported': {
      edit: ['export const funnel', 'export const firstCall'],
      rule: 'missing-export',
      at: '3',
      says: 'The funnel is exported as firstCall, a name that nobody reads. Write: export const funnel = defineFunnel({ … }); if the file exports a funnel already, move this one into a file of its own.',
    },
    'a date of today': {
      edit: ["'Half an hour about your prices.'", 'new Date().toString()'],
      at: '9, offer.summary',
      says: 'new Date().toString() is a call of a function; a declaration is data. Write the value itself, which is the same for every visitor.',
    },
    'the environment': {
      edit: ["path: '/first-call'", 'path: process.env.CALL_PATH'],
      at: '7, path',
      says: 'process.env.CALL_PATH reads the environment, which a declaration cannot know. Write the value itself, which is the same for every visitor.',
    },
    'a calculated name': {
      edit: ['minutes: 30', "['min' + 'utes']: 30"],
      at: '8',
      says: "['min' + 'utes']: 30 is a function or a calculated name; a declaration is data. Write the value itself, which is the same for every visitor.",
    },
    'a word without quotation marks': {
      edit: ["kind: 'hero'", 'kind: hero'],
      at: '14, page.sections[0].kind',
      says: "hero stands without quotation marks. Write 'hero'.",
    },
    'a word for a number': {
      edit: ['minutes: 30', 'minutes: thirty'],
      at: '8, minutes',
      says: 'thirty stands without quotation marks. Write a number.',
    },
    'a host without quotation marks': {
      edit: ["button: 'Book a call'", 'button: www.example.com'],
      at: '19, page.sections[1].button',
      says: "www.example.com stands without quotation marks. Write 'www.example.com'.",
    },
    'a type that hides mistakes': {
      edit: ['minutes: 30', "minutes: '30' as any"],
      rule: 'unchecked',
      at: '8, minutes',
      says: 'as any hides mistakes from your editor. Remove it; what is right needs nothing like it.',
    },
    'a comment that hides mistakes': {
      edit: ['  minutes: 30', '  // @ts-expect-error we know better\n  minutes: 30'],
      rule: 'unchecked',
      at: '8',
      says: 'The comment @ts-expect-error hides mistakes from your editor. Remove it and correct what the editor then underlines.',
    },
    'another import': {
      edit: ['export const', "import { prices } from './prices.ts';\n\nexport const"],
      rule: 'foreign-import',
      at: '3',
      says: 'The file imports "./prices.ts"; a declaration imports nothing but the function that declares it. Remove the import and write here what it would bring.',
    },
    'an import of a package': {
      edit: ['export const', "import { readFileSync } from 'node:fs';\n\nexport const"],
      rule: 'foreign-import',
      at: '3',
      says: 'The file imports "node:fs"; a declaration imports nothing but the function that declares it. Remove the import and write here what it would bring.',
    },
    'an import without its ending': {
      edit: ["'#engine/define-funnel.ts'", "'#engine/define-funnel'"],
      rule: 'foreign-import',
      at: '1',
      says: `There is no file "#engine/define-funnel" to import from. Write '#engine/define-funnel.ts'.`,
    },
    'a misspelt import': {
      edit: ["'#engine/define-funnel.ts'", "'#engine/define-funel.ts'"],
      rule: 'foreign-import',
      at: '1',
      says: `There is no file "#engine/define-funel.ts" to import from. Write '#engine/define-funnel.ts'.`,
    },
    'no import': {
      edit: ["import { defineFunnel } from '#engine/define-funnel.ts';\n", ''],
      rule: 'missing-import',
      at: '2',
      says: "defineFunnel is used but not imported. Write at the top of the file: import { defineFunnel } from '#engine/define-funnel.ts';",
    },
    'the function for coaches': {
      edit: ['= defineFunnel(', '= defineCoach('],
      rule: 'wrong-define',
      at: '3',
      says: "funnel is declared with defineCoach. Write defineFunnel, and above it: import { defineFunnel } from '#engine/define-funnel.ts';",
    },
    'a funnel that is exported as a coach': {
      edit: ['export const funnel', 'export const coach'],
      rule: 'wrong-define',
      at: '3',
      says: 'coach is declared with defineFunnel. Write: export const funnel',
    },
    'a misspelt function': {
      edit: ['= defineFunnel(', '= defineFunel('],
      rule: 'wrong-define',
      at: '3',
      says: "funnel is declared with defineFunel. Write defineFunnel, and above it: import { defineFunnel } from '#engine/define-funnel.ts';",
    },
    'a statement': {
      edit: ['});\n', '});\n\nconsole.log(funnel);\n'],
      at: '25',
      says: 'console.log(funnel); is code; a declaration is data. Remove it.',
    },
    'yes for true': {
      edit: ['minutes: 30', 'draft: yes,\n  minutes: 30'],
      at: '8, draft',
      says: 'yes stands without quotation marks. Write true.',
    },
    'a part of something imported': {
      edit: ["title: 'A First Call',\n", 'title: coach.brand,\n'],
      at: '11, page.title',
      says: "coach.brand stands without quotation marks. Write 'coach.brand' if these are the words, otherwise the value itself.",
    },
    'a spread below a property that it has, too': {
      edit: ['minutes: 30,', 'minutes: 30,\n  ...{ minutes: 45 },'],
      rule: 'property-twice',
      at: '8, minutes',
      says: 'minutes is written in line 8, and ...{ minutes: 45 } in line 9 writes it again; the first would be lost. Write ...{ minutes: 45 } above minutes, or remove minutes.',
    },
  });

  itReadsAsSound({
    'double quotes': { edit: ["'Let us talk'", '"Let us talk"'] },
    'an apostrophe between double quotes': { edit: ["'Let us talk'", `"Let's talk"`] },
    'an apostrophe between backticks': { edit: ["'Let us talk'", "`Let's talk`"] },
    'an apostrophe behind a backslash': { edit: ["'Let us talk'", "'Let\\'s talk'"] },
    'a typographic apostrophe': { edit: ["'Let us talk'", "'Let’s talk'"] },
    'a text in several lines': {
      edit: ["'Thirty minutes, one question.'", '`Thirty minutes,\n      one question.`'],
    },
    'a long text in pieces': {
      edit: ["'Thirty minutes, one question.'", "'Thirty minutes, ' +\n      'one question.'"],
    },
    'names between quotation marks': { edit: ["kind: 'booking'", "'kind': 'booking'"] },
    'no comma after the last entry': { edit: ["button: 'Book a call',", "button: 'Book a call'"] },
    'no semicolon at the end': { edit: ['});\n', '})\n'] },
    'a product of minutes': { edit: ['minutes: 30', 'minutes: 2 * 15'] },
    'a constant of its own': { edit: ['export const', 'const half = 30;\n\nexport const'] },
    'a comment that explains': {
      edit: ['// The last word', "/* The last word, { with } brackets and it's fine */"],
    },
    'a spread above a property that it has, too': {
      edit: ['minutes: 30,', '...{ minutes: 45 },\n  minutes: 30,'],
    },
    'as const': { edit: ['});\n', '} as const);\n'] },
    'a checked type': {
      edit: [
        'export const',
        "import type { Funnel } from '#engine/declaration/funnel.ts';\n\nexport const",
      ],
    },
  });
});
