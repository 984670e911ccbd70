import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Judge, Verdict } from '#engine/checks/said/judge.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { documentPaths } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { buttonsDoWhatTheySay, ledTo } from './button-words.ts';

/** What opens something that a visitor has just asked for. */
const opensOwn =
  /^(?:open|read|download|view|see) (?:the|your|my) (?:free )?(?:guide|report|e-?book|playbook|handbook|workbook|checklist|pdf)(?: (?:now|here|online))?$/i;

/** What a button may say is to be had on the page to which it leads. */
const thing =
  /\b(?:guide|report|e-?book|playbook|workbook|checklist|map|plan|chart|test|quiz|masterclass|workshop|webinar|session)\b/i;

/** Whoever books a session may find it called a call. */
const books = /^(?:book|schedule|arrange|plan|choose|pick|find|talk|get)\b/i;

/**
 * A button that says what it does and leads to a page that does nothing of the kind: a page of plain
 * text, or the form of another offer where the own file was meant.
 */
const leadToTheirLike: Judge = (said, all) => {
  const { keys, text, funnel, place, coach } = said;
  const to = ledTo(said);
  if (!to?.startsWith('/')) return [];
  const path = to.split(/[?#]/)[0] ?? '';
  const find = (what: string, remedy: string): Verdict => ({
    rule: 'button-words',
    isDoubt: true,
    claim: `${text} ${to}`,
    problem: `The button says ${quote(text)}, but ${quote(to)} is ${what}.`,
    remedy,
  });
  const owner = all.coaches.find(({ value }) => value === coach);
  if (owner !== undefined && documentPaths([owner]).includes(path)) {
    const title = owner.value.documents?.find((page) => page.path === path)?.title ?? '';
    if (speaksOf(text, `${title} ${path}`)) return [];
    return find(
      `a page of plain text, ${quote(title)}`,
      'Let the button lead where it says, or say what is there.',
    );
  }
  const named = thing.exec(text)?.[0].toLowerCase();
  const target = all.funnels.find(({ value }) => value.path === path)?.value;
  const isBooked = target?.kind === 'booking' && books.test(text);
  if (named !== undefined && target?.coach === funnel.coach && !isBooked) {
    const says = (one: Funnel) =>
      [...shownTexts(one), { text: one.offer.kind }].some(({ text }) =>
        text.toLowerCase().includes(named),
      );
    const others = all.funnels.filter(
      ({ value }) => value.coach === funnel.coach && value.path !== path,
    );
    const meant =
      others.find(({ value: { offer } }) =>
        `${offer?.name} ${offer?.kind}`.toLowerCase().includes(named),
      ) ?? others.find(({ value }) => value.id !== funnel.id && says(value));
    if (meant !== undefined && !says(target)) {
      return find(
        `the page of ${quote(target.offer.name)}, which nobody there calls a ${named}`,
        `Correct the path (${quote(meant.value.path)} is that of ${quote(meant.value.offer.name)}), or the words of the button.`,
      );
    }
  }
  if (funnel.kind !== 'lead' || funnel.offer.file === undefined || !opensOwn.test(text)) return [];
  if (keys[0] !== 'success' && place !== 'requested') return [];
  const other = all.funnels.find(({ value }) => value.id !== funnel.id && value.path === path);
  if (other?.value.kind !== 'lead') return [];
  return find(
    `the page of ${quote(other.value.offer.name)}, whose form asks for the address again`,
    "Write to: 'download', which gives the file of this funnel, or name the other offer on the button.",
  );
};

/** A button does what it says; where the page is known that it means, it is named. */
export const buttonsKeepTheirWords: Judge = (said, all) => {
  const [verdict] = [leadToTheirLike(said, all)].flat();
  return verdict ?? buttonsDoWhatTheySay(said, all);
};

/** Whether a label names a page of plain text, by one of its words or by what such pages are called. */
function speaksOf(label: string, page: string): boolean {
  const words = page.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (
    words.some((word) => label.toLowerCase().includes(word)) ||
    /privacy|terms|data|imprint|legal|notice|conditions|rules|small print|datenschutz|agb|impressum|daten|mentions|confidentialité|privacidad|condiciones|termos|dados/i.test(
      label,
    )
  );
}
