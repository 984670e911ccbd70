import { isListInEmail, requestedMessage } from '#engine/checks/facts/counts.ts';
import { claimOfFree } from '#engine/checks/facts/price.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern } from '#engine/checks/said/english.ts';
import {
  eventOf,
  isLeadFunnel,
  isToRead,
  type Said,
  textsOfMessage,
} from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const files =
  'guide|report|e-?book|checklist|playbook|workbook|worksheet|template|handbook|pdf|slides';

/** Where a page speaks to somebody who fills in its form or has just done so. */
function isAtForm({ keys, section, place }: Said): boolean {
  const last = String(keys.at(-1));
  if (place === 'requested') return last === 'subject' || last === 'heading';
  // What buttons say has a rule of its own.
  if (['idle', 'busy', 'button'].includes(last)) return false;
  return (
    place === 'page' &&
    (['form', 'failure', 'success'].includes(String(keys[0])) ||
      (section === 'closing' && last !== 'headline') ||
      (section === 'host' && last === 'eyebrow'))
  );
}

/** What is sent or opened once a form is filled in. */
const brought = `${files}|masterclass|workshop|webinar`;

/** Whether a page or the email that answers it speaks of something more than once. */
function isSpokenOf({ funnel, coach }: Said, thing: string): boolean {
  const message = isLeadFunnel(funnel) && coach ? requestedMessage(funnel, coach) : undefined;
  const texts = [
    ...shownTexts(funnel).filter(({ keys }) => keys[0] !== 'event'),
    ...(message ? textsOfMessage(message, []) : []),
  ];
  return texts.filter(({ text }) => text.toLowerCase().includes(thing)).length > 1;
}

/** Whether the page offers something to those for whom no seat is left. */
function isForTheSeatless({ funnel }: Said, thing: string): boolean {
  return shownTexts(funnel).some(
    ({ keys, text }) => keys[1] === 'whenFull' && text.toLowerCase().includes(thing),
  );
}

