import { findMistake, type Surroundings } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { PublishedCoach, PublishedEmail } from '#engine/ledger/ledger.ts';
import { recordEmail } from '#engine/ledger/record-site.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { acceptCommand, isMisspelt, writeAdded, writeText } from './code.ts';

type Declared = Campaign;

/** The emails of a campaign, by id. */
type Emails = Readonly<Record<string, PublishedEmail>>;

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
    if (same) {
      return [
        ...findLostEmails(emails, same, kept, now),
        ...findOtherEmails(emails, same, kept, now),
      ];
    }
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
function isLike({ steps }: Declared, emails: Emails): boolean {
  const ids = Object.keys(emails);
  const shared = ids.filter((id) =>
    steps.some((step) => step.id === id && step.message.subject === emails[id]?.subject),
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
    `Write name: ${writeText(name)} again, or add ${writeAdded('formerNames', campaign.formerNames, [name])} and write campaign: ${writeText(campaign.name)} in the funnels that start it.`,
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
  emails: Emails,
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
  return lost.map(([id, { subject }]) => {
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
    const place = steps.findIndex(({ formerIds = [] }) =>
      formerIds.some((former) => isMisspelt(former, id)),
    );
    if (place >= 0) {
      return findMistake(
        now,
        'published-email',
        ['campaigns', index, 'steps', place, 'formerIds'],
        `The email ${quote(subject)} was published with the id ${quote(id)}, which nothing names now: whoever has had it would get it again.`,
        `Write ${writeAdded('formerIds', steps[place]?.formerIds, [id])}.`,
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

/** Emails under the id of another one, which whoever has had that one would not get. */
function findOtherEmails(
  emails: Emails,
  { steps }: Declared,
  index: number,
  now: Entry<Coach>,
): Finding[] {
  const bySubject = new Map(Object.entries(emails).map(([id, { subject }]) => [subject, id]));
  return steps.flatMap(({ id, message }, place) => {
    const was = emails[id];
    if (was === undefined || was.subject === message.subject) return [];
    const keys = ['campaigns', index, 'steps', place, 'id'];
    const own = bySubject.get(message.subject);
    if (own !== undefined) {
      // Of two that were exchanged, one is told; a subject that both have has a rule of its own.
      const other = steps.findIndex((one) => one.id === own);
      const isCopied = steps[other]?.message.subject === message.subject;
      if (other < 0 || isCopied || (other < place && steps[other]?.message.subject === was.subject))
        return [];
      return findMistake(
        now,
        'published-email',
        keys,
        `The email ${quote(message.subject)} was published with the id ${quote(own)} and is now ${quote(id)}, which is that of ${quote(was.subject)}: some people would get it again, and others not at all.`,
        `Write id: ${writeText(own)} again.`,
      );
    }
    if (recordEmail(message).opening === was.opening) return [];
    // Words that several subjects share, like the name of a series, tell nothing.
    const ofSubject = tellingWords([was.subject]).filter(
      (word) =>
        Object.values(emails).filter(({ subject }) => tellingWords([subject]).includes(word))
          .length === 1,
    );
    // One word alone may be left out of the same email; then its first words count as well.
    const told =
      ofSubject.length === 1 ? [...ofSubject, ...tellingWords([was.opening ?? ''])] : ofSubject;
    const words = new Set(tellingWords(textsIn(message).map(({ text }) => text)));
    if (told.length < 2 || told.some((word) => words.has(word))) return [];
    return findMistake(
      now,
      'published-email',
      keys,
      `${quote(id)} was published as the email ${quote(was.subject)}, of which it says nothing now: if it is another one, whoever has had that one would never get ${quote(message.subject)}.`,
      `If it is the same email under another subject, run ${acceptCommand}; if it is a new one, give it an id of its own.`,
    );
  });
}

/** The words by which one recognises what an email is about. */
function tellingWords(texts: readonly string[]): readonly string[] {
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{4,}/gu) ?? []
  );
}
