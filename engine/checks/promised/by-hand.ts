import { online, placesOf } from '#engine/checks/claims/of-places.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';

const printed =
  /^(?:certificate|handout|work ?sheet|work ?book|check ?list|cheat ?sheet|recipe (?:book|card|collection)|cook ?book|score ?card|ticket|template|planner|printable|calculator)s?$/i;
const later =
  /\be-?mail|inbox|\bsen[dt]s?\b|attach|download|arriv|afterwards|\bfollows?\b|\bposts?\b/i;
const condition = /^[^.!?]*\b(?:if|unless|once) (?:you|they)\b/i;

/**
 * Whether a person gives what a text names: what lies in the room where people meet, or what depends on
 * what they bring. No email needs to send that.
 *
 * @param match the words that name it
 */
export function isGivenByHand(said: Said, thing: string, match: RegExpExecArray): boolean {
  if (condition.test(said.text.slice(match.index + match[0].length))) return true;
  const places = placesOf(eventOf(said));
  const isInRoom = places.length > 0 && !places.some((place) => online.test(place));
  return isInRoom && printed.test(thing) && !later.test(said.text);
}
