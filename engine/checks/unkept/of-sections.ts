import { type Claim, judgeClaim } from '#engine/checks/said/claim.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { Section } from '#engine/declaration/section.ts';
import type { SpokenClaim } from './claim.ts';

/** Something that pages show, and how languages name it. */
interface Pointed {
  readonly kinds: readonly Section['kind'][];
  readonly what: string;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly es: string;
  readonly 'pt-BR': string;
}

const pointed: readonly Pointed[] = [
  {
    kinds: ['packages'],
    what: 'packages',
    en: 'packages',
    de: 'Pakete[n]?',
    fr: 'forfaits|formules',
    es: 'paquetes',
    'pt-BR': 'pacotes',
  },
  {
    kinds: ['questions'],
    what: 'questions with answers',
    en: 'FAQs?|frequently asked questions|questions and answers',
    de: 'FAQ|häufigen? Fragen',
    fr: 'FAQ|questions fréquentes|foire aux questions',
    es: 'preguntas frecuentes',
    'pt-BR': 'perguntas frequentes',
  },
  {
    kinds: ['testimonials', 'quote'],
    what: 'testimonials',
    en: 'testimonials|client (?:quotes|stories|voices)|reviews',
    de: 'Kundenstimmen|Referenzen|Erfahrungsberichten?',
    fr: 'témoignages',
    es: 'testimonios|opiniones',
    'pt-BR': 'depoimentos',
  },
];

/** "Packages below 500 dollars" points at nothing. */
const aside =
  '(?=[.,;:!?)–—]|$| (?:and|or|to|say|show|tell|are|is|have|answer|list|before|for|if)\\b)';

/** What speaks against words that point at a part of the page. */
const against =
  ({ kinds, what }: Pointed) =>
  ({ place, funnel }: Said) =>
    place === 'page' && !funnel.page.sections.some(({ kind }) => kinds.includes(kind))
      ? `this page has no ${what}`
      : undefined;

const remedy = 'Add a section with them, or take the words out.';

/** Parts of an English page that are said to be below or above. */
const claimsOfSections: readonly Claim[] = [
  ...pointed.map(
    (one): Claim => ({
      rule: 'nothing-there',
      pattern: new RegExp(`\\b(?:${one.en}) (?:below|above|underneath)${aside}`, 'i'),
      against: against(one),
      remedy,
    }),
  ),
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:the|our|my|this) (?:[A-Za-zÀ-ỿ]+ )?calendar (?:below|underneath|above|on this page)\b/i,
    against: ({ place, keys, funnel }) =>
      place === 'page' &&
      keys[0] === 'page' &&
      !funnel.page.sections.some(({ kind }) => kind === 'calendar')
        ? 'this page shows no calendar; its button opens one'
        : undefined,
    remedy: 'Send people to the button, or show the calendar in a section of that kind.',
  },
];

/** A page points at no part that it has not. */
export const sectionJudges: readonly Judge[] = claimsOfSections.map(judgeClaim);

/** The same in the other languages. */
export const spokenClaimsOfSections: readonly SpokenClaim[] = pointed.map((one) => ({
  rule: 'nothing-there',
  words: {
    de: `(?:${one.de}) (?:weiter )?(?:unten|oben)|unten (?:stehenden|genannten) (?:${one.de})|oben (?:stehenden|genannten) (?:${one.de})`,
    fr: `(?:${one.fr}) (?:ci-(?:dessous|dessus)|plus (?:bas|haut))`,
    es: `(?:${one.es}) (?:de |más )?(?:abajo|arriba)`,
    'pt-BR': `(?:${one['pt-BR']}) (?:acima|abaixo)`,
  },
  against: against(one),
  remedy,
}));
