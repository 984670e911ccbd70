import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { isLeadFunnel, isToRead, type Said } from '#engine/checks/said/said.ts';

/** Where a text's own button leads: that of the success screen or of the email. */
export function buttonOf({ place, funnel, keys, message }: Said): string | undefined {
  if (place !== 'page') return message?.button?.to;
  const { success } = isLeadFunnel(funnel) ? funnel : {};
  return keys[0] === 'success' && success?.after === 'screen'
    ? success.screen.button?.to
    : undefined;
}

/** Whether a text or its email has a link besides its button. */
export const isLinked = ({ text, message }: Said) =>
  /https?:\/\//u.test(text) || (message?.paragraphs ?? []).some((one) => one.includes(']('));

/** Whether a page has a calendar or leads to one. */
function hasCalendar({ funnel }: Said): boolean {
  return (
    funnel.kind === 'booking' ||
    funnel.page.sections.some(({ kind }) => kind === 'booking' || kind === 'calendar')
  );
}

function asksForPhone({ funnel }: Said): boolean {
  return (
    !isLeadFunnel(funnel) ||
    askedFields(funnel).some(
      ([name, field]) =>
        field.kind === 'phone' || /phone|mobile|\btel/i.test(`${name} ${field.label}`),
    )
  );
}

/** What is said to be on the spot: a file to take, a call to book. */
export const claimsOnScreens: readonly Claim[] = [
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:your|the) download (?:(?:will )?(?:starts?|begins?)|has (?:just )?(?:started|begun))\b|\bif (?:the|your) download does(?:n[’']t| not) (?:start|begin)\b/i,
    against: ({ keys }) => (keys[0] === 'success' ? 'nothing is downloaded by itself' : undefined),
    remedy: 'Say that an email brings it.',
  },
  {
    rule: 'promised-reminder',
    pattern:
      /\bcheck your (?:e-?mails?|inbox) for (?:your |the |a )?reminder\b|\byour reminder(?: e-?mail)? (?:is on its way|should|may|will arrive|has been sent)\b/i,
    against: ({ keys }) =>
      keys[0] === 'success' ? 'what a form sends at once is no reminder' : undefined,
    remedy: 'Write “confirmation”.',
  },
  {
    rule: 'nothing-there',
    pattern: /\b(?:the|our|this) (?:short )?form (?:below|above|on this page|again)\b/i,
    against: ({ keys }) =>
      keys[0] === 'success' && keys[1] === 'screen'
        ? 'the form is gone when this is shown'
        : undefined,
    remedy: 'Say what comes next instead.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:watch|see|play) (?:the|our|this|my) (?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:(?:film|clip|recording) above|(?:video|film|clip|recording) (?:on this page|here|now))\b/i,
    against: ({ place, funnel }) =>
      place === 'page' && !funnel.page.sections.some(({ kind }) => kind === 'video')
        ? 'there is no video on this page'
        : undefined,
    remedy: "Add a section of the kind 'video', or take the words out.",
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:enter|fill in|leave|type in|give us|need|add|share|tell us) (?:us )?(?:your|an?) (?:phone|telephone|mobile|cell)(?: phone)? number\b/i,
    against: (said) => (asksForPhone(said) ? undefined : 'the form asks for no telephone number'),
    remedy: 'Add a field for the number, or take the words out.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:(?:never|not|don[’']t|won[’']t) (?:share|sell|publish|pass on|give away|show) your (?:phone|telephone|mobile|cell)(?: phone)? number|your (?:phone|telephone|mobile|cell)(?: phone)? number (?:stays|is safe|is kept|is used|is only|is never|will (?:never|not|only)))\b/i,
    against: (said) =>
      said.keys[0] === 'documents' || asksForPhone(said)
        ? undefined
        : 'the form asks for no telephone number',
    remedy: 'Add a field for the number, or take the words out.',
    isDenial: true,
  },
  {
    rule: 'offer-kind',
    pattern:
      /\b(?:your|my) (?:seat|spot|chair) is (?:reserved|saved|confirmed|secured|yours)\b|\b(?:we|i)(?:[’']re| are| am)? look(?:ing)? forward to (?:seeing|meeting|welcoming) you\b|^your (?:seat|spot|chair|ticket) (?:at|in|for)\b|\byou(?:[’']re| are) registered\b|\b(?:thanks|thank you) for (?:registering|your registration|signing up for the (?:webinar|masterclass|workshop|session))\b/i,
    against: ({ place, funnel }) =>
      place === 'requested' && isToRead(funnel.offer)
        ? `the form offers a ${funnel.offer.kind}, for which nobody registers`
        : undefined,
    remedy: 'Say what the email brings.',
  },
  {
    rule: 'reply-subject',
    pattern:
      /\b(?:invoice|payment|account|subscription) (?:is |has been |was )?(?:overdue|past due|failed|declined|suspended|locked|on hold)\b|\b(?:final|last) notice\b|\border confirmation\b/i,
    against: ({ place, keys }) =>
      place === 'campaign' && keys.at(-1) === 'subject'
        ? 'the reader owes nothing and has ordered nothing'
        : undefined,
    remedy: 'Say what is in the email; a subject that frightens is taken for fraud.',
  },

  {
    rule: 'nothing-there',
    pattern:
      /\b(?:book|choose|pick|schedule|reserve|grab|select) (?:your|a|the|my|an)(?: (?!seat|chair)[A-Za-zÀ-ỿ]+){0,2}? (?:call|slot|time|appointment|session|consultation|date) (?:in the calendar )?(?:right )?(?:below|underneath|on this page)\b/i,
    against: (said) => {
      const to = buttonOf(said);
      if (to === 'scheduling' || to?.startsWith('http') || to?.startsWith('/')) return;
      if (said.place === 'page' && hasCalendar(said)) return;
      if (said.place !== 'page' && isLinked(said)) return;
      return said.place === 'page'
        ? 'there is no calendar on this page'
        : 'this email has no button that leads to a calendar';
    },
    remedy: "Add a booking section or a button to 'scheduling', or take the words out.",
  },
];
