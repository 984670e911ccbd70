import { quote } from '#engine/text/wording.ts';
import { detect } from './slip.ts';

/** Numbers of three digits under which somebody answers, in the countries of the engine's languages. */
const answered = '000|01[5-8]|0[2689]\\d|1[0-589]\\d|[2-9]11|933|988|999';
const told =
  'call|text|dial|ring|rufen Sie(?: die)?|wählen Sie(?: die)?|Notruf|appelez(?: le)?|composez(?: le)?|llam[ae](?: al)?|marque(?: el)?|ligue(?: para)?(?: o)?|disque(?: o)?';
const after = 'in the|in an|or|at|now|today|tonight|immediately|first|if|oder|ou|o|en';

/** "Call 991": a number for emergencies in which a digit slipped. */
export const findWrongHelpline = detect('unlikely-number', 'warning', [
  {
    pattern: new RegExp(
      `\\b(?:(?:call|text) or )?(?:${told}) (?!(?:${answered})\\b)\\d{3}(?=[.,;!?]|$| (?:${after})\\b)`,
      'gi',
    ),
    problem: (found) =>
      `${quote(found)} stands here, but there is no line for emergencies with that number; 911 and 988 are those of the United States.`,
    remedy: 'Correct the number.',
  },
]);
