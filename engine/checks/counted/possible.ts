import { findDoubt, type Keys, type Rule } from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';

/** "Rated 9.4 out of 5", "4.9/5". */
const rating = /(?<![\d.,])(?<value>\d+(?:\.\d+)?) ?(?:\/|out of) ?(?<best>5|10)\b/i;
const share = /^(?<percent>\d{3,}) ?%/;
/** What may be more than all of it. */
const growing =
  /\b(?:more|increase|grow|growth|higher|faster|return|roi|rise|gain|better|target|of (?:last|the) (?:year|month)|mehr|höher|schneller|plus|más|mais)\b/i;

/** No more than all do something, and nobody is rated above the best: in statistics and credentials. */
export const figuresArePossible: Rule<Coach | Funnel> = (entry) =>
  figuresOf(entry.value).flatMap(({ keys, shown }) => {
    const { value, best } = rating.exec(shown)?.groups ?? {};
    const isTooGood = Number(value) > Number(best);
    const percent = growing.test(shown) ? undefined : share.exec(shown)?.groups?.['percent'];
    if (!isTooGood && !(Number(percent) > 100)) return [];
    return findDoubt(
      entry,
      'unlikely-number',
      keys,
      `${quote(shown)} is more than ${isTooGood ? best : '100%'}, which is the most there can be.`,
      'Correct the figure.',
    );
  });

function figuresOf(value: Coach | Funnel): readonly { keys: Keys; shown: string }[] {
  if ('biography' in value) {
    return (value.biography.credentials ?? []).map((shown, index) => ({
      keys: ['biography', 'credentials', index],
      shown,
    }));
  }
  return value.page.sections.flatMap((section, index) =>
    section.kind === 'statistics'
      ? section.items.map(({ value: figure, label }, place) => ({
          keys: ['page', 'sections', index, 'items', place, 'value'],
          shown: `${figure} ${label}`,
        }))
      : [],
  );
}
