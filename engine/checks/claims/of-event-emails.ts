import type { Claim } from '#engine/checks/said/claim.ts';
import { isEmailTitle, type Said } from '#engine/checks/said/said.ts';
import { ownValue } from '#engine/text/own-value.ts';

/** Whether a text stands in an email of one of these templates. */
function isIn({ keys, coach }: Said, templates: readonly string[]): boolean {
  const declared =
    keys[0] === 'functions' && coach ? ownValue(coach.functions, String(keys[1])) : undefined;
  return declared !== undefined && templates.includes(declared.template);
}

/** An email about an event speaks of it as of what is past or still to come. */
export const claimsOfEventEmails: readonly Claim[] = [
  {
    rule: 'email-timing',
    pattern:
      /\bwe (?:begin|start|meet|go live)(?: again)? (?:in (?:an?|half an|\d+|one|two|ten|thirty) (?:hours?|minutes?|days?)|today|tonight|tomorrow|soon)\b|\bsee you (?:there|tonight|tomorrow|in (?:an hour|a moment|a minute))\b/i,
    against: (said) =>
      isIn(said, ['after']) ? 'this email goes out when the event is over' : undefined,
    remedy: 'Say what is left of it, or name the function in a reminder.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\bthanks?(?: you)?(?: so much| very much)? for (?:coming|joining|attending|being (?:there|here|with us))\b|\b(?:it was|was it) (?:a pleasure|good|great|wonderful|lovely) to (?:have|see|meet) you\b|\{event\.name\} (?:took place|is over|has taken place)\b/i,
    against: (said) =>
      isIn(said, ['confirmation', 'reminder', 'moved', 'seat-offer'])
        ? 'this email goes out before the event'
        : undefined,
    remedy: 'Say when it begins, or name the function in event.after.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\byour (?:seat|place|spot|chair) (?:[^.!?]{0,25} )?is (?:saved|reserved|waiting|confirmed)\b|^you(?:’re|'re| are) (?:in|registered)\b/i,
    against: (said) =>
      isEmailTitle(said) && isIn(said, ['after'])
        ? 'this email goes out when the event is over'
        : undefined,
    remedy: 'Say what is left of it, or name the function in submission.email.',
  },
  {
    rule: 'email-timing',
    pattern: /^(?:(?:a|one|last|final|gentle|friendly|quick) )*reminder\b/i,
    against: (said) =>
      isEmailTitle(said) && isIn(said, ['confirmation', 'moved', 'seat-offer', 'after'])
        ? 'this email is no reminder of the event'
        : undefined,
    remedy: 'Say what this email tells, or name the function in event.reminder.',
  },
  {
    rule: 'email-timing',
    pattern:
      /^(?:an? |our |your )?(?:new|other|changed) (?:date|time|evening|day)\b|\bwe (?:have|’ve|'ve) (?:had to )?(?:move|moved|postpone|postponed) (?:it|\{event\.name\}|the (?:date|event|masterclass|workshop|webinar|session))/i,
    against: (said) =>
      isEmailTitle(said) && isIn(said, ['confirmation', 'reminder', 'seat-offer', 'after'])
        ? 'this email goes out although the date stays as it is'
        : undefined,
    remedy: 'Say what this email tells, or name the function in event.moved.',
  },
  {
    rule: 'email-timing',
    pattern:
      /^(?:tomorrow|tonight|today|in (?:half an|an|one) hour)(?: (?:morning|evening|at \d+))? ?[:!–—-]/i,
    against: (said) =>
      isEmailTitle(said) && isIn(said, ['after'])
        ? 'this email goes out when the event is over'
        : undefined,
    remedy: 'Say what is left of it, or name the function in a reminder.',
  },
];
