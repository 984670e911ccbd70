import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isToRead, type Said } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import { isNamedElsewhere } from './sent.ts';

const things =
  'report|guide|playbook|workbook|handbook|checklist|map|plan|e-?book|blueprint|test|quiz|chart|white ?paper|cheat ?sheet|toolkit|video(?: series)?|audio|podcast|(?:mini-?)?course|training|masterclass|webinar|workshop|recording';
const spoken = new RegExp(
  `\\b(?:send|e-?mail|open|read|get|receive|inbox for)(?: (?:you|me|us))? (?:the|your) (?:free |own )?(?<sent>${things})\\b(?![’'-]| (?:of|about|from|on|with|that|which)\\b)|\\b(?:the|your) (?:full |whole )?(?<below>${things}) (?:itself )?(?:is )?(?:below|above|in your inbox|on its way|will (?:arrive|reach|be)|arrives)\\b|\\b(?:inbox|e-?mail) for your (?:free |own )?(?<brought>${things})\\b`,
  'i',
);

/** What an email says that its reader has from the page before. */
const had = new RegExp(
  `(?<=^|[.!?] )(?:you (?:now )?have|you[’']ve got|did you (?:read|open|download)|have you (?:read|opened)|by now you have (?:read|opened)) (?:the|your|our) (?<had>${things})\\b(?![’'-]| (?:of|about|from|on|with|that|which|to|for)\\b)`,
  'i',
);

/** Where a form, what follows it or the email that brings the offer speaks of the offer itself. */
function isOfOffer({ place, keys, section, funnel }: Said): boolean {
  if (['label', 'button', 'idle', 'busy'].includes(String(keys.at(-1)))) return false;
  if (funnel.kind !== 'lead') return false;
  if (keys[0] === 'form' && String(keys[1]).startsWith('consent')) return true;
  if (!isToRead(funnel.offer)) return false;
  if (place === 'requested') return !keys.includes('points');
  if (place === 'campaign') return keys[0] === 'campaigns';
  return (
    place === 'page' && (['form', 'success'].includes(String(keys[0])) || section === 'closing')
  );
}

/** What people get is called by one name: no report where a guide comes. */
export const oneNameForTheOffer = judgeWhere([spoken, had], (said) => {
  const pattern = said.place === 'campaign' ? had : spoken;
  const match = isOfOffer(said) ? pattern.exec(said.text) : null;
  const { sent, below, brought, had: known } = match?.groups ?? {};
  const thing = (sent ?? below ?? brought ?? known)?.toLowerCase();
  if (match === null || thing === undefined) return [];
  const { name, kind } = said.funnel.offer;
  if (`${name} ${kind}`.toLowerCase().includes(thing)) return [];
  if (isNamedElsewhere(said, new RegExp(`\\b${thing}\\b`, 'i'))) return [];
  return {
    rule: 'offer-kind',
    isDoubt: true,
    claim: thing,
    problem: `${quote(match[0])} stands here, but the offer is a ${kind}, ${quote(name)}, and nothing else calls it a ${thing}.`,
    remedy: 'Call it what it is everywhere, or write {leadMagnet}.',
  };
});
