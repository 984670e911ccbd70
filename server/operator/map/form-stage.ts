import type { MapPart, MapStage } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listFormStates, type NamedState } from '#engine/interpret/form-states.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { count } from '#engine/text/wording.ts';
import { answerKey, formKey, say, sayScreen, sayToast } from './parts.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** The states in which the form itself asks again. */
export const asked = ['empty', 'invalid'];

/** The form: its questions, and how it asks again. */
export function formStage(funnel: CompiledFunnel, { form, event }: Lead): MapStage {
  const { formFields, language } = funnel;
  const kinds = formFields.map(({ kind, label, required }) => ({
    label: kind === 'consent' ? 'Box' : label,
    text: kind === 'consent' ? plainText(label) : required ? kind : `${kind}, may be left empty`,
  }));
  return {
    key: 'form',
    title: 'The form',
    main: [
      {
        key: formKey,
        kind: 'form',
        title: form.title,
        meaning: [
          `It asks for ${count(formFields.length, 'answer')}.`,
          ...(event?.hold
            ? [`A seat is held for ${count(event.hold.minutes, 'minute')} until it is confirmed.`]
            : []),
          ...(language === 'en' ? [] : [`Its own words are in “${language}”.`]),
        ].join(' '),
        tone: 'plain',
        words: [
          ...say('Under the title', form.subtitle),
          ...kinds,
          ...say('Button', form.button.idle),
          ...say('Beside it', form.privacy),
          ...say('Agreed to by sending', form.consent?.text),
        ],
        to: [{ part: answerKey(firstAnswer(funnel)), by: 'sending it' }],
      },
    ],
    side: listFormStates(funnel)
      .filter(({ key }) => asked.includes(key))
      .map((named) => ({
        ...describeState(named),
        title: named.key === 'empty' ? 'Sent with something missing' : 'Sent with a wrong address',
        meaning: 'The form says under each field what is wrong. What was typed stays.',
        tone: 'warn',
        to: [{ part: formKey, by: 'trying again' }],
      })),
  };
}

/** The answer to a form that was sent successfully. */
export function firstAnswer(funnel: CompiledFunnel): 'unconfirmed' | 'succeeded' {
  return asksToConfirm(funnel) ? 'unconfirmed' : 'succeeded';
}

/** What an answer shows. */
export function describeState({
  key,
  state,
}: NamedState): Pick<MapPart, 'key' | 'kind' | 'words' | 'preview'> {
  const screen = state.kind === 'succeeded' ? state.screen : undefined;
  const fields = state.kind === 'rejected' ? state.fields : {};
  return {
    key: answerKey(key),
    kind: 'answer',
    words: [
      ...sayToast(state.kind === 'idle' ? undefined : state.toast),
      ...sayScreen(screen),
      ...Object.values(fields).flatMap((text) => say('Under the field', text)),
    ],
    preview: { kind: 'page', state: key },
  };
}
