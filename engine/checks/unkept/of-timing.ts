import {
  campaignOf,
  type Days,
  daysBetweenSteps,
  tellDays,
} from '#engine/checks/journeys/journey.ts';
import { daysUntilEmail } from '#engine/checks/promised/after-events.ts';
import { numberOfEmails, numbersOf } from '#engine/checks/said/other-languages.ts';
import { eventOf, isLeadFunnel } from '#engine/checks/said/said.ts';
import { saidWords, type Translated } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';
import type { SpokenClaim } from './claim.ts';

/** When something comes, with N for a number, and who writes, after it; and before it, where that differs. */
const spoken: Readonly<
  Record<Translated, readonly [when: string, writes: string, before?: string]>
> = {
  de: [
    '(?<tomorrow>(?<!(?:am|jeden|guten|diesen) )morgen|am nächsten Tag)|(?<second>übermorgen)|(?:in|nach) (?<number>N) (?:Tag(?:en)?|(?<weeks>Wochen?))|(?<soon>nächste Woche|in der nächsten Woche)|(?<today>noch heute|heute noch|heute Abend)',
    '(?:schreiben|schicken|senden|melden|erzählen|erklären|verraten) wir|(?:schreibe|schicke|sende|melde|erzähle|erkläre|verrate) ich|erfahren Sie|erfährst du|(?:bekommen|erhalten) Sie|bekommst du|(?:kommt|folgt) (?:die|der|eine|unsere) (?:[A-Za-zÀ-ỿ]+ )?(?:E-?Mail|Brief|Nachricht)',
    '(?:wir (?:schreiben|schicken|senden|melden)|ich (?:schreibe|schicke|sende|melde|erzähle|erkläre|verrate))|(?:Sie (?:bekommen|erhalten)|du bekommst)',
  ],
  fr: [
    "(?<second>après-demain)|(?<tomorrow>demain)|dans (?<number>N) (?:jours?|(?<weeks>semaines?))|(?<soon>la semaine prochaine)|(?<today>ce soir|aujourd[’']hui)",
    "(?:nous|on|je) (?:vous |te |t[’'])(?:écri|envo|enver|reven)[A-Za-zÀ-ỿ]+|vous rece(?:vez|vrez)|tu rece(?:vras|çois)",
  ],
  es: [
    '(?<second>pasado mañana)|(?<tomorrow>(?<!(?:la|cada|una|esta|pasado) )mañana(?: mismo)?)|(?:en|dentro de) (?<number>N) (?:días?|(?<weeks>semanas?))|(?<soon>la (?:próxima semana|semana que viene))|(?<today>hoy mismo|esta (?:noche|tarde))',
    '(?:te|le|os|les) (?:escrib|envi|mand)[A-Za-zÀ-ỿ]+|recibir[áa]s?|te llega(?:rá)?',
  ],
  'pt-BR': [
    '(?<second>depois de amanhã)|(?<tomorrow>(?<!de )amanhã(?: mesmo)?)|(?:em|dentro de|daqui a) (?<number>N) (?:dias?|(?<weeks>semanas?))|(?<soon>(?:na )?(?:próxima semana|semana que vem))|(?<today>hoje mesmo|hoje à noite)',
    '(?:escrev|mandar?|enviar?)e?mos|(?:vamos|vou) (?:te |lhe )?(?:escrever|mandar|enviar)|(?:te|lhe) (?:escrevo|mando|envio)|(?<=, )(?:escrevo|mando|envio)|você (?:recebe|receberá|vai receber)',
  ],
};

/** Emails that another clock sends, and what they bring. */
const elsewhere =
  /link|lien|enlace|sala|salle|raum|erinner|rappel|record|lembr|einladung|invita|convite|bestätig|confirm|termin|rendez-vous|agenda/i;

/** "In zwei Wochen drei E-Mails" are three within that time. */
const severalEmails = Object.values(saidWords).map(
  (words) => new RegExp(`^,? (?:[A-Za-zÀ-ỿ]+ )?${numberOfEmails(words)}`, 'i'),
);

const numbers = Object.values(saidWords).map((words) => numbersOf(words));

