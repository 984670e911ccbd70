import { ownOf } from '#engine/checks/rule/own/own.ts';
import {
  type CoachRule,
  findDoubt,
  folderNameOf,
  folderOf,
  isFolderWhole,
  leadFunnelsOf,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { listEventEmails } from '#engine/schedule/event-emails.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { startersOf } from './journey.ts';

/** Every campaign that is not paused is started by a form. */
export const campaignsAreStarted: CoachRule = (entry, all) => {
  const own = entry.value.campaigns.map(({ name }) => name);
  const started = funnelsOf(entry, all)?.flatMap(({ submission }) => submission.journey ?? []);
  // A campaign that is missing may be one of these, misspelt.
  if (!started?.every(({ campaign }) => own.includes(campaign))) return [];
  // A form that names the campaign of another offer leaves its own without anybody.
  const shared = entry.value.campaigns
    .map((campaign) => ({ campaign, starters: startersOf(campaign, entry.value, all) }))
    .find(({ starters }) => starters.length > 1);
  const both = allOf(shared?.starters.map(({ id }) => id) ?? []);
  const instead = shared ? `; ${both} start ${quote(shared.campaign.name)}` : '';
  return entry.value.campaigns.flatMap((campaign, index) => {
    if (campaign.active === false || startersOf(campaign, entry.value, all).length > 0) return [];
    const meant = leadFunnelsOf(entry, all).find(
      ({ value: { id, submission } }) =>
        submission.journey !== undefined &&
        campaign.name.toLowerCase().includes(id.replaceAll('-', ' ')),
    );
    if (meant !== undefined) {
      return findDoubt(
        meant,
        'unused-campaign',
        ['submission', 'journey', 'campaign'],
        `This form starts ${quote(meant.value.submission.journey?.campaign)}, and no form starts ${quote(campaign.name)}, which has its name.`,
        `Write campaign: ${quote(campaign.name)}, or remove that one.`,
      );
    }
    return findDoubt(
      entry,
      'unused-campaign',
      ['campaigns', index],
      `No form starts the campaign ${quote(campaign.name)}, so nobody new gets its emails${instead}.`,
      `Name it in submission.journey of a funnel, remove it, or write active: false.`,
    );
  });
};

/** Every email function is called by a form or an event. */
export const functionsAreCalled: CoachRule = (entry, all) => {
  const called = funnelsOf(entry, all)?.flatMap(({ submission, event }) => [
    submission.email.function,
    ...(event ? listEventEmails(event).map((email) => email.function) : []),
  ]);
  if (!called?.every((name) => Object.hasOwn(entry.value.functions, name))) return [];
  return Object.keys(entry.value.functions).flatMap((name) =>
    called.includes(name)
      ? []
      : findDoubt(
          entry,
          'unused-email',
          ['functions', name],
          `No funnel calls ${name}, so nobody gets this email.`,
          `Name it in ${placeOf(entry.value.functions[name]?.template)} of a funnel, or remove it.`,
        ),
  );
};

/** Where funnels name the functions of a template. */
function placeOf(template: string | undefined): string {
  const places: Readonly<Record<string, string>> = {
    reminder: 'event.reminder',
    after: 'event.after',
    moved: 'event.moved',
    'seat-offer': 'event.whenFull.waitingList',
  };
  return places[template ?? ''] ?? 'submission.email';
}

/**
 * The funnels with a form that a coach has; undefined while one of its files has a mistake that may
 * hide what it calls, or while there is none yet.
 */
function funnelsOf(entry: Parameters<CoachRule>[0], all: Parameters<CoachRule>[1]) {
  const { slug } = entry.value;
  const own = [slug, folderNameOf(entry)]
    .flatMap((name) => ownOf(all, name).funnels)
    .filter((funnel) => funnel.value.coach === slug || folderOf(funnel) === folderOf(entry));
  const isWhole =
    isFolderWhole(entry, all) &&
    own.length > 0 &&
    own.every(({ sound, value }) => sound && value.coach === slug);
  return isWhole ? leadFunnelsOf(entry, all).map(({ value }) => value) : undefined;
}

/** A campaign's emails may come after the event, so they do not announce its date. */
export const campaignsAnnounceNoEvent: CoachRule = (entry, all) =>
  entry.value.campaigns.flatMap((campaign, index) => {
    const withEvent = startersOf(campaign, entry.value, all).find(
      ({ event }) => event?.startsAt ?? event?.dates,
    );
    if (withEvent === undefined) return [];
    return campaign.steps.flatMap(({ message }, step) => {
      const keys = ['campaigns', index, 'steps', step, 'message'];
      const placed = textsIn(message, keys).find(({ text }) =>
        placeholdersIn(text).some((name) => name === 'event.date' || name === 'event.time'),
      );
      if (placed === undefined) return [];
      return findDoubt(
        entry,
        'event-in-campaign',
        placed.keys,
        `This email shows the date of ${quote(withEvent.event?.name)}, but whoever signs up shortly before gets it when the event is over.`,
        'Announce the event in the confirmation and the reminder, and write here what is true on any day.',
      );
    });
  });
