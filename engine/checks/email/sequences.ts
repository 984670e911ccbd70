import { type CoachRule, findMistake, funnelsOf } from '#engine/checks/rule/rule.ts';
import { listQuoted } from '#engine/checks/rule/wording.ts';
import { quote } from '#engine/text/wording.ts';

/** No two letters of a campaign have the same id: whoever had the one would never get the other. */
export const letterIdsAreUnique: CoachRule = (entry) =>
  entry.value.campaigns.flatMap(({ name, steps }, index) =>
    steps.flatMap(({ id }, step) => {
      const first = steps.findIndex((other) => other.id === id);
      if (first === step) return [];
      return [
        findMistake(
          entry,
          'letter-twice',
          ['campaigns', index, 'steps', step, 'id'],
          `Step ${step + 1} of ${quote(name)} has the id ${quote(id)} of step ${first + 1}; nobody gets a letter of one id twice, so this one would never go out.`,
          'Give the letter an id of its own.',
        ),
      ];
    }),
  );

/** What ends a campaign is a form of the same coach that does not start it. */
export const campaignEndingsExist: CoachRule = (entry, all) => {
  const own = funnelsOf(entry, all).flatMap(({ value }) => (value.kind === 'lead' ? [value] : []));
  const folder = entry.file.replace(/[^/]+$/, '');
  const isSure = !all.unreadable.some((file) => file.startsWith(folder));
  return entry.value.campaigns.flatMap(({ name, endsWith = [] }, index) =>
    endsWith.flatMap((id, place) => {
      const keys = ['campaigns', index, 'endsWith', place];
      const funnel = own.find((one) => one.id === id);
      if (funnel === undefined) {
        if (!isSure) return [];
        return [
          findMistake(
            entry,
            'unknown-ending',
            keys,
            `${entry.value.brand} has no funnel ${quote(id)} with a form, so it would never end ${quote(name)}. Its funnels with a form are ${listQuoted(own.map((one) => one.id)) || 'none yet'}.`,
            'Name one of them or remove the entry.',
          ),
        ];
      }
      if (funnel.submission.journey?.campaign !== name) return [];
      return [
        findMistake(
          entry,
          'ends-as-it-begins',
          keys,
          `The form of ${quote(id)} starts ${quote(name)} and would end it as well.`,
          'Remove the entry.',
        ),
      ];
    }),
  );
};
