import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { coachOf, type FunnelRule, findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { quote } from '#engine/text/wording.ts';
import { phoneSubject } from './subjects.ts';

/** Words that take in whatever a form asks for: "what you enter in a form", "Ihre Angaben". */
const everything =
  /\b(?:(?:forms?|fields?|answers?)(?![@-])|(?:what(?:ever)?|data|details|information|anything|everything|all)(?: else| more)?(?: that| which)? you (?:also )?(?:enter|fill|g[ai]ve|provide|sa(?:y|id)|sen[dt]|shared?|submit|tell|told|type|wr[io]te)[a-z]*|formular[a-z]*|angaben|antworten|eingaben|feldern?)\b/i;

/** A list of what is kept has these two in English and German. */
const isList = [/\b(?:vor|nach)?namen?\b/i, /mail|address|adresse/i];

/** By what else a list names a telephone number. */
const number = /\b(?:numbers?|nummern?|mobile|cell|whatsapp|contact details|kontaktdaten)\b/i;

/**
 * A page of the coach's own that lists what is kept lists the telephone number that a form asks for.
 * Other answers have as many names as there are trades.
 */
export const noticeKnowsPhone: FunnelRule = leadRule((entry, all) => {
  const coach = coachOf(entry, all)?.value;
  const { language: own = 'en', legal, documents = [] } = coach ?? {};
  const language = entry.value.language ?? own;
  const path = legal?.byLanguage?.[language]?.privacy ?? legal?.privacy;
  const notice = documents.find((one) => one.path === path);
  if (notice === undefined || !['en', 'de'].includes(notice.language ?? own)) return [];
  const kept = textsIn(notice.sections)
    .map(({ text }) => text)
    .join('\n');
  if (!isList.every((one) => one.test(kept)) || everything.test(kept)) return [];
  if (phoneSubject.noun.test(kept) || number.test(kept)) return [];
  const phone = askedFields(entry.value).find(([, { kind }]) => kind === 'phone');
  if (phone === undefined) return [];
  const [name, { label }] = phone;
  return findDoubt(
    entry,
    'unknown-to-notice',
    ['form', 'fields', name],
    `The form asks for ${quote(label)}, but ${quote(notice.title)}, which lists what is kept, does not name it (${path}).`,
    'Name it on that page, or remove the field.',
  );
});
