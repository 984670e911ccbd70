import { guideOf } from '#engine/checks/rule/guides.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { ownWords } from '#engine/checks/rule/own-words.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { isEnglish, textsOfMessage } from '#engine/checks/said/said.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listEventEmails, listReminders } from '#engine/schedule/event-emails.ts';
import { ownValue } from '#engine/text/own-value.ts';

/** A text in which a funnel speaks of its offer as a whole: on the page or in the email that brings it. */
export interface OfferText extends PlacedText {
  readonly file: string;
  readonly isEmail: boolean;
  /** Whether it stands in the guide that the funnel offers. */
  readonly isGuide?: boolean;
  /** The last name among its keys. */
  readonly property: string;
}

/** Two texts of a funnel that cannot both be true. */
export interface Contradiction {
  /** The one to blame. */
  readonly text: OfferText;
  readonly rule: Doubt;
  readonly problem: string;
  readonly remedy: string;
}

/** Finds the contradictions among the texts of one funnel, and among all that its visitors read. */
export type Compare = (
  texts: readonly OfferText[],
  funnel: Funnel,
  whole: readonly OfferText[],
) => readonly Contradiction[];

/** Sections whose texts are somebody else's words, a story or many single things. */
const others = ['testimonials', 'quote', 'story', 'questions', 'host', 'related', 'statistics'];

/** A funnel, and every text about its offer, in English; the page's first. */
interface Offer {
  readonly funnel: Funnel;
  readonly texts: readonly OfferText[];
  /** What else the same people read, in any language: lists, figures, later emails, of the coach, the guide. */
  readonly whole: readonly OfferText[];
  readonly guide: Entry<Guide> | undefined;
}

function offerOf(
  funnel: Entry<Funnel>,
  coach: Entry<Coach> | undefined,
  guide: Entry<Guide> | undefined,
): Offer {
  const known = offersBeside(coach ?? nobody);
  const before = known.get(funnel);
  if (before && before.guide === guide) return before;
  const offer = {
    funnel: funnel.value,
    texts: listTexts(funnel, coach),
    whole: [...listWhole(funnel, coach), ...textsOfGuide(guide)],
    guide,
  };
  known.set(funnel, offer);
  return offer;
}

function textsOfGuide(guide: Entry<Guide> | undefined): readonly OfferText[] {
  if (guide === undefined) return [];
  const placed = textsIn(guide.value.chapters, ['chapters']);
  return placed.map((one) => ({ ...place(one, guide.file, false), isGuide: true }));
}

/** What funnels offer, by the coach with whose emails they are read: every comparison asks for it. */
const offersBeside = remember((_: object) => new WeakMap<Entry<Funnel>, Offer>());
const nobody = {};

function listTexts(
  { file, value }: Entry<Funnel>,
  coach: Entry<Coach> | undefined,
): readonly OfferText[] {
  if (!isEnglish(value, coach?.value)) return [];
  const page = shownTexts(value).filter(({ keys }) => isAboutOffer(keys, value));
  const emails = coach ? emailsAbout(value, coach.value) : [];
  return [
    ...page.map((placed) => place(placed, file, false)),
    ...emails.flatMap(({ message, keys }) =>
      textsOfMessage(message, keys).map((placed) => place(placed, coach?.file ?? '', true)),
    ),
  ];
}

function listWhole(
  { file, value }: Entry<Funnel>,
  coach: Entry<Coach> | undefined,
): readonly OfferText[] {
  const isOthers = ({ keys }: PlacedText) =>
    keys[1] === 'sections' &&
    ['testimonials', 'quote', 'story'].includes(value.page.sections[Number(keys[2])]?.kind ?? '');
  const page = shownTexts(value).filter((placed) => !isOthers(placed));
  const { submission, event } = value.kind === 'lead' ? value : {};
  const emails = [submission?.email, ...(event ? listEventEmails(event) : [])];
  const isRead = ([part, name, own, id]: Keys) => {
    if (part === 'campaigns')
      return coach?.value.campaigns[Number(name)]?.name === submission?.journey?.campaign;
    if (part !== 'functions')
      return ['tagline', 'audience', 'emblemAlt', 'biography'].includes(String(part));
    const messages = coach?.value.functions[String(name)]?.messages ?? {};
    const isOwn = own === 'message' ? !Object.hasOwn(messages, value.id) : id === value.id;
    return isOwn && emails.some((email) => email?.function === name);
  };
  return [
    ...(coach ? shownTexts(coach.value).filter(({ keys }) => isRead(keys)) : []).map((placed) =>
      place(placed, coach?.file ?? '', false),
    ),
    ...page.map((placed) => place(placed, file, false)),
  ];
}

function place({ keys, text }: PlacedText, file: string, isEmail: boolean): OfferText {
  const property = String(keys.findLast((key) => typeof key === 'string'));
  return { keys, text: ownWords({ keys, text }), file, isEmail, property };
}

function isAboutOffer(keys: Keys, { page }: Funnel): boolean {
  if (['failure', 'expires'].includes(String(keys[0]))) return false;
  // What comes next is told in a list.
  if (keys[0] === 'success') return true;
  if (
    keys.some((key) => ['items', 'second', 'fields', 'forYou', 'notForYou'].includes(String(key)))
  )
    return false;
  const section = keys[1] === 'sections' ? page.sections[Number(keys[2])]?.kind : undefined;
  return section === undefined || !others.includes(section);
}

/** The email that brings what a form asks for, the reminders of its event, and where they stand. */
function emailsAbout(value: Funnel, { functions }: Coach) {
  if (value.kind !== 'lead') return [];
  const { submission, event } = value;
  const reminders = event === undefined ? [] : listReminders(event).map((one) => one.function);
  return [...new Set([submission.email.function, ...reminders])].flatMap((name) => {
    const declared = ownValue(functions, name);
    if (declared === undefined) return [];
    const own = ownValue(declared.messages, value.id);
    return own === undefined
      ? { message: declared.message, keys: ['functions', name, 'message'] }
      : { message: own, keys: ['functions', name, 'messages', value.id] };
  });
}

/** The rules that a comparison makes, for pages and for emails; what it finds is found out once. */
export function compareTexts(compare: Compare): readonly [FunnelRule, CoachRule] {
  const contradictionsIn = remember(({ texts, funnel, whole }: Offer) =>
    compare(texts, funnel, whole),
  );
  return [
    (entry, all) =>
      contradictionsIn(offerOf(entry, coachOf(entry, all), guideOf(entry, all)))
        .filter(({ text }) => text.file === entry.file)
        .map((found) => tell(entry, found)),
    (entry, all) => {
      const { slug } = entry.value;
      const found = ownOf(all, slug)
        .funnels.filter(({ value }) => value.coach === slug)
        .flatMap((funnel) =>
          contradictionsIn(offerOf(funnel, entry, guideOf(funnel, all))).filter(
            ({ text }) => text.file === entry.file,
          ),
        );
      // Once for all funnels that send the email.
      const places = Map.groupBy(found, ({ text, rule }) => `${rule} ${text.keys.join('.')}`);
      return [...places.values()].flatMap(([first]) => (first ? [tell(entry, first)] : []));
    },
  ];
}

function tell(entry: InFile, { text, rule, problem, remedy }: Contradiction): Finding {
  return findDoubt(entry, rule, text.keys, problem, remedy);
}
