import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

const digits = '\\d{1,3}(?:,\\d{3})+|\\d{2,}';
/** "500+ owners coached" */
const credential = new RegExp(`^(?<number>${digits})\\+ [A-Za-zÀ-ỿ]`, 'u');
/** "more than 500 owners", "we have moved 500 executives" */
const told = new RegExp(
  `\\b(?:more than|over|about|almost|nearly|have (?:moved|tended|helped|coached|trained|taught|guided|advised)) (?<number>${digits})(?![\\d%]|[.,]\\d) (?!(?:minutes?|hours?|days?|weeks?|months?|years?|dollars|euros|pounds|percent|miles|pages|degrees)\\b)[A-Za-zÀ-ỿ]+`,
  'gi',
);

/** How many people a coach has reached is one number in its credentials and in its biography. */
export const biographyKeepsCount: CoachRule = (entry) =>
  textsIn({ biography: entry.value.biography })
    .filter(({ keys }) => keys[1] !== 'credentials')
    .flatMap(({ keys, text }) => judge(entry, keys, text, entry.value));

/** The same above the coach on a funnel's page, and how a page's figures say that people rate it. */
export const hostKeepsCount: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all)?.value;
  if (coach === undefined) return [];
  return entry.value.page.sections.flatMap((section, index): Finding[] => {
    const keys = ['page', 'sections', index];
    if (section.kind === 'host') return judge(entry, [...keys, 'title'], section.title, coach);
    if (section.kind !== 'statistics') return [];
    return section.items.flatMap(({ value }, item) =>
      judgeRating(entry, [...keys, 'items', item, 'value'], value, coach),
    );
  });
};

/** "4.9/5", "4.9 out of 5" */
const rating = /(?<![\d.,])(?<number>\d\.\d) ?(?:\/|out of) ?5(?![\d.])/;

function judgeRating(
  entry: { readonly file: string },
  keys: Keys,
  text: string,
  coach: DeepReadonly<Coach>,
): Finding[] {
  const number = rating.exec(text)?.groups?.['number'];
  const rated = coach.biography.credentials?.find((shown) => rating.test(shown));
  if (number === undefined || rated === undefined) return [];
  if (rating.exec(rated)?.groups?.['number'] === number) return [];
  return [
    findDoubt(
      entry,
      'count-of-points',
      keys,
      `${quote(text)} stands here, but the credentials say ${quote(rated)} (biography.credentials).`,
      'Write the figure that is right in both places.',
    ),
  ];
}

function judge(
  entry: { readonly file: string },
  keys: Keys,
  text: string,
  coach: DeepReadonly<Coach>,
): Finding[] {
  const reached = (coach.biography.credentials ?? []).flatMap((shown) => {
    const number = credential.exec(shown)?.groups?.['number'];
    return number === undefined ? [] : [{ shown, number: plain(number) }];
  });
  const [first] = reached;
  if (first === undefined) return [];
  const wrong = Array.from(text.matchAll(told)).find(({ groups = {} }) => {
    const number = plain(groups['number'] ?? '');
    return Number(number) >= 50 && !reached.some((one) => one.number === number);
  });
  if (wrong === undefined) return [];
  return [
    findDoubt(
      entry,
      'count-of-points',
      keys,
      `${quote(wrong[0])} stands here, but the credentials say ${quote(first.shown)} (biography.credentials).`,
      'Write the figure that is right in both places.',
    ),
  ];
}

function plain(number: string): string {
  return number.replaceAll(',', '');
}
