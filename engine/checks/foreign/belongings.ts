import { bareName, wordsOf } from '#engine/checks/copies/likeness.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';

/** What belongs to one coach and to nobody else. */
export interface Belongings {
  readonly file: string;
  readonly slug: string;
  readonly brand: string;
  /** The brand's first word, by which short forms call it: "the Harbor team". */
  readonly short: string;
  readonly people: readonly string[];
  readonly addresses: readonly string[];
  readonly domains: readonly string[];
  /** Its street with the number. */
  readonly streets: readonly string[];
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

/** What belongs to each coach. */
export const belongings = remember((all: Surroundings): readonly Belongings[] => {
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
      streets: streetsIn(value.postalAddress),
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
    const named = [brand, short, value.slug, ...addresses, ...domains, ...known.streets, ...names];
    return { ...known, signs: [...new Set(named.flatMap((one) => signOf(one)))] };
  });
});

/** "22 Old Ferry Road", "Calle del Olivo 14": the parts of an address with a number and a name. */
function streetsIn(address: string): string[] {
  return address
    .split(',')
    .map((part) => part.trim())
    .filter((part) =>
      /^\d{1,5}[a-z]? \p{Lu}\p{L}+ \p{L}|^\p{Lu}\p{L}{6,}.* \d{1,5}[a-z]?$/u.test(part),
    );
}

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
