import type { Claim } from '#engine/checks/said/claim.ts';
import { firstNames, numberPattern } from '#engine/checks/said/english.ts';
import { eventOf, isEmailTitle, isInTemplate, type Said } from '#engine/checks/said/said.ts';
import { leadsToGroup, networks } from './link-words.ts';

const isEmail = ({ place }: Said) => place !== 'page';

const greeting = /^(?:dear|hi|hello|hey|good (?:morning|evening|day)),? \{name\}/i;

/** A film that a page or an email says it has; a recording of the reader's is played elsewhere. */
const namesVideo =
  /\b(?:below|above|here|underneath)\b|\b(?:the|this|our|my) (?:[A-Za-zÀ-ỿ]+ )?(?:video|film|clip|recording)\b(?! (?:of|from) (?:you|one)\b| (?:of|from) your\b)/i;

/** How readers are told of a group that is there for them; others meet in groups of their own. */
const offered =
  "(?:join(?:s|ing)?|access to|(?:add(?:ed)?|invit(?:e[ds]?|ation))(?: you)? (?:to|into)|links? to|part of|welcome (?:to|in)|(?:see|meet|find|ask|reach) (?:you|us|me|others|each other|one another|questions) in|questions in|with|plus|includ(?:es?|ing)|get|there(?: is|[’']s)(?: also)?)";

