import {
  type CoachRule,
  type FunnelRule,
  findDeadLink,
  findDoubt,
  findMistake,
  type GuideRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { PlacedText } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { withoutForeign } from '#engine/text/foreign-placeholders.ts';
import { holdsMarkup, linksIn, unmarked } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { describeBroken } from './broken.ts';

interface Judged {
  readonly file: string;
  readonly value: object;
}

/** Links and strong words stand in body texts only, whole, and every link leads somewhere. */
function judge(entry: Judged, all: Surroundings): Finding[] {
  // Stars and brackets of another system's placeholders are no marks; a rule of their own names them.
  const texts = shownTexts(entry.value).map(({ keys, text }) => ({
    keys,
    text: withoutForeign(text),
  }));
  const hasFootnotes = texts.some(({ text }) => /[\p{L}\p{N}.,%]\*(?:\s|[.,;:!?)]|$)/u.test(text));
  return texts.flatMap((placed) => {
    if (!holdsMarkup(propertyOf(placed))) {
      return [...findMisplaced(entry, placed), ...findVagueButton(entry, placed)];
    }
    const footnote = hasFootnotes && placed.text.startsWith('*');
    const written = footnote ? placed.text.slice(1) : placed.text;
    return [
      ...describeBroken(unmarked(written)).map(({ problem, remedy }) =>
        findMistake(entry, 'broken-markup', placed.keys, problem, remedy),
      ),
      ...linksIn(placed.text).flatMap((link) => findInLink(entry, placed, link, all)),
    ];
  });
}

export const funnelMarkupIsSound: FunnelRule = judge;
export const coachMarkupIsSound: CoachRule = judge;
export const guideMarkupIsSound: GuideRule = judge;

function propertyOf({ keys }: PlacedText): string {
  return String(keys.findLast((key) => typeof key === 'string'));
}

/** Marks that would be shown as they are. */
function findMisplaced(entry: Judged, { keys, text }: PlacedText): Finding[] {
  const [found] =
    /\[[^\]]*\]\([^)]*\)|(?<![\p{L}\p{N}*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\p{N}*])/u.exec(
      text,
    ) ?? [];
  if (found === undefined) return [];
  return [
    findMistake(
      entry,
      'markup-not-here',
      keys,
      `${quote(found)} would be shown as it is: links and emphasis are drawn in body texts only, and ${typeof keys.at(-1) === 'string' ? quote(keys.at(-1)) : 'this'} is none.`,
      'Write the words alone, or move them into a paragraph.',
    ),
  ];
}

function findInLink(
  entry: Judged,
  { keys }: PlacedText,
  { to, words }: { readonly to: string; readonly words: string },
  all: Surroundings,
): Finding[] {
  const link = `The link ${quote(words)}`;
  if (words.trim() === '') {
    return [
      findMistake(
        entry,
        'empty-link',
        keys,
        `The link to ${quote(to)} has no words, so nobody could see or tap it.`,
        `Write the words between the brackets, like [the guide](${to}).`,
      ),
    ];
  }
  if (/[{}]/.test(to)) {
    return [
      findMistake(
        entry,
        'broken-markup',
        keys,
        `${link} leads to ${quote(to)}, but placeholders are not filled in addresses.`,
        'Write the address out.',
      ),
    ];
  }
  if (!to.startsWith('/') && !/^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]|$)/.test(to)) {
    return [
      findMistake(
        entry,
        'broken-markup',
        keys,
        `${link} leads to ${quote(to)}, which is not a whole address.`,
        'Write it like https://example.org/page.',
      ),
    ];
  }
  const dead = to.startsWith('/') ? findDeadLink(entry, 'dead-link', keys, link, to, all) : [];
  return [...dead, ...findVague(entry, keys, words), ...findOtherHost(entry, keys, words, to)];
}

/** Words that are an address themselves lead to the site that they name. */
function findOtherHost(
  entry: Judged,
  keys: PlacedText['keys'],
  words: string,
  to: string,
): Finding[] {
  const hostOf = (address: string) =>
    /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?:[/?#]\S*)?$/i
      .exec(address.trim())?.[1]
      ?.toLowerCase();
  const [named, real] = [hostOf(words), hostOf(to)];
  if (named === undefined || real === undefined) return [];
  if (`.${real}`.endsWith(`.${named}`) || `.${named}`.endsWith(`.${real}`)) return [];
  return [
    findDoubt(
      entry,
      'link-words',
      keys,
      `The link says ${quote(words)}, but leads to ${real}.`,
      'Write the address to which it leads, or words that say what is there.',
    ),
  ];
}

/** Words that say nothing to somebody who hears a list of the links of a page (WCAG 2.2, 2.4.4). */
const vagueWords =
  /^(?:(?:just )?(?:(?:click|tap|press) )?(?:on )?(?:right )?(?:here|this|this link|this page|the link|link|more|read more|learn more|see more|find out more|website|page|go)|(?:klicken sie |klick )?(?:hier|mehr|mehr erfahren|weiterlesen|dieser link|der link|link)|(?:cliquez )?ici|en savoir plus|lire la suite|(?:ha(?:z|ga) clic )?aquí|(?:leer|saber) más|(?:clique )?aqui|(?:leia|saiba) mais)$/i;
/** A button may say “Read more”, but not where to press. */
const vagueButton =
  /^(?:(?:click|tap|press|push) (?:here|me|this|this button)|here|link|button|hier(?: klicken)?|klicken sie hier|klicke? hier|cliquez ici|clique ici|ha(?:z|ga) clic aquí|clique aqui)$/i;

function findVagueButton(entry: Judged, { keys, text }: PlacedText): Finding[] {
  if (!keys.includes('button') || !vagueButton.test(text.replace(/[^A-Za-zÀ-ỿ\s]/g, '').trim()))
    return [];
  return [
    findDoubt(
      entry,
      'vague-link',
      keys,
      `The button says ${quote(text)}, which tells nobody what comes when it is pressed.`,
      'Say what it does, like “Choose a time”.',
    ),
  ];
}

function findVague(entry: Judged, keys: PlacedText['keys'], words: string): Finding[] {
  if (!vagueWords.test(words.replace(/[^\p{L}\s]/gu, '').trim())) return [];
  return [
    findDoubt(
      entry,
      'vague-link',
      keys,
      `A link says ${quote(words)}, which tells nobody where it leads, least of all people who hear a page.`,
      'Put the brackets around the words that name what is there, like [the price list](/…).',
    ),
  ];
}
