import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isInTemplate } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import { ofSeat } from './pointers.ts';

/** What the button of an email is called, in every language of the engine, and what it brings. */
const buttons =
  'link|button|door|entrance|way in|Knopf|Schaltfläche|lien|bouton|enlace|botón|botão';
const files = 'guide|report|map|plan|chart|playbook|workbook|book|test|checklist|file|pdf';
const above = 'above|oben|ci-dessus|(?:de )?arriba|acima';
const below = 'below|underneath|unten|ci-dessous|(?:de )?abajo|abaixo';

const pointing = new RegExp(
  `\\b(?:(?:${buttons})(?: to(?: [a-z]+){1,3})?(?: is| comes)?|(?<file>${files})(?: itself)? is) (?:(?<up>${above})|${below})(?![A-Za-zÀ-ỿ]| (?:the|this|your|our|it)\\b)|(?<=^|[.!?] )(?:(?<over>above)|below) is (?:the|your|our) (?:[a-z]+ )?(?:${buttons}|(?<brought>${files}))\\b`,
  'i',
);

/** An email points at its button where it is drawn: above the text of a reminder, and below all others. */
export function judgeButtonSide(): Judge {
  return judgeWhere([pointing], (said) => {
    const { message, keys, text } = said;
    const { 0: words, groups = {} } = pointing.exec(text) ?? {};
    if (words === undefined || message?.button === undefined) return [];
    const isOfFile = groups['file'] !== undefined || groups['brought'] !== undefined;
    if (isOfFile && message.button.to !== 'download') return [];
    // What is written among the paragraphs may be meant, and the link to one's seat stands below all.
    const written = [...message.paragraphs, ...(message.afterword ?? [])].join(' ');
    if (!isOfFile && /https?:\/\/|\]\(/.test(written)) return [];
    if (ofSeat.test(text)) return [];
    if (['subject', 'preview'].includes(String(keys.at(-1)))) return [];
    const isDrawnAbove = isInTemplate(said, ['reminder', 'seat-offer']);
    if (isDrawnAbove === ((groups['up'] ?? groups['over']) !== undefined)) return [];
    const side = isDrawnAbove ? 'above' : 'below';
    return {
      rule: 'nothing-there',
      isDoubt: true,
      claim: 'button',
      problem: `${quote(words)} stands here, but the button of this email stands ${side} the text.`,
      remedy: `Write where it is: ${side}.`,
    };
  });
}