/** Promises for which nothing is declared, and words that other systems put into emails. */
export const unkeptClaims: readonly Claim[] = [
  {
    rule: 'nothing-there',
    pattern:
      /\bvideo (?:below|above|underneath)\b|\b(?:press|hit|click) play\b|\blink in (?:our|my|the) bio\b/i,
    against: ({ place, section, funnel, text }, [words]) => {
      // What readers play themselves is no video of the page or the email.
      const isAsked = place === 'page' && ['hero', 'closing', undefined].includes(section);
      if (!isAsked && /play$/i.test(words) && !namesVideo.test(text)) return;
      if (place !== 'page') return 'an email of this site has no such thing';
      const hasVideo = funnel.page.sections.some(({ kind }) => kind === 'video');
      return hasVideo && /video|play/i.test(text) ? undefined : 'this page has no such thing';
    },
    remedy: 'Take the words out, or link to where it is.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\bview (?:this|the) (?:e-?mail|message|newsletter) in (?:your|a|the) browser\b|\b(?:click|tap) (?:here|below) to unsubscribe\b|\b(?:reply|text|answer) (?:with )?(?:[“"]?STOP[”"]?|unsubscribe)\b|\bunsubscribe here\b|\bupdate your preferences\b|\badd us to your address book\b|\bsent (?:to you )?(?:with|via|by) (?:mailchimp|kajabi|activecampaign|convertkit|hubspot)\b/i,
    against: (said, [words]) => {
      if (isEmail(said)) return 'no such link is in it; the foot of an email is drawn by itself';
      return said.keys[0] === 'form' && /^(?:reply|text|answer)/i.test(words)
        ? 'a link in every campaign email stops them, and no reply does'
        : undefined;
    },
    remedy: 'Remove what another system had put there.',
  },
  {
    rule: 'nothing-there',
    pattern: new RegExp(
      `\\b(?:our|${offered} (?:an?|the|my|this))(?: [A-Za-zÀ-ỿ]+){0,2} (?:(?:${networks}) (?:group|community|channel)|(?:private|members[’']?|closed) (?:group|community|forum))\\b`,
      'i',
    ),
    against: (said) =>
      // What a button says has a rule of its own.
      ['page', 'requested'].includes(said.place) &&
      said.keys.at(-1) !== 'label' &&
      !said.keys.includes('points') &&
      !leadsToGroup(said)
        ? 'no button and no link of the page or its emails leads to such a group'
        : undefined,
    remedy: 'Link to the group in an email, or take the words out.',
  },
  {
    rule: 'scarcity',
    pattern: new RegExp(
      `\\b(?:only|just) ${numberPattern} (?:hours?|days?|minutes) (?:left|remaining|to go)\\b|\\b(?:the offer|doors|cart|registration|enrol?lment|sign-?up|booking) (?:ends|closes?) (?:tonight|today|tomorrow|at midnight|soon)\\b`,
      'i',
    ),
    against: ({ place, funnel }) =>
      funnel.expires === undefined
        ? `${place === 'page' ? 'a page is read' : 'this email is sent'} on any day, and nothing ends then`
        : undefined,
    remedy: 'Take the words out, or declare when the offer ends (expires).',
  },
  {
    rule: 'relative-day',
    pattern:
      /\b(?:happy|merry) (?:new year|easter|thanksgiving|halloween|christmas|holidays)\b|\bseason[’']s greetings\b|\b(?:black friday|cyber monday|christmas|new year[’']s) (?:offer|sale|deal|special|masterclass|workshop|webinar)\b/i,
    against: ({ funnel }) =>
      funnel.expires === undefined ? 'this is read all the year round' : undefined,
    remedy: 'Write words that are right on any day, or declare when the page ends (expires).',
  },
  {
    rule: 'left-over',
    pattern:
      /^(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|evening|day)),? (?!There\b|Friends?\b|Everyone\b|Team\b|All\b|Folks\b|Reader\b|You\b)(?<who>\p{Lu}\p{Ll}+)[,!.]?(?: |$)/u,
    against: ({ place, coach, message, keys }, { groups }) => {
      const isGreeting = ['heading', 'paragraphs'].includes(String(keys.find(isGreetingPlace)));
      if (place === 'page' || message === undefined || !isGreeting) return;
      return coach?.brand.includes(groups?.['who'] ?? '')
        ? undefined
        : 'everybody who gets this email is greeted by that name';
    },
    remedy: 'Write {name}, or greet nobody.',
  },
  {
    rule: 'left-over',
    pattern: new RegExp(`, (?:${firstNames})(?=[.!?]|$)`, 'u'),
    against: (said) => {
      if (said.place === 'page') {
        return said.keys[0] === 'success' ? 'everybody who sends the form is called so' : undefined;
      }
      return isEmailTitle(said) ? 'everybody who gets this email is called so' : undefined;
    },
    remedy: 'Write {name}, or call nobody.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\b(?:[Hh]appy|(?<!\b(?:[Tt]hen|[Ii]f|[Ww]hen|on|,) )(?:[Ii]t[’']s|[Ii]t is)|(?:[Aa]s )?(?:promised|announced)(?: you)? (?:on|last)|(?:I|[Ww]e) (?:wrote|sent|promised|told|asked|showed)(?: (?:to )?you)?\b[^.!?,]{0,40} (?:on|last)) (?<day>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b(?!s)|\b(?:[Oo]n|[Ll]ast) (?<past>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday),? (?:I|we) (?:wrote|sent|promised|told you|asked you|showed you|spoke|talked)\b/u,
    against: ({ place, coach, keys }, { groups }) => {
      const campaign = place === 'campaign' ? coach?.campaigns[Number(keys[1])] : undefined;
      if (campaign === undefined) return;
      const day = (groups?.['day'] ?? groups?.['past'] ?? '').slice(0, 3).toLowerCase();
      const days: readonly string[] = campaign.window?.weekdays ?? [];
      return days.length === 1 && days[0] === day
        ? undefined
        : 'the campaign sends this email on other days, too (window.weekdays)';
    },
    remedy: 'Take the day out, or let the window open on that day alone.',
  },
  {
    rule: 'event-in-campaign',
    pattern:
      /\bthank(?:s| you) for (?:attending|coming (?:to|yesterday|last|along)|being at|joining us (?:at|yesterday|last))\b|\bas (?:you|we) (?:saw|heard|learned|practi[sc]ed|discussed|said|showed you) (?:in|at|during) the (?:masterclass|webinar|workshop|event|session|class)\b|\byou (?:came to|attended|joined|were at|sat in) (?:our|the) (?:(?:last|live|free) )?(?:masterclass|webinar|workshop|event|session|class|evening)\b|\bhope you (?:enjoyed|liked) the (?:masterclass|webinar|workshop|event|session)\b/i,
    against: (said, [words]) =>
      // Where nobody registered for anything, another rule asks what the reader came to.
      said.place === 'campaign' &&
      // The email after the event comes when it is over.
      !isInTemplate(said, ['after']) &&
      (eventOf(said) !== undefined || !/^you/i.test(words))
        ? 'a campaign counts its days from the sign-up, so this may come before anybody has attended'
        : undefined,
    remedy: 'Take the words out: they are right only after the event.',
  },
  {
    rule: 'event-in-campaign',
    pattern:
      /\bsee you (?:(?:[A-Za-zÀ-ỿ]+ ){1,2})?(?:at|in) the (?:masterclass|webinar|workshop)\b|(?:^|[.!?:] )we (?:begin|start|meet|go live) (?:again |live |online )?(?:tomorrow|tonight|today|in (?:an?|half an|one|two|thirty|\d+) (?:hours?|minutes?))\b/i,
    against: (said) =>
      ['campaign', 'requested'].includes(said.place) && eventOf(said) === undefined
        ? `this email follows a ${said.funnel.offer.kind}, and nobody registered for an event`
        : undefined,
    remedy: 'Say what the reader asked for.',
  },
  {
    rule: 'event-in-campaign',
    pattern:
      /\b(?:our|the|your) (?:masterclass|webinar|workshop|class|event|live session) (?:starts|begins|is|takes place) (?:(?:on |this |next )*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|week\b)|in (?:an?|half an|one|two|ten|thirty|\d+) (?:minutes?|hours?|days?)|today|tonight|tomorrow)\b/i,
    against: ({ place, keys }) =>
      place === 'campaign' && keys[0] === 'campaigns'
        ? 'a campaign counts its days from the sign-up and knows no event'
        : undefined,
    remedy: 'Write {event.date}, or let a reminder say it.',
  },
  {
    rule: 'said-twice',
    pattern: /^.{8,}$/su,
    against: ({ keys, text, message }) =>
      keys.at(-1) === 'preview' && message && alike(text) === alike(message.subject)
        ? 'the subject beside it says the same'
        : undefined,
    remedy: 'Say in the preview what the subject leaves open.',
  },
  {
    rule: 'said-twice',
    pattern: greeting,
    against: ({ keys, message }) =>
      keys.at(-2) === 'paragraphs' && keys.at(-1) === 0 && message && greeting.test(message.heading)
        ? 'the heading above it greets, too'
        : undefined,
    remedy: 'Greet once.',
  },
  {
    rule: 'email-order',
    pattern:
      /^(?:welcome (?:aboard|to (?:our|the) (?:family|community|list|club))\b|(?:here is|here’s|here's) your (?:free )?(?:guide|report|playbook|e-?book|workbook)(?=[.!]|$))|[.!] here is your (?:free )?(?:guide|report|playbook|e-?book|workbook)[.!]?$/i,
    against: ({ place, keys, message }) =>
      place === 'campaign' &&
      keys[0] === 'campaigns' &&
      Number(keys[3]) > 0 &&
      isEmailTitle({ keys }) &&
      message?.button?.to !== 'download'
        ? 'this is not the first email'
        : undefined,
    remedy: 'Say what this email brings.',
  },
];

function isGreetingPlace(key: string | number): boolean {
  return key === 'heading' || key === 'paragraphs';
}

function alike(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
