import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/**
 * Campaign emails have to say where their sender can be found (CAN-SPAM, 15 U.S.C. 7704(a)(5)). An
 * address without a number is one that nobody has filled in yet.
 */
export const campaignSenderHasAddress: CoachRule = (entry) => {
  const { campaigns, postalAddress } = entry.value;
  if (campaigns.length === 0 || /\p{N}/u.test(postalAddress)) return [];
  return [
    findMistake(
      entry,
      'postal-address-unfinished',
      ['postalAddress'],
      `${quote(postalAddress)} has no house number, box or postcode, but campaign emails have to say where their sender can be found.`,
      'Write the postal address in one line, like 48 Ridge Road, Boulder, CO 80302.',
    ),
  ];
};
