import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { coachOf, type FunnelRule, findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { bareLabel, phoneSubject, subjects } from './subjects.ts';

/** Words that take in whatever a form asks for: "what you enter in a form", "Ihre Angaben". */
const everything =
  /\b(?:(?:forms?|fields?|answers?)(?![@-])|(?:what(?:ever)?|data|details|information|anything|everything|all)(?: else| more)?(?: that| which)? you (?:also )?(?:enter|fill|g[ai]ve|provide|sa(?:y|id)|sen[dt]|shared?|submit|tell|told|type|wr[io]te)[a-z]*|formular[a-z]*|angaben|antworten|eingaben|feldern?)\b/i;

/** A page of the coach's own that lists what is kept lists what the form asks for, in English and German. */
export const noticeKnowsFields: FunnelRule = leadRule((entry, all) => {
  const coach = coachOf(entry, all)?.value;
  const { language: own = 'en', legal, documents = [] } = coach ?? {};
  const language = entry.value.language ?? own;
  const path = legal?.byLanguage?.[language]?.privacy ?? legal?.privacy;
  const notice = documents.find((one) => one.path === path);
  if (notice === undefined || !['en', 'de'].includes(notice.language ?? own)) return [];
  const kept = textsIn(notice.sections)
    .map(({ text }) => text)
    .join('\n');
  const isList = nameSubject?.noun.test(kept) && /mail|address|adresse/i.test(kept);
  if (!isList || everything.test(kept)) return [];
  const isGerman = (notice.language ?? own) === 'de';
  const unknown = askedFields(entry.value).filter((field) => !isKnown(field, kept, isGerman));
  const [first] = unknown;
  if (first === undefined) return [];
  const labels = allOf(unknown.map(([, { label }]) => quote(label)));
  return findDoubt(
    entry,
    'unknown-to-notice',
    ['form', 'fields', first[0]],
    `The form asks for ${labels}, but ${quote(notice.title)}, which lists what is kept, does not name it (${path}).`,
    'Name it on that page, or remove the field.',
  );
});

const nameSubject = subjects.find(({ what }) => what === 'a name');

/** What questions about anything have: "Which stew?" is not named by "which is kept". */
const ofAnyQuestion =
  /^(?:which|what|when|where|whom|your|have|does|many|much|with|that|this|option|welche?|wann|ihre?n?|eine?n?|haben|sind|viele)$/i;

/** Whether a notice names what a field asks for; every list has a name and an email address. */
function isKnown(
  [name, field]: ReturnType<typeof askedFields>[number],
  kept: string,
  isGerman: boolean,
): boolean {
  const { kind, label } = field;
  if (kind === 'email' || kind === 'checkbox') return true;
  const asked = `${name} ${bareLabel(label)}`;
  if (kind !== 'phone' && nameSubject?.names.test(name)) return true;
  const about = kind === 'phone' ? [phoneSubject] : subjects.filter(({ key }) => key.test(name));
  const words = Array.from(asked.matchAll(/[A-Za-zÀ-ỿ]{4,}/g), ([word]) => word.slice(0, 6)).filter(
    (word) => !ofAnyQuestion.test(word),
  );
  return (
    about.some(({ noun }) => noun.test(kept)) ||
    words.some((word) => {
      // "In welcher Woche?" is the "Schwangerschaftswoche" of a notice.
      const joined = isGerman && word.length > 4 ? '(?:[A-Za-zÀ-ỿ]{4,})?' : '';
      return new RegExp(`(?<![A-Za-zÀ-ỿ])${joined}${word}`, 'i').test(kept);
    })
  );
}
