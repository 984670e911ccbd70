import type { Claim } from '#engine/checks/claims/claim.ts';
import { numberPattern } from '#engine/checks/facts/english.ts';
import { isLeadFunnel, type Said } from '#engine/checks/facts/said.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { guideOf } from '#engine/checks/rule/guides.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { isNamedElsewhere } from './sent.ts';

const extras =
  'certificates?|slides|slide deck|handouts?|transcripts?|work ?books?|worksheets?|check ?lists?|cheat ?sheets?|audio (?:version|book|file)|toolkits?|swipe files?|recaps?|recipe (?:books?|cards?|collections?)|cook ?books?|tickets?|QR codes?|playlists?|planners?|calculators?|score ?cards?|videos?|templates?|printables?|bonus (?:video|chapter|lesson|training|guide)s?';
const before = `(?:(?:the|our|your|my|an?|its|free|printable|short|full|bonus|complete|personal|matching|signed|ready-made|[A-Za-zÀ-ỿ]+[’']s|${numberPattern}) ){0,3}(?:(?!(?:of|to|in|for|with|and|or|that|which|your|you|it|them)\\b)[A-Za-zÀ-ỿ-]+ )?`;
const gives =
  '(?:gets?|receives?|send(?:s)?(?: you)?|sent|e-?mails?(?: you)?|mails? you|hands? you|posts? you|shares?|brings(?: you)?|inbox for|comes? with|includes?|including|along with|together with|plus|download|find)';
/** What ends the naming of a thing: "with certificate.", not "with certificate holders". */
const ends = '(?=[.,;:!?)·|]| (?:and|or|included)\\b|$)';
const comes =
  "(?:(?:is|are|will be|[’']ll be) (?:also |then )?(?:attached|included|sent|yours|e-?mailed|waiting|available|in your inbox)|follows?|goes? out|go out|arrives?|comes? (?:by|with|afterwards|after|later|the next|in)|of attendance|of completion|afterwards|at the end|(?:is|are) in (?:the same|that|this|our) (?:e-?mail|message))";

/** Something to keep that somebody is promised: "Slides go out afterwards", "a certificate at the end". */
const promised = new RegExp(
  `\\b${gives} (?:(?:the|your|our|an?) [A-Za-zÀ-ỿ]+ and )?${before}(?<given>${extras})\\b|\\b(?:an?|the|your|our) (?:free )?bonus (?<extra>[A-Za-zÀ-ỿ]+)\\b|\\bwith (?!(?:the|your|our|its) )${before}(?<beside>${extras})${ends}|\\b(?:the|a|our) (?<mailed>${extras}|summary|notes?) (?:that |which )?(?:we|i)(?: will|[’']ll)? (?:e-?mail|send|share)\\b|\\b${before}(?<coming>${extras})(?:,? (?:and|or) (?:the |a |an |your )?[A-Za-zÀ-ỿ]+)?(?: (?!(?:is|are|in|of|for|with|that|which|to|on|from|at|and)\\b)[A-Za-zÀ-ỿ]+){0,2} ${comes}\\b`,
  'i',
);

/** Where a page or an email speaks of what this offer brings, and not of what readers do at home. */
function isOfOffer({ place, keys, section = '', funnel }: Said): boolean {
  if (!isLeadFunnel(funnel) || place === 'campaign') return false;
  // What buttons say has a rule of its own.
  if (['label', 'idle', 'busy'].includes(String(keys.at(-1)))) return false;
  if (['notForYou', 'forYou'].some((key) => keys.includes(key))) return false;
  if (place !== 'page') return !keys.includes('points');
  return keys[0] === 'page' ? section !== 'host' : keys[0] !== 'failure';
}

/** Whether the guide that a page describes has a thing in it; one that is not written here may. */
function isInGuide({ funnel, keys }: Said, thing: RegExp, all: Surroundings): boolean {
  if (!['guide', 'report', 'test'].includes(funnel.offer.kind)) return false;
  const entry = ownOf(all, funnel.coach).funnels.find(({ value }) => value === funnel);
  const guide = entry && guideOf(entry, all);
  return guide === undefined ? keys[0] === 'page' : thing.test(JSON.stringify(guide.value));
}

