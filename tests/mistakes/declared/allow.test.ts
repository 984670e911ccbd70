import { describe } from 'vitest';
import { itNames } from '#tests/mistakes/mistake.ts';

describe('what a file allows', () => {
  itNames({
    'an exception for a rule that finds nothing': {
      guide: { allow: [{ rule: 'unused-allow', because: 'It is right here.' }] },
      rule: 'unused-allow',
      at: 'guide.ts, allow[0]',
      says: 'The file allows "unused-allow", but that rule finds nothing here. Remove the entry.',
    },
  });

  itNames('wrong-value', {
    'an exception for a rule that is never wrong': {
      guide: { allow: [{ rule: 'path-reserved', because: 'We want it.' }] },
      at: 'guide.ts, allow[0].rule',
      says: 'Found "path-reserved" instead of a name that is known here. Choose one of those in funnels/REFERENCE.md.',
    },
    'an exception with an empty reason': {
      guide: {
        'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
        allow: [{ rule: 'shouting', because: '' }],
      },
      at: 'guide.ts, allow[0].because',
      says: '"" is no reason. Say in a few words why the finding is wrong here.',
    },
    'an exception without a reason': {
      guide: {
        'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
        allow: [{ rule: 'shouting', because: 'TODO' }],
      },
      at: 'guide.ts, allow[0].because',
      says: '"TODO" is no reason. Say in a few words why the finding is wrong here.',
    },
    'a reason that is still to come': {
      guide: {
        'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
        allow: [{ rule: 'shouting', because: 'TODO: ask Ada' }],
      },
      at: 'guide.ts, allow[0].because',
      says: '"TODO: ask Ada" is no reason. Say in a few words why the finding is wrong here.',
    },
    'a misspelt rule, which is about words on the page': {
      guide: {
        'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
        allow: [{ rule: 'shoutng', because: 'The name of the song.' }],
      },
      at: 'guide.ts, allow[0].rule',
      says: 'Found "shoutng" instead of a name that is known here. Write "shouting".',
    },
  });
});
