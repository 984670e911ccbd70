import type { Claim } from '#engine/checks/said/claim.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { eventOf } from '#engine/checks/said/said.ts';

const files =
  'pdf|file|document|guide|report|work ?book|work ?sheet|check ?list|template|sheet|slides?|plan';
/** "See the attached report", "the plan is attached", "attached to the email". */
const attached = new RegExp(
  `\\b(?:see|find|open|read|download) (?:the |our |your )?(?:attached|enclosed)\\b|\\battached you(?: will|[’']ll)? find\\b|\\b(?:the )?attached (?:${files})\\b|\\b(?:in|open|see|read|find|download) (?:the|our|your) attachment\\b|\\b(?:i|we)(?: have|[’']ve) attached\\b|(?:^|[.!?] )attached (?:is|are)\\b|(?<![“"])\\b(?<what>[A-Za-zÀ-ỿ]+)(?: itself| too| also| for (?:this|it|you)| to (?:it|this))? (?:is|are|comes?) (?:also |already )?attached\\b(?! to (?!this (?:e-?mail|message)))|\\b(?<onPage>attached) to (?:the|your|our|that|this) (?:e-?mail|confirmation|message)\\b`,
  'i',
);
/** What is attached to something else: "the price is attached to it". */
const others =
  /^(?:strings?|conditions?|label|price|value|i|you|we|they|he|she|people|children|parents)$/i;
const isEntry =
  /\bcalendar\b|\b(?:date|entry|invitation|invite|appointment) (?:that )?is attached/i;

/** Emails bring no attachment, except the calendar entry of an event that has a date. */
export const claimsOfAttachments: readonly Claim[] = [
  {
    rule: 'nothing-there',
    pattern: attached,
    against: (said, { groups = {} }) => {
      const { what = '', onPage } = groups;
      if (others.test(what)) return;
      if (isEntry.test(said.text)) {
        const event = eventOf(said);
        if (event === undefined && said.place !== 'campaign')
          return 'this funnel declares no event';
        return event !== undefined && momentsOfEvent(event).length === 0
          ? 'the event declares no date, so no calendar entry comes'
          : undefined;
      }
      const none = 'no email of this site brings an attachment';
      if (onPage !== undefined) return said.place === 'page' ? none : undefined;
      return said.place === 'page' ? `nothing is attached to a page, and ${none}` : none;
    },
    remedy: 'Put the words into the email, or link to the file.',
  },
];