/** What is promised beside the offer and named by no email that follows. */
export const claimsOfExtras: readonly Claim[] = [
  {
    rule: 'promised-email',
    pattern: promised,
    against: (said, { groups = {} }, all) => {
      const { given, coming, mailed, beside, extra } = groups;
      const thing = (given ?? coming ?? mailed ?? beside ?? extra ?? '').toLowerCase();
      if (!isOfOffer(said) || said.funnel.offer.name.toLowerCase().includes(thing)) return;
      const stem = thing.replace(/s$/u, '');
      const named = new RegExp(stem.replace(/^bonus /u, '').replace(' ', ' ?'), 'i');
      return isNamedElsewhere(said, named) || isInGuide(said, named, all)
        ? undefined
        : `nothing else on this page, and no email that follows, names a ${stem}`;
    },
    remedy: 'Let an email bring it, or take the promise out.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /(?<![“"])\b(?<what>[A-Za-zÀ-ỿ]+)(?: itself| too| also| for (?:this|it|you)| to (?:it|this))? (?:is|are|comes?) (?:also |already )?attached\b(?! to (?!this (?:e-?mail|message)))|\bthe attached (?:worksheet|pdf|file|guide|document|check ?list|template|sheet|slides?|report|workbook|plan)\b/i,
    against: ({ place, text }, { groups = {} }) => {
      const isOther =
        /^(?:strings?|conditions?|label|price|value|date|entry|invitation|invite|appointment|i|you|we|they|he|she|people|children|parents)$/i;
      if (isOther.test(groups['what'] ?? '') || /\bcalendar\b/i.test(text)) return;
      return place === 'page'
        ? 'nothing is attached to a page, and no email of this site brings an attachment'
        : 'no email of this site brings an attachment';
    },
    remedy: 'Put the words into the email, or link to the file.',
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
    rule: 'promised-email',
    pattern:
      /\b(?:an?|the) (?:second|third|further|follow-up|last) (?:e-?mail|one|note|letter|message)\b[^.!?]{0,40}\b(?:later|afterwards|tomorrow|the next day|the following day|next week|after that)\b/i,
    against: ({ place, keys, funnel }) =>
      (place === 'requested' ||
        (place === 'page' && ['form', 'success'].includes(String(keys[0])))) &&
      isLeadFunnel(funnel) &&
      funnel.submission.journey === undefined &&
      funnel.event === undefined
        ? 'this form starts no campaign, so one email is all that comes'
        : undefined,
    remedy: 'Let the form start a campaign (submission.journey), or take the words out.',
  },
  {
    rule: 'promised-email',
    pattern:
      /\b(?:guide|report|map|plan|chart|test|playbook|checklist|workbook|link|it|file|pdf|copy)(?: itself)? (?:follows?|comes?|arrives?|will (?:follow|come|arrive|be sent)|is coming) (?:separately|tomorrow|later today|in (?:a|another|the next|a second|a separate) (?:e-?mail|message|mail)|next week|in (?:a few|two|three) (?:hours|days))\b/i,
    against: ({ place, funnel }) =>
      place === 'requested' && funnel.offer.file !== undefined
        ? 'this is the email that brings it'
        : undefined,
    remedy: 'Say where it is in this email: the button brings it.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:link|button) (?:below|underneath|at the (?:end|bottom)(?: of this e-?mail)?) (?:to|and) (?:download|get|grab|open|read|watch)\b/i,
    against: ({ place, message, text }) => {
      if (place === 'page' || message === undefined || /\]\(|https?:/u.test(text)) return;
      // An email without any button has a rule of its own.
      const to = message.button?.to;
      return to === 'scheduling' || to === 'home'
        ? `this email's button leads to ${to === 'home' ? 'the home page' : 'the scheduling page'}`
        : undefined;
    },
    remedy: 'Say what the button does, or let it lead there.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:download|get|open|read) (?:it|the [A-Za-zÀ-ỿ]+|your [A-Za-zÀ-ỿ]+) (?:instantly |right away |immediately |at once )?on the (?:next|following) (?:page|screen)\b/i,
    against: ({ place, funnel }) => {
      if (place !== 'page' || !isLeadFunnel(funnel)) return;
      const { success } = funnel;
      const to = success.after === 'screen' ? success.screen.button?.to : undefined;
      return to === 'download' ? undefined : 'what is shown after sending has nothing to download';
    },
    remedy: "Give the success screen a button to: 'download', or say that an email brings it.",
  },
  {
    rule: 'promised-contact',
    pattern:
      /\b(?:we|i)(?: have|[’']ve)?(?: just)? texted you\b|(?<=^|[.!?] |\b(?:and|then) )(?:we|i)(?: will| shall|[’']ll)? (?:then |also )?(?:(?:text|ring|phone|WhatsApp) you|(?:also |then )?(?:send|message|write)(?: (?:it|you|them|this|the [a-z]+))*(?: a [a-z]+)? (?:to|via|by|on|over|through) (?:your )?(?:WhatsApp|text(?: message)?|SMS|phone|mobile|Telegram|Signal)(?! call)|(?<call>call) you (?:on|within|at|tomorrow|today|this|next))\b/i,
    against: ({ place, funnel, keys }, { groups = {} }) => {
      if (place === 'reminder' || (place === 'campaign' && keys[0] !== 'campaigns')) return;
      // Sections also say what comes later, to those who took part or booked.
      if (keys[0] === 'failure' || (keys[0] === 'page' && groups['call'] !== undefined)) return;
      const asksForNumber =
        isLeadFunnel(funnel) &&
        Object.entries(funnel.form.fields).some(
          ([name, field]) =>
            field.kind === 'phone' || /phone|mobile|whatsapp|number|\bcell/i.test(name),
        );
      return !isLeadFunnel(funnel) || asksForNumber
        ? undefined
        : 'the form asks for no telephone number';
    },
    remedy: 'Add a field for the number, or say that an email comes.',
  },
  {
    rule: 'reply-subject',
    pattern:
      /\b(?:order|purchase) confirmation\b|\byour (?:receipt|invoice)\b|\bpayment received\b/i,
    against: ({ place, keys, funnel }) =>
      (place === 'requested' || place === 'reminder') &&
      ['subject', 'heading', 'preview'].includes(String(keys.at(-1))) &&
      !funnel.page.sections.some(({ kind }) => kind === 'packages')
        ? 'nothing is bought on this page'
        : undefined,
    remedy: 'Say what is in the email.',
  },
];
