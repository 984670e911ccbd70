import { rememberTexts } from '#engine/patterns/remember-texts.ts';

/**
 * The sentences in which a text tells of somebody or of another time. Their numbers, days and hours are
 * no claims about the offer: "She starts on Monday", "A client in Ohio did it in forty minutes", "Before
 * the pandemic it took two days".
 */

interface Telling {
  /** Who is told of, in whatever tense, or somebody who tells of themselves in the past. */
  readonly person: RegExp;
  /** Who is told of, where the sentence is in the past. */
  readonly once: RegExp;
  /** What has happened. */
  readonly past: RegExp;
  /** What has happened, by a verb that is nothing but past: "The phone rang at nine on Sunday". */
  readonly finite: RegExp;
  /** What is so now, by which a sentence is more than a story. */
  readonly present: RegExp;
  /** Who says what stands before or after, without quotation marks. */
  readonly speaker: RegExp;
  /** What the sentence is about, named behind it, where it is not the offer or a day: "It lasts half an hour, this feeling". */
  readonly behind: RegExp;
  /** What others do, and what the people of readers do: "Your last coach asked for a deposit". */
  readonly others: RegExp;
  /** Who people are, behind a word for them: "people whose weekend ends on Sunday afternoon". */
  readonly clause: RegExp;
  /** What people travel on, whose seats and hours are those of travellers. */
  readonly vehicle: RegExp;
  /** Readers, and what is here: what a sentence with one of them says may be a claim. */
  readonly reader: RegExp;
  /** The coach, of whom only what is long past is no claim. */
  readonly coach: RegExp;
  /** What is offered, of which only something that is long past is no claim; "a workshop" is anybody's. */
  readonly offer: RegExp;
  /** What is long past, or was elsewhere. */
  readonly longAgo: RegExp;
}

const people =
  'client|customer|woman|man|friend|colleague|neighbou?r|participant|guest|reader|owner|founder|manager|couple|teacher|nurse|builder|baker|lawyer|bookkeeper|accountant|consultant|freelancer|librarian|plumber|roofer|painter|writer|mother|father|sister|brother|daughter|son|grandmother|grandfather|nephew|niece|uncle|aunt|husband|wife|boss';

/** "In the last three months" is until now. */
const spans =
  '(?:(?:[a-z-]+|\\d+) )?(?:minutes?|hours?|days?|weeks?|months?|years?|quarters?)\\b|one\\b|of\\b';

const pasts =
  'was|were|had|did|(?!need\\b)[a-z]{2,}ed|used to|ate|began|bought|brought|built|came|cost|drove|fell|felt|found|gave|got|grew|heard|held|kept|knew|left|lost|made|met|paid|ran|rang|read|said|sat|saw|sent|slept|sold|spent|spoke|stood|swam|threw|told|took|taught|thought|went|won|wore|wrote';

/** People who hold no events and write no guides: "Every Tuesday at ten a man feeds the pigeons". */
const strangers =
  'man|woman|boy|girl|child|stranger|friend|neighbou?r|colleague|postman|mother|father|sister|brother|daughter|son|grandmother|grandfather|uncle|aunt|husband|wife';

