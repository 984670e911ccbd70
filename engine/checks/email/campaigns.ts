import { earlierThan } from '#engine/checks/rule/newer.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findMistake,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** A campaign has a name that no other has, steps, and a window that opens. */
export const campaignsAreSound: CoachRule = (entry, all) => {
  const findings: Finding[] = [];
  for (const [index, { name, steps, window }] of entry.value.campaigns.entries()) {
    const keys = ['campaigns', index] as const;
    const isTwice = entry.value.campaigns.slice(0, index).some((other) => other.name === name);
    const alike = all.coaches.filter(({ value }) =>
      value.campaigns?.some?.((campaign) => campaign?.name === name),
    );
    const [owner] = earlierThan(entry, alike, all);
    if (isTwice || owner) {
      const place = isTwice ? 'is already in this file' : `already belongs to ${owner?.file}`;
      findings.push(
        findMistake(
          entry,
          'campaign-taken',
          [...keys, 'name'],
          `The campaign ${quote(name)} ${place}; campaigns are identified by name alone.`,
          'Give this campaign a name of its own.',
        ),
      );
    }
    if (steps.length === 0) {
      findings.push(
        findMistake(
          entry,
          'campaign-without-steps',
          [...keys, 'steps'],
          `The campaign ${quote(name)} has no steps, so a journey in it would never send anything.`,
          'Add at least one step or remove the campaign.',
        ),
      );
    }
    if (window && window.fromHour >= window.toHour) {
      findings.push(
        findMistake(
          entry,
          'window-closed',
          [...keys, 'window'],
          `The window opens at ${window.fromHour} and closes at ${window.toHour}, so no email could ever go out.`,
          'Choose a toHour that is later than fromHour.',
        ),
      );
    }
    if (window?.weekdays.length === 0) {
      findings.push(
        findMistake(
          entry,
          'window-closed',
          [...keys, 'window', 'weekdays'],
          'The window lists no weekday, so no email could ever go out.',
          'List the weekdays on which emails may go out, like mon, tue and wed.',
        ),
      );
    }
  }
  return findings;
};

/**
 * A journey's campaign is in the coach's file. One that is looked up in the database may be unknown
 * on purpose, but neither misspelt nor another coach's.
 */
export const journeyCampaignExists: FunnelRule = leadRule((entry, all) => {
  if (!entry.value.submission.journey) return [];
  const { campaign, when } = entry.value.submission.journey;
  const coach = coachOf(entry, all);
  if (coach === undefined) return [];
  const own = coach.value.campaigns.map(({ name }) => name);
  if (own.includes(campaign)) return [];
  const keys = ['submission', 'journey', 'campaign'] as const;

  const owner = all.coaches.find(({ value }) =>
    value.campaigns?.some?.(({ name }) => name === campaign),
  );
  if (owner) {
    return findMistake(
      entry,
      'foreign-campaign',
      keys,
      `The campaign ${quote(campaign)} belongs to another coach (${owner.file}), whose emails would go out.`,
      `Name a campaign of ${coach.file}, or move the campaign there.`,
    );
  }
  if (when === 'if-campaign-exists') {
    const similar =
      own.find((name) => asSpoken(name) === asSpoken(campaign)) ?? findSimilar(campaign, own);
    if (similar === undefined) return [];
    return findMistake(
      entry,
      'unknown-campaign',
      keys,
      `There is no campaign ${quote(campaign)}, but ${coach.file} has ${quote(similar)}.`,
      `Write ${quote(similar)}.`,
    );
  }
  return findMistake(
    entry,
    'unknown-campaign',
    keys,
    `${coach.file} has no campaign ${quote(campaign)}. ${tellKnown(own, 'campaign')}`,
    nearestOr(
      campaign,
      own,
      `${own.length > 0 ? 'Name one of them, or add' : 'Add'} the campaign to ${coach.file}.`,
    ),
  );
});

function asSpoken(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
