import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  folderNameOf,
  type GuideRule,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import { escapePattern } from '#engine/patterns/escape-pattern.ts';
import { StringFinder } from '#engine/patterns/string-finder.ts';
import { type Finding, type InFile, pathInside } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { isRecommended } from './foreign-pages.ts';
import { bareName, holdsWords, wordsOf } from './likeness.ts';

/** What belongs to one coach and to nobody else. */
interface Belongings {
  readonly file: string;
  readonly slug: string;
  readonly brand: string;
  /** The brand's first word, by which short forms call it: "the Harbor team". */
  readonly short: string;
  readonly people: readonly string[];
  readonly addresses: readonly string[];
  readonly domains: readonly string[];
  readonly offers: readonly string[];
  /** What sentences call an offer without the word for its kind: "the Income Breakthrough". */
  readonly shortOffers: readonly string[];
  /** What anybody calls an offer by its kind: "speaking guide", "burnout test". */
  readonly kinds: readonly string[];
  /** What it says before its name under several texts: "Fair winds". */
  readonly partings: readonly string[];
  /** A word of each of these: a text that has none of them holds nothing of the coach's. */
  readonly signs: readonly string[];
}

/** Hosts that many people have an address or a room at. */
const shared =
  /(?:^|\.)(?:gmail|googlemail|google|outlook|hotmail|live|yahoo|icloud|gmx|proton|zoom|calendly|cal|tidycal|acuityscheduling|youcanbook|teams|microsoft|whereby|webex|youtube|vimeo|linkedin|facebook|instagram|example)\.(?:com|net|org|us|me|de|co\.uk|so)$/u;

/** Words of brands that say what somebody does, not who. */
const common =
  /^(?:the|a|an|my|your|coaching|coach|works|academy|school|institute|group|studio|lab|masterclass|business|life|growth|income|health|wellness|mindset|leadership|center|centre|consulting|partners|company)$/iu;

const belongings = remember((all: Surroundings): readonly Belongings[] => {
  const coaches = all.coaches.filter(({ sound }) => sound);
  const domainsOf = ({ sender, contactEmail }: Coach) =>
    [sender.email, contactEmail].map((address) => address.split('@')[1]?.toLowerCase() ?? '');
  const byDomain = Map.groupBy(
    coaches.flatMap(({ value }) => [...new Set(domainsOf(value))]),
    (domain) => domain,
  );
  return coaches.map(({ file, value }) => {
    const first = value.brand.split(/\s+/u)[0] ?? '';
    const funnels = all.funnels.filter(
      (funnel) => funnel.sound && funnel.value.coach === value.slug,
    );
    const known = {
      file,
      slug: value.slug,
      brand: value.brand,
      short: common.test(first) || first.length < 4 ? value.brand : first,
      people: wordsOf([value.sender.name]),
      addresses: [value.sender.email, value.contactEmail, value.schedulingUrl].map((one) =>
        one.toLowerCase(),
      ),
      domains: [...new Set(domainsOf(value))].filter(
        (domain) => !shared.test(domain) && byDomain.get(domain)?.length === 1,
      ),
      offers: funnels.flatMap(({ value: { offer } }) =>
        offer.name.split(/\s+/u).length >= 3 && offer.name.length >= 12
          ? [bareName(offer.name)]
          : [],
      ),
      shortOffers: funnels.flatMap(({ value: { offer } }) => shortOffer(offer.name)),
      kinds: funnels.flatMap(({ value: { id, offer } }) => calledByKind(id, offer.name)),
      partings: partingsIn([value, ...funnels.map((funnel) => funnel.value)]),
    };
    const { brand, short, addresses, domains, offers, shortOffers, kinds, partings } = known;
    const names = [...offers, ...shortOffers, ...kinds, ...partings];
    const named = [brand, short, ...addresses, ...domains, ...names];
    return { ...known, signs: [...new Set(named.flatMap((one) => signOf(one)))] };
  });
});

/** The words of an offer's name without its article and the word for its kind. */
function shortOffer(name: string): string[] {
  const rest = name
    .replace(/^(?:The|An?|Your|My|Our) /u, '')
    .replace(
      / (?:Masterclass|Workshop|Webinar|Training|Guide|Report|Call|Session|Test|Map|Chart|Plan|Blueprint|Playbook)$/u,
      '',
    );
  return rest !== name && /^\p{Lu}\p{L}+(?: \p{L}+)* \p{Lu}\p{L}+$/u.test(rest) ? [rest] : [];
}

/** What many coaches call what they offer. */
const kindWords = 'guide report test masterclass workshop webinar chart playbook'.split(' ');

const byKind = new RegExp(
  `\\b(?!free|live|online|video|new|short|full|first|quick|mini|little|big|whole|sample|my|your|our|an?\\b|the)[\\p{L}’']{4,} (?:${kindWords.join('|')})\\b`,
  'iu',
);

/** The words of an id or of a part of a name that end in what the offer is. */
function calledByKind(id: string, name: string): string[] {
  return [id.replaceAll('-', ' '), ...name.split(/[.:] /u)].flatMap((part) => {
    const [called] = byKind.exec(part) ?? [];
    return called === undefined ? [] : [called.toLowerCase()];
  });
}

/** What anybody may say before their name. */
const anybodys =
  /^(?:see you\b|until (?:then|next|soon|that)|with (?:care|love|thanks|gratitude|warmth)|(?:kind|best|warm)(?:est)? |take care|talk (?:soon|to you)|good (?:night|luck|bye)|thank you|all the|many thanks|yours |bis (?:bald|morgen|dann|gleich|später|zum )|(?:viele|liebe|herzliche|beste|freundliche|schöne) grüße|mit (?:herzlich|freundlich)|alles (?:gute|liebe)|à (?:bientôt|demain|tout|très)|bien (?:à|cordialement)|hasta |(?:un|muchos) (?:saludo|abrazo)|con (?:afecto|cariño)|até |um (?:grande )?(?:abraço|beijo)|com (?:carinho|afeto))/iu;

