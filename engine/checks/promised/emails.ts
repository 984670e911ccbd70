import type { Claim } from '#engine/checks/said/claim.ts';
import { eventOf, isLeadFunnel, isToRead, type Said } from '#engine/checks/said/said.ts';

/** Whose emails a page speaks of: those that it sends, and not emails as such. */
export const speaksOfReader =
  /\byou(?:[’']ll| will)? (?:also )?(?:get|receive)\b|\bwe(?:[’']ll| will)? (?:also )?(?:send|write)\b|\bour (?:weekly|monthly|daily)\b/i;

/** "Write to me, and I’ll tell you": whoever writes first leaves an address. */
const readerWrites =
  /(?:^|[.!?:;,–—] |\b(?:and|or|then|you(?: can)?|please|just|instead,?|to|by) )(?:writ(?:e|ing)|e-?mail(?:ing)?|mail|ask(?:ing)?|repl(?:y|ying)|answer|call|ring|phone|text|message|contact|come (?:by|in|over)|leave (?:me |us )?a (?:message|note)|drop|send|get in touch|let (?:me|us) know|tell (?:me|us))\b/i;

const afterBooking =
  /\bafter you (?:book|have booked)|once you have booked|scheduling page|calendar sends\b/i;

/** Whether people confirm what they have sent (double opt-in). */
function isConfirmedByEmail({ funnel, coach }: Said): boolean {
  const own = isLeadFunnel(funnel) ? funnel.confirmation : undefined;
  return (own ?? coach?.confirmation ?? 'single') !== 'single';
}

/** What is said to come by email, where nothing sends it. */
export const claimsOfEmails: readonly Claim[] = [
  {
    rule: 'promised-email',
    pattern:
      /\b(?:check your (?:inbox|email|mail|spam)|in your inbox|we (?:have |’ve |'ve )?(?:just )?(?:sent|emailed) you|on its way to your inbox|you(?:[’']ll| will)? (?:also )?(?:get|receive) (?:our|the|an?|your) (?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:guide|report|e-?book|check ?list|work ?book|work ?sheet|template|playbook|planner) by e-?mail)\b/i,
    against: ({ funnel, text, keys }, [words]) =>
      // A step may tell what lies in somebody's inbox after the call.
      funnel.kind === 'booking' &&
      !afterBooking.test(text) &&
      !(keys.includes('items') && /^in your/i.test(words))
        ? 'a booking page sends no email'
        : undefined,
    remedy: 'Say what the scheduling page does after a booking, or take the promise out.',
  },
  {
    rule: 'promised-email',
    pattern:
      /\b(?:weekly|daily|monthly|fortnightly|our (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day) (?:[A-Za-zÀ-ỿ]+ )?(?:tips?|newsletters?|e-?mails?|letters?|notes?|inspiration)\b|\bour (?:[A-Za-zÀ-ỿ]+ )?newsletter\b|\b(?:an?|one|our|short|new) (?:[A-Za-zÀ-ỿ]+ )?(?:e-?mails?|letters?|notes?|tips?|newsletters?) (?:(?:by e-?mail |(?!and |or |plus )[A-Za-zÀ-ỿ]+ )?(?:every|each|once a|per)|a) (?:week|day|month|morning|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b|\b(?:an?|our|the) (?:[A-Za-zÀ-ỿ-]+ )?e-?mail (?:course|series) (?:(?:then |also )?(?:follows|starts|begins|comes)|will (?:follow|start|begin|come))\b/i,
    against: (said) =>
      said.place === 'page' &&
      isLeadFunnel(said.funnel) &&
      (said.keys[0] !== 'page' || speaksOfReader.test(said.text)) &&
      said.funnel.submission.journey === undefined
        ? 'this form starts no campaign, so nothing follows'
        : undefined,
    remedy: 'Let the form start a campaign (submission.journey), or take the words out.',
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
    rule: 'promised-email',
    pattern:
      /\b(?:we|i)(?: will|[’']ll| shall)? (?:also )?(?:write(?: to)?|e-?mail|send|tell|let|inform|notify|ping|text) (?:you|an? e-?mail|a note|word)\b|\byou(?:[’']ll| will)? (?:get an e-?mail|hear (?:from us|first))\b|\bcheck your (?:inbox|e-?mail)\b/i,
    against: ({ keys, text }, { index }) =>
      keys[0] === 'event' &&
      /^when/u.test(String(keys[1])) &&
      !keys.includes('waitingList') &&
      !readerWrites.test(text.slice(0, index))
        ? 'whoever reads this has left no address here'
        : undefined,
    remedy: 'Declare a waiting list (event.whenFull.waitingList), or say where to look.',
  },
  {
    rule: 'promised-email',
    pattern: /\b(?:zoom|meeting|webinar|joining) link\b|\blink to join\b/i,
    against: (said) =>
      said.keys[0] === 'success' &&
      isLeadFunnel(said.funnel) &&
      eventOf(said) === undefined &&
      isToRead(said.funnel.offer)
        ? `this funnel offers a ${said.funnel.offer.kind} and declares no event`
        : undefined,
    remedy: 'Promise what the email brings, or declare event: { … }.',
  },
  {
    rule: 'promised-email',
    pattern:
      /\bconfirm your (?:seat|place|spot|chair|subscription|sign-?up|e-?mail address|registration) (?:by|with|via|through|using|first)\b|\byou(?:[’']ll| will)? (?:then |first )?confirm your (?:e-?mail )?address\b|\bto confirm your (?:subscription|sign-?up|e-?mail address|address|registration)\b|\bclick the confirmation link\b/i,
    against: (said) =>
      said.place === 'page' && eventOf(said)?.hold === undefined && !isConfirmedByEmail(said)
        ? 'no email of this funnel asks for a confirmation'
        : undefined,
    remedy: 'Take the words out, or let the event hold seats (event.hold).',
  },
];
