import type { EventMoment } from '#engine/checks/said/moment.ts';
import { maxFragment, sentenceAt, statesOffer } from '#engine/checks/said/of-event.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, questionOf, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';

/** How a language other than English tells days, and that a sentence is about the event. */
export type DaySigns = ReturnType<typeof daySignsOf>;

/** The signs of a language, made once: its dates, and whether a sentence is about the event. */
export function daySignsOf(words: SaidWords) {
  const month = words.months.join('|');
  const date = wholeWords(words.date.replaceAll('MONTH', month), 'gi');
  const meets = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.meets})`, 'i');
  // An hour alone makes no sentence one of the event: the digits of "um 18 Uhr" are left out.
  const ofEvent = new RegExp(
    `\\{event|(?<![A-Za-zÀ-ỿ])(?:${words.meets}|${words.events}|${words.seats}|${comes})`,
    'i',
  );
  const dotOfDay = new RegExp(`(?<=\\d)\\.(?= (?:${month}))`, 'g');
  const eventNames = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.events}|${words.seats})|\\{event`, 'i');
  const beginsOther = new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:beginn(?:t|en)|start(?:et|en)|commencent?|débutent?|empiezan?|comienzan?|começam?) ((?:d(?:er|ie|as) |les? |la |l[’']|el |los |las |os? |as? )(?!\\d|${words.weekdays.join('|')})[^,;:.!?]+?)(?= (?:d[aeo]s?|du|del|von|vom)(?![A-Za-zÀ-ỿ])|[,;:.!?]|$)`,
    'i',
  );
  /** "Am 25. Januar beginnen die hundert Tage": what begins has a name, and it is not the event's. */
  const isOfAnother = (sentence: string, said: Said) => {
    const [, subject] = beginsOther.exec(sentence) ?? [];
    if (subject === undefined || eventNames.test(subject)) return false;
    const own = `${said.funnel.offer.name} ${eventOf(said)?.name ?? ''}`.toLowerCase();
    const nouns = subject.toLowerCase().match(/[A-Za-zÀ-ỿ]{5,}/g) ?? [];
    return !nouns.some((noun) => own.includes(noun));
  };
  const isOfEvent = (said: Said, index: number, isFragmentEnough = true) => {
    const sentence = sentenceAt(said.text.replace(dotOfDay, ' '), index);
    const isShort = isFragmentEnough && sentence.split(/\s+/u).length <= maxFragment;
    const asked = questionOf(said);
    const isAsked = asksWhen.test(asked) || (ofEvent.test(asked) && !otherMoment.test(asked));
    if (isShort && (isAsked || mayBeShort(said))) return true;
    return ofEvent.test(sentence.replace(/\d/gu, '')) && !isOfAnother(sentence, said);
  };
  /** "Les inscriptions ferment dix jours avant, le mardi 2 mars": what is before the event, with nothing of it between. */
  const isDeadline = (text: string, index: number) => {
    const since = deadline.exec(text.slice(0, index))?.groups?.['since'];
    return since !== undefined && !meets.test(since.replace(/\d/gu, ''));
  };
  const isDay = (groups: Groups, moment: EventMoment) => {
    const day = Number(groups['day'] ?? groups['numericDay']);
    const named = groups['month']?.toLowerCase();
    const monthNumber =
      named === undefined
        ? Number(groups['numericMonth']) - 1
        : words.months.findIndex((one) => one.toLowerCase() === named);
    const year = groups['year'] ?? groups['numericYear'];
    return (
      day === moment.day &&
      monthNumber === moment.month &&
      (year === undefined || Number(year) === moment.year)
    );
  };

  return { date, dotOfDay, isDay, isDeadline, isOfEvent, meets };
}

/** What people are asked to do who come, in any of the languages. */
const comes =
  'kommen Sie|komm |Platz (?:für|am) |place (?:pour|le) |plaza (?:para|el) |vaga (?:para|em) |geht [^.!?]{0,20}los|merken Sie|merk dir|Kalender|anmeld|venez|viens |notez|note |réserv|inscri|ven |venga|apunt|anot|guard|reserv|agenda|venha|vem |marque|inscrev';

/** The last day to do something, but not "bis bald" or "bis 21 Uhr". */
const deadline =
  /(?<![A-Za-zÀ-ỿ])(?:bis(?: zum)?|Anmeldeschluss|[A-Za-zÀ-ỿ]*frist|schlie(?:ß|ss)t|jusqu[’'](?:au|à(?! \d))|avant|limite|clôtur[A-Za-zÀ-ỿ]*|ferme(?:nt)?|(?:hasta|até)(?! \d+ (?!de )[a-z])|antes del?|cierran?|plazo|antes d[eao]|fecham?|encerr[A-Za-zÀ-ỿ]+|prazo)(?! (?:bald|dann|gleich|später|pronto|luego|lá|logo|breve|entonces|zu|(?:las? |[aà]s? )?\d{1,2}(?:[:.]\d\d)? ?(?:Uhr|h)))(?![a-zà-ÿ])(?<since>(?:[^.!?…]|(?<=\d)\.|[.!?…](?!\s))*)$/i;

/** Where so few words say when the event is: where a page states its offer, and in its emails. */
function mayBeShort(said: Said): boolean {
  const { place, keys, section } = said;
  const isRunning = keys.includes('next') || keys.includes('points');
  const isInSection = place === 'page' && section !== undefined && keys.at(-1) !== 'eyebrow';
  return statesOffer(said) || !(isRunning || isInSection);
}

/** "Wann ist das?", which asks for nothing else. */
const asksWhen =
  /(?<![A-Za-zÀ-ỿ])(?:wann|um wie viel Uhr|quand|quelle heure|cu[áa]ndo|qué hora|quando|que horas)(?: (?:ist|wird|est|est-ce|c[’']est|es|será|é)(?: (?:es|das))?)? ?\?/i;

/** When the room opens, a break begins or all is over is another time of the same day. */
export const otherMoment =
  /(?<![A-Za-zÀ-ỿ])(?:arriver?|part(?:ent|ir|ez)?|sal(?:e|en|ir|gan?)|llega[nr]?|sa(?:i|ir|em)|chega[mr]?|ist (?:[A-Za-z]+ )?vorbei|schließ(?:en|t)|hält|halten|f[äa]hr(?:t|en)|klingelt|macht auf|s[’']arrête|passe|sonn(?:e|era|ait|é)|para|suena|sonará|sonó|toca|tocará|tocou|öffn[A-Za-zÀ-ỿ]*|offen|Einlass|einwähl[A-Za-zÀ-ỿ]*|Technik[A-Za-zÀ-ỿ]*|Pause|Ende|ende[nt][A-Za-zÀ-ỿ]*|Schluss|fertig|zu Ende|aufhör[A-Za-zÀ-ỿ]*|hören|arrêt[A-Za-zÀ-ỿ]*|ouvr[A-Za-zÀ-ỿ]*|ouvert[A-Za-zÀ-ỿ]*|accueil|connexion|pause|fin|termin[A-Za-zÀ-ỿ]*|finiss[A-Za-zÀ-ỿ]*|abre|abrimos|abiert[oa]|acceso|pausa|descanso|acab[A-Za-zÀ-ỿ]*|aberta|intervalo|encerr[A-Za-zÀ-ỿ]*)(?![A-Za-zÀ-ỿ])/i;

export type Groups = Readonly<Record<string, string | undefined>>;
