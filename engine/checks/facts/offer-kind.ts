import {
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import type { FunctionTemplate } from '#engine/declaration/coach.ts';
import type { LeadFunnel, OfferKind } from '#engine/declaration/funnel.ts';
import { isOfEvent } from '#engine/schedule/event-emails.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { quote } from '#engine/text/wording.ts';

const toRead: readonly OfferKind[] = ['guide', 'report', 'test'];
const toAttend: readonly OfferKind[] = ['masterclass', 'workshop', 'webinar', 'event'];

/** What a funnel offers is what it declares: a guide has no event, a masterclass has one. */
export const offerKindFits: FunnelRule = (entry, all) => {
  const { value } = entry;
  const { kind } = value.offer;
  const find = (problem: string, remedy: string) => [
    findMistake(entry, 'offer-kind', ['offer', 'kind'], problem, remedy),
  ];
  if (value.kind === 'booking') {
    return toRead.includes(kind)
      ? find(
          `The offer is a ${kind}, but a booking page has no form by which anybody could get it.`,
          "Write kind: 'call' for the offer, or make the page a lead funnel.",
        )
      : [];
  }
  if (toRead.includes(kind) && value.event) {
    return find(
      `The offer is a ${kind}, but the funnel declares an event, ${quote(value.event.name)}.`,
      `Write the offer's kind as ${toAttend.join(', ')}, or remove the event.`,
    );
  }
  if (toAttend.includes(kind) && !value.event && !leadsToScheduling(value, coachOf(entry, all))) {
    return findDoubt(
      entry,
      'offer-kind',
      ['offer', 'kind'],
      `The offer is a ${kind}, but the funnel declares no event, so nobody learns when it takes place.`,
      "Add event: { … }, or give the success screen a button to 'scheduling' where people choose their own time.",
    );
  }
  return [];
};

type Coach = ReturnType<typeof coachOf>;

function leadsToScheduling(funnel: LeadFunnel, coach: Coach): boolean {
  const { success, submission, page, id } = funnel;
  const declared = ownValue(coach?.value.functions, submission.email.function);
  const message = ownValue(declared?.messages, id) ?? declared?.message;
  return (
    (success.after === 'screen' && success.screen.button?.to === 'scheduling') ||
    message?.button?.to === 'scheduling' ||
    page.sections.some(({ kind }) => kind === 'calendar' || kind === 'booking')
  );
}

/** The email that answers a form is of the kind that the form asks for. */
export const emailFitsOffer: FunnelRule = leadRule((entry, all) => {
  const { value } = entry;
  const coach = coachOf(entry, all);
  const name = value.submission.email.function;
  const declared = ownValue(coach?.value.functions, name);
  if (coach === undefined || declared === undefined) return [];
  const wrong = misfit(declared.template, value, (templates) => {
    const fitting = Object.entries(coach.value.functions).filter(([, one]) =>
      templates.includes(one.template),
    );
    const names = fitting.map(([fit]) => quote(fit)).join(' or ');
    return `Name ${names === '' ? 'a function' : `${names},`} whose template is ${templates.join(' or ')}`;
  });
  if (wrong === undefined) return [];
  const [problem, remedy] = wrong;
  const keys = ['submission', 'email', 'function'];
  return findMistake(entry, 'email-template', keys, `${name} is ${problem}.`, remedy);
});

/**
 * Why an email of a template cannot answer a form, and which one can.
 *
 * @param nameOne the words that name a function of one of the templates
 */
function misfit(
  template: FunctionTemplate,
  { event, offer }: LeadFunnel,
  nameOne: (templates: readonly FunctionTemplate[]) => string,
): readonly [problem: string, remedy: string] | undefined {
  if (template === 'reminder')
    return [
      'a reminder, which goes out before an event, but this form sends it at once',
      `${nameOne(event ? ['confirmation'] : ['guide', 'confirmation'])}; a reminder belongs in event.reminder.`,
    ];
  if (isOfEvent(template))
    return [
      `of the template ${template}, which goes to those who are registered or wait, but this form sends it at once`,
      `${nameOne(['confirmation'])}; this one belongs in event.${template === 'seat-offer' ? 'whenFull.waitingList' : template}.`,
    ];
  if (template === 'guide' && event)
    return [
      `of the template guide, but this form registers people for ${quote(event.name)}, so they would get neither its date nor a calendar file`,
      `${nameOne(['confirmation'])}.`,
    ];
  if (template === 'confirmation' && !event && toRead.includes(offer.kind))
    return [
      `of the template confirmation, but this form asks for a ${offer.kind}, and there is nothing to register for`,
      `${nameOne(['guide'])}.`,
    ];
  return undefined;
}
