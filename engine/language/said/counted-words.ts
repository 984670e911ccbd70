import type { Language } from '#engine/declaration/language.ts';

/**
 * The words of a language around what texts count. The check reads them; nobody is shown them. All are
 * sources of regular expressions without groups of their own.
 */
export interface CountedWords {
  /** What the fields of a form are called above it, and what they alone are called. */
  readonly fields: string;
  readonly onlyFields: string;
  /** What points at a list below, after its name and before its number. */
  readonly below: string;
  readonly next: string;
  /** What points at a list below, before its article. */
  readonly here: string;
  /** What stands before a number of dates, what they are called, two of them, and what makes them other ones. */
  readonly onDates: string;
  readonly dates: string;
  readonly both: string;
  readonly otherDates: string;
  /** From the first on, and what leads from a place to the number of all. */
  readonly ordinals: readonly string[];
  readonly among: string;
  /** "This is", with which an email says which one it is. */
  readonly thisIs: string;
  /** What emails that are still to come do. */
  readonly follow: string;
  /** The articles by which a text speaks of things that everybody knows of. */
  readonly the: string;
}

/** What texts count, in the languages besides English. */
export const countedWords: Readonly<Record<Exclude<Language, 'en'>, CountedWords>> = {
  de: {
    fields: 'Feld(?:ern?)?|Angaben|Fragen|Antworten|Zeilen',
    onlyFields: 'Feld(?:ern?)?',
    below: '(?:stehen |sind |finden Sie )?unten|hier unten|, die folgen|, die jetzt folgen',
    next: 'folgenden?',
    here: 'hier (?:sind|kommen|stehen|finden Sie|haben Sie|findest du|hast du)',
    onDates:
      'an|zu|bei|eine[nmr]? von|wähl[A-Za-zÀ-ỿ]*(?: [A-Za-zÀ-ỿ]+){0,2} zwischen|aus|unsere|unseren|alle|(?<=^|[.!?] )es gibt',
    dates: 'Terminen?|Abenden?|Nachmittagen?|Vormittagen?',
    both: 'beide[nr]?',
    otherDates:
      ' (?:der|des|pro|in der|im|am|mit|für|nach|auf|ohne|die Woche|jede)|, (?:an )?(?:denen|die)',
    ordinals: [
      'erste',
      'zweite',
      'dritte',
      'vierte',
      'fünfte',
      'sechste',
      'siebte',
      'achte',
      'neunte',
      'zehnte',
    ].map((one) => `${one}[rnms]?`),
    among: 'von(?: unseren| insgesamt)?',
    thisIs: '(?:dies|das|hier) (?:ist|kommt)',
    follow: '(?:noch )?(?:folgen|kommen)',
    the: 'die|den|der',
  },
  fr: {
    fields: 'champs?|questions|réponses|lignes',
    onlyFields: 'champs?',
    below: '(?:sont |se trouvent )?ci-dessous|qui suivent|suivante?s|, présentée?s ci-dessous',
    next: 'suivante?s',
    here: 'voici|voilà',
    onDates: 'en|sur|pendant|choi[A-Za-zÀ-ỿ]*(?: [A-Za-zÀ-ỿ]+){0,2} entre|parmi|nos',
    dates: 'soirées|soirs|matinées|après-midis?|dates|séances',
    both: 'les deux',
    otherDates: ' (?:par|de la semaine|chaque|où|que)',
    ordinals: [
      'premi(?:er|ère)',
      'deuxième|seconde?',
      'troisième',
      'quatrième',
      'cinquième',
      'sixième',
      'septième',
      'huitième',
      'neuvième',
      'dixième',
    ],
    among: '(?:de|des|sur)(?: nos)?',
    thisIs: "(?:c[’']est|ceci est|voici)",
    follow: '(?:suivent|suivront|arriveront|viendront)',
    the: 'les|des|aux',
  },
  es: {
    fields: 'campos?|preguntas|respuestas|datos|líneas',
    onlyFields: 'campos?',
    below: '(?:están )?abajo|que siguen|siguientes|de abajo|a continuación',
    next: 'siguientes',
    here: 'aquí (?:están|tiene|tienes|van)',
    onDates: 'en|(?:eli[jg]|escog)[A-Za-zÀ-ỿ]*(?: [A-Za-zÀ-ỿ]+){0,2} entre|durante|nuestras',
    dates: 'tardes|noches|mañanas|fechas|sesiones',
    both: 'ambas|las dos',
    otherDates: ' (?:por|a la|de la|cada|en que|que)',
    ordinals: [
      'primer[oa]?',
      'segund[oa]',
      'tercer[oa]?',
      'cuart[oa]',
      'quint[oa]',
      'sext[oa]',
      'séptim[oa]',
      'octav[oa]',
    ],
    among: 'de(?: nuestr[oa]s)?',
    thisIs: '(?:est[ea] es|aquí está)',
    follow: '(?:siguen|seguirán|llegarán|vendrán)',
    the: 'los|las',
  },
  'pt-BR': {
    fields: 'campos?|perguntas|respostas|linhas',
    onlyFields: 'campos?',
    below: '(?:estão )?abaixo|que seguem|seguintes|a seguir',
    next: 'seguintes',
    here: 'aqui (?:estão|vão)|eis',
    onDates: 'em|escolh[A-Za-zÀ-ỿ]*(?: [A-Za-zÀ-ỿ]+){0,2} entre|durante|nossas',
    dates: 'tardes|noites|manhãs|datas|sessões',
    both: 'ambas as|as duas',
    otherDates: ' (?:por|da semana|cada|em que|que)',
    ordinals: [
      'primeir[oa]',
      'segund[oa]',
      'terceir[oa]',
      'quart[oa]',
      'quint[oa]',
      'sext[oa]',
      'sétim[oa]',
      'oitav[oa]',
    ],
    among: '(?:de|dos|das)(?: noss[oa]s)?',
    thisIs: '(?:est[ea] é|aqui está)',
    follow: '(?:seguem|seguirão|virão|chegarão)',
    the: 'os|as|dos|das',
  },
};
