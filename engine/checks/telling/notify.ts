import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  leadRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** What people write into a form goes to the coach's own people, to each of them once. */
export const coachNotifiesOwn: CoachRule = (entry, all) =>
  entry.value.notify === undefined ? [] : judge(entry, entry.value.notify, entry.value, all);

/** The same of a funnel that says otherwise. */
export const funnelNotifiesOwn: FunnelRule = leadRule((entry, all) => {
  const { notify } = entry.value;
  const coach = coachOf(entry, all)?.value;
  return notify === undefined || notify === false || !coach ? [] : judge(entry, notify, coach, all);
});

function judge(
  entry: InFile,
  { to }: NonNullable<Coach['notify']>,
  coach: Coach,
  all: Surroundings,
): Finding[] {
  const domains = domainsOf(coach);
  const addresses = to.map((address) => address.toLowerCase());
  return addresses.flatMap((address, index) => {
    const keys: Keys = ['notify', 'to', index];
    if (addresses.indexOf(address) !== index) {
      return findMistake(
        entry,
        'notified-twice',
        keys,
        `${quote(address)} is named twice and would be told of each lead twice.`,
        'Remove one of the two.',
      );
    }
    if (domains.includes(domainOf(address))) return [];
    const owner = all.coaches.find(({ value }) => domainsOf(value).includes(domainOf(address)));
    const whose = owner === undefined ? '' : `, a mailbox of ${owner.value.brand}`;
    return findDoubt(
      entry,
      'notify-elsewhere',
      keys,
      `What people write into the form would go to ${quote(address)}${whose}, and ${coach.brand} writes from ${domains[0]}.`,
      `Use an address at ${domains[0]}, or allow it here: whoever reads that mailbox reads every lead.`,
    );
  });
}

function domainsOf({ sender, contactEmail }: Coach): readonly string[] {
  return [sender.email, contactEmail].map(domainOf);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
