import { holdsWords } from '#engine/checks/copies/likeness.ts';
import type { Keys } from '#engine/checks/rule/rule.ts';
import type { PlacedText } from '#engine/checks/rule/texts.ts';
import { escapePattern } from '#engine/patterns/escape-pattern.ts';
import type { Belongings } from './belongings.ts';

export interface Hit {
  readonly rule: 'foreign-name' | 'foreign-address' | 'foreign-offer';
  readonly words: string;
  readonly what: string;
  /** For a person to judge: the words may mean something else. */
  readonly isDoubt?: boolean;
}

/** What of another coach a text names; undefined if it may name it. */
export function hitOf(
  { keys, text }: PlacedText,
  other: Belongings,
  own: Belongings | undefined,
): Hit | undefined {
  if (holdsWords(text, other.brand) && !own?.brand.includes(other.brand)) {
    return { rule: 'foreign-name', words: other.brand, what: 'the brand' };
  }
  const sign = signatureIn(keys, text, other, own);
  if (sign !== undefined) return { rule: 'foreign-name', words: sign, what: 'the signature' };
  const parting =
    keys.at(-1) === 'signOff'
      ? other.partings.find((one) => text.startsWith(`${one},`))
      : undefined;
  if (parting !== undefined && !own?.partings.includes(parting)) {
    return { rule: 'foreign-name', words: parting, what: 'the parting line', isDoubt: true };
  }
  const name = shortNameIn(text, other, own) ?? mixedBrandIn(keys, text, other, own);
  if (name !== undefined) {
    return { rule: 'foreign-name', words: name, what: 'the short name', isDoubt: true };
  }
  const lower = text.toLowerCase();
  const address = other.addresses.find(
    (one) => lower.includes(one) && !own?.addresses.some((mine) => mine.includes(one)),
  );
  if (address !== undefined && !isOwnPlace(keys) && keys[0] !== 'schedulingUrl') {
    return { rule: 'foreign-address', words: address, what: 'an address' };
  }
  const domain = other.domains.find(
    (one) =>
      lower.includes(one) &&
      new RegExp(`(?:^|[@./\\s])${one.replaceAll('.', '\\.')}(?![\\w-])`, 'u').test(lower),
  );
  const isSamePage = keys[0] === 'schedulingUrl' && other.addresses.includes(lower);
  if (domain !== undefined && !isOwnPlace(keys) && !isSamePage) {
    return { rule: 'foreign-address', words: text, what: 'a page or an address' };
  }
  const street = other.streets.find(
    (one) => holdsWords(text, one) && !own?.streets.includes(one) && !isOwnPlace(keys),
  );
  if (street !== undefined) {
    return { rule: 'foreign-address', words: street, what: 'the street' };
  }
  const [tag] = lower.includes('utm_')
    ? (new RegExp(`\\butm_[a-z]+=${escapePattern(other.slug)}(?![\\w])`, 'iu').exec(text) ?? [])
    : [];
  if (tag !== undefined) {
    return { rule: 'foreign-name', words: tag, what: 'the name', isDoubt: true };
  }
  const offer = other.offers.find((name) => holdsWords(text, name) && !own?.offers.includes(name));
  if (offer !== undefined) {
    const isItsName = keys[0] === 'offer' && text === offer;
    return isItsName ? undefined : { rule: 'foreign-offer', words: offer, what: 'an offer' };
  }
  const called = other.shortOffers.find(
    (one) =>
      text.includes(one) &&
      !own?.shortOffers.includes(one) &&
      new RegExp(
        // Two words may be ordinary ones.
        `(?<=${one.split(' ').length > 2 ? '(?<!\\p{L})' : '\\b(?:[Tt]he|[Oo]ur|[Yy]our) '})${escapePattern(one)}(?![\\p{L}-]| \\p{Lu})`,
        'u',
      ).test(text),
  );
  const kind = other.kinds.find(
    (one) =>
      lower.includes(one) &&
      !own?.kinds.includes(one) &&
      new RegExp(`\\b(?:your|our|the) (?:free |own )?${escapePattern(one)}\\b`, 'iu').test(text),
  );
  const words = called ?? kind;
  return words === undefined
    ? undefined
    : { rule: 'foreign-offer', words, what: 'an offer', isDoubt: true };
}