/** What is said before a name under two texts or more, and by few others. */
function partingsIn(declared: readonly object[]): string[] {
  const said = declared
    .flatMap((value) => textsIn(value))
    .filter(({ keys }) => keys.at(-1) === 'signOff')
    .flatMap(({ text }) => text.split(',').slice(0, -1).slice(0, 1));
  return [...new Set(said)].filter(
    (one) =>
      one.includes(' ') && !anybodys.test(one) && said.indexOf(one) !== said.lastIndexOf(one),
  );
}

/** The longest word of something that is not said everywhere, without the scheme of an address. */
function signOf(name: string): string[] {
  const weightOf = (word: string) => (kindWords.includes(word) ? 0 : word.length);
  return wordsOf([name.replace(/^https?:\/\//, '')])
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, 1);
}

/** Another coach's belongings in the texts of a file; the first of each kind, and how many more. */
function findForeign(
  entry: InFile,
  slug: string,
  texts: readonly PlacedText[],
  all: Surroundings,
  isMeant: (keys: Keys, other: string) => boolean = () => false,
): Finding[] {
  const everybody = belongings(all);
  const own = everybody.find((one) => one.slug === slug);
  const signs = signsOfAll(all);
  const withWord = textsBySign(texts, signs);
  const named = new Set([...withWord.keys()].flatMap((sign) => signs.owners.get(sign) ?? []));
  const others = everybody.filter(
    (one) => named.has(one) && one.slug !== slug && one.brand !== own?.brand,
  );
  return others.flatMap((other) => {
    const signed = new Set(other.signs.flatMap((sign) => [...(withWord.get(sign) ?? [])]));
    const hits = [...signed]
      .toSorted((one, two) => one - two)
      .flatMap((index) => {
        const placed = texts[index];
        if (placed === undefined) return [];
        const hit = hitOf(placed, other, own);
        return hit === undefined || isMeant(placed.keys, other.slug) ? [] : [{ ...placed, ...hit }];
      });
    return [...Map.groupBy(hits, ({ rule }) => rule).values()].flatMap(([hit, ...more]) => {
      if (hit === undefined) return [];
      const also =
        more[0] === undefined
          ? ''
          : ` So it does at ${pathInside(more[0].keys)}${more.length > 1 ? ` and ${more.length - 1} more` : ''}.`;
      return (hit.isDoubt ? findDoubt : findMistake)(
        entry,
        hit.rule,
        hit.keys,
        `${quote(hit.words)} stands here, which is ${hit.what} of ${other.brand} (${other.file}).${also}`,
        own === undefined ? "Write this coach's own." : `Write that of ${own.brand}.`,
      );
    });
  });
}

/** A word of everything that belongs to somebody, whose it is, and what finds them. */
const signsOfAll = remember((all: Surroundings) => {
  const owners = new Map<string, Belongings[]>();
  for (const one of belongings(all)) {
    for (const sign of one.signs) owners.set(sign, [...(owners.get(sign) ?? []), one]);
  }
  const signs = [...owners.keys()];
  const finder = new StringFinder(signs.map((text, number) => ({ text, number })));
  return { signs, owners, finder };
});

/** In which texts each of these words stands. */
function textsBySign(
  texts: readonly PlacedText[],
  { signs, finder }: ReturnType<typeof signsOfAll>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [index, { text }] of texts.entries()) {
    const small = text.toLowerCase();
    finder.find(small, (number) => {
      const sign = signs[number] ?? '';
      const known = found.get(sign);
      if (known?.has(index) || !holdsWords(small, sign)) return;
      if (known) known.add(index);
      else found.set(sign, new Set([index]));
    });
  }
  return found;
}

interface Hit {
  readonly rule: 'foreign-name' | 'foreign-address' | 'foreign-offer';
  readonly words: string;
  readonly what: string;
  /** For a person to judge: the words may mean something else. */
  readonly isDoubt?: boolean;
}

function hitOf(
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
  const name = shortNameIn(text, other, own);
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
      `^${name}[.!]?$|[,;—–-] (?:all of us at |your |the |from |\\p{Ll}+ )*${name}\\b|\\bthe ${name} \\p{L}+`,
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

/** No page names another coach, links to one or offers what is another's, but in a recommendation. */
export const pageIsOwn: FunnelRule = (entry, all) => {
  const { value } = entry;
  const metadata =
    value.kind === 'lead'
      ? textsIn(value.submission.metadata ?? {}, ['submission', 'metadata'])
      : [];
  const texts = [...shownTexts(value), ...metadata];
  // A coach that is missing has its own finding, and nobody knows whose the words are.
  if (typeof value.coach !== 'string') return [];
  return findForeign(entry, value.coach, texts, all, (keys, other) =>
    isRecommended(value, keys, other, all),
  );
};

/** No coach's texts, links and emails name another. */
export const coachIsOwn: CoachRule = (entry, all) => {
  const buttons = textsIn(entry.value).filter(
    ({ keys }) => keys.at(-1) === 'to' || keys.at(-1) === 'replyTo' || keys[0] === 'schedulingUrl',
  );
  const texts = shownTexts(entry.value).filter(({ keys }) => keys[0] !== 'brand');
  return findForeign(entry, entry.value.slug, [...texts, ...buttons], all);
};

/** No guide names another coach or what is another's. */
export const guideIsOwn: GuideRule = (entry, all) =>
  findForeign(entry, folderNameOf(entry), shownTexts(entry.value), all);
