import { type FunnelRule, findDoubt, type Keys, leadRule } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** Thanks that say nothing else. */
const thanks =
  /^(?:success|thank you|thanks|vielen dank|danke|geschafft|merci|gracias|obrigad[oa])(?:,? \{name\})?$/i;

/** What tells of a success, in the languages of sites. */
const succeeds =
  /\b(?:registration|sign-?up)(?: is| was)? (?:successful|complete|confirmed)|\byou(?:[’']re| are)(?: now)? (?:registered|signed up|booked|all set)\b|\byour (?:seat|spot|place) is (?:reserved|confirmed|saved)\b|\b(?:anmeldung|registrierung)(?: war| ist)? erfolgreich|\b(?:sie sind|du bist)(?: jetzt| nun)? (?:angemeldet|dabei)\b|\binscription (?:réussie|confirmée)|\b(?:vous êtes|tu es)(?: bien)? inscrite?\b|\b(?:registro|inscripción|inscrição) (?:exitos[oa]|confirmad[oa]|completad[oa]|realizad[oa])|\b(?:estás|está|você está)(?: agora)? inscrit[oa]/i;

/** What tells of a failure. */
const fails =
  /\bsomething (?:went wrong|broke)\b|\b(?:registration|sign-?up) failed\b|\bthere was an? (?:issue|error|problem)\b|\bplease try (?:it )?again\b|\b(?:anmeldung|registrierung) fehlgeschlagen|\betwas ist schief ?(?:gegangen|gelaufen)|\b(?:versuchen sie|versuche?|probieren sie|probiere?) es (?:bitte )?(?:noch ?(?:ein)?mal|erneut)|\b(?:veuillez réessayer|réessayez|réessaie)\b|\bune erreur (?:s[’']est produite|est survenue)|\bl[’']inscription a échoué|\balgo (?:salió|ha salido|fue) mal\b|\b(?:inténtalo|inténtelo) de nuevo\b|\balgo deu errado\b|\btente (?:novamente|de novo|outra vez)\b/i;

/** What tells that no seat is left, and what tells that somebody has one. */
const isFull =
  /\b(?:maximum capacity|fully booked|sold out|no (?:more )?(?:seats?|places?|spots?) (?:is |are )?left|(?:event|evening|session|workshop|webinar) is full|(?:seats|places|spots) are (?:all )?(?:taken|gone)|ausgebucht|kein(?:e|en)? (?:freien? )?(?:platz|plätze) mehr|complet|aucune place|agotad[oa]s?|no quedan plazas|esgotad[oa]s?|lotad[oa]|não há mais vagas)\b/i;
const isIn =
  /\b(?:already|registered|signed up|on (?:the|our) list|have (?:a|your) (?:seat|spot|place|chair)|your (?:seat|spot|place|chair)|bereits|schon|angemeldet|ihr(?:en)? platz|dein(?:en)? platz|déjà|inscrite?|ya|já|inscrit[oa])(?![A-Za-zÀ-ỿ])/i;

/** What tells that somebody was there before, and of steps that have nothing to do with the email. */
const isAlready =
  /\balready (?:registered|signed up|booked|on the list|have a (?:seat|place|spot))\b|\b(?:bereits|schon) (?:angemeldet|registriert|dabei)|\bdéjà inscrite?\b|\bya (?:estás|está) (?:inscrit|registrad)[oa]\b|\bjá (?:está|estás) inscrit[oa]\b/i;
const ofAccount =
  /\b(?:creating|setting up|saving|processing) your (?:account|profile|registration|booking|order|payment)\b/i;

/** A sentence that says when it would be so, or that it is not. */
const isConditional =
  /(?:\b(?:if|should|when|whether|once|until|before|but|not|never|no|nobody|nothing|cannot|unless|already|sorry|waiting|warteliste|attente|espera|wenn|falls|sollten?|ob|bevor|aber|nicht|kein[a-z]*|leider|bereits|schon|si|ne|pas|mais|avant|quand|no|pero|antes|cuando|se|mas|não|caso|quando)\b|n[’']t\b|\?)/i;

/** Words that belong into another slot: what they tell, by where they stand. */
const swapped: readonly {
  readonly keys: readonly Keys[];
  readonly tells: (sentence: string, whole: string) => boolean;
  /** What some sentences have that tell of something else or are not meant so. */
  readonly except?: RegExp;
  readonly fact: string;
  readonly remedy: string;
}[] = [
  {
    keys: ['any', 'lead', 'exception'].map((step) => ['failure', step]),
    tells: (sentence) =>
      succeeds.test(sentence) || thanks.test(sentence.replace(/[.!\s]+$|^¡/g, '')),
    fact: 'this is shown when the form has failed',
    remedy: 'Say what went wrong and what to do now.',
  },
  {
    keys: [
      ['success', 'screen'],
      ['success', 'toast'],
    ],
    tells: (sentence) => fails.test(sentence),
    fact: 'this is shown when everything has worked',
    remedy: 'Say what was done and what comes next.',
  },
  {
    keys: [['failure', 'full']],
    tells: (sentence) => succeeds.test(sentence),
    fact: 'this is shown to people for whom no seat is left',
    remedy: 'Say that the event is full.',
  },
  {
    keys: [['failure', 'full']],
    tells: (sentence, whole) => isAlready.test(sentence) && !isFull.test(whole),
    except: /\?|\b(?:if|wenn|falls|si|se)\b/i,
    fact: 'this is shown to people for whom no seat is left',
    remedy: 'Say that the event is full.',
  },
  {
    keys: [['event', 'whenFull', 'waitingList', 'joined']],
    tells: (sentence) => succeeds.test(sentence),
    fact: 'this is shown to people who wait for a seat',
    remedy: 'Say that they are on the list, and what comes next.',
  },
  {
    keys: [['failure', 'email']],
    tells: (sentence, whole) => ofAccount.test(sentence) && !/e-?mail/i.test(whole),
    fact: 'this is shown when the email could not be sent',
    remedy: 'Say that the email did not go out.',
  },
  {
    keys: [['failure', 'alreadyRegistered']],
    tells: (sentence, whole) => isFull.test(sentence) && !isIn.test(whole),
    fact: 'this is shown to people who have a seat',
    remedy: 'Say that they are registered already.',
  },
];

/** The words shown after sending fit what has happened: no thanks for what failed. */
export const outcomesSayWhatHappened: FunnelRule = leadRule((entry) =>
  swapped.flatMap(({ keys, ...slip }) =>
    keys.flatMap((place) => {
      const words: unknown = valueAt(entry.value, place);
      return isToast(words) ? findSwapped(entry, place, words, slip) : [];
    }),
  ),
);

function isToast(words: unknown): words is Toast & { readonly text?: string } {
  return typeof words === 'object' && words !== null && 'title' in words;
}

/** The first part of a toast or a screen whose words tell of something else. */
function findSwapped(
  entry: InFile,
  keys: Keys,
  words: Toast & { readonly text?: string },
  { tells, except = isConditional, fact, remedy }: Omit<(typeof swapped)[number], 'keys'>,
): Finding[] {
  const parts = (['title', 'text', 'description'] as const).flatMap((part) => {
    const text = words[part];
    return typeof text === 'string' ? [{ part, text }] : [];
  });
  const whole = parts.map(({ text }) => text).join(' ');
  for (const { part, text } of parts) {
    const sentence = text
      .split(/(?<=[.!?])\s+/)
      // "Nothing there? Please try again."
      .find((one, index, all) => {
        const before = all[index - 1] ?? '';
        return !except.test(`${before} ${one}`) && tells(one, whole);
      });
    if (sentence === undefined) continue;
    const problem = `${quote(sentence)} stands here, but ${fact}.`;
    return [findDoubt(entry, 'other-outcome', [...keys, part], problem, remedy)];
  }
  return [];
}