/** What belongs to a page of another kind, left over in one that was copied from it. */
export const claimsOfOtherKinds: readonly Claim[] = [
  {
    rule: 'offer-kind',
    pattern:
      /\b(?:reserv|sav|claim|secur)(?:e|ing) (?:your|my|a) (?:free )?(?:seat|spot|place|chair)\b|\bthank(?:s| you) for registering\b|\bregistration (?:failed|successful|confirmed)\b|\bregister (?:now|today)\b|\b(?:issue|problem) with your (?:[a-z]+ )?registration\b|\bseats are (?:going|filling)\b|\byour (?:seat|spot|chair)(?: (?:at|in|for) [^.!?]{3,40})? (?:is|has been) (?:reserved|saved|confirmed|booked)\b|\bfor your (?:webinar|masterclass|workshop|seat|session)\b/i,
    against: (said) =>
      said.place === 'page' &&
      isToRead(said.funnel.offer) &&
      eventOf(said) === undefined &&
      isAtForm(said)
        ? `this page offers a ${said.funnel.offer.kind}, for which nobody registers`
        : undefined,
    remedy: 'Say what people get here.',
  },
  {
    rule: 'offer-kind',
    pattern: new RegExp(
      `\\b(?:your|the) (?:free )?(?<thing>${files})\\b|\\bdownload failed\\b|\\bwho wrote (?:it|the (?<written>${files}))\\b|\\b(?<book>${files}) author\\b`,
      'i',
    ),
    against: (said, { groups = {} }) => {
      const event = eventOf(said);
      const thing = (groups['thing'] ?? groups['written'] ?? groups['book'])?.toLowerCase();
      if (event === undefined || !isAtForm(said) || said.keys.includes('next')) return;
      if (said.funnel.offer.file !== undefined) return;
      // Who finds no seat may be led to something else.
      if (said.keys.includes('full') && thing !== undefined && isForTheSeatless(said, thing))
        return;
      return thing !== undefined && (isSpokenOf(said, thing) || isListInEmail(said, thing))
        ? undefined
        : `people register here for ${quote(event.name)}`;
    },
    remedy: 'Say what people get here.',
  },
  {
    rule: 'offer-kind',
    pattern: new RegExp(
      `\\b(?:your|the|no) (?:free |own )?(?<thing>${brought})(?= (?:access|place|link|is on|cannot|could|will)\\b|[.,:!]|$)`,
      'i',
    ),
    against: (said, { groups = {} }) => {
      const { funnel, keys } = said;
      const isHere = ['missing', 'invalid', 'failure'].some((key) => keys.includes(key));
      const isTitle = keys[0] === 'success' && keys.at(-1) === 'title';
      if (said.place !== 'page' || eventOf(said) || !(isHere || isTitle)) return;
      if (!isToRead(funnel.offer)) return;
      const thing = groups['thing']?.toLowerCase() ?? '';
      const isOwn = `${funnel.offer.kind} ${funnel.offer.name}`.toLowerCase().includes(thing);
      return isOwn || isSpokenOf(said, thing)
        ? undefined
        : `this page offers a ${funnel.offer.kind}: ${quote(funnel.offer.name)}`;
    },
    remedy: 'Say what people get here.',
  },
  {
    rule: 'offer-kind',
    pattern:
      /\bprocess(?:ing)? your (?:payment|order|card|purchase)\b|\bpayment (?:failed|was declined|successful|received)\b|\byour (?:card|payment) (?:was|has been|could)\b/i,
    against: ({ place, funnel }) =>
      place === 'page' && !funnel.page.sections.some(({ kind }) => kind === 'packages')
        ? 'nothing is paid on this page'
        : undefined,
    remedy: 'Say what did not work: the registration, or the email.',
  },
  {
    rule: 'price-beside-free',
    pattern: new RegExp(
      `(?:\\b(?:an?|this|our|the|your|my|${numberPattern})|(?<=^|[·|:] ?)) ?(?:paid|discounted|half-price|low-cost) (?:[A-Za-zÀ-ỿ\\d-]+ ){0,3}(?:workshop|masterclass|webinar|training|event|call|session|guide|report|course|plan|map|test|hour|minutes)\\b|\\b(?:paid|discounted) of charge\\b|^(?:paid|discounted)(?:[.,:](?= )| for\\b)`,
      'i',
    ),
    against: ({ place, funnel, section = '' }) => {
      const isOfOthers =
        !['page', 'requested'].includes(place) || ['questions', 'packages'].includes(section);
      const claim = isOfOthers ? undefined : claimOfFree(funnel);
      return claim === undefined ? undefined : `the page is called free: ${quote(claim)}`;
    },
    remedy: 'Keep one of the two.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:opens? soon|coming soon|is about to (?:begin|start)|registration is (?:now )?open|register (?:now|today)|(?:reserve|save) your seat|see you (?:there|soon)|starts soon|we look forward to seeing you)\b/i,
    against: ({ place, keys }) =>
      place === 'page' && keys[0] === 'event' && (keys[1] === 'whenOver' || keys[1] === 'whenBegun')
        ? `it is shown when the event ${keys[1] === 'whenOver' ? 'is over' : 'has begun'}`
        : undefined,
    remedy: 'Say what is still possible.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\byour\b[^.!?]*\b(?<what>company|phone number|telephone number|job title|postal address|website|birthday)\b/i,
    against: ({ place, keys, funnel }, { groups = {} }) => {
      const isHere = keys[0] === 'form' && ['title', 'subtitle'].includes(String(keys[1]));
      if (place !== 'page' || !isHere || !isLeadFunnel(funnel)) return;
      const what = (groups['what'] ?? '').toLowerCase();
      const word = what.split(' ').at(what.includes('number') ? 0 : -1) ?? what;
      const isAsked = askedFields(funnel).some(([name, { label }]) =>
        `${name} ${label}`.toLowerCase().includes(word === 'telephone' ? 'phone' : word),
      );
      return isAsked ? undefined : `the form asks for no ${what}`;
    },
    remedy: 'Name what the form asks for.',
  },
];
