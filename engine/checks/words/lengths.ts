import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { CoachRule, FunnelRule, Surroundings } from '#engine/checks/rule/rule.ts';
import { findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { holdsMarkup, plainText } from '#engine/text/markup.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';

/** How long a text of a place may be before something cuts it, and what does. */
interface Limit {
  /** The names that lead to the text, without numbers, as in `page.sections.headline`. */
  readonly place: RegExp;
  readonly max: number;
  readonly effect: string;
}

const limits: readonly Limit[] = [
  { place: /^page\.title$/, max: 65, effect: 'search results cut titles after about 60' },
  {
    place: /^page\.description$/,
    max: 165,
    effect: 'search results cut descriptions after about 160',
  },
  {
    place: /\bmessage(?:s\.[^.]+)?\.subject$/,
    max: 78,
    effect: 'inboxes cut subjects after about 70',
  },
  {
    place: /\bmessage(?:s\.[^.]+)?\.preview$/,
    max: 140,
    effect: 'inboxes show about 90 and cut the rest',
  },
  {
    place: /\bbutton(?:\.(?:label|idle|busy))?$|\.related\.label$/,
    max: 45,
    effect: 'it breaks over several lines on a telephone',
  },
  { place: /^form\.fields\.[^.]+\.label$/, max: 90, effect: 'a label is read at a glance' },
  {
    place: /^form\.fields\.[^.]+\.(?:placeholder|prompt)$/,
    max: 50,
    effect: 'the field on a telephone cuts it',
  },
  {
    place: /\.(?:headline|heading)$|^form\.title$|\bscreen\.title$/,
    max: 110,
    effect: 'a headline is read in one breath',
  },
  {
    place: /^page\.sections\.(?:title|items\.title|items\.question)$/,
    max: 130,
    effect: 'a title is read in one breath',
  },
  { place: /\.eyebrow$/, max: 70, effect: 'it stands in small letters over the title' },
  {
    place: /\btoast\.title$|^(?:failure\.[^.]+|form\.missing|success\.delayed)\.title$/,
    max: 90,
    effect: 'a toast shows for a few seconds',
  },
  {
    place: /\btoast\.description$|^(?:failure\.[^.]+|form\.missing|success\.delayed)\.description$/,
    max: 220,
    effect: 'a toast shows for a few seconds',
  },
  { place: /^offer\.name$|^event\.name$/, max: 90, effect: 'cards, titles and subjects repeat it' },
  { place: /^offer\.summary$/, max: 220, effect: 'cards hold a sentence' },
  { place: /^(?:brand|sender\.name)$/, max: 50, effect: 'inboxes cut names after about 30' },
  { place: /^tagline$/, max: 130, effect: 'it is one line on home' },
  {
    place: /\bartwork\.(?:title|subtitle|author)$/,
    max: 80,
    effect: 'the cover has no room for more',
  },
  { place: /\bartwork\.badge$/, max: 25, effect: 'the badge has no room for more' },
  { place: /\bitems\.value$/, max: 20, effect: 'it is set as large as a number' },
  { place: /\balt$|^emblemAlt$/i, max: 300, effect: 'people hear it all before they can go on' },
];

const limitOf = rememberTexts((place) => limits.find((one) => one.place.test(place)));

const described = 'page.description';
const minDescription = 30;

interface Judged {
  readonly file: string;
  readonly value: object;
}

/** No text is longer than what is shown of it, and those for search results say enough. */
function judge(entry: Judged, all: Surroundings): Finding[] {
  const values = valuesOf(entry.value, all);
  return shownTexts(entry.value).flatMap(({ keys, text }) => {
    const place = keys.filter((key) => typeof key === 'string').join('.');
    const limit = limitOf(place);
    if (limit === undefined && place !== described) return [];
    const property = place.slice(place.lastIndexOf('.') + 1);
    const shown = holdsMarkup(property) ? plainText(text) : text;
    const length = [...fillText(shown, values)].length;
    if (place === described && length < minDescription) {
      return findDoubt(
        entry,
        'text-length',
        keys,
        `${quote(text)} has ${length} characters; search results have room for 160 and would show something else.`,
        'Write one or two sentences: what it is and who it helps.',
      );
    }
    // A name may be one word; "Home" and a brand alone say nothing of the page.
    if (place === 'page.title' && !/[\s{]/.test(shown.trim()) && shown !== values['leadMagnet']) {
      return findDoubt(
        entry,
        'text-length',
        keys,
        `${quote(text)} is one word; search results and tabs have room for 60 characters.`,
        'Write what the page offers, and to whom.',
      );
    }
    if (limit === undefined || length <= limit.max) return [];
    return findDoubt(
      entry,
      'text-length',
      keys,
      `${quote(text)} has ${length} characters; ${limit.effect}.`,
      `Say it in ${limit.max} or fewer.`,
    );
  });
}

export const funnelTextsFit: FunnelRule = judge;
export const coachTextsFit: CoachRule = judge;

/** What placeholders are replaced by as far as the files say; the rest counts as a few letters. */
function valuesOf(value: object, all: Surroundings): Record<string, string> {
  const offer: unknown = Reflect.get(Object(Reflect.get(value, 'offer')), 'name');
  const slug: unknown = Reflect.get(value, 'coach');
  const coach = typeof slug === 'string' ? ownOf(all, slug).coach : undefined;
  return {
    ...(typeof offer === 'string' ? { leadMagnet: offer } : {}),
    ...(coach ? { coach: coach.value.brand } : {}),
  };
}
