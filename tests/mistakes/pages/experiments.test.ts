import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const experiment = (variant: object, rest: object = {}, name = 'plain') => ({
  experiment: { id: 'rest', variants: { [name]: variant }, share: 50, measure: 'saved', ...rest },
});

const plain = { page: { sections: { hero: { headline: 'Sit down' } } } };
const inside = 'guide.ts, experiment.variants.plain';

describe('experiments', () => {
  itNames({
    'a variant without a difference': {
      guide: experiment({ page: { title: 'The Willow Guide' } }),
      rule: 'variant-without-difference',
      at: inside,
      says: 'The variant "plain" shows what the page shows, so nothing can be learned from it. Say what it shows differently, or remove the variant.',
    },
    'a variant called like the page itself': {
      guide: experiment(plain, {}, 'control'),
      rule: 'variant-named-control',
      at: 'guide.ts, experiment.variants.control',
      says: 'The page as it stands is the control, and a variant is called so, too. Name the variant after what is different in it.',
    },
    'a section that the page does not have': {
      guide: experiment({ page: { sections: { closing: { title: 'Sit' } } } }),
      rule: 'variant-section',
      at: `${inside}.page.sections.closing`,
      says: 'The page has no section of the kind "closing"; it has "hero". Name one of them, or write the whole list of sections.',
    },
    'a section of a misspelt kind': {
      guide: experiment({ page: { sections: { heor: { headline: 'Sit down' } } } }),
      rule: 'variant-section',
      at: `${inside}.page.sections.heor`,
      says: 'The page has no section of the kind "heor"; it has "hero". Write hero.',
    },
    'two experiments of one name': {
      changes: {
        'guide.ts': experiment(plain),
        'other.ts': experiment({ page: { sections: { hero: { headline: 'Stand up' } } } }),
      },
      rule: 'experiment-twice',
      at: 'other.ts, experiment.id',
      says: 'The experiment of funnels/willow/guide.ts is called "rest", too. Give each experiment an id of its own, for instance with the page and the month.',
    },
    'thanks at another address': {
      guide: {
        ...experiment({ success: { path: '/thanks-a-lot' } }),
        success: {
          after: 'screen',
          path: '/thanks',
          screen: { title: 'Thank you', text: 'It is on its way.' },
        },
      },
      rule: 'variant-path',
      at: `${inside}.success`,
      says: 'The variant shows its success screen at another address than the page does. Leave success.path as it is: all variants share the addresses.',
    },
  });
});

describe('what a variant shows', () => {
  itNames('unknown-placeholder', {
    'a property that no section has': {
      guide: experiment({ page: { sections: { hero: { headlin: 'Sit' } } } }),
      rule: 'unknown-property',
      at: `${inside}.page.sections.hero.headlin`,
      says: 'There is no property headlin here. The properties here are kind, eyebrow, headline, lead, points, artwork, button, second, and note. Write headline, or remove it if headline says the same.',
    },
    'an empty text': {
      guide: experiment({ form: { button: { idle: '' } } }),
      rule: 'wrong-value',
      at: `${inside}.form.button.idle`,
      says: '"" is empty. Write the words people will read here.',
    },
    'a placeholder that has no value': {
      guide: experiment({ page: { title: 'For {name}' } }),
      at: `${inside}.page.title`,
      says: '{name} in "For {name}" has no value here. Use one of {leadMagnet} and {coach}, or write the words out.',
    },
    'a question that is left out although the thanks name its answer': {
      guide: experiment({ form: { fields: { name: null } } }),
      at: inside,
      says: 'In this variant, at success.toast.title: {name} in "Thank you, {name}!" has no value here. Use one of {leadMagnet}, {coach}, and {email}, or write the words out.',
      also: ['value-not-collected'],
    },
  });
  itAccepts({
    'thanks that name a field': {
      guide: experiment({ success: { toast: { title: 'Sit well, {name}!' } } }),
    },
    'other words for the hero': { guide: experiment(plain) },
    'another list of sections': {
      guide: experiment({
        page: { sections: [{ kind: 'hero', headline: 'Sit', lead: 'Then stand.' }] },
      }),
    },
    'two experiments of their own': {
      changes: {
        'guide.ts': experiment(plain),
        'other.ts': experiment(
          { page: { sections: { hero: { headline: 'Learn it now' } } } },
          { id: 'other' },
        ),
      },
    },
  });
});
