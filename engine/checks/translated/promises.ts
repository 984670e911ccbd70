import { isNamedLater } from '#engine/checks/facts/promises.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, isLeadFunnel, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';

/** A recording that is promised in another language comes by an email of the funnel. */
export function judgeRecordings({ recording: { what, comes, denied } }: SaidWords): Judge {
  const named = wholeWords(what);
  const isPromise = wholeWords(comes);
  const isDenial = wholeWords(denied);
  return judgeWhere([named], (said) => {
    const { text, place, keys } = said;
    const sentences = text.split(/(?<=[.!?…])\s/u);
    const promise = sentences.find((one) => named.test(one) && isPromise.test(one));
    if (promise === undefined || promise.trim().endsWith('?')) return [];
    // "Wer nicht kann, bekommt die Aufzeichnung" denies something else.
    const clause = promise.split(/[,;:–—]\s/u).find((one) => named.test(one)) ?? promise;
    if (isDenial.test(clause) || /^(?:nein|non?|não)(?!\p{L})/iu.test(promise)) return [];
    if (eventOf(said) === undefined || !isOwnClaim(said) || place === 'campaign') return [];
    if (keys.includes('notForYou') || isNamedLater(said, named)) return [];
    return {
      rule: 'promised-recording',
      isDoubt: true,
      claim: 'recording',
      problem: `${quote(promise)} stands here, but no email of this funnel that comes after the event brings a recording.`,
      remedy: 'Send it with an email after the event (event.after), or take the promise out.',
    };
  });
}

/** Nobody is promised, in another language, a waiting list or a text message that there is not. */
export function judgePromises({ waitingList, textMessage, recording, reminds }: SaidWords): Judge {
  const list = wholeWords(waitingList);
  const message = wholeWords(textMessage);
  const isPromise = wholeWords(`${recording.comes}|(?:${reminds})[A-Za-zÀ-ỿ]*`);
  const isDenial = wholeWords(recording.denied);
  const find = (rule: Doubt, words: string, problem: string, remedy: string) => ({
    rule,
    isDoubt: true,
    claim: words.toLowerCase(),
    problem: `${quote(words)} stands here, but ${problem}.`,
    remedy,
  });
  return judgeWhere([list, message], (said) => {
    const event = eventOf(said);
    if (said.place === 'campaign' || !isOwnClaim(said)) return [];
    // What one part of a sentence denies, another may promise.
    for (const part of said.text.split(/(?<=[.!?,;:])\s+/u)) {
      if (part.endsWith('?') || isDenial.test(part)) continue;
      const line = list.exec(part)?.[0];
      if (line && event && !(event.whenFull && 'waitingList' in event.whenFull)) {
        return find(
          'nothing-there',
          line,
          'the event declares no waiting list (event.whenFull)',
          'Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.',
        );
      }
      const promised = message.exec(part)?.[0];
      if (promised && isPromise.test(part) && !toUs.test(part) && !asksForPhone(said)) {
        return find(
          'promised-contact',
          promised,
          'the form asks for no telephone number',
          'Add a field for the number, or say that an email comes.',
        );
      }
    }
    return [];
  });
}

/** "Schicken Sie uns", "envíenos": what readers may do. */
const toUs =
  /(?<![A-Za-zÀ-ỿ])(?:uns|schicken Sie|senden Sie|mand[ae]|envi[ae]|env[íi][ae]|escrib[ae]|escrev[ae]|envoyez|écrivez)(?![A-Za-zÀ-ỿ])|nos(?![A-Za-zÀ-ỿ])|-nous/i;

/** Whether a form asks for a number at which people can be called. */
export function asksForPhone({ funnel }: Said): boolean {
  return (
    !isLeadFunnel(funnel) ||
    askedFields(funnel).some(
      ([name, { kind, label }]) =>
        kind === 'phone' ||
        /phone|tel|mobil|handy|whatsapp|celular|móvil/i.test(`${name} ${label}`),
    )
  );
}
