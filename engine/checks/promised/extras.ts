import { isListInEmail } from '#engine/checks/facts/counts.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { guideOf } from '#engine/checks/rule/guides.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern } from '#engine/checks/said/english.ts';
import { isEmailTitle, isLeadFunnel, isToRead, type Said } from '#engine/checks/said/said.ts';
import { isGivenByHand } from './by-hand.ts';
import { isNamedElsewhere } from './sent.ts';

const extras =
  'certificates?|slides|slide deck|handouts?|transcripts?|work ?books?|worksheets?|check ?lists?|cheat ?sheets?|audio (?:version|book|file)|toolkits?|swipe files?|recaps?|recipe (?:books?|cards?|collections?)|cook ?books?|tickets?|QR codes?|playlists?|planners?|calculators?|score ?cards?|videos?|templates?|printables?|bonus (?:video|chapter|lesson|training|guide)s?';
/** What may be promised beside an offer: "the guide and the report will be in your inbox". */
const readings =
  'guide|report|e-?book|blueprint|recipes?|test|quiz|chart|map|plan|white ?paper|PDF';
const before = `(?:(?:the|our|your|my|an?|its|free|printable|short|full|bonus|complete|personal|matching|signed|ready-made|[A-Za-zÀ-ỿ]+[’']s|${numberPattern}) ){0,3}(?:(?!(?:of|to|in|for|with|and|or|that|which|your|you|it|them)\\b)[A-Za-zÀ-ỿ-]+ )?`;
const gives =
  '(?:gets?|receives?|send(?:s)?(?: you)?|sent|e-?mails?(?: you)?|mails? you|hands? you|posts? you|shares?|brings(?: you)?|inbox for|comes? with|includes?|including|along with|together with|plus|download|find)';
/** What ends the naming of a thing: "with certificate.", not "with certificate holders". */
const ends = '(?=[.,;:!?)·|]| (?:and|or|included|for (?:all|each|every(?:body|one)?|you))\\b|$)';
const comes =
  "(?:(?:is|are|will be|[’']ll be) (?:also |then )?(?:attached|included|sent|yours|e-?mailed|waiting|available|in your inbox)|follows?|goes? out|go out|arrives?|reach(?:es)? you|comes? (?:by|with|afterwards|after|later|the next|in)|of attendance|of completion|afterwards|at the end|(?:is|are) in (?:the same|that|this|our) (?:e-?mail|message))";

/** Something to keep that somebody is promised: "Slides go out afterwards", "a certificate at the end". */
const promised = new RegExp(
  `\\b(?:the|your) [A-Za-zÀ-ỿ]+ and (?:the |your |an? )(?:[A-Za-zÀ-ỿ]+ )?(?<also>${extras}|${readings})\\b[^.!?]{0,20}\\b(?:in your inbox|on (?:its|the|their) way|arrives?|(?:will be|are|is) sent|by e-?mail)|\\b${gives} (?:(?:the|your|our|an?) [A-Za-zÀ-ỿ]+ and )?${before}(?<given>${extras})\\b|\\b(?:an?|the|your|our) (?:free )?bonus (?<extra>[A-Za-zÀ-ỿ]+)\\b|\\bwith (?!(?:the|your|our|its) )${before}(?<beside>${extras})${ends}|\\b(?:the|a|our) (?<mailed>${extras}|summary|notes?) (?:that |which )?(?:we|i)(?: will|[’']ll)? (?:e-?mail|send|share)\\b|\\b${before}(?<coming>${extras})(?:,? (?:and|or) (?:the |a |an |your )?[A-Za-zÀ-ỿ]+)?(?: (?!(?:is|are|in|of|for|with|that|which|to|on|from|at|and)\\b)[A-Za-zÀ-ỿ]+){0,2} ${comes}\\b`,
  'i',
);

