import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { languageDeclared, languageWritten } from './declared-language.ts';
import { stockLanguageOf } from './stock-phrases.ts';
import { englishBeside, isOfOther, mayHoldOther, otherLanguageOf } from './text-language.ts';

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  'pt-BR': 'Portuguese',
};

/** A funnel says what its words are written in: screen readers and the engine's own words go by it. */
const languageIsThatOfWords: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all);
  if (!entry.sound || coach?.sound === false) return [];
  const declared = languageDeclared(entry, all);
  const written = languageWritten(entry.value);
  if (declared === undefined || written === undefined || written === declared) return [];
  const texts = shownTexts(entry.value);
  const isBegun = texts.some(({ text }) => otherLanguageOf(text, written) === declared);
  return findDoubt(
    entry,
    'other-language',
    ['language'],
    `${isBegun ? 'Most of the' : 'The'} words are ${names[written]}, but the page says that they are ${names[declared]}: it would be read out in the wrong language, with ${names[declared]} words and dates in between.`,
    isBegun
      ? `Translate what is left of it, or write language: ${quote(written)}.`
      : `Write language: ${quote(written)}.`,
  );
};

/** No sentence of a page is in another language than the rest. */
const sentencesAreInLanguage: FunnelRule = (entry, all) => {
  const declared = languageDeclared(entry, all);
  // A whole page in another language has one finding.
  if (declared === undefined || (languageWritten(entry.value) ?? declared) !== declared) return [];
  const texts = shownTexts(entry.value).filter(({ keys }) => !isOfSomebodyElse(entry.value, keys));
  const strange = findStrange(texts, declared);
  return strange.length > texts.length / 3 ? [] : strange.map((one) => tell(entry, one, declared));
};

/** No sentence of an email is in another language than the funnels that send it. */
const emailsAreInLanguage: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) => {
    const languageOf = (funnel: Funnel) => funnel.language ?? entry.value.language ?? 'en';
    const languages = new Set(senders.map(({ funnel }) => languageOf(funnel)));
    const texts = textsIn(message, keys);
    return [...languages].flatMap((declared) => {
      const [sender, ...others] = senders.filter(({ funnel }) => languageOf(funnel) === declared);
      // A page that is in another language than it says has a finding of its own.
      const isOther = [sender, ...others].some((one) => {
        const written = one && languageWritten(one.funnel);
        return written !== undefined && written !== declared;
      });
      if (isOther) return [];
      const strange = findStrange(texts, declared);
      const [first] = strange;
      if (first === undefined || strange.length <= texts.length / 3) {
        // Which language the email is in is unknown where it goes to readers of several.
        return languages.size > 1 ? [] : strange.map((one) => tell(entry, one, declared));
      }
      if (keys[0] === 'campaigns') {
        // One finding for all of its emails.
        return findDoubt(
          entry,
          'other-language',
          keys.slice(0, 2),
          `The emails are ${names[first.written]}, but the page of ${sender?.funnel.id}, which starts them, is ${names[declared]}.`,
          `Declare a campaign in ${names[declared]}, and name it in submission.journey there.`,
        );
      }
      return findDoubt(
        entry,
        'other-language',
        keys,
        `The email is ${names[first.written]}, but the page of ${sender?.funnel.id} that it answers is ${names[declared]}.`,
        `Write it in ${names[declared]}: a message of its own for that funnel stands under messages.`,
      );
    });
  });

interface Strange extends PlacedText {
  readonly written: Language;
}

function findStrange(texts: readonly PlacedText[], declared: Language): readonly Strange[] {
  return texts.flatMap(({ keys, text }) => {
    const [first = ''] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u, 1);
    const greeting = first.replace(/,? ?\{[^}]*\}/gu, '').replace(/\s+(?=[!?]$)/u, '');
    // A word alone, like "Merci!", may be borrowed.
    const usual =
      stockLanguageOf(text, declared) ??
      (greeting.includes(' ') ? stockLanguageOf(greeting, declared) : undefined);
    if (usual !== undefined) return [{ keys, text: first, written: usual }];
    const mixed = declared === 'en' ? undefined : englishBeside(withoutQuoted(text), declared);
    if (!mayHoldOther(text, declared)) {
      return mixed === undefined ? [] : [{ keys, text: mixed, written: 'en' }];
    }
    // What is quoted may be in any language.
    const sentences = text.split(/(?<=[.!?])\s+/u);
    for (const sentence of sentences) {
      const plain = withoutQuoted(sentence);
      const isPart = sentences.length > 1 && plain.split(/\s+/u).length < 5;
      const written = isPart ? undefined : otherLanguageOf(plain, declared);
      if (written !== undefined) return [{ keys, text: sentence, written }];
      const clause = plain.split(/[,;:–—]\s+/u).find((one) => isOfOther(one, declared));
      const strange = clause === undefined ? undefined : otherLanguageOf(clause, declared);
      if (clause !== undefined && strange !== undefined) {
        return [{ keys, text: clause.trim(), written: strange }];
      }
    }
    return mixed === undefined ? [] : [{ keys, text: mixed, written: 'en' }];
  });
}

function withoutQuoted(text: string): string {
  return text.replace(/\{[^}]*\}|https?:\S+|“[^”]*”|„[^“]*“|«[^»]*»/g, ' ');
}

/** What other people say, they may say in their own language. */
function isOfSomebodyElse({ page }: Funnel, keys: Keys): boolean {
  if (keys[1] !== 'sections') return keys[0] === 'offer' && keys[1] === 'name';
  const section = page.sections[Number(keys[2])];
  return section?.kind === 'testimonials' || section?.kind === 'quote';
}

function tell(entry: InFile, { keys, text, written }: Strange, declared: Language): Finding {
  return findDoubt(
    entry,
    'other-language',
    keys,
    `${quote(text)} is ${names[written]}, among words that are ${names[declared]}.`,
    `Write it in ${names[declared]}, or declare the language of the funnel.`,
  );
}

export const languageRules: readonly FunnelRule[] = [languageIsThatOfWords, sentencesAreInLanguage];
export const emailLanguageRules: readonly CoachRule[] = [emailsAreInLanguage];
