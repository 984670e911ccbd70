import type { Keys } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';

/** From an evening to the next day's noon, and ten days. */
const [shortest, longest] = [18 * 60, 10 * 24 * 60];

const several =
  /week-?ends?\b|\bretreats?\b|\bcamps?\b|\bovernight\b|(?:\b(?:[2-9]|10|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|dois|três|quatro|sete)[- ](?:full |whole |ganze |jours )?(?:days?|nights?|tage?n?|nächte|jours?|nuits?|d[ií]as|noches|noites)\b(?! (?:before|after|later|earlier|ago|vor|avant|antes)\b))|\bwochenende|\bfi(?:n|m) de semana\b|\bretir[oa]s?\b|\bretraites?\b|\bséjours?\b/i;

/** Whether an event is said to go over several days, as a weekend or a retreat, and is as long as one. */
export function goesOverDays(funnel: Funnel): boolean {
  const minutes = funnel.kind === 'lead' ? (funnel.event?.minutes ?? 0) : 0;
  if (minutes < shortest || minutes > longest) return false;
  return shownTexts(funnel).some(({ keys, text }) => isOfWhole(keys, funnel) && several.test(text));
}

/** Where a funnel says what its event is. */
function isOfWhole([part, list, index]: Keys, { page }: Funnel): boolean {
  if (part !== 'page' || list !== 'sections')
    return ['offer', 'page', 'event'].includes(String(part));
  return ['hero', 'event', 'steps'].includes(page.sections[Number(index)]?.kind ?? '');
}