/** Where a page or an email speaks of what this offer brings, and not of what readers do at home. */
function isOfOffer({ place, keys, section = '', funnel, text }: Said): boolean {
  // What somebody gets on a call, a person brings; what everybody gets who books one, nobody sends.
  if (!isLeadFunnel(funnel) && !/\bbooks?\b/i.test(text)) return false;
  if (place === 'campaign') return false;
  // What buttons say has a rule of its own.
  if (['label', 'idle', 'busy'].includes(String(keys.at(-1)))) return false;
  if (['notForYou', 'forYou'].some((key) => keys.includes(key))) return false;
  // "Will I get the slides?" promises nothing, unless the answer does.
  if (keys.at(-1) === 'question') return isAffirmed(keys, funnel);
  if (place !== 'page') return !keys.includes('points');
  return keys[0] === 'page' ? section !== 'host' : keys[0] !== 'failure';
}

/** Whether the answer to a question says yes. */
function isAffirmed(keys: Said['keys'], funnel: Said['funnel']): boolean {
  const answer = String(valueAt(funnel, [...keys.slice(0, -1), 'answer']));
  return /^(?:yes|of course|certainly|absolutely|sure|always|everybody|everyone)\b/i.test(answer);
}

/** Whether the guide that a page describes has a thing in it; one that is not written here may. */
function isInGuide({ funnel, keys }: Said, thing: RegExp, all: Surroundings): boolean {
  if (!isToRead(funnel.offer)) return false;
  const entry = ownOf(all, funnel.coach).funnels.find(({ value }) => value === funnel);
  const guide = entry && guideOf(entry, all);
  return guide === undefined ? keys[0] === 'page' : thing.test(JSON.stringify(guide.value));
}

/** What is promised beside the offer and named by no email that follows. */
export const claimsOfExtras: readonly Claim[] = [
  {
    rule: 'promised-email',
    pattern: promised,
    against: (said, match, all) => {
      const { 0: words, groups = {} } = match;
      const { also, given, coming, mailed, beside, extra } = groups;
      const thing = (also ?? given ?? coming ?? mailed ?? beside ?? extra ?? '').toLowerCase();
      if (!isOfOffer(said) || said.funnel.offer.name.toLowerCase().includes(thing)) return;
      if (isGivenByHand(said, thing, match)) return;
      const stem = thing.replace(/s$/u, '');
      const named = new RegExp(stem.replace(/^bonus /u, '').replace(' ', ' ?'), 'i');
      // What comes beside the guide is not in it.
      const isBeside = also !== undefined || /\bbonus\b/i.test(words);
      const isInside = !isBeside && isInGuide(said, named, all);
      return isInside || isNamedElsewhere(said, named) || (!isBeside && isListInEmail(said, thing))
        ? undefined
        : `nothing else on this page, and no email that follows, names a ${stem}`;
    },
    remedy: 'Let an email bring it, or take the promise out.',
  },
  {
    rule: 'promised-email',
    pattern:
      /\b(?:we|i)(?: will|[’']ll)? (?:then |also )?(?:e-?mail|send) (?:you )?your (?:[A-Za-zÀ-ỿ]+ )?(?:score|results?|evaluation|assessment|diagnosis)\b|\byour (?:score|results?|evaluation)(?: will)? (?:arrives?|comes?|follows?|is on its way|is in your inbox)\b/i,
    against: ({ funnel, place }) =>
      place === 'page' &&
      isLeadFunnel(funnel) &&
      askedFields(funnel).every(([, { kind }]) => ['text', 'email', 'phone'].includes(kind))
        ? 'the form asks nothing that could be scored'
        : undefined,
    remedy: 'Say what the email brings, or ask the questions in the form.',
  },
  {
    rule: 'reply-subject',
    pattern:
      /\b(?:order|purchase) confirmation\b|\byour (?:receipt|invoice)\b|\bpayment received\b/i,
    against: ({ place, keys, funnel }) =>
      (place === 'requested' || place === 'reminder') &&
      isEmailTitle({ keys }) &&
      !funnel.page.sections.some(({ kind }) => kind === 'packages')
        ? 'nothing is bought on this page'
        : undefined,
    remedy: 'Say what is in the email.',
  },
];