/** When the next email is said to come. */
export const claimsOfTiming: readonly SpokenClaim[] = [
  {
    rule: 'email-timing',
    words: Object.fromEntries(
      Object.entries(spoken).map(([language, [when, writes, before = writes]]) => {
        const number = numbersOf(saidWords[language as Translated]).pattern;
        const time = `(?:${when.replaceAll('N', number)})`;
        return [
          language,
          `${time},? (?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:${writes})|(?:${before})(?: [A-Za-zÀ-ỿ\\d-]+){0,7}? ${time}`,
        ];
      }),
    ),
    against: ({ text, funnel, coach, place, keys }, match) => {
      const campaign = campaignOf(funnel, coach);
      if (!isLeadFunnel(funnel) || campaign === undefined || coach === undefined) return undefined;
      if (place === 'reminder' || (place === 'campaign' && keys[0] !== 'campaigns'))
        return undefined;
      const sentence = text.split(/(?<=[.!?…])\s/u).find((one) => one.includes(match[0]));
      if (elsewhere.test(sentence ?? match[0])) return undefined;
      const rest = text.slice(match.index + match[0].length);
      if (match.groups?.['number'] && severalEmails.some((one) => one.test(rest))) return undefined;
      const step = place === 'campaign' ? Number(keys[3]) + 1 : 0;
      const days = daysBetweenSteps(funnel, campaign, coach.timeZone)[step];
      if (days === undefined && place === 'campaign' && campaign.steps.length === step) {
        return `this is the last email of ${quote(campaign.name)}, so nothing follows`;
      }
      if (days === undefined || isRight(match.groups ?? {}, days)) return undefined;
      return `by the calendar of ${quote(campaign.name)} the email ${quote(campaign.steps[step]?.message.subject)} comes after ${tellDays(days)}`;
    },
    remedy:
      "Say what the calendar does, or change the step's wait or the campaign's window; npm run calendar shows every time.",
  },
  {
    rule: 'email-timing',
    words: {
      de: '(?:Unterlagen|Zusammenfassung|Folien|Notizen|Mitschrift)[^.!?]{0,40} (?:(?<same>am (?:selben|gleichen) (?:Tag|Abend))|(?<next>am (?:nächsten|folgenden) (?:Tag|Morgen)|tags darauf|einen Tag (?:später|danach))|(?<second>zwei Tage (?:später|danach))|(?<week>eine Woche (?:später|danach)))',
      fr: '(?:documents?|résumé|notes|support)[^.!?]{0,40} (?:(?<same>le (?:même jour|soir même))|(?<next>le lendemain)|(?<second>deux jours (?:après|plus tard))|(?<week>une semaine (?:après|plus tard)))',
      es: '(?:documentos?|resumen|apuntes|material)[^.!?]{0,40} (?:(?<same>el mismo día)|(?<next>al día siguiente)|(?<second>dos días después)|(?<week>una semana después))',
      'pt-BR':
        '(?:documentos?|resumo|anotações|material)[^.!?]{0,40} (?:(?<same>no mesmo dia)|(?<next>no dia seguinte)|(?<second>dois dias depois)|(?<week>uma semana depois))',
    },
    against: (said, { groups = {} }) => {
      const event = eventOf(said);
      const hours = event?.after?.hours;
      if (event === undefined || hours === undefined) return undefined;
      const { same, next, second, week } = groups;
      const told = same ? 0 : next ? 1 : second ? 2 : week ? 7 : undefined;
      const days = daysUntilEmail(event, hours);
      if (told === undefined || days.length === 0 || days.includes(told)) return undefined;
      return `the email after the event goes out ${hours} hours after its end (event.after.hours)`;
    },
    remedy: 'Say when it comes, or change event.after.hours.',
  },
];

function isRight(
  {
    number = '',
    weeks,
    soon,
    second,
    tomorrow,
    today,
  }: Readonly<Record<string, string | undefined>>,
  { min, max }: Days,
): boolean {
  if (today !== undefined) return max === 0;
  if (tomorrow !== undefined) return min === 1 && max === 1;
  if (second !== undefined) return min === 2 && max === 2;
  if (soon !== undefined) return min >= 3 && max <= 11;
  const named = numbers.map(({ read }) => read(number)).find((one) => one > 0);
  if (named === undefined) return true;
  const slack = weeks === undefined ? 0 : 1;
  const amount = named * (weeks === undefined ? 1 : 7);
  return min >= amount - slack && max <= amount + slack;
}
