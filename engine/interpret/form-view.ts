import type { FormView } from '#engine/contract/form.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { fillMarkup, fillTexts } from '#engine/text/placeholders.ts';
import { failureToast } from './answer.ts';
import { onDate } from './event/chosen-date.ts';
import { askDates, followEvent } from './event/form.ts';
import { legalLinks } from './legal-links.ts';

/**
 * What a visitor's browser may know about a funnel's form: no campaign, no source, no email.
 *
 * @param path the path of the form's page
 * @param event the state of its event; without it every date is open
 * @returns undefined for a funnel without a form
 */
export function formView(
  asDeclared: CompiledFunnel,
  path: string,
  event?: EventAt,
): FormView | undefined {
  const funnel = onDate(asDeclared, event?.shown);
  if (funnel.declaration.kind !== 'lead') return undefined;
  const { form } = funnel.declaration;
  const [notice] = legalLinks(funnel.coach, funnel.language);
  return {
    action: path,
    endpoint: `/api/funnels/${funnel.id}/submissions`,
    tokenEndpoint: `/api/funnels/${funnel.id}/form-token`,
    ...askDates(funnel, event),
    ...(funnel.variant === undefined ? {} : { variant: funnel.variant }),
    ...fillTexts(
      {
        title: form.title,
        ...(form.subtitle === undefined ? {} : { subtitle: form.subtitle }),
        ...(form.missing === undefined ? {} : { missing: form.missing }),
        button: form.button,
        ...(form.privacy === undefined ? {} : { privacy: form.privacy }),
      },
      funnel.values,
    ),
    ...(event && followEvent(funnel, event)),
    ...(form.consent === undefined
      ? {}
      : { consent: fillMarkup(form.consent.text, funnel.values) }),
    ...(notice === undefined ? {} : { privacyNotice: notice }),
    makesLeadId: funnel.declaration.submission.leadId === 'page',
    unreachable: failureToast(funnel, 'exception'),
    schedulingUrl: funnel.coach.schedulingUrl,
    contactEmail: funnel.coach.contactEmail,
    ...(funnel.language === 'en' ? {} : { words: neededWords(funnel) }),
  };
}

/** The words of the form's language that its fields may need. */
function neededWords({ language, formFields }: CompiledFunnel): NonNullable<FormView['words']> {
  const { choices, phone, number, date, onlyIf, ...general } = wordsOf(language).form;
  const has = (kind: string) => formFields.some((field) => field.kind === kind);
  return {
    ...general,
    ...(has('multi-select') ? { choices } : {}),
    ...(has('phone') ? { phone } : {}),
    ...(has('number') ? { number } : {}),
    ...(has('date') ? { date } : {}),
    ...(formFields.some((field) => 'when' in field) ? { onlyIf } : {}),
  };
}
