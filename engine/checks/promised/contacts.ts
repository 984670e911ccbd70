import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import { speaksOfReader } from './emails.ts';

/** Whether a form asks for something, by the name or the label of a field, or because it is a telephone's. */
function asksFor({ funnel }: Pick<Said, 'funnel'>, what: RegExp): boolean {
  if (!isLeadFunnel(funnel)) return true;
  return askedFields(funnel).some(([name, { kind, label }]) =>
    what.test(`${name} ${label} ${kind === 'phone' ? kind : ''}`),
  );
}

const phone = /phone|mobile|tel\b|cell|whatsapp|number/i;

/** Whether a text says what comes; sections and the points of an email also tell what readers do. */
function isOfOffer({ section, keys }: Said): boolean {
  if (section === undefined) return !keys.includes('points');
  return ['closing', 'seats'].includes(section);
}

const named = /^(?:text message|SMS|WhatsApp message)$/i;
const sent =
  /\b(?:comes?|arrives?|follows?|sent|sends? you|reach(?:es)? you|remind(?:s|ed)?(?: you)?|get) (?:[A-Za-zÀ-ỿ{}]+ ){0,2}?(?:text message|SMS|WhatsApp message)\b|\b(?:text message|SMS|WhatsApp message) (?:will |also |then )*(?:comes?|arrives?|follows?|reminds?|confirms?|from (?:us|me|\{coach\})|reminders?|(?:on )?the (?:day|night|evening|morning)|(?:an?|one|two) hours?)\b/i;

/** Whether a text message that is named is one that somebody sends to the reader; forms and thanks promise it. */
function isSent(said: Said): boolean {
  const [part, second] = said.keys;
  const isPromise = part === 'success' || (part === 'form' && second !== 'fields');
  return isOfOffer(said) && (isPromise || sent.test(said.text));
}

/** "I keep a paper copy in the glove box" */
const hasOwn = /\b(?:I|he|she|they) (?:keep|keeps|kept|have|has|own|owns|bought|found)\b/;

/** What is promised to come by telephone or by post, where the form asks for neither. */
export const claimsOfContacts: readonly Claim[] = [
  {
    rule: 'promised-contact',
    pattern:
      /\b(?:(?:call|phone|ring|text) you (?:back|within|in the next|today|tomorrow|shortly|soon)|(?:we|i|our team|our office|somebody|someone)(?: will|[’']ll) (?:call|phone|ring|text) you)\b|\b(?:an?|our) (?:nurse|coach|colleague|planner|expert|advis[eo]r|assistant|founder|person) (?:will |then |also )?(?:calls?|rings?|phones?) you\b|\b(?:one of (?:us|our [A-Za-zÀ-ỿ]+)|(?:someone|somebody) (?:from|on|of) (?:our|the) [A-Za-zÀ-ỿ]+|our (?:team|office|desk)) (?:will |then |also )?(?:calls?|rings?|phones?|gives?) you\b|\b(?:get|receive|(?:we|i)(?: will|[’']ll)? (?:also )?send you) an? (?:text|SMS)(?= (?:with|from|the (?:night|day|evening|morning)|an hour|before)\b|[.,!])|\b(?:text message|SMS|WhatsApp message)\b|\bcalls (?:and|or) (?:texts|text messages)\b|\b(?:texts|text messages) from (?:us|me|\{coach\})|\bcheck your (?:phone(?! (?:number|or|and|is))|text messages|texts|WhatsApp|letterbox)\b/i,
    against: (said, [words]) =>
      (said.place === 'page' || said.place === 'requested') &&
      (speaksOfReader.test(said.text) || (named.test(words) ? isSent(said) : isOfOffer(said))) &&
      !asksFor(said, phone)
        ? 'the form asks for no telephone number'
        : undefined,
    remedy: 'Add a field for the number, or say that an email comes.',
  },
  {
    rule: 'promised-contact',
    pattern:
      /\b(?:we|i)(?: have|[’']ve)?(?: just)? texted you\b|(?<=^|[.!?] |\b(?:and|then) )(?:we|i)(?: will| shall|[’']ll)? (?:then |also )?(?:(?:text|ring|phone|WhatsApp) you|(?:also |then )?(?:send|message|write)(?: (?:it|you|them|this|the [a-z]+))*(?: a [a-z]+)? (?:to|via|by|on|over|through) (?:your )?(?:WhatsApp|text(?: message)?|SMS|phone|mobile|Telegram|Signal)(?! call)|(?<call>call) you (?:on|within|at|tomorrow|today|this|next))\b/i,
    against: ({ place, funnel, keys }, { groups = {} }) => {
      if (place === 'reminder' || (place === 'campaign' && keys[0] !== 'campaigns')) return;
      // Sections also say what comes later, to those who took part or booked.
      if (keys[0] === 'failure' || (keys[0] === 'page' && groups['call'] !== undefined)) return;
      return asksFor({ funnel }, phone) ? undefined : 'the form asks for no telephone number';
    },
    remedy: 'Add a field for the number, or say that an email comes.',
  },
  {
    rule: 'promised-contact',
    pattern:
      /\b(?:(?:follows|arrives|comes|sent|send (?:it|you)) by (?:post|mail|courier)|(?:lands?|arrives?|drops?) in your letter ?box|(?<!-)(?:printed|paper|signed) (?:book|workbook|guide|report|playbook|checklist|planner|copy|edition|certificate)(?! (?:weighs?|went|was|were|has|had|costs?|on (?:my|his|her|their)|I|he|she|they)\b)|copy (?:is|will be) (?:being )?(?:mailed|posted|shipped)(?! by e-?mail)|to your (?:home|door|home address|mailing address|letterbox))\b/i,
    against: (said) =>
      (said.place === 'page' || said.place === 'requested') &&
      said.section !== 'benefits' &&
      // "Is there a printed edition?" promises none, and neither does "I cannot send it by mail coach."
      !['question', 'missing', 'invalid'].includes(String(said.keys.at(-1))) &&
      !hasOwn.test(said.text) &&
      !asksFor(said, /address|street|city|zip|postcode|postal/i)
        ? 'the form asks for no postal address'
        : undefined,
    remedy: 'Add fields for the address, or say that an email brings it.',
  },
];
