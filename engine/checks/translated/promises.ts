import {
  eventOf,
  isLeadFunnel,
  isOwnClaim,
  type Judge,
  judgeWhere,
  type Said,
} from '#engine/checks/facts/said.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { PromisedWords, SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';
import { wholeWords } from './patterns.ts';

/** Nobody is promised, in another language, a recording, a waiting list or a message that there is not. */
export function judgePromises({ promised }: SaidWords): Judge {
  const nouns = {
    recording: wholeWords(promised.recording),
    waitingList: wholeWords(promised.waitingList),
    textMessage: wholeWords(promised.textMessage),
  };
  const comes = wholeWords(promised.comes);
  const denies = wholeWords(promised.denies);
  const find = (rule: Doubt, words: string, problem: string, remedy: string) => [
    {
      rule,
      isDoubt: true,
      claim: words.toLowerCase(),
      problem: `${quote(words)} stands here, but ${problem}.`,
      remedy,
    },
  ];
  return judgeWhere(Object.values(nouns), (said) => {
    if (said.place === 'campaign' || !isOwnClaim(said) || !isLeadFunnel(said.funnel)) return [];
    const event = eventOf(said);
    // What one part of a sentence denies, another may promise.
    for (const sentence of said.text.split(/(?<=[.!?,;:])\s+/u)) {
      if (sentence.endsWith('?') || denies.test(sentence)) continue;
      const recording = nouns.recording.exec(sentence)?.[0];
      if (recording && event && comes.test(sentence) && !isWritten(said, promised)) {
        return find(
          'promised-recording',
          recording,
          'no email of this coach brings one',
          'Send it with an email of the funnel, or take the promise out.',
        );
      }
      const list = nouns.waitingList.exec(sentence)?.[0];
      if (list && event && !(event.whenFull && 'waitingList' in event.whenFull)) {
        return find(
          'nothing-there',
          list,
          'the event declares no waiting list (event.whenFull)',
          'Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.',
        );
      }
      const message = nouns.textMessage.exec(sentence)?.[0];
      if (message && comes.test(sentence) && !asksForPhone(said)) {
        return find(
          'promised-contact',
          message,
          'the form asks for no telephone number',
          'Add a field for the number, or say that an email comes.',
        );
      }
    }
    return [];
  });
}

/** Whether an email of the coach speaks of a recording. */
function isWritten({ coach }: Said, { recording }: PromisedWords): boolean {
  const noun = wholeWords(recording);
  return textsIn([coach?.functions, coach?.campaigns]).some(({ text }) => noun.test(text));
}

function asksForPhone({ funnel }: Said): boolean {
  return (
    isLeadFunnel(funnel) &&
    askedFields(funnel).some(
      ([name, { kind, label }]) =>
        kind === 'phone' ||
        /phone|tel|mobil|handy|whatsapp|celular|móvil/iu.test(`${name} ${label}`),
    )
  );
}