const english: Telling = {
  person: new RegExp(
    `(?<!\\b(?:about|as|by|for|from|like|of|than|to|with) )\\b(?:[Aa]n?|[Oo]ne|[Aa]nother) (?:[a-z-]+ ){0,2}?(?:${strangers}) (?:(?:in|from) [A-Z][a-z]+ |across the [a-z]+ |down the [a-z]+ )?[a-z]+s\\b|(?<![A-Za-zÀ-ỿ])(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?)(?![A-Za-zÀ-ỿ])|\\b[Tt]hey (?:asked|charged|offered|paid|promised|said|sold|wanted)\\b|^My (?:${people})\\b|\\bI (?:(?:also|just|never|once|only|still) )?(?:${pasts})\\b`,
  ),
  once: new RegExp(
    `^(?:(?:And|But|Then|So),? )?(?:(?:An?|One|Another|My|The) (?:(?!(?:per|for|of|to|with|from|a|the|your) )[a-z-]+ ){0,3}?(?:${people})\\b|One of us\\b|Some(?:body|one)\\b|Last (?:week|month|year|spring|summer|autumn|fall|winter|[A-Z][a-z]+)\\b|(?:[A-Za-z]+|\\d+) (?:days|weeks|months|years) (?:ago|earlier|later|before)\\b|An? (?:day|week|month|year|hour) (?:ago|earlier|later|before)\\b|The [A-Z][a-z]+ (?:after|before)\\b|Before the (?:pandemic|war|crisis)\\b|Back then\\b|In (?:[A-Z][a-z]+ )?(?:19|20)\\d\\d\\b|In (?:his|her|my|their) (?:old|first|last|former) )|\\b(?:at|in|of) (?:the|my|his|her|their) (?:last|old|former|previous) (?!${spans})[a-z]`,
  ),
  past: new RegExp(`\\b(?:${pasts})\\b`),
  finite:
    /\b(?:began|came|drove|fell|felt|forgot|gave|grew|knew|lay|ran|rang|sat|saw|slept|spoke|stood|swam|threw|took|went|woke|wrote)\b/,
  present: /\b(?:is|are|am|has|have|will|shall|can|may|must)\b|[’'](?:ll|re)\b/,
  speaker:
    /, (?:(?:he|she|they|my [a-z-]+|the [a-z-]+) (?:said|says|asked|asks|wrote)|(?:said|says) (?:my|the|our|an?|[A-Z]))/u,
  behind:
    /\b(?:[Ii]t|[Tt]hey)\b[^.!?]*, (?:th(?:is|at|ese|ose)) (?!(?:is|was|are|were|will|would|can|has|have|makes?|means?|you|we|they|it|the|included)\b)(?!(?:[a-z]+ )?(?:time|morning|afternoon|evening|night|weekend|week|month|year|spring|summer|autumn|fall|winter|hour|day|masterclass|class|course|event|session|talk|call|workshop|webinar|guide|report|test|plan|page)s?\b)(?:[a-z]+ ){0,2}[a-z]+(?=[.,!?…]|$)/,
  others: new RegExp(
    `^(?:Your (?:last|old|former|previous|other) (?:coach|course|job|agency|employer|${people})|Your (?:competitors?|bank|doctor|dentist|therapist|landlord|gym|school|boss|mother|father|sister|brother|daughter|son|husband|wife|neighbou?rs?)|(?:Some|Many|Most|Other) (?:people|men|women|(?!(?:sessions|evenings|classes|events|mornings|dates|days|weeks|topics)\\b)[a-z-]+s)|(?:The|An?|My) (?:[a-z]+ )?(?:university|college|council|gym|bank|hospital|airline|dentist|doctor|therapist)|(?:One|Two|Three|Half|Nine|\\d+) (?:in|out of) (?:\\d|[a-z]+))\\b|\\b(?:course|class|seminar) at (?:the|a) (?:university|college|gym|library)\\b`,
  ),
  clause: new RegExp(
    `(?<=\\b(?:people|those|anyone|anybody|everyone|everybody|men|(?:${people})s?) )(?:who|whose) (?=[^.,;:!?–—){}]*\\b(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|morning|noon|afternoon|evening|night)\\b)(?:(?!\\b(?:you|yours?|us|we|our|this|these|here|comes?|joins?|attends?|meets?|signs?|regist\\w+|books?|sits?|asks?|wants?)\\b)[^.,;:!?–—){}])+`,
    'gi',
  ),
  vehicle: /\b(?:an?|the) (?:[a-z]+ )?(?:bus|boat|ship|ferry|train|plane|tram)\b/,
  reader: /\b(?:you|yours?|this|these|here)\b|\{/i,
  coach: /\b(?:we|ours?)\b|(?<!\b(?:of|before|told|asked|rang|called|wrote to) )\bus\b/i,
  offer:
    /(?<!\b(?:an?|another|one|his|her|their|my) (?:[a-z-]+ ){0,2})\b(?:guides?|reports?|tests?|masterclass|workshop|webinar|course|seats?|places?|chairs?|e-?mails?|reminders?|chapters?|fields?|forms?)\b/i,
  longAgo: new RegExp(
    `\\b(?:for [a-z\\d]+ (?:years|months)|(?:years|months|weeks|days) (?:ago|earlier)|(?:19\\d|20[01])\\d|used to|back then)\\b|\\b(?:at|in) (?:the|my|his|her|their) (?:last|old|former|previous) (?!${spans}|(?:masterclass|workshop|webinar|event|session|evening|class|course)\\b)[a-z]`,
    'i',
  ),
};

const german: Telling = {
  person:
    /(?<![A-Za-zÀ-ỿ])jemand(?![A-Za-zÀ-ỿ])[^.]*, (?:der|die)(?![A-Za-zÀ-ỿ])|(?<!(?<![A-Za-zÀ-ỿ])(?:als|an|bei|für|mit|ohne|von|wie|zu) )(?<![A-Za-zÀ-ỿ])(?:(?:ein|mein) (?:[a-zäöüß]+er )?(?:Mann|Junge|Nachbar|Freund|Kollege|Bruder|Vater|Onkel|Sohn)|(?:eine|meine) (?:[a-zäöüß]+e )?(?:Frau|Nachbarin|Freundin|Kollegin|Schwester|Mutter|Tante|Tochter|Oma))(?![A-Za-zÀ-ỿ])/i,
  once: /^(?:(?:Und|Aber) )?(?:(?:Eine?|Meine?)(?: [a-zäöüß]+)? (?:Kund|Kolleg|Freund|Nachbar|Teilnehmer|Leser|Frau|Mann|Bekannte|Mutter|Vater|Schwester|Bruder|Tochter|Sohn|Großmutter|Oma)[a-zäöüß]*|Jemand|Letzte[nrs]? [A-Z]|Früher|Damals|Vor (?:[a-zäöüß]+|\d+) (?:Tagen|Wochen|Monaten|Jahren)|Vor der Pandemie|Im [A-ZÄÖÜ][a-zäöü]+ (?:19|20)\d\d|Am [A-Z][a-z]+ (?:danach|darauf))(?![A-Za-zÀ-ỿ])/,
  past: /(?<![A-Za-zÀ-ỿ])(?:hat|haben|hatten?|war|waren|wurden?|rief|kam|ging|saß|schrieb|sprach|[a-zäöüß]{3,}ten?)(?![A-Za-zÀ-ỿ])/,
  finite:
    /(?<![A-Za-zÀ-ỿ])(?:rief|kam|ging|saß|schrieb|sprach|klingelte|schlief|vergaß|wusste)(?![A-Za-zÀ-ỿ])/,
  present: /(?<![A-Za-zÀ-ỿ])(?:wird|werden|kann|können|muss|müssen|ist|sind)(?![A-Za-zÀ-ỿ])/,
  speaker:
    /, (?:sagte?|fragte?|schrieb|meinte?) (?:er|sie|man|(?:[Dd]er|[Dd]ie|[Ee]ine?|[Mm]eine?|[Uu]nsere?) |[A-ZÄÖÜ])/u,
  behind:
    /(?<![A-Za-zÀ-ỿ])(?:[Ee]s|[Ss]ie)(?![A-Za-zÀ-ỿ])[^.!?]*, diese[rs]? (?:[a-zäöüß]+ )?(?!(?:Mal|Abend|Morgen|Vormittag|Nachmittag|Woche|Monat|Jahr|Frühjahr|Sommer|Herbst|Winter|Stunde|[A-Z][a-z]*tag|Mittwoch|Kurs|Gespräch|Seminar|Webinar|Workshop|Treffen|Leitfaden)(?![A-Za-zÀ-ỿ]))[A-ZÄÖÜ][a-zäöüß]+(?=[.,!?…]|$)/,
  others:
    /^(?:(?:Ihr|Dein)e? (?:letzter?|frühere[rs]?|alte[rs]?) (?:Beraterin|Berater|Coach|Kurs|Chefin|Chef|Arbeitgeber)|Eine? (?:Anwalt|Anwältin|Notarin|Notar|Steuerberaterin|Steuerberater|Klempner|Makler|Arzt|Ärztin)(?![a-zäöüß])|(?:Manche|Viele|Die meisten|Andere) [A-ZÄÖÜ])|(?:an|in) (?:der|einer) (?:Volkshochschule|VHS|Uni|Universität|Hochschule)(?![A-Za-zÀ-ỿ])/u,
  clause:
    /(?<=(?<![A-Za-zÀ-ỿ])(?:Leute|Leuten|Menschen|[Aa]lle|Eltern|Frauen|Männer|jemand), )(?:die|deren|denen) (?=[^.,:;!?–—){}]*(?:(?:Sonn|Mon|Diens|Donners|Frei|Sams)tag|Mittwoch|[Mm]orgen|[Mm]ittag|[Aa]bend|[Nn]acht|nachts|Uhr))(?:(?!(?<![A-Za-zÀ-ỿ])(?:Sie|Ihre?[mnrs]?|du|dich|dir|wir|uns|unser[a-z]*|komm[a-z]*|teilnehm[a-z]*|anmeld[a-z]*|dabei)(?![A-Za-zÀ-ỿ]))[^.,;:!?–—){}])+/gu,
  vehicle: /(?<![A-Za-zÀ-ỿ])(?:Boot|Schiff|Schulbus|Bus|Zug|Fähre|Straßenbahn)(?![A-Za-zÀ-ỿ])/,
  reader:
    /(?<![A-Za-zÀ-ỿ])(?:Sie|Ihre?[mnrs]?|Ihnen|[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|[Dd]iese?[mnrs]?)(?![A-Za-zÀ-ỿ])|\{/,
  coach: /(?<![A-Za-zÀ-ỿ])(?:[Ww]ir|[Uu]ns|[Uu]nsere?[mnrs]?)(?![A-Za-zÀ-ỿ])/,
  offer:
    /(?<!(?<![A-Za-zÀ-ỿ])(?:ein|sein|ihr|mein)(?:e[mnrs]?)? (?:[a-zäöüß]+ )?)(?<![A-Za-zÀ-ỿ])(?:Leitfaden|Webinar|Workshop|Seminar|Plätzen?|Platz|E-Mails?|Erinnerung|Kapitel|Felder)(?![A-Za-zÀ-ỿ])/,
  longAgo:
    /(?<![A-Za-zÀ-ỿ])(?:[Ff]rüher|[Dd]amals|[Vv]or (?:[a-zäöüß]+|\d+) (?:Monaten|Jahren)|(?:19\d|20[01])\d)(?![A-Za-zÀ-ỿ])/,
};

const never = /(?!)/;

/** French, Spanish and Portuguese: who does something, what others do and where they travel. */
const romance: Telling = {
  person:
    /(?<!(?<![A-Za-zÀ-ỿ])(?:à|avec|pour|de|comme|chez|a|con|para|como|com|por) )(?<![A-Za-zÀ-ỿ])(?:(?:un|mon) (?:homme|garçon|voisin|ami|collègue)|(?:une|ma) (?:femme|fille|voisine|amie)|(?:un|mi) (?:hombre|niño|vecino|amigo|colega)|(?:una|mi) (?:mujer|niña|vecina|amiga)|(?:um|meu) (?:homem|menino|vizinho|amigo|colega)|(?:uma|minha) (?:mulher|menina|vizinha|amiga))(?![A-Za-zÀ-ỿ])/i,
  once: never,
  past: never,
  finite: never,
  present: never,
  speaker: never,
  behind:
    /(?:(?<![A-Za-zÀ-ỿ])(?:il|elle|cela|ça|empieza|começa)(?![A-Za-zÀ-ỿ])|^(?:dura|tarda|demora|llega|chega|vuelve|volta|cuesta|custa) )[^.!?]*, (?:cet(?:te)?|ces?|est[aeo]s?|es[ae]s?|ess[ae]s?|aquel[ae]?s?|aquell[ao]s?) (?!(?:fois|soir|soirée|matin|après-midi|semaine|mois|année|heure|cours|atelier|webinaire|vez|tarde|noche|noite|mañana|manhã|semana|mes|mês|año|ano|hora|curso|clase|aula|taller|oficina|encuentro|encontro|rencontre|[a-z]+di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?![A-Za-zÀ-ỿ]))(?:[a-zà-ÿ]+ )?[a-zà-ÿ]+(?=[.,!?…]|$)/i,
  others:
    /^(?:Votre|Ton|Tu|Su|Seu|O seu) (?:dernier|ancien|último|antiguo|antigo) (?:coach|conseiller|cours|chef|asesor|curso|jefe|consultor)(?![A-Za-zÀ-ỿ])/u,
  clause:
    /(?<=(?<![A-Za-zÀ-ỿ])(?:ceux|celles|gens|personnes|quienes|personas|gente|quem|pessoas) )(?:dont|qui|cuy[oa]s?|que|cuj[oa]s?) (?=[^.,:;!?–—){}]*(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta))(?:(?!(?<![A-Za-zÀ-ỿ])(?:vous|nous|tu|te|nos|você|vienn[a-z]+|particip[a-zé]+|vien[a-z]*|vêm|inscri[a-zé]+)(?![A-Za-zÀ-ỿ]))[^.,:;!?–—){}])+/giu,
  vehicle:
    /(?<![A-Za-zÀ-ỿ])(?:car scolaire|bus|autobus|barque|bateau|train|tram|ferry|autobús|barca|barco|tren|tranvía|ônibus|trem|balsa)(?![A-Za-zÀ-ỿ])/i,
  reader:
    /(?<![A-Za-zÀ-ỿ])(?:vous|votre|vos|tu|te|toi|ton|ta|tes|usted|ti|tus?|sus?|você|seus?|suas?|this|these|Sie|you)(?![A-Za-zÀ-ỿ])|\{/i,
  coach:
    /(?<![A-Za-zÀ-ỿ])(?:nous|notre|nos|nosotr[oa]s|nuestr[oa]s?|nós|noss[oa]s?|we|us|our|wir|uns)(?![A-Za-zÀ-ỿ])/i,
  offer: never,
  longAgo: never,
};

const tellings = [english, german, romance];

const sentences = /[^.!?…]*(?:[.!?…]+(?=[^\s]|\s+[^\p{Lu}„“"])[^.!?…]*)*[.!?…]*\s*/gu;

/** A text whose stories are three dots: what is left may be held against facts. */
export const withoutStories = rememberTexts((text) =>
  tellings.reduce(
    (rest, { clause }) => rest.replace(clause, '…'),
    text.replace(sentences, (sentence) => {
      const words = sentence.trim();
      if (words === '' || !tellings.some((one) => tells(words, one))) return sentence;
      return `…${sentence.slice(sentence.trimEnd().length)}`;
    }),
  ),
);

function tells(sentence: string, telling: Telling): boolean {
  const {
    person,
    once,
    past,
    finite,
    present,
    speaker,
    behind,
    others,
    vehicle,
    reader,
    coach,
    offer,
    longAgo,
  } = telling;
  // "See you tomorrow, says the baker"
  if (speaker.test(sentence) || behind.test(sentence)) return true;
  if (others.test(sentence) && !coach.test(sentence) && !offer.test(sentence)) return true;
  if (reader.test(sentence)) return false;
  const isPast = past.test(sentence) && !present.test(sentence);
  if (isPast && longAgo.test(sentence)) return true;
  if (coach.test(sentence)) return false;
  if (vehicle.test(sentence)) return true;
  if (offer.test(sentence)) return false;
  return (
    person.test(sentence) ||
    (isPast && once.test(sentence)) ||
    (finite.test(sentence) && !present.test(sentence))
  );
}
