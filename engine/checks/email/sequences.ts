import {
  type CoachRule,
  findMistake,
  isFolderWhole,
  leadFunnelsOf,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import { endingsOf, happenings } from '#engine/declaration/telling/inbound.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { quote } from '#engine/text/wording.ts';

/** No two steps of a campaign have the same id: nobody would get the second one. */
export const stepIdsAreUnique: CoachRule = (entry) =>
  entry.value.campaigns.flatMap(({ name, steps }, index) =>
    steps.flatMap(({ id }, step) => {
      const first = steps.findIndex((other) => other.id === id);
      if (first === step) return [];
      return findMistake(
        entry,
        'letter-twice',
        ['campaigns', index, 'steps', step, 'id'],
        `Step ${step + 1} of ${quote(name)} has the same id as step ${first + 1}, ${quote(id)}; nobody gets the same id twice, so this email would never go out.`,
        'Give the step an id of its own.',
      );
    }),
  );

/** A campaign is ended by forms of the same coach that do not start it. */
export const campaignEndingsExist: CoachRule = (entry, all) => {
  const own = leadFunnelsOf(entry, all).map(({ value }) => value);
  return entry.value.campaigns.flatMap(({ name, endsWith }, index) =>
    endingsOf(endsWith).funnels.flatMap(({ id, place }) => {
      const keys = ['campaigns', index, 'endsWith', place];
      const funnel = own.find((one) => one.id === id);
      if (funnel === undefined) {
        if (!isFolderWhole(entry, all)) return [];
        return findMistake(
          entry,
          'unknown-ending',
          keys,
          `${entry.value.brand} has no funnel ${quote(id)} with a form that could end ${quote(name)}. ${tellKnown(
            own.map((one) => one.id),
            'funnel',
            'with a form',
          )}`,
          nearestOr(
            id,
            [...own.map((one) => one.id), ...happenings],
            'Name one of them or remove the entry.',
          ),
        );
      }
      if (funnel.submission.journey?.campaign !== name) return [];
      return findMistake(
        entry,
        'ends-as-it-begins',
        keys,
        `The form of ${quote(id)} starts ${quote(name)} and would end it as well.`,
        'Remove the entry.',
      );
    }),
  );
};
