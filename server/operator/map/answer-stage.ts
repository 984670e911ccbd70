import type { MapPart, MapStage } from '#engine/contract/console/map-parts.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { listFormStates, type NamedState } from '#engine/interpret/form-states.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { explain, type Ways } from './explain-answer.ts';
import { asked, describeState, firstAnswer } from './form-stage.ts';
import { answerKey, formKey, say } from './parts.ts';

type Lead = DeepReadonly<LeadFunnel>;

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