/** The coach's own addresses, which have a rule of their own where two coaches share one. */
function isOwnPlace(keys: Keys): boolean {
  return ['sender', 'contactEmail', 'postalAddress'].includes(String(keys[0]));
}

/** The other's short name where somebody signs or says who runs the page. */
function signatureIn(
  keys: Keys,
  text: string,
  { short, brand }: Belongings,
  own: Belongings | undefined,
): string | undefined {
  if (own !== undefined && holdsWords(own.brand, short)) return undefined;
  const last = keys.at(-1);
  if (short === brand || !text.includes(short)) return undefined;
  const name = escapePattern(short);
  if (last === 'signOff') {
    const signed = new RegExp(
      `^${name}[.!]?$|[,;—–-] (?:all of us at |your |the |from |\\p{Ll}+ )*${name}\\b|\\bthe ${name} \\p{L}+|\\bTeam von ${name}\\b`,
      'iu',
    );
    return signed.test(text) ? text : undefined;
  }
  const told = new RegExp(
    `(?:[|·–—] ?| by | from )${name}$|^(?:[Tt]alk|[Ss]peak|[Ww]rite|[Cc]hat|[Bb]ook(?: a call)?|[Ss]it(?: down)?|[Mm]eet) (?:to|with) ${name}$|\\b(?:[Tt]he|[Yy]our|[Oo]ur|[Aa]n?|with|from|by|for) ${name} (?:team|coach|coaches|crew|family|office|way|clients?|members?)\\b`,
    'u',
  ).exec(text);
  return told?.[0];
}

/** "Harbor Works" where the coach is called Willow Works: the first word of one brand, the rest of the other. */
function mixedBrandIn(
  keys: Keys,
  text: string,
  { short, brand }: Belongings,
  own: Belongings | undefined,
): string | undefined {
  if (!text.includes(short)) return undefined;
  const [first = '', ...rest] = own?.brand.split(/\s+/u) ?? [];
  const mixed = `${short} ${rest.join(' ')}`;
  // Where somebody signs, every other word than the brand's own is found.
  const isSigned = ['signOff', 'author', 'by', 'title'].includes(String(keys.at(-1)));
  if (rest.length === 0 || first === short || brand === mixed || isSigned) return undefined;
  return keys[0] !== 'sender' && holdsWords(text, mixed) ? mixed : undefined;
}

/** "Ember has sat beside", "stays with Ember": a brand's first word where only a name can stand. */
function shortNameIn(
  text: string,
  { short, brand }: Belongings,
  own: Belongings | undefined,
): string | undefined {
  if (short === brand || !text.includes(short)) return undefined;
  if (own !== undefined && holdsWords(own.brand, short)) return undefined;
  const name = escapePattern(short);
  const rest = brand.split(/\s+/u).slice(1).map(escapePattern).join('|');
  return new RegExp(
    `(?<=\\b(?:[Ee]-?mails?|[Ll]etters?|[Nn]otes?|[Nn]ews|[Nn]ewsletters?|[Mm]essages?|[Uu]pdates?|[Tt]ips?|[Hh]ear) from )${name}(?: (?:${rest}))*(?=[.,;:!?]|$| (?:and|about|every|once|in|by)\\b)|(?<=\\p{Ll} (?:with|by|that|if|when|because|and|at|whom|how|what|which|where) )${name}(?:[’']s)?(?= \\p{Ll}|[.,;:!?]|$)|(?<=^|[.!?] )${name} (?:has|will|may|began|started|teaches|gives|sends|helps|promises|offers|coaches|exists|grew|pays|brings|knows|writes|hosts|keeps|takes|makes|wants|believes|says|sees|asks|recommends|invites|supports|trains|runs|leads)\\b(?! (?:are|is|were|was)\\b)|(?<=\\b(?:the|our|your|an?) )${name} (?:masterclass|workshop|webinar|call|guide|report|e?-?mails?|newsletter|programme?|course|method|website)\\b`,
    'u',
  ).exec(text)?.[0];
}
