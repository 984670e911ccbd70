import { confirming } from './confirming/de.ts';
import { notice } from './notices/de.ts';
import { seat } from './seats/de.ts';
import type { Words } from './words.ts';

/** German, without du and Sie: both kinds of coaches can say it. */
export const de: Words = {
  locale: 'de-DE',
  dateUnknown: 'Termin wird noch bekannt gegeben',
  minutes: (minutes) => `${minutes} Minuten`,
  days: (days) => `${days} Tage`,
  offers: {
    guide: 'Kostenloser Leitfaden',
    report: 'Kostenloser Report',
    test: 'Kostenloser Test',
    masterclass: 'Kostenlose Masterclass',
    workshop: 'Kostenloser Workshop',
    webinar: 'Kostenloses Webinar',
    event: 'Live-Event',
    call: 'Kostenloses Gespräch',
  },
  form: {
    required: 'Bitte das Feld „{label}“ ausfüllen.',
    choose: 'Bitte eine der Möglichkeiten auswählen.',
    tooLong: 'Bitte höchstens {count} Zeichen verwenden.',
    unseenCharacters: 'Bitte die unsichtbaren Zeichen entfernen.',
    plainName: 'Bitte einen Namen ohne Link und ohne E-Mail-Adresse eingeben.',
    didYouMean: 'Vielleicht {address}?',
    leaveEmpty: 'Dieses Feld bitte leer lassen',
    choices: {
      atLeast: 'Bitte mindestens {count} auswählen.',
      atMost: 'Bitte höchstens {count} auswählen.',
    },
    phone: {
      invalid:
        'Bitte eine Telefonnummer eingeben; eine aus dem Ausland beginnt mit + und der Landesvorwahl.',
      fromAnywhere:
        'Bitte die Telefonnummer mit + und der Landesvorwahl eingeben, zum Beispiel +49 30 123456.',
    },
    number: {
      locale: 'de-DE',
      invalid: 'Bitte eine Zahl eingeben.',
      whole: 'Bitte eine ganze Zahl eingeben.',
      steps: 'Bitte eine Zahl in Schritten von {step} eingeben.',
      atLeast: 'Bitte {min} oder mehr eingeben.',
      atMost: 'Bitte {max} oder weniger eingeben.',
    },
    date: {
      locale: 'de-DE',
      invalid: 'Bitte einen Tag des Kalenders eingeben.',
      from: 'Bitte den {date} oder einen späteren Tag wählen.',
      until: 'Bitte den {date} oder einen früheren Tag wählen.',
      past: 'Bitte einen Tag wählen, der nicht in der Zukunft liegt.',
      future: 'Bitte einen Tag wählen, der nicht in der Vergangenheit liegt.',
    },
    onlyIf: {
      answered: 'Nur wenn die Antwort auf „{question}“ lautet: {answers}.',
      ticked: 'Nur wenn „{question}“ angekreuzt ist.',
    },
  },
  page: {
    newTab: '(öffnet sich in einem neuen Tab)',
    calendarOf: (brand) => `Buchungskalender von ${brand}`,
    stars: (count) => `${count} von 5 Sternen`,
    quoted: (words) => `„${words}“`,
    forYou: 'Genau das Richtige, wenn',
    notForYou: 'Nicht das Richtige, wenn',
    length: 'Dauer',
    place: 'Ort',
    seats: 'Plätze',
    chooseDate: 'Welcher Termin passt?',
    dateMissing: 'Bitte einen Termin auswählen.',
    dates: 'Weitere Termine',
    dateFull: 'Ausgebucht',
    dateBegun: 'Läuft gerade',
    dateGone: 'Vorbei',
    yourTime: (address) => (address === 'familiar' ? 'Uhr deiner Zeit' : 'Uhr Ihrer Zeit'),
    allOffers: 'Alle Coaches und Angebote',
    play: 'Video abspielen,',
    watchAt: (host) => `Bei ${host} ansehen`,
    transcript: 'Zum Nachlesen',
  },
  email: {
    labelled: (label) => `${label}:`,
    nameless: 'und willkommen',
    event: 'Veranstaltung',
    date: 'Datum',
    time: 'Uhrzeit',
    length: 'Dauer',
    where: 'Ort',
    calendarNote:
      'Die angehängte Kalenderdatei trägt den Termin in den eigenen Kalender ein, gleich in der richtigen Zeitzone.',
    campaignReason: (brand) =>
      `Diese E-Mails gehen an alle, die sich bei ${brand} angemeldet haben.`,
    requestReason: (brand) => `Diese E-Mail wurde bei ${brand} angefordert.`,
    unsubscribe: 'Abmelden',
  },
  answer: {
    yes: 'ja',
    lastResort: 'Da ist etwas schiefgegangen. Bitte noch einmal versuchen.',
    reference: (code) => `Vorgangsnummer: ${code}`,
    timedOut: (seconds) =>
      `Nach ${seconds === 1 ? 'einer Sekunde' : `${seconds.toLocaleString('de-DE')} Sekunden`} kam noch keine Antwort`,
    unavailable:
      'Das Speichern klappt gerade nicht. Alle Angaben stehen noch da: bitte gleich noch einmal absenden.',
    staleForm: 'Das Formular war zu lange geöffnet. Bitte noch einmal absenden.',
    usedForm: 'Dieses Formular wurde schon einige Male abgesendet. Bitte noch einmal absenden.',
    tooQuick: 'Das ging schneller als erwartet. Bitte kurz warten und noch einmal absenden.',
    tooMany: 'Das waren zu viele Versuche.',
    rush: 'Dieses Formular wird gerade sehr oft abgesendet.',
    seatsTaken: 'Aus diesem Netzwerk wurden eben viele Plätze gebucht.',
    waitMinutes: (minutes) =>
      `Bitte ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} warten und dann noch einmal absenden.`,
    again: 'Bitte gleich noch einmal absenden.',
    unread: {
      unreadable: {
        title: 'Das Formular ist nicht lesbar',
        description: 'Es kam beschädigt an. Bitte noch einmal absenden.',
      },
      'foreign-origin': {
        title: 'Das Formular steht auf einer anderen Website',
        description: 'Bitte das Formular auf unserer Seite verwenden.',
      },
      'too-large': {
        title: 'Das Formular ist zu groß',
        description: 'Insgesamt sind höchstens 16 KB möglich. Bitte die Angaben kürzen.',
      },
      'wrong-media-type': {
        title: 'Das Formular kam in einem unbekannten Format an',
        description: 'Bitte das Formular auf unserer Seite verwenden.',
      },
      invalid: {
        title: 'Einige Angaben stimmen noch nicht',
        description: 'Bitte diese Felder noch einmal ansehen:',
      },
    },
    dateBegun: 'Dieser Termin hat inzwischen begonnen. Bitte einen anderen auswählen.',
    underWay: {
      title: 'Die Veranstaltung läuft gerade',
      description: 'Sie hat schon begonnen, und die Anmeldung ist geschlossen.',
    },
    closed: {
      title: 'Dieses Angebot ist beendet',
      description: 'Alle Angaben stehen noch da, aber es wurde nichts abgesendet.',
    },
    replaced: {
      filledIn:
        'An seine Stelle ist das Angebot auf dieser Seite getreten. Was auch hier gefragt wird, ist schon eingetragen; abgesendet wurde nichts.',
      go: 'Zur Seite an seiner Stelle',
    },
    typedIsKept: 'Über die Zurück-Taste des Browsers sind alle Eingaben wieder da.',
    backToPage: 'Zurück zur Seite',
    arrived: {
      title: 'Das Formular ist angekommen',
      description:
        'Diese Seite wurde sehr oft aufgerufen. Bitte in einer Minute noch einmal öffnen.',
    },
  },
  legal: {
    privacy: 'Datenschutzhinweise',
    terms: 'Nutzungsbedingungen',
    imprint: 'Impressum',
    updated: (day) => `Stand: ${day}`,
  },
  letters: {
    title: 'E-Mails abbestellen',
    description: 'E-Mails abbestellen oder wieder bestellen.',
    unnamedCoach: 'diesem Coach',
    wanted: (brand, address) => ({
      title: 'E-Mails abbestellen?',
      eyebrow: 'E-Mails',
      text: `E-Mails von ${brand} gehen an ${address}. Ein Klick genügt, und es kommen keine mehr. Was selbst angefordert wird, etwa ein Leitfaden oder ein Platz, kommt weiterhin an.`,
    }),
    stoppedCoach: (brand, address) => ({
      title: 'Keine weiteren E-Mails',
      eyebrow: 'Erledigt',
      text: `Von ${brand} gehen keine weiteren E-Mails an ${address}. Was selbst angefordert wird, kommt weiterhin an.`,
    }),
    stoppedAll: (address) => ({
      title: 'Keine weiteren E-Mails',
      eyebrow: 'Erledigt',
      text: `Von keinem Coach hier gehen weitere E-Mails an ${address}. Was selbst angefordert wird, kommt weiterhin an.`,
    }),
    stopCoach: (brand) => `E-Mails von ${brand} abbestellen`,
    stopAll: 'E-Mails aller Coaches hier abbestellen',
    resume: (brand) => `E-Mails von ${brand} wieder bestellen`,
    nothingKnown: {
      title: 'Keine weiteren E-Mails',
      eyebrow: 'Erledigt',
      text: 'Zu dieser E-Mail ist nichts mehr gespeichert. Es folgen keine weiteren.',
    },
    unknownLink: {
      title: 'Dieser Link ist unvollständig',
      eyebrow: '404',
      text: 'Bitte den Link direkt in der E-Mail öffnen oder vollständig kopieren. Auch eine Antwort auf die E-Mail genügt: Sie wird gelesen, und es kommen keine weiteren.',
    },
    unavailable: {
      title: 'Bitte in einer Minute noch einmal versuchen',
      eyebrow: '503',
      text: 'Die Auswahl ließ sich gerade nicht speichern. Noch ist alles wie zuvor. Bitte diese Seite neu laden.',
    },
  },
  seat,
  confirming,
  notice,
  guide: {
    contents: 'Inhalt',
    savePdf: 'Als PDF herunterladen',
    onPaper: 'Platz zum Schreiben ist im PDF.',
  },
  download: {
    title: 'Download',
    description: 'Die angeforderte Datei.',
    unknownLink: {
      title: 'Dieser Link ist unvollständig',
      eyebrow: '404',
      text: 'Bitte den Link direkt in der E-Mail öffnen oder vollständig kopieren.',
    },
    gone: {
      title: 'Nicht mehr verfügbar',
      eyebrow: '410',
      text: 'Dieses Angebot ist beendet, und mit ihm die Datei. Eine Antwort auf die E-Mail liest ein Mensch.',
    },
    unavailable: {
      title: 'Bitte in einer Minute noch einmal versuchen',
      eyebrow: '503',
      text: 'Die Datei war gerade nicht zu finden. Bitte diese Seite neu laden.',
    },
  },
  brand: {
    everything: (brand) => `Alles von ${brand}`,
    offers: 'Für den Anfang',
    full: 'ausgebucht',
    fullWithList: 'ausgebucht, mit Warteliste',
    notFound: {
      title: 'Seite nicht gefunden',
      eyebrow: '404',
      text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt oder die Seite umgezogen; die Startseite führt zu allem, was es hier gibt.',
    },
    toHome: 'Zur Startseite',
  },
};
