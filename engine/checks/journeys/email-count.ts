import { judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import { isLeadFunnel, isOfReader, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { count, quote } from '#engine/text/wording.ts';
import { type EmailCount, emailCounts, emailCountsIn } from './email-phrases.ts';
import { campaignOf } from './journey.ts';

/** Whoever unsubscribes gets no more: "One click and we never write again". */
const isFree =
  '(?<!\\b(?:click|tap|unsubscribe|stop|leave|if|unless|once you|when you|until|otherwise)\\b[^.!?]*)';
const onlyOne = new RegExp(
  `\\b(?:(?:just|only|exactly) (?:one|a single|1) (?:[A-Za-zÀ-ỿ]+ )?(?:email|e-mail|message)\\b|(?:one|a single|1) (?:[A-Za-zÀ-ỿ]+ )?(?:email|e-mail|message|mail)(?: with (?:the|your) [A-Za-zÀ-ỿ]+)?(?: from (?:us|me|\\{coach\\}))?(?:,? (?:and )?(?:nothing (?:else|more)|no more|that is (?:all|it)|that[’']s (?:all|it)|never again|no follow-?ups?) ?| only\\b)|no (?:further|more|other|follow-up|marketing|promotional) (?:e-?mails?|mails|messages)|no follow-?up(?:s| series| e-?mails?)?(?=[.,;!]|$| (?:and|or|after|from (?:us|me)|ever|later|is|are|comes?|will)\\b)|only (?:email|write to|contact) you once|(?<!\\b(?:before|day|week),? )(?:we|i)(?: will|[’']ll)? (?:email|write|write to you|email you) (?:exactly |only |just )?once(?=[.,;!]|$| only| and (?:never|no more))|no newsletter|not (?:a single|one|another) (?:[A-Za-zÀ-ỿ]+ )?(?:emails?|e-mail|message|newsletter)\\b(?! (?:you|that|from anybody|goes|is|was|has))|(?:no|zero) (?:emails|mails|newsletters|messages) (?:after|afterwards|beyond|besides|later)|(?:and )?then (?:we|i) (?:leave you (?:alone|in peace)|go quiet|fall silent|are quiet|disappear)|you(?:[’']ll| will)? (?:never|not) hear from (?:us|me) again|(?:(?:we|i)(?: will|[’']ll)? send(?: you)?|(?:you(?:[’']ll| will)? )?(?:get|receive)) (?:only |just )?(?:the|your|this) (?:[A-Za-zÀ-ỿ]+,? ){1,3}and nothing (?:else|more)(?! (?:than|to|about|in|that)\\b)|nothing (?:else|more) (?:from us|will follow|by email)|nothing (?:after|beyond|besides) (?:it|that)(?=[.!;,]|$)|(?:one|a single) (?:[A-Za-zÀ-ỿ]+ )?(?:email|e-mail|message|note),? (?:and )?then (?:silence|nothing|quiet|peace)\\b|${isFree}(?:we|i) (?:will |[’']ll )?(?:never|not|won[’']t) (?:email|write to|contact) you again|(?:we|i) (?:will |[’']ll )?(?:never|not) send you (?:another|any (?:more|other|further)) (?:emails?|messages?|mails?)|(?:get|receive|send(?: you)?|expect) (?:this one|this single|a single|one single) (?:e-?mail|message|letter)(?: from (?:us|me|\\{coach\\}))?(?:,? and no (?:others?|more))?(?=[.!]|$)|${isFree}(?:(?:will|do) not|won[’']t|don[’']t|never)(?: ever)? (?:send|write|e-?mail)(?: to)?(?: you)? (?:anything (?:else|more)|again)(?=[.!]|$)|(?:send you|you(?:[’']ll| will)? (?:get|receive)) [^.,;!?]{1,40}[,;:] (?:and )?that(?: is|[’']s) (?:all|it)(?=[.!]|$)|the only (?:e-?mail|message|letter) (?:that )?(?:you(?:[’']ll| will)? (?:ever )?(?:get|receive)|we(?:[’']ll| will)? (?:ever )?send(?: you)?)(?: from (?:us|me))?(?=[.!]|$))|^(?:one|a single) (?:[A-Za-zÀ-ỿ]+ )?(?:email|message)(?: with the [A-Za-zÀ-ỿ]+)?\\.`,
  'i',
);

/** What people agree to get besides the offer, where it is one. */
const oneBesides =
  /\b(?:and|plus) (?:one|a single|1) (?:[A-Za-zÀ-ỿ]+ )?(?:email|e-mail|message)\b|\b(?:get|receive) (?:one|a single|1) (?:email|e-mail|message)(?: with (?:the|your) [A-Za-zÀ-ỿ]+)?(?: from [A-Za-z{}]+)?[.!](?!.*\b(?:more|further|few|others?|follow)\b)/i;

/** How many emails a form promises is how many its campaign has. */
export const emailsAreCounted = judgeWhere([onlyOne, oneBesides, ...emailCounts], (said) => {
  const { text, funnel, coach, place, keys } = said;
  if (!isLeadFunnel(funnel) || place === 'reminder' || !isOwnClaim(said) || isOfReader(said))
    return [];
  const { journey } = funnel.submission;
  const campaign = campaignOf(funnel, coach);
  const isAgreed = keys[0] === 'form' && /^(?:consents?|privacy)$/u.test(String(keys[1]));
  const besides = isAgreed && (campaign?.steps.length ?? 0) > 1 ? oneBesides.exec(text) : null;
  const one = (onlyOne.exec(text) ?? besides)?.[0];
  // After the last email of a campaign none follows.
  const isLast = place === 'campaign' && Number(keys[3]) + 1 === campaign?.steps.length;
  // Where the campaign waits for a box, one email is all that comes without it.
  const isRight = journey?.consent !== undefined && keys[1] !== 'consents';
  const isPromise =
    place === 'page' ? ['form', 'success'].includes(String(keys[0])) && !isRight : !isLast;
  if (one !== undefined && journey !== undefined && isPromise) {
    const length = campaign?.steps.length;
    return {
      rule: 'email-count',
      claim: one,
      problem: `${quote(one)} stands here, but this form starts the campaign ${quote(journey.campaign)}${length === undefined ? '' : ` with ${count(length, 'more email')}`}.`,
      remedy: 'Say that more emails follow, or remove submission.journey.',
    };
  }
  return emailCountsIn(text)
    .flatMap((counted) => judgeCount(said, counted) ?? [])
    .slice(0, 1);
});

/** What is wrong with a number of emails; nothing where it is right or of other emails. */
function judgeCount(said: Said, counted: EmailCount): Verdict | undefined {
  const { text, funnel, coach, place, keys } = said;
  if (!isLeadFunnel(funnel)) return undefined;
  const { number, words, of } = counted;
  if (of === 'some' && !isPromiseOfEmails(text, keys, place)) return undefined;
  if (isOffered(funnel, counted)) return undefined;
  const { event } = funnel;
  const ofEvent = event ? listReminders(event).length + (event.after ? 1 : 0) : 0;
  if (funnel.submission.journey === undefined) {
    if (number <= 1 + ofEvent) return undefined;
    return {
      rule: 'email-count',
      claim: words,
      problem: `${quote(words)} stands here, but this form starts no campaign, so ${ofEvent === 0 ? 'one email is' : `${count(1 + ofEvent, 'email')} are`} all that comes.`,
      remedy: 'Add submission.journey with a campaign that has them, or take the promise out.',
    };
  }
  const campaign = campaignOf(funnel, coach);
  if (campaign === undefined) return undefined;
  const { length } = campaign.steps;
  const isStep = place === 'campaign' && keys[0] === 'campaigns';
  // Which of all a step is has a rule of its own.
  if (isStep && / of /u.test(words) && of === 'all') return undefined;
  const before = isStep && of === 'following' ? Number(keys[3]) + 1 : 0;
  const others = of === 'following' ? (isStep ? 0 : ofEvent) : 1 + ofEvent;
  if (number >= length - before && number <= length - before + others) return undefined;
  const fact = `${quote(campaign.name)} has ${count(length, 'email')}`;
  return {
    rule: 'email-count',
    claim: words,
    problem: `${quote(words)} stands here, but ${before === 0 ? fact : `this is email ${before} of ${length} in ${quote(campaign.name)}`}.`,
    remedy:
      before === 0
        ? `Write ${length}, or “a few emails”, or change the campaign's steps.`
        : 'Correct the number, or leave it out.',
  };
}

/** Whether "four letters" are what a guide consists of, by the name or the summary of its offer. */
function isOffered({ offer }: LeadFunnel, { words }: EmailCount): boolean {
  if (offer.file === undefined || /e-?mails?$/i.test(words)) return false;
  return `${offer.name} ${offer.summary}`.toLowerCase().includes(words.toLowerCase());
}

/** Whether a text speaks of the emails that follow a sign-up, instead of somebody's inbox. */
function isPromiseOfEmails(
  text: string,
  keys: readonly (string | number)[],
  place: string,
): boolean {
  // A field asks for the reader's own letters.
  if (keys[0] === 'success' || (keys[0] === 'form' && keys[1] !== 'fields')) return true;
  return (
    place !== 'campaign' &&
    /\b(?:we|i|you)(?:’ll|'ll| will| shall)? (?:send|write|get|receive|email)\b|\bfollow\b|\bseries\b|\bcourse\b/i.test(
      text,
    )
  );
}
