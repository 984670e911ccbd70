import { findMistake, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { PublishedCoach } from '#engine/ledger/ledger.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { acceptCommand, writeAdded, writeText } from './code.ts';

type Declared = DeepReadonly<Campaign>;

/** What became of the campaigns that a coach has published. */
export function findLostCampaigns(
  was: PublishedCoach,
  now: Entry<Coach>,
  all: Surroundings,
): Finding[] {
  const { campaigns } = now.value;
  const published = was.campaigns ?? {};
  return Object.entries(published).flatMap(([name, emails]) => {
    const kept = campaigns.findIndex((one) => one.name === name || one.formerNames?.includes(name));
    const same = campaigns[kept];
    if (same) return findLostEmails(emails, same, kept, now);
    // It may have moved to another coach.
    if (all.coaches.some(({ value }) => value.campaigns?.some?.((one) => one.name === name)))
      return [];
    const guess = campaigns.findIndex(
      (one) => published[one.name] === undefined && isLike(one, emails),
    );
    const renamed = campaigns[guess];
    if (renamed === undefined) return [describeGivenUp(name, now)];
    return [
      describeRenamed(name, renamed, guess, now),
      ...findLostEmails(emails, renamed, guess, now),
    ];
  });
}

/** Whether a campaign has at least half of the emails of another. */
function isLike({ steps }: Declared, emails: Readonly<Record<string, string>>): boolean {
  const ids = Object.keys(emails);
  const shared = ids.filter((id) =>
    steps.some((step) => step.id === id && step.message.subject === emails[id]),
  );
  return shared.length > 0 && shared.length * 2 >= ids.length;
}

function describeRenamed(
  name: string,
  campaign: Declared,
  index: number,
  now: Entry<Coach>,
): Finding {
  return findMistake(
    now,
    'published-campaign',
    ['campaigns', index, 'name'],
    `The campaign was published as ${quote(name)} and is now ${quote(campaign.name)}: whoever is enrolled would get no more emails, and whoever signs up again would get all of them again.`,
    `Write name: ${writeText(name)} again, or add ${writeAdded('formerNames', campaign.formerNames, [name])}.`,
  );
}

function describeGivenUp(name: string, now: Entry<Coach>): Finding {
  return findMistake(
    now,
    'campaign-given-up',
    ['campaigns'],
    `The campaign ${quote(name)} was published and is not declared any more: whoever is enrolled gets none of its emails that are left.`,
    `If that is meant, run ${acceptCommand}; otherwise restore the campaign. To pause it, write active: false in it.`,
  );
}

/**
 * Emails that were published and are gone. One of the same subject under another id is the same
 * email; otherwise only people can tell.
 */
function findLostEmails(
  emails: Readonly<Record<string, string>>,
  campaign: Declared,
  index: number,
  now: Entry<Coach>,
): Finding[] {
  const { name, steps } = campaign;
  const kept = new Set(steps.flatMap(({ id, formerIds = [] }) => [id, ...formerIds]));
  const lost = Object.entries(emails).filter(([id]) => !kept.has(id));
  const fresh = steps.flatMap((step, place) =>
    emails[step.id] === undefined && !step.formerIds?.length ? [{ step, place }] : [],
  );
  return lost.map(([id, subject]) => {
    const same = fresh.find(({ step }) => step.message.subject === subject);
    if (same) {
      const { step, place } = same;
      return findMistake(
        now,
        'published-email',
        ['campaigns', index, 'steps', place, 'id'],
        `The email ${quote(subject)} was published with the id ${quote(id)} and is now ${quote(step.id)}: whoever has had it would get it again.`,
        `Write id: ${writeText(id)} again, or add ${writeAdded('formerIds', step.formerIds, [id])}.`,
      );
    }
    const renamed =
      fresh.length === 0
        ? ''
        : ` If it goes on as ${fresh.map(({ step }) => quote(step.id)).join(' or ')}, add ${writeAdded('formerIds', [], [id])} there, or everybody gets it again.`;
    return findMistake(
      now,
      'email-given-up',
      ['campaigns', index, 'steps'],
      `The email ${quote(id)} of ${quote(name)} was published and is not declared any more: who has not had it will not get it.`,
      `If that is meant, run ${acceptCommand}; otherwise restore it.${renamed}`,
    );
  });
}
