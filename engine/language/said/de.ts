import { numbersFrom, type SaidWords } from './said-words.ts';

const numbers = {
  ...numbersFrom(
    'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
      ' ',
    ),
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
    (ten, one) => `${one}und${ten}`,
  ),
  hundert: 100,
  einhundert: 100,
  hundertzwanzig: 120,
  hundertfünfzig: 150,
  zweihundert: 200,
  dreihundert: 300,
};
const events =
  'Webinar\\w*|Workshop\\w*|Masterclass\\w*|Seminar\\w*|Training\\w*|Kurs\\w*|Veranstaltung\\w*|Abend|Termin|Vortrag|Live-\\w+';

/** Before a pronoun: no people that it might stand for. */
const unnamed =
  '(?<!(?<![A-Za-zÀ-ỿ])(?:[Dd]ie|[Aa]lle|[Vv]iele|[Bb]eide|[Uu]nsere|[Ii]hren?|[Mm]eine|[Ee]inige|[Mm]anche|sie|wer|jede[rs]?|Menschen|Leute|Eltern|Kunden|Kinder|Gäste)(?![A-Za-zÀ-ỿ])[^]*)';

export const de: SaidWords = {
  numbers,
  roundNumbers: {
    'ein Dutzend': 12,
    'einem Dutzend': 12,
    'zwei Dutzend': 24,
    'drei Dutzend': 36,
    'vier Dutzend': 48,
  },
  shortWeekdays: '(?:So|Mo|Di|Mi|Do|Fr|Sa)(?=(?:\\.,?|,) (?:den )?\\d| \\d{1,2}\\.\\d)',
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  months:
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  one: 'ein(?:e|en|er|em)?',
  units: {
    minutes: '(?:volle |ganze |gute |knappe )?Minuten?|Min\\.|-?minütig\\w*',
    hours:
      '(?:volle |ganze |gute |knappe |(?:kurzweilig|intensiv|kompakt|konzentriert|spannend|lebendig)en? )?Stunden?|Std\\.|-?stündig\\w*',
    days: 'Tag(?:e|en)?',
    weeks: 'Wochen?',
  },
  lengths: {
    'eine(?:r)? halbe(?:n)? Stunde|halbstündig\\w*': 30,
    '(?:ein(?:e|er) |die |der |diese[r]? )?Viertelstunde|viertelstündig\\w*': 15,
    'ein(?:e|er) (?:dreiviertel Stunde|Dreiviertelstunde)|Dreiviertelstunde|dreiviertelstündig\\w*': 45,
    '(?:anderthalb|eineinhalb) Stunden|anderthalbstündig\\w*': 90,
    'zweieinhalb Stunden': 150,
  },
  events,
  lengthOfOffer: {
    after: ` (?:am Telefon|per Video|live|online|kostenlos\\w*)(?![A-Za-zÀ-ỿ-])| (?:[A-Za-zÀ-ỿ]+ ){0,2}(?:${events})| (?:[A-Za-zÀ-ỿ]+ ){1,2}(?:wir|Sie|du|ihr)(?![A-Za-zÀ-ỿ])`,
    before: `(?:dauert|dauern|nehmen(?: Sie)? sich|nehmen wir uns|reservieren(?: Sie)?(?: sich)?|(?:${events}),?) (?:nur |etwa |rund |genau |über |von |in )?`,
  },
  otherLength: {
    after:
      '[ ,]*(?:früher|später|vorher|davor|danach|nach|vor|Lese[A-Za-zÀ-ỿ]*|zum Lesen|Lektüre|pro|am Tag|täglich|jede[nrs]?|entfernt|Fahrt|lang nichts|Pause|für (?:Ihren?|eure|deine|alle) (?:Frage|Fall|Fälle)|Zeit für (?!Sie|dich|euch|Ihr|dein))',
    before: '(?:letzte[nr]?|erste[nr]?|alle|jede|nach|vor|seit|weitere[n]?|noch) $',
  },
  these: 'diese[nr]?|unsere[nr]?',
  inPerson: 'vor Ort|in Präsenz|persönlich|[A-Za-zÀ-ỿ]*(?:straße|str\\.|gasse|allee) \\d+',
  onScreen:
    'im Browser|in jedem Browser|ein Browser genügt|per (?:Video|Zoom)|(?:über|auf|in) Zoom|live online|im Chat|öffnet den Raum',
  lengthLabel: 'Dauer|Länge',
  seats:
    'Plätzen?|Sitzplätzen?|Tickets|(?:Personen|Menschen|Teilnehm[A-Za-zÀ-ỿ]*) (?:ist|gibt es|haben wir) (?:Platz|Raum)|Anmeldungen (?:ist Schluss|schließen wir|machen wir zu)',
  guests:
    'Plätzen?|Sitzplätzen?|Personen|Teilnehm[A-Za-zÀ-ỿ]*|Gästen?|Menschen|Unternehmen|Tickets',
  limit:
    '(?:nur|maximal|höchstens|begrenzt auf|beschränkt auf|limitiert auf|Platz für|Raum für|wir begrüßen|bis zu|die ersten)(?: noch)?',
  countdown:
    'nur noch N (?:[A-Za-zÀ-ỿ]+ )?(?:Plätze|Sitzplätze|Tickets)|N (?:freie )?Plätze (?:sind )?(?:noch )?(?:frei|übrig|verfügbar)|noch N (?:freie )?Plätze|(?:die Hälfte|ein (?:Drittel|Viertel)|zwei Drittel|drei Viertel|die meisten|\\d{1,2} ?(?:%|Prozent)) (?:der |aller |unserer )?(?:Plätze|Sitzplätze|Tickets) (?:ist|sind) (?:schon |bereits |noch )?(?:vergeben|weg|belegt|gebucht|besetzt|frei|reserviert)|die Hälfte (?:davon )?ist (?:schon|bereits) (?:vergeben|belegt|gebucht|reserviert|weg)|die (?:letzten|restlichen|übrigen) N (?:Plätze|Tickets)',
  copiesLeft:
    'nur noch N (?:[A-Za-zÀ-ỿ]+ )?(?:Exemplare|Leitfäden|Termine|Gespräche|Downloads)|nur noch wenige (?:Exemplare|Termine|Gespräche)|noch N (?:[A-Za-zÀ-ỿ]+ )?(?:Exemplare|Termine|Gespräche) (?:frei|übrig|verfügbar)',
  group:
    '(?:(?:kleinen?|geschlossenen?|festen?) )?(?:Gruppe|Runde|Kreis|Klasse) (?:von|mit|aus|hat|besteht aus)(?: nur| höchstens| maximal)?',
  recording: {
    what: 'Aufzeichnung|Mitschnitt|Videomitschnitt|Replay',
    comes:
      'bekomm(?:en|s?t)|(?:zu|nach)(?:schicken|senden|geschickt|gesandt)|(?:wird|werden)(?=[^.!?]* ge(?:schickt|sendet))|zukommen|erhältlich|erh[aä]lt(?:en|st)?|gibt es|schicken|bereit(?:gestellt)?|senden|mailen|kommt|folgt|anschauen|ansehen|nachschauen|verfügbar|(?:inklusive|inkl\\.|samt|mit|plus)(?= (?:[A-Za-zÀ-ỿ]+ )?(?:Aufzeichnung|Mitschnitt|Videomitschnitt|Replay))',
    denied: 'keine?n?|nicht|nein|nie|ohne|statt',
  },
  scarce:
    'limitierte Plätze|begrenzte (?:Zahl|Anzahl) (?:an |von )?Plätzen|begrenzte (?:Plätze|Teilnehmerzahl|Platzzahl)|Teilnehmerzahl ist begrenzt|Plätze sind (?:begrenzt|knapp|fast weg|schnell weg|heiß begehrt|rar|gezählt|schnell (?:vergeben|vergriffen|belegt))|(?:wenige|letzte[n]?|kaum noch|eine Handvoll) (?:freie )?Plätze|Plätze (?:gehen|sind) schnell weg|Plätze werden knapp|fast ausgebucht|solange der Vorrat reicht',
  date: '(?<day>\\d{1,2})\\. ?(?<month>MONTH)(?: (?<year>20\\d\\d))?|(?<numericDay>\\d{1,2})\\.(?<numericMonth>\\d{1,2})\\.(?:(?<numericYear>20\\d\\d)|(?=,? (?:um (?:\\d|\\{)|ab \\d|\\d{1,2}(?:[:.]\\d\\d)? Uhr)))',
  otherDay:
    '(?:bis(?: zum)?|vor(?: dem)?|seit(?: dem)?|nach dem|Anmeldeschluss(?: ist| am)?:?|ab dem|Stand:?)',
  meets:
    'treffen|erwarten|sehen (?:Sie )?(?:wir )?uns|start(?:en|et|en wir)|beginn(?:en|t)|live|findet statt|geht es los|los geht|dabei|Stunden? am|Minuten am|um \\d',
  clock:
    '(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? Uhr|(?<=um )(?<hourAlone>\\d{1,2}):(?<minuteAlone>\\d\\d)',
  spokenClock: {
    'halb HOUR': -30,
    '[Vv]iertel vor HOUR': -15,
    '[Vv]iertel nach HOUR': 15,
    '(?<=um )HOUR(?= (?:Uhr|geht|beginn|start|treffen|sehen|am|live)|[,.!]|$)': 0,
  },
  otherTime: '(?:schon um|ab|bis|vor|nach|gegen|zwischen|und|–|-)',
  currencies: '€|Euro|EUR|\\$|Dollar|USD|CHF|Franken',
  price: {
    before:
      '(?:nur|kostet|(?<=(?:Plätze|Karten|Tickets|Termine|beide|alle) )kosten|für|Preis:?|Teilnahmegebühr:?|Gebühr:?|Eintritt:?|Ticket:?|ab|statt|jetzt)(?: nur| jetzt| einmalig)?',
    after: 'zzgl\\.|inkl\\.|plus MwSt|netto|brutto|pro (?:Person|Platz|Ticket)|statt',
  },
  worth: 'Wert|wert|sonst|regulär|üblich',
  free: 'kostenlos[A-Za-zÀ-ỿ]*|gratis|kostenfrei[A-Za-zÀ-ỿ]*|unentgeltlich[A-Za-zÀ-ỿ]*|umsonst',
  reminds: 'erinner|noch ?(?:ein)?mal|erneut|ein weiteres Mal',
  ahead:
    '(?:vorher|davor|zuvor|vor (?:dem |der )?(?:Beginn|Start|Termin|Webinar|Workshop|Veranstaltung))',
  dayAhead: 'am Vortag|am Tag (?:davor|vorher|zuvor)|am Abend (?:davor|vorher)',
  sameDay: 'am (?:selben|gleichen) (?:Tag|Morgen)|am Tag selbst|am Morgen (?:selbst|des Tages)',
  today:
    'heute(?! (?:schon|noch|bereits|vorher))|heute Abend(?! (?:schon|noch|bereits|vorher))|bis gleich|gleich geht es los',
  tomorrow: 'morgen',
  dayAfterTomorrow: 'übermorgen',
  waiting: 'in',
  left: 'noch',
  emails: 'E-?Mails|Mails|Nachrichten|Briefe',
  listed:
    'Dinge|Schritte|Wege|Fragen|Tipps|Punkte|Regeln|Gründe|Fehler|Mythen|Ideen|Methoden|Übungen|Werkzeuge|Antworten|Lektionen|Schlüssel|Geheimnisse|Vorteile|Sätze|Absätze|Aufgaben',
  notListed:
    'Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Plätzen?|Personen|Menschen|Uhr|Prozent|Euro|Mal|Teilnehm[A-Za-zÀ-ỿ]*|Unternehmen|Kund[A-Za-zÀ-ỿ]+|Mails|E-Mails|Seiten|Abende?|Termine?',
  waitingList: '(?:auf|in) (?:die|unsere|eine) Warteliste|Wartelistenplatz',
  textMessage: 'SMS|WhatsApp-Nachricht|Textnachricht|(?:per|über|via) WhatsApp|aufs? Handy',
  buttons: {
    file: '(?:[A-Za-zÀ-ỿ]*(?:leitfaden|ratgeber|report|checkliste|arbeitsbuch)|E-?Book|PDF) (?:herunterladen|lesen|öffnen|holen|anfordern)',
    seat: 'Platz (?:sichern|reservieren|buchen)',
    call: '[A-Za-zÀ-ỿ]*(?:gespräch|anruf|telefonat) (?:vereinbaren|buchen)',
  },
  download: 'herunterladen|download(?:en)?',
  register:
    'Platz (?:sichern|reservieren)|(?:zum|zur) (?:Webinar|Workshop|Masterclass|Seminar) anmelden',
  pronouns: { familiar: 'du', formal: 'Sie' },
  familiar:
    '(?:du|dich|dir|dein(?:e|en|em|er|es)?|Du|Dich|Dir|Dein(?:e|en|em|er|es)?|[Ee]uch|[Ee]uer|[Ee]ure[nmrs]?|[Ii]hr (?:[a-zß-ÿ]+ ){0,2}(?:habt|seid|könnt|wollt|müsst|dürft|sollt|werdet|wisst|möchtet)|(?:[Hh]abt|[Ss]eid|[Kk]önnt|[Ww]ollt|[Mm]üsst|[Dd]ürft|[Ss]ollt|[Ww]erdet|[Ww]isst|[Mm]öchtet) ihr)',
  smallFormal: [
    '(?<=^|[.!?:] )[A-ZÄÖÜ][a-zß-ÿ]+en sie (?:Ihr(?:e[mnr]?)?|bitte|uns|einfach|jetzt|sich)(?= [^?]*(?:[.!]|$))',
    // Nobody was named of whom it might be said.
    `${unnamed}(?:(?<=(?<![A-Za-zÀ-ỿ])Sie [^.!?]*)ihr(?:e[mnr]?)? (?:Anmeldung|Platz|Termin|Buchung|Teilnahme|Postfach|Posteingang|Registrierung|Einwilligung|Exemplar|E-Mail(?:-Adresse)?)|(?<=^|[.!?] )[A-ZÄÖÜ][a-zß-ÿ]+en Sie ihre[mnr]?(?= )|(?:zeigen|schicken|senden|schreiben|sagen|erklären) wir ihnen|wir (?:zeigen|schicken|senden|schreiben|sagen|erklären) ihnen)`,
  ].join('|'),
  formal: '(?<=[A-Za-zÀ-ỿ],? )(?:Sie|Ihnen|Ihr(?:e|en|em|er|es)?)',
};
