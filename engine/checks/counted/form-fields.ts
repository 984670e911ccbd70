import { requestedMessage } from '#engine/checks/facts/counts.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';

/** Whether a text stands directly above the form. */
export function isAboveForm({ keys, place }: Said): boolean {
  return (
    place === 'page' && keys[0] === 'form' && ['title', 'subtitle'].includes(String(keys.at(-1)))
  );
}

/** Whether "the eight questions" are what the form brings: points of its email, or in the words of the offer. */
export function isCountOfOffer({ funnel, coach }: Said, number: number, words: string): boolean {
  if (!isLeadFunnel(funnel) || coach === undefined) return false;
  const { offer, page } = funnel;
  return (
    requestedMessage(funnel, coach)?.points?.length === number ||
    [offer.name, offer.summary, page.title].join('|').toLowerCase().includes(words.toLowerCase())
  );
}

/** What says that some fields may stay empty. */
const saysOptional =
  /\b(?:optional|required|needed?|must|if you (?:like|want|wish)|the rest|freiwillig|pflicht|facultati[fv]|obligatoire|opcional|obligatori|obrigatóri)/i;

/**
 * The numbers of fields that may be told of a form: all, those that everybody is asked, those that are
 * required where the form or the text says that the others are not, and any of them with the choice of
 * a date.
 */
export function countsOfFields(funnel: LeadFunnel, text: string): readonly number[] {
  const all = askedFields(funnel);
  const always = all.filter(([, field]) => field.when === undefined);
  const required = all.filter(
    ([, field]) =>
      field.required ||
      (!saysOptional.test(text) &&
        !saysOptional.test(
          `${field.label} ${field.help ?? ''} ${'placeholder' in field ? field.placeholder : ''}`,
        )),
  );
  const choice = (funnel.event?.dates?.length ?? 0) > 1 ? [0, 1] : [0];
  return [all, always, required].flatMap(({ length }) => choice.map((more) => length + more));
}
