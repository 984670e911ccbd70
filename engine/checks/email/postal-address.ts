import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/**
 * Letters that nobody asked for one by one have to say where their sender is found (CAN-SPAM,
 * 15 U.S.C. 7704(a)(5)). An address without a number is one that nobody has filled in yet.
 */
export const letterSenderHasAddress: CoachRule = (entry) => {
  const { campaigns, postalAddress } = entry.value;
  if (campaigns.length === 0 || /\p{N}/u.test(postalAddress)) return [];
  return [
    findMistake(
      entry,
      'postal-address-unfinished',
      ['postalAddress'],
      `${quote(postalAddress)} names no house, box or postcode, and the letters of this coach's campaigns have to say where their sender is found.`,
      'Write the postal address in one line, like 48 Ridge Road, Boulder, CO 80302.',
    ),
  ];
};
