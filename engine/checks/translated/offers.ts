import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { isLeadFunnel, isToRead } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';

/** Nobody is asked, in another language, to download an event or to register for a guide. */
export function judgeOffers(words: SaidWords): Judge {
  const download = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.download})(?![A-Za-zÀ-ỿ])`, 'i');
  const register = wholeWords(words.register);
  return judgeWhere([download, register], ({ keys, text, funnel, section }) => {
    const last = String(keys.at(-1));
    const isAsked =
      (keys[0] === 'form' && ['title', 'idle'].includes(last)) ||
      (last === 'button' && ['hero', 'closing'].includes(section ?? ''));
    if (!isAsked || !isLeadFunnel(funnel)) return [];
    const { offer, event } = funnel;
    const wrong = isToRead(offer)
      ? register.exec(text)?.[0]
      : event !== undefined && offer.file === undefined
        ? download.exec(text)?.[0]
        : undefined;
    if (wrong === undefined) return [];
    return {
      rule: 'offer-kind',
      isDoubt: true,
      claim: wrong.toLowerCase(),
      problem: `${quote(wrong)} stands here, but the offer is declared as a ${offer.kind}: ${quote(offer.name)} (offer.kind).`,
      remedy: 'Say what people do here, or correct offer.kind.',
    };
  });
}
