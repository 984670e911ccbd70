import { valueAt } from '#engine/checks/rule/texts.ts';
import { type Judge, judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import {
  eventOf,
  isInTemplate,
  isLeadFunnel,
  isOwnClaim,
  type Said,
} from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const link =
  /\b(?:(?:the|this|our|your) (?:[A-Za-zÀ-ỿ]+ )?(?:link|button) (?:below|above|here|underneath)|(?:click|tap|press|use|follow|hit|push|open) (?:on )?(?:the|this) (?:button|link)(?! (?:in|under|at|of|from|between|with)\b)|(?:^|[.!?] )(?:the|this|your|our) (?:button|link) (?:opens|leads|takes)\b|(?:button|link)(?: to(?: [A-Za-zÀ-ỿ]+){1,3})? (?:is |comes )?(?:below|underneath|above)|(?:click|tap)(?:ping|ing)? (?:here|below)|here (?:is|comes)(?: (?:the|our|your|my))+ (?:link|button|calendar|booking page)(?: again)?(?=[.,:!]|$)|here[’']s (?:the|our|your) (?:link|button|calendar)(?: again)?(?=[.:!]|$)|below is (?:the|your) (?:link|button)|(?:the|your) (?:door|entrance|way in|access)(?: to(?: [A-Za-zÀ-ỿ]+){1,3})? is (?:just )?(?:below|underneath)|(?:sheet|page|form|worksheet|template|list|calendar|video|post|article) linked (?:below|here|underneath|above))\b/i;
const address = /https?:\/\/|\]\(/u;

/** What the site itself writes under an email: how to stop it, and how to free or move a seat. */
const underEmail =
  /\b(?:at the (?:foot|bottom|end) of|below|under|underneath) (?:this|the|every|each) (?:e-?mail|message)\b|\bunsubscribe\b/i;
export const ofSeat =
  /\b(?:free(?: up)?|release|cancel|change|swap|switch|move|give (?:back|up)|pass on|let go of) (?:(?:your|the|this|that|to) [A-Za-zÀ-ỿ]+|it\b)|\bgive (?:it|(?:your|the|this) [A-Za-zÀ-ỿ]+) (?:back|up)\b|\b(?:let (?:us|me)|so that we) know\b|\btell (?:us|me) (?:if|that|when|in case|(?:by|with|through) the link)\b|\banother (?:date|day|time)\b|\b(?:can[’']?t|cannot|can not|won[’']t) (?:make|come|be there|attend)\b|\b(?:wechseln|tauschen|absagen|stornieren|freigeben|zurückgeben|libérer|annuler|liberar?|cancelar?|trocar)\b|\b(?:ander(?:er|en|e) (?:Termin|Tag)|autre date|otra fecha|outra data)\b/i;

const ofEmail = /\b(?:e-?mail|inbox|mail)\b/i;

/** Nothing points at a button or a link that is not there. */
export const pointersHaveTargets = judgeWhere([link], (said) => {
  const { place, message, text, funnel, keys } = said;
  const words = link.exec(text)?.[0];
  if (words === undefined || address.test(text)) return [];
  if (place !== 'page') {
    if (message === undefined || message.button !== undefined || isLinked(message)) return [];
    // The site writes a link to the reader's seat under the news of another date.
    if (/\blink\b/i.test(words) && isInTemplate(said, ['moved'])) return [];
    if (underEmail.test(text) || (eventOf(said) !== undefined && ofSeat.test(text))) return [];
    return nothing(words, 'this email has no button', 'button: { label, to } to the email');
  }
  const missing = findNothingBelow(said);
  if (missing !== undefined) return nothing(words, missing, 'a button or a link there');
  if (!isLeadFunnel(funnel) || keys[0] !== 'success' || keys[1] !== 'screen') return [];
  const { success } = funnel;
  if (success.after !== 'screen' || success.screen.button !== undefined) return [];
  const at = text.indexOf(words);
  const [after = ''] = text.slice(at).split(/[.!?;]/u);
  const before = text.slice(text.slice(0, at).search(/[^.!?;]*$/u), at);
  const isHere = /\b(?:below|above|here|underneath)\b/i.test(words + after);
  // What people do next they do elsewhere: in the email, or in their own house.
  if (!isHere && (keys.includes('next') || ofEmail.test(before))) return [];
  if (ofEmail.test(after)) return [];
  const button = 'success.screen.button: { label, to }';
  return nothing(words, 'the success screen has no button', button);
});

function nothing(words: string, fact: string, missing: string): Verdict {
  return {
    rule: 'nothing-there',
    claim: 'button',
    problem: `${quote(words)} stands here, but ${fact}.`,
    remedy: `Add ${missing}, or take the words out.`,
  };
}

/** Sections that have something to press, wherever they stand. */
const withButtons = new Set([
  'hero',
  'closing',
  'booking',
  'calendar',
  'packages',
  'related',
  'video',
]);

/** Why a page's text points at nothing; undefined where something may be there. */
function findNothingBelow({ keys, funnel, text }: Said): string | undefined {
  const [part, second, index] = keys;
  if (part === 'failure' || (part === 'success' && second !== 'screen')) {
    // "Press the button again": the form's, which is still there.
    if (
      part === 'failure' &&
      /\b(?:press|tap|click|hit|push)(?: on)? (?:the|this) button\b/i.test(text)
    )
      return undefined;
    return 'a message that comes and goes has no button';
  }
  if (part === 'event' && typeof second === 'string' && second.startsWith('when')) {
    const ending: unknown = valueAt(funnel, ['event', second]);
    const hasWayOn = typeof ending === 'object' && ending !== null && !('title' in ending);
    return hasWayOn || valueAt(ending, ['button']) !== undefined
      ? undefined
      : `event.${second} has no button`;
  }
  if (part !== 'page' || second !== 'sections' || !/below|underneath/i.test(text)) return undefined;
  const rest = funnel.page.sections.slice(Number(index));
  return rest.some(({ kind }) => withButtons.has(kind))
    ? undefined
    : 'nothing below it on the page has a button';
}

function isLinked(message: NonNullable<Parameters<Judge>[0]['message']>): boolean {
  return [...message.paragraphs, ...(message.afterword ?? [])].some((one) => address.test(one));
}

const points =
  /\b(?:the (?:points|steps|list|questions|exercises|keys|tips) below|below (?:you will find|you’ll find|you'll find|are) the (?:points|steps|list|questions|exercises|keys|tips)|(?:points|steps|list|tips) (?:that follow|underneath))\b/i;

/** An email that points at a list below has one. */
export const pointsAreThere = judgeWhere([points], ({ place, message, text }) => {
  const words = points.exec(text)?.[0];
  if (place === 'page' || message === undefined || words === undefined) return [];
  if (message.points !== undefined || message.afterword !== undefined) return [];
  return {
    rule: 'nothing-there',
    claim: 'points',
    problem: `${quote(words)} stands here, but this email has no points.`,
    remedy: 'Add points: [{ title, text }, …] to the email, or take the words out.',
  };
});

const formWords =
  /\b(?:(?:the|this|our|short) (?:form|fields)(?: [A-Za-zÀ-ỿ]+)? (?:below|underneath)|(?:fill (?:in|out)|complete|use) (?:the|this|our) (?:short |little )?form(?: (?:below|underneath))?|(?:enter|leave|type|pop) your (?:name|email|details|address)[^.!?]{0,30}(?:below|underneath))\b/i;

/** A text that points at the form points where it is: in the hero, on a page that has one. */
export const formIsThere = judgeWhere([formWords], (said) => {
  const { text, funnel, place, section, keys } = said;
  const words = formWords.exec(text)?.[0];
  if (place !== 'page' || words === undefined || !isOwnClaim(said)) return [];
  if (funnel.kind === 'booking') {
    return {
      rule: 'nothing-there',
      claim: 'form',
      problem: `${quote(words)} stands here, but a booking page has no form.`,
      remedy: 'Send people to the button instead.',
    };
  }
  const isAfter = section !== undefined && section !== 'hero' && keys[2] !== 0;
  if (!isAfter || !/below|underneath/i.test(words)) return [];
  return {
    rule: 'form-place',
    isDoubt: true,
    claim: 'form',
    problem: `${quote(words)} stands here, but the form is in the hero, above this section.`,
    remedy: 'Send people to the button, which leads to the form, or write “above”.',
  };
});
