import { type CoachRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { quote } from '#engine/text/wording.ts';
import { listLegalLinks } from './purposes.ts';

/** The words and the number of a part of a postal address: "48 Ridge Road", "CO 80302". */
interface AddressPart {
  readonly whole: string;
  readonly other: RegExp;
}

function partsOf(address: string): readonly AddressPart[] {
  const parts = address.split(',').map((part) => part.trim());
  return parts.flatMap((whole, index): AddressPart[] => {
    const [street = '', code = ''] = [parts[index - 1], parts[index + 1]];
    if (/^\d/.test(street) && /^[A-Z]{2} \d/.test(code)) {
      // A town between the two that follow and go before it.
      const other = `(?<=${street.replace(/[.]/g, '\\.')}, )[A-Za-z .'’-]{2,40}(?=, ${code})`;
      return [{ whole, other: new RegExp(other, 'gu') }];
    }
    const [, before, words, after] =
      /^(?:(\d{1,6}[a-z]?) )?([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ.'’ -]*[A-Za-zÀ-ỿ])(?: (\d{1,6}[a-z]?))?$/i.exec(
        whole,
      ) ?? [];
    const number = before ?? after;
    if (words === undefined || number === undefined || (before && after)) return [];
    // "CO 8" may be anything; a state's letters are told by the length of its postcode.
    if (words.length < 5 && number.length < 4) return [];
    const digits = String.raw`(?<!\d)\d{${words.length < 5 ? number.length : '1,6'}}[a-z]?(?![\d.,%:]*\d)`;
    const escaped = words.replace(/[.]/g, '\\.');
    const pattern = before
      ? `${digits} ${escaped}(?![A-Za-zÀ-ỿ-])`
      : `(?<![A-Za-zÀ-ỿ-])${escaped} ${digits}`;
    return [{ whole, other: new RegExp(pattern, 'gu') }];
  });
}

/** A page of plain text that says where the coach is found says what the emails say. */
export const documentsKnowTheAddress: CoachRule = (entry) => {
  if (entry.value.documents === undefined) return [];
  const parts = partsOf(entry.value.postalAddress);
  return shownTexts(entry.value)
    .filter(({ keys }) => keys[0] === 'documents')
    .flatMap(({ keys, text }) => {
      for (const { whole, other } of parts) {
        const places = Array.from(text.matchAll(other), ([place]) => place);
        const [found] = places;
        if (found === undefined || places.includes(whole)) continue;
        return findDoubt(
          entry,
          'postal-address-differs',
          keys,
          `${quote(found)} stands here, but the emails give ${quote(entry.value.postalAddress)} as the address (postalAddress).`,
          `Look up which is right, and write ${quote(whole)} or ${quote(found)} in both places.`,
        );
      }
      return [];
    });
};

/** An imprint says where whoever answers for the pages is found. */
export const imprintsHaveTheAddress: CoachRule = (entry) => {
  const { documents = [], postalAddress } = entry.value;
  const numbers = postalAddress.match(/\d{2,}/g) ?? [];
  if (numbers.length === 0) return [];
  return listLegalLinks(entry.value).flatMap(({ keys, to }) => {
    const index = documents.findIndex(({ path }) => path === to);
    const texts = textsIn(documents[index]?.sections ?? []).map(({ text }) => text);
    if (keys.at(-1) !== 'imprint' || index < 0) return [];
    if (numbers.some((number) => texts.some((text) => text.includes(number)))) return [];
    return findDoubt(
      entry,
      'postal-address-differs',
      ['documents', index, 'sections'],
      `The imprint does not say where its provider is found; the emails give ${quote(postalAddress)} as the address (postalAddress).`,
      'Write the address there, as the law asks.',
    );
  });
};
