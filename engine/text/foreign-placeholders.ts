import { hitsOf, prefilter } from '#engine/patterns/prefilter.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { placeholdersIn } from './placeholders.ts';

/** What other systems call the things that a text may name. */
const things =
  '(?:e-?mail|f|l|m|first|last|full|given|family|middle|nick|user|sur|vor|nach|company|firm|business|organi[sz]ation|brand|coach|event|webinar|workshop|masterclass|offer|product|guide|lead[ _-]?magnet|contact|subscriber|recipient|customer|client|person|your|the)';
const ends =
  '(?:name|nombre|pr[ée]nom|e-?mail|mail|address|phone|company|firm|business|organi[sz]ation|brand|coach|lead[ _-]?magnet|offer|product|guide|event|webinar|date|time|day|month|year|place|venue|location|link|url|website|title|topic|number|price|amount|seats|minutes|city|country)';
const name = `(?:${things}[ ._-]{0,2})*${ends}s?`;
const announced = '(?:offer|product|guide|event|webinar|number|title|topic)s?';
const greeting =
  '(?:hi|hello|hey|dear|welcome|thanks|thank you|congratulations|good (?:morning|evening|day)|hola|hallo|liebe[r]?|bonjour|ol[áa])';

/** Placeholders as other systems write them. */
export const foreignSpellings: readonly RegExp[] = [
  /\{\{\{?[^{}]*\}{0,3}/g,
  /\{%[^%{}]*%?\}?/g,
  /<%[^%<>]*%>/g,
  /[$#]\{[^{}]*\}?|(?<!\w)[@%~^]\{[^{}]*\}?/g,
  /\{\$[^{}]*\}/g,
  /\{[^{}|]*\|[^{}]*\}/g,
  /\*\|[^|]*\|\*/g,
  /<<[^<>]{1,40}>>/g,
  /\[\[[^[\]]{1,40}\]\]/g,
  new RegExp(`«\\s*${name}\\s*»`, 'gi'),
  new RegExp(`<\\s*(?:${name}|(?:seu |su |votre )?(?:sobre)?nome?|apellidos?|anrede)\\s*>`, 'gi'),
  // [Guide] and [Webinar] alone are what headlines put in front.
  new RegExp(`\\[(?!\\s*${announced}\\s*\\])\\s*${name}\\s*\\](?!\\()`, 'gi'),
  /\[[A-Z]+_[A-Z_]+\](?!\()/g,
  /\[[A-Za-z_]*NAME\s*[,|][^\]]*\](?!\()/g,
  new RegExp(`\\((?<=\\b${greeting},?\\s+\\()\\s*${name}\\s*\\)`, 'gi'),
  // What is sent "to (email)", and a value that is nothing but "(name)".
  /\((?<=\b(?:sent|way|go|goes|comes?|it|link|email) to\s+\()\s*(?:your[ _-]?)?e-?mail(?:[ _-]?address)?\s*\)|^\((?:(?:first|last|full|your)[ _-]?)?(?:name|e-?mail|company)\)$/gi,
  // "Here it is, (name)" greets nobody.
  /\((?<=(?:,|\b(?:at|for|from|with|by))\s+\()\s*(?:(?:first|last|full)[ _-]?name|name|company|nombre|pr[ée]nom|vorname)\s*\)/giu,
  /%{1,2}[A-Za-z][\w .]*\|[^%|]*%{1,2}/g,
  /(?<!\p{L})(?:Herrn?|Frau|Mrs?|Ms)\.?(?:\/\p{L}+\.?)* (?:Nach|Vor|Last ?|Sur|First ?)name(?!\p{L})/giu,
  /(?<![\d%])%{1,2}[A-Za-z][\w.:-]*%{1,2}/g,
  new RegExp(`%{1,2}${name}%{1,2}`, 'gi'),
  /\[\*[^[\]]+\*\]|\[(?:subscriber|contact|user|recipient|lead)[.:][^[\]]*\]/gi,
  new RegExp(`[@:](?<=\\b${greeting},?\\s+[@:])${name}\\b:?`, 'gi'),
  /%(?<=(?:^|\s)%)[sd](?![\w%])/g,
  new RegExp(`([~#@^|!])\\1?${name}\\1{1,2}`, 'gi'),
  new RegExp(`\\$${name}\\b`, 'gi'),
  new RegExp(`\\b_{2}${name}_{2}\\b`, 'gi'),
  new RegExp(`(?<=\\b${greeting},?\\s+)(?:_{2,}|-{3,}|\\.{5,})`, 'gi'),
  /^_{3,}$|(?<=,\s)_{3,5}(?=[.!]?$)/g,
  /(?<=\b(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Tt]hank you|[Tt]hanks|[Ww]elcome|[Cc]ongratulations),?\s)(?:NAME|Name)\b(?![’'-])/g,
  /(?<=,\s)(?:FIRST )?NAME(?=[.!?]?$|[.!?,] )|^(?:FIRST )?NAME(?=[,!] )/g,
  /[｛｝]+[^｛｝]*[｛｝]*/gu,
  new RegExp(`&lt;\\s*${name}\\s*&gt;`, 'gi'),
  /(?<=,\s)[:@](?:first_?)?name\b:?|(?<![\w/])@(?:name|first_?name|email|company)\b/giu,
  /(?<=^|[\s(“"'])(?:FNAME|LNAME|FIRST_?NAME|LAST_?NAME|first_?name|firstName|lastName|last_name)(?![\w@]|\.\w)/g,
  /(?<![\w{./@-])(?:leadMagnet|event\.(?:name|date|time|minutes|place|seats))(?![\w}])/g,
];

const prepared = foreignSpellings.map((pattern) => ({ pattern, mayMatch: prefilter([pattern]) }));

/** What each of these spellings has at least one of; most texts have none. */
const anySign =
  /[^\p{L}\p{N}\s.,;:!?'’‘"“”()–—-]|!\p{L}|\(\s*\p{L}|:\p{L}|-{3}|\.{5}|\p{Ll}\p{Lu}|NAME|event\./u;

/** Whether a text may hold a placeholder of another system: a quick guess, seldom wrong. */
export const mayHoldForeign = rememberTexts((text) => anySign.test(text));

/** The names of this site's placeholders in a text, without what belongs to the spelling of another. */
export function ownPlaceholdersIn(text: string): string[] {
  return text.includes('{') ? placeholdersIn(withoutForeign(text)) : [];
}

/** A text without the placeholders of other systems, for rules that read this site's own. */
export function withoutForeign(text: string): string {
  return mayHoldForeign(text) ? withoutSpellings(text) : text;
}

const withoutSpellings = rememberTexts(removeForeign);

function removeForeign(text: string): string {
  let rest = text;
  let hits = hitsOf(text);
  for (const { pattern, mayMatch } of prepared) {
    if (!mayMatch(hits)) continue;
    const kept = rest.replace(pattern, ' ');
    if (kept !== rest) hits = hitsOf(kept);
    rest = kept;
  }
  return rest;
}

/** This site's placeholders for what other names mean, the likeliest first. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'email'],
  [/event.?(?:name|title)|webinar|workshop|masterclass/i, 'event.name'],
  [/lead.?magnet|offer|product|guide|report|^title/i, 'leadMagnet'],
  [/company|organi|firm|business/i, 'company'],
  [/coach|brand/i, 'coach'],
  [/minutes|duration|length/i, 'event.minutes'],
  [/date|day/i, 'event.date'],
  [/time(?!.?zone)/i, 'event.time'],
  [/place|venue|location/i, 'event.place'],
  [/seats|spots/i, 'event.seats'],
  [/name|nome|nombre|nom\b|prénom|^[^A-Za-zÀ-ỿ]*$/i, 'name'],
];

/** The placeholder that was meant by another name, or by another system's spelling of one. */
export function placeholderMeant(found: string): string | undefined {
  return meanings.find(([pattern]) => pattern.test(found))?.[1];
}
