import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { writeEach } from '#engine/checks/said/moment.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, isOwnClaim } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

/** Nobody is told, in another language, of a browser or a chat where the event is in a room. */
export function judgePlaces(words: SaidWords): Judge {
  const inPerson = wholeWords(words.inPerson);
  const onScreen = wholeWords(words.onScreen);
  return judgeWhere([onScreen], (said) => {
    const event = eventOf(said);
    const match = onScreen.exec(said.text);
    if (event === undefined || match === null || !isOwnClaim(said)) return [];
    if (said.place === 'campaign' || said.keys[0] === 'event') return [];
    const places = listDates(event).map(({ place }) => place);
    const isInRoom = (place: string) => inPerson.test(place) && !onScreen.test(place);
    if (!places.every(isInRoom)) return [];
    return {
      rule: 'event-place',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but the event is ${writeEach(places.map((place) => `“${place}”`))} (event.place).`,
      remedy: 'Say how people get there, or correct event.place.',
    };
  });
}
