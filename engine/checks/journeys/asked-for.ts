import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isLeadFunnel } from '#engine/checks/said/said.ts';
import type { OfferKind } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';

const things: Readonly<Record<string, readonly OfferKind[]>> = {
  'guide|e-?book|checklist|workbook|blueprint|handbook|white ?paper|report|cheat ?sheet': [
    'guide',
    'report',
    'test',
  ],
  'test|quiz|assessment': ['test'],
  'masterclass|webinar|workshop|training|event|session|class|boot ?camp': [
    'masterclass',
    'workshop',
    'webinar',
    'event',
  ],
  'call|consultation': ['call'],
  'newsletter|course|video|challenge|price list|podcast': [],
};
const asked = new RegExp(
  `\\b(?:thank(?:s| you) for (?:taking|downloading|requesting|ordering|registering for|signing up for)|you(?:’ve| have)? (?:just |recently )?(?:finished|completed|watched|downloaded|requested|asked for|ordered|got|received|read|took|signed up for|registered for|joined|attended|came to|were at|sat in))(?: (?:our|the|my|your|a|this))?(?: (?!and|or|of|to|in|for|with|a)[A-Za-zÀ-ỿ\\d’'-]+){0,4}? (?<thing>${Object.keys(things).join('|')})\\b`,
  'i',
);

/** What an email says its readers asked for is what one of its funnels offers. */
export const readersAskedForIt = judgeWhere([asked], ({ text, place, funnel, message }) => {
  if (place !== 'campaign' || !isLeadFunnel(funnel)) return [];
  const match = asked.exec(text);
  const thing = match?.groups?.['thing']?.toLowerCase();
  if (!match || thing === undefined) return [];
  const kinds = Object.entries(things).find(([names]) => new RegExp(names, 'i').test(thing))?.[1];
  if (kinds?.includes(funnel.offer.kind)) return [];
  // A gift beside the offer, or another word for it.
  const isKnown = shownTexts(funnel).some((one) => one.text.toLowerCase().includes(thing));
  if (isKnown || message?.button?.label.toLowerCase().includes(thing)) return [];
  return {
    rule: 'foreign-offer',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but the form of ${funnel.id}, which starts these emails, offers ${quote(funnel.offer.name)} (${funnel.offer.kind}).`,
    remedy: 'Write {leadMagnet}, which is always the name of what they asked for.',
  };
});
