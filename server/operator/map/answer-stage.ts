import type { MapPart, MapStage } from '#engine/contract/console/funnel-map.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listFormStates, type NamedState } from '#engine/interpret/form-states.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { asksToConfirm, confirmDays } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { beginSentence, count } from '#engine/text/wording.ts';
import { answerKey, byButton, formKey, say, sayScreen, sayToast } from './parts.ts';

type Lead = DeepReadonly<LeadFunnel>;

/** The states in which the form itself asks again. */
const asked = ['empty', 'invalid'];

/** What follows a saved submission, as ways to emails and ends. */
export type Ways = MapPart['to'];

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
function firstAnswer(funnel: CompiledFunnel): 'unconfirmed' | 'succeeded' {
  return asksToConfirm(funnel) ? 'unconfirmed' : 'succeeded';
}

/** The answers on the main way. */
const mainAnswers = ['unconfirmed', 'succeeded'];

/** The answers to a form, and what they mean. */
export function answerStage(
  funnel: CompiledFunnel,
  lead: Lead,
  { asked: asking, saved }: { readonly asked: Ways; readonly saved: Ways },
): MapStage {
  const states = listFormStates(funnel).filter(({ key }) => key !== 'idle' && !asked.includes(key));
  const main = states.filter(({ key }) => mainAnswers.includes(key));
  const side = states.filter(({ key }) => !mainAnswers.includes(key));
  const describe = (named: NamedState): MapPart => ({
    ...describeState(named),
    ...explain(named, lead, saved, asking),
  });
  return {
    key: 'answer',
    title: 'The answer',
    main: main.map(describe),
    side: [...side.map(describe), ...listEngineAnswers(funnel)],
  };
}

function describeState({
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

type Explained = Pick<MapPart, 'title' | 'meaning' | 'tone' | 'to'>;

/** What leads to an answer, and what it means. */
function explain(
  { key, title, state }: NamedState,
  lead: Lead,
  saved: Ways,
  asking: Ways,
): Explained {
  const { submission } = lead;
  const { onFailure, timeoutSeconds = 10 } = submission.email;
  const again = [{ part: formKey, by: 'sending it again' }];
  const failed = { title: beginSentence(title), tone: 'bad', to: again } as const;
  const screen = state.kind === 'succeeded' ? byButton(state.screen?.button) : [];
  const storedUnder = `The person is stored as a lead of “${submission.source}”.`;
  switch (key) {
    case 'unconfirmed':
      return {
        title: 'To be confirmed',
        tone: 'warn',
        meaning: `An email asks to confirm. Nothing counts before that, and unconfirmed sign-ups are deleted after ${count(confirmDays, 'day')}. People who have confirmed with this coach before see the same answer and get everything at once.`,
        to: asking,
      };
    case 'succeeded':
      return {
        title: asking.length > 0 ? 'Confirmed and saved' : 'Saved',
        tone: 'good',
        meaning: `${storedUnder} Lead, email${submission.journey ? ', campaign' : ''}${lead.event ? ' and seat' : ''} are saved together or not at all.`,
        to: [...saved, ...screen],
      };
    case 'delayed':
      if (asking.length > 0) {
        return {
          title: 'To be confirmed, but the email is late',
          tone: 'warn',
          meaning: 'The first attempt to send the email that asks failed; it is retried for a day.',
          to: asking,
        };
      }
      return {
        title: 'Saved, but the email is late',
        tone: 'warn',
        meaning: `${storedUnder} The first attempt to send the email failed; it is retried for a day.`,
        to: [...saved.slice(0, 1), ...screen],
      };
    case 'waiting':
      return {
        title: 'On the waiting list',
        tone: 'warn',
        meaning:
          'No seat is left: the person waits in line. The requested email is held until then.',
        to: saved.filter(({ by }) => by === seatFree),
      };
    case 'failed-lead':
    case 'failed-journey':
      return { ...failed, meaning: 'Nothing was stored and nothing is sent.' };
    case 'failed-email':
      return {
        ...failed,
        title: 'The email could not be sent',
        meaning:
          onFailure === 'fail'
            ? 'The first attempt to send the email failed. What was typed is stored, and the email is retried for a day.'
            : 'Only used by a form whose answer waits for its email; this one does not mention a failed attempt.',
      };
    case 'failed-exception':
      return {
        ...failed,
        meaning: `Something failed, or the email took longer than ${count(timeoutSeconds, 'second')}. A reference leads to the cause.`,
      };
    case 'failed':
      return {
        ...failed,
        meaning:
          'Shown for every failing step without words of its own. A reference leads to the cause.',
      };
    case 'failed-alreadyRegistered':
      return {
        ...failed,
        title: 'Already registered',
        tone: 'warn',
        meaning: 'The person has a seat at this date. Nothing changes, and no email is sent.',
      };
    case 'failed-full':
      return {
        ...failed,
        title: 'The last seat has just been taken',
        tone: 'warn',
        meaning: 'The form was open when the event filled up. Only what was typed is stored.',
      };
    default:
      return {
        ...failed,
        title: 'Sent too late',
        tone: 'warn',
        meaning: 'The form was open when the offer ended. What was typed stays on the page.',
      };
  }
}

/** How a waiting person continues. */
export const seatFree = 'a seat that becomes free';

/** The engine's own words, in the funnel's language. */
function listEngineAnswers(funnel: CompiledFunnel): readonly MapPart[] {
  const { language } = funnel;
  const { staleForm, tooQuick, tooMany, rush, unavailable } = wordsOf(language).answer;
  const again = [{ part: formKey, by: 'sending it again' }];
  return [
    {
      key: answerKey('repeated'),
      kind: 'answer',
      title: 'Sent twice',
      tone: 'plain',
      meaning:
        'Within ten minutes the first answer is repeated, and nothing is stored or sent a second time.',
      words: [],
      to: [{ part: answerKey(firstAnswer(funnel)), by: 'the first answer' }],
    },
    {
      key: answerKey('held-off'),
      kind: 'answer',
      title: 'Too quick, too often or too old',
      tone: 'warn',
      meaning:
        'A program, a rush, or a form that was open for a long time. Most forms retry automatically.',
      words: [tooQuick, tooMany, rush, staleForm].flatMap((text) => say('Notice', text)),
      to: again,
    },
    {
      key: answerKey('unavailable'),
      kind: 'answer',
      title: 'The database is unavailable',
      tone: 'bad',
      meaning: 'Nothing was stored. What was typed stays, and sending it again is safe.',
      words: say('Notice', unavailable),
      to: again,
    },
  ];
}
