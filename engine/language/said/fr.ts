import { numbersFrom, type SaidWords, shortHours } from './said-words.ts';

const ones =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const numbers = {
  ...numbersFrom(ones, 'vingt trente quarante cinquante soixante'.split(' '), (ten, one) =>
    one === 'un' ? `${ten} et un` : `${ten}-${one}`,
  ),
  'soixante-dix': 70,
  'soixante et onze': 71,
  'quatre-vingts': 80,
  ...Object.fromEntries(
    ones.flatMap((one, index) => [
      ...(index < 11 ? [] : [[`soixante-${one}`, 61 + index] as const]),
      [`quatre-vingt-${one}`, 81 + index] as const,
    ]),
  ),
  cent: 100,
  'cent vingt': 120,
  'cent cinquante': 150,
  'deux cents': 200,
};
const events =
  'webinaires?|ateliers?|masterclass|séminaires?|formations?|conférences?|événements?|soirées?|sessions?';

export const fr: SaidWords = {
  numbers,
  roundNumbers: {
    'une dizaine de': 10,
    'une douzaine de': 12,
    'une quinzaine de': 15,
    'une vingtaine de': 20,
    'deux douzaines de': 24,
    'une trentaine de': 30,
    'une quarantaine de': 40,
    'une cinquantaine de': 50,
    'une soixantaine de': 60,
    'une centaine de': 100,
  },
  shortWeekdays: '(?:dim|lun|mar|mer|jeu|ven|sam)(?=\\.?,? (?:le )?\\d)',
  weekdays: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  months:
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    ),
  one: 'une?',
  units: {
    minutes: '(?:bonnes |petites |courtes )?minutes?|min\\.?',
    hours: '(?:bonnes |petites |pleines |grosses |courtes |belles )?heures?',
    days: 'jours?',
    weeks: 'semaines?',
  },
  lengths: {
    ...shortHours,
    "(?:un |ce )?quart d[’']heure": 15,
    'une demi-?e?[- ]heure': 30,
    "(?:trois quarts d[’']heure)": 45,
    'une heure et quart': 75,
    'une heure et demie': 90,
    'deux heures et demie': 150,
  },
  events,
  lengthOfOffer: {
    after: ` (?:au téléphone|en visio|en direct|en ligne|gratuite?s?)(?![A-Za-zÀ-ỿ-])| (?:de |d[’'])?(?:[A-Za-zÀ-ỿ]+ ){0,1}(?:${events}|pratique(?! (?:par|chaque|quotidienne)))|,? (?:nous|vous|tu|on) [A-Za-zÀ-ỿ]+`,
    before: `(?:dure|durent|réservez|(?:${events}) (?:[A-Za-zÀ-ỿ]+ )?(?:de|d[’'])) ?(?:environ |seulement )?`,
  },
  otherLength: {
    after:
      '[ ,]*(?:avant|après|plus tôt|plus tard|de lecture|pour (?:lire|remplir|(?:vos|tes|les|des) (?:questions|cas))|par (?:jour|semaine|mois)|de pause|de trajet|de route|chaque)',
    before:
      '(?:dernières|premières|toutes les|chaque|après|avant|depuis|(?:chois|trouv|fix)[A-Za-zÀ-ỿ]*) $',
  },
  these: 'ces|cette|nos',
  inPerson: 'sur place|en présentiel|en personne|\\d+,? (?:rue|avenue|quai|boulevard) [A-Za-zÀ-ỿ]+',
  onScreen:
    "dans (?:votre|ton|n[’']importe quel) navigateur|un navigateur suffit|en visio[A-Za-zÀ-ỿ]*|sur Zoom|dans le chat|en ligne",
  lengthLabel: 'durée',
  seats: 'places|billets',
  guests: 'places|billets|personnes|participante?s|invités|entreprises',
  limit:
    "(?:seulement|place pour|(?:nous |on )?accueill(?:ons|e)|uniquement|limitée?s? à|réservée?s? à|maximum|jusqu[’']à|au plus|les)(?: de)?",
  countdown:
    'plus que N places|il (?:ne )?reste (?:plus que |que )?N places|N places (?:restantes|encore (?:libres|disponibles))|(?:la moitié|un (?:tiers|quart)|deux tiers|trois quarts|la plupart|\\d{1,2} ?%) des (?:places|billets) (?:est|sont|a été|ont été) (?:déjà |encore )?(?:prises?|occupées?|réservées?|vendu[es]*|parties?|libres?)|la moitié (?:en )?est déjà (?:prise|réservée|partie)|les N (?:dernières|autres) places',
  copiesLeft:
    'plus que N (?:guides|exemplaires|créneaux|rendez-vous|appels|téléchargements)|il (?:ne )?reste (?:plus que |que )?N (?:guides|exemplaires|créneaux|rendez-vous|appels)',
  group: '(?:petit )?(?:groupe|cercle|classe)(?: est)? de(?: seulement)?',
  recording: {
    what: 'enregistrement|replay|rediffusion',
    comes:
      'recev(?:ez|rez|oir|ra)|reçoi(?:t|vent)|envo[A-Za-zÀ-ỿ]+|arrive(?:ra)?|disponible|suivra|parvenir|parviendra|transmett[A-Za-zÀ-ỿ]*|transmis|adress(?:ons|erons|é)|regarder|revoir|inclus[A-Za-zÀ-ỿ]*|offert[A-Za-zÀ-ỿ]*|accès|avec(?= (?:[A-Za-zÀ-ỿ]+ )?(?:enregistrement|replay|rediffusion))',
    denied: 'pas|aucun|sans|non|jamais|ni',
  },
  scarce:
    "places limitées|nombre de (?:places|participants) (?:est )?limité|places en (?:nombre|quantité) limitée?|presque complet|dernières places|quelques places (?:seulement|restantes|encore|disponibles)|(?:que|qu[’']à) quelques places|peu de places (?:restantes|disponibles|seulement)|une poignée de places|places (?:sont |seront )?(?:rares|comptées)|places (?:partent|s[’']envolent|se remplissent) (?:très )?vite",
  date: '(?<day>\\d{1,2})(?:er)? (?<month>MONTH)(?: (?<year>20\\d\\d))?|(?<numericDay>\\d{1,2})\\/(?<numericMonth>\\d{1,2})(?:\\/(?<numericYear>20\\d\\d)|(?=,? (?:à \\d|à \\{|\\d{1,2} ?h|en direct)))',
  otherDay: "(?:jusqu[’'](?:au|à)|avant(?: le)?|depuis le|après le|à partir du)",
  meets:
    'retrouv|démarr|attend(?:ons|rons)|rendez-vous|commen[cç]|début|en direct|a lieu|à \\d|rejoign',
  clock:
    '(?<hour>\\d{1,2}) ?(?:h|heures)(?: ?(?<minute>\\d\\d))?(?![A-Za-zÀ-ỿ])|(?<=à )(?<hourAlone>\\d{1,2}):(?<minuteAlone>\\d\\d)',
  spokenClock: {
    '(?<=à )HOUR heures et demie': 30,
    '(?<=à )HOUR heures et quart': 15,
    '(?<=à )HOUR heures moins le quart': -15,
    '(?<=à )HOUR heures(?! (?:et|moins))': 0,
  },
  otherTime: "(?:jusqu[’']à|avant|après|vers|entre|et|–|-|de)",
  currencies: '€|euros?|EUR|\\$|dollars?|USD|CHF|francs?',
  price: {
    before:
      '(?:seulement|coûte|coûtent|pour|prix ?:?|tarif ?:?|à partir de|participation ?:?)(?: seulement)?',
    after: 'HT|TTC|par (?:personne|place|billet)|au lieu de|seulement',
  },
  worth: 'valeur|au lieu|habituellement|normalement',
  free: 'gratuit(?:e|s|es|ement)?|sans frais|offert(?:e|s|es)?',
  reminds: 'rappel|prévien|préven|de nouveau|à nouveau|encore une fois|une fois de plus',
  ahead: '(?:avant|plus tôt)',
  dayAhead: "la veille|le jour d[’']avant",
  sameDay: 'le jour même|le matin même|le jour J',
  today: "aujourd[’']hui|ce soir",
  tomorrow: 'demain',
  dayAfterTomorrow: 'après-demain',
  waiting: 'dans',
  left: 'plus que|encore',
  emails: 'e-?mails|courriels|messages|lettres',
  listed:
    'choses|étapes|façons|moyens|questions|conseils|points|règles|raisons|erreurs|mythes|idées|méthodes|exercices|outils|réponses|leçons|clés|secrets|avantages|phrases',
  notListed:
    'minutes?|heures?|jours?|semaines?|mois|ans?|années?|places?|personnes?|pour|euros?|fois|participante?s?|entreprises?|clients?|e-?mails?|pages?|soirs?|soirées?|dates?',
  waitingList: "(?:sur|dans|à) (?:la|notre|une) liste d[’']attente",
  textMessage:
    'SMS|texto|message WhatsApp|(?:par|sur) WhatsApp|sur (?:votre|ton) (?:portable|mobile)',
  buttons: {
    file: '(?:télécharger|lire|ouvrir|recevoir|obtenir) (?:le|la|mon|ma|votre) (?:guide|rapport|liste|pdf|livre|cahier)',
    seat: '(?:réserver|garder) (?:ma|votre|une) place',
    call: '(?:réserver|planifier|prendre|fixer) (?:mon|votre|un) (?:appel|rendez-vous|entretien)',
  },
  download: 'télécharg(?:er|ez|ement)',
  register: '(?:réserve[rz]?|garde[rz]?) (?:ma|votre|ta|une) place|inscri[A-Za-zÀ-ỿ]+ au webinaire',
  pronouns: { familiar: 'tu', formal: 'vous' },
  familiar: '(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|[Tt]ien)',
  formal: '(?:[Vv]ous|[Vv]otre|[Vv]os)',
};
