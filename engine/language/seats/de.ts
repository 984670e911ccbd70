import type { SeatWords } from './seat-words.ts';

/** What the site says of seats, in German. */
export const seat: SeatWords = {
  title: 'Mein Platz',
  description: 'Einen Platz bestätigen, freigeben oder tauschen.',
  held: (event) => ({
    title: 'Platz behalten?',
    eyebrow: 'Noch ein Klick',
    text: `Ein Platz ist reserviert: ${event}. Ein Klick macht die Reservierung fest.`,
  }),
  confirmed: (event) => ({
    title: 'Der Platz ist bestätigt',
    eyebrow: 'Erledigt',
    text: `${event}: Der Platz ist fest gebucht. Alles Weitere steht in der E-Mail mit diesem Link. Doch verhindert? Hier lässt sich der Platz freigeben.`,
  }),
  waiting: (event, before) => ({
    title: 'Auf der Warteliste',
    eyebrow: 'Zurzeit ausgebucht',
    text:
      before === 0
        ? `${event} ist ausgebucht. Auf der Warteliste steht niemand davor: Der nächste freie Platz wird per E-Mail angeboten.`
        : `${event} ist ausgebucht. Auf der Warteliste ${before === 1 ? 'steht noch eine Person' : `stehen noch ${before} Personen`} davor. Sobald ein Platz frei ist, kommt eine E-Mail, die ihn reserviert.`,
  }),
  freed: (event) => ({
    title: 'Der Platz ist freigegeben',
    eyebrow: 'Erledigt',
    text: `${event}: Der Platz ist zurückgegeben. Vielen Dank für die Nachricht.`,
  }),
  left: (event) => ({
    title: 'Nicht mehr auf der Warteliste',
    eyebrow: 'Erledigt',
    text: `${event}: Es wird jetzt kein Platz mehr angeboten.`,
  }),
  lapsed: (event) => ({
    title: 'Zurzeit kein Platz gebucht',
    eyebrow: 'Noch Plätze frei',
    text: `Im Moment ist kein Platz gebucht, aber es gibt noch Plätze: ${event}. Ein Klick genügt.`,
  }),
  full: (event) => ({
    title: 'Alle Plätze sind vergeben',
    eyebrow: 'Leider',
    text: `Im Moment ist kein Platz gebucht, und alles ist ausgebucht: ${event}. Manchmal wird noch ein Platz frei, ein zweiter Blick auf diese Seite lohnt sich.`,
  }),
  over: (event) => ({
    title: 'Zu spät für Änderungen',
    eyebrow: 'Vorbei',
    text: `${event}: Die Veranstaltung hat schon begonnen oder wurde abgesagt.`,
  }),
  nothingKnown: {
    title: 'Nichts zu bestätigen',
    eyebrow: 'Nicht gefunden',
    text: 'Zu diesem Platz ist nichts mehr gespeichert.',
  },
  unknownLink: {
    title: 'Dieser Link ist unvollständig',
    eyebrow: '404',
    text: 'Bitte den Link direkt in der E-Mail öffnen oder vollständig kopieren.',
  },
  unavailable: {
    title: 'Bitte in einer Minute noch einmal versuchen',
    eyebrow: '503',
    text: 'Das Speichern hat gerade nicht geklappt. Noch ist alles wie zuvor. Bitte diese Seite neu laden.',
  },
  keep: 'Ja, Platz behalten',
  take: 'Platz sichern',
  free: 'Platz freigeben',
  wait: 'Auf die Warteliste',
  leave: 'Warteliste verlassen',
  otherDates: 'Ein anderer Termin passt besser? Hier wählen:',
  reminders: {
    none: 'Bitte nicht auf eine Erinnerung warten: Dafür ist es schon zu spät.',
    later: 'Für die erste Erinnerung ist es schon zu spät, es kommt nur noch die kurz vor Beginn.',
  },
  email: {
    cannotCome: 'Doch verhindert? Platz freigeben',
    cannotComeThen: 'Doch verhindert? Platz freigeben oder einen anderen Termin wählen',
    late: 'Diese E-Mail wurde aufgehalten und kommt verspätet an: Es gelten Datum und Uhrzeit oben.',
    lateAfter: (date) =>
      `Diese E-Mail wurde aufgehalten und kommt verspätet an: Die Veranstaltung war am ${date}.`,
    noReminder:
      'Bitte diese E-Mail aufheben und nicht auf eine Erinnerung warten: Dafür ist es schon zu spät.',
    laterReminder:
      'Bitte diese E-Mail aufheben: Für die erste Erinnerung ist es schon zu spät, es kommt nur noch die kurz vor Beginn.',
    keptUntilBegun: 'Der Platz bleibt nur bis zum Beginn der Veranstaltung reserviert.',
    freed: (event, when) => ({
      subject: `Platz freigegeben: ${event}`,
      preview: 'Vielen Dank für die Nachricht.',
      heading: 'Der Platz ist freigegeben',
      text: `Vielen Dank für die Nachricht. Der Platz für ${event}${when ? ` (${when})` : ''} ist wieder frei.${when ? ' Die angehängte Kalenderdatei nimmt den Termin aus dem Kalender.' : ''}`,
    }),
    backToPage: 'Zur Seite der Veranstaltung',
    waitingEnded: (event, what) => ({
      subject: `Kein Platz frei geworden: ${event}`,
      preview: 'Vielen Dank für die Geduld.',
      heading: 'Leider ist kein Platz frei geworden',
      text: `Auf der Warteliste vorgemerkt: ${what}. Die Veranstaltung hat begonnen, und leider ist kein Platz mehr frei geworden. Vielen Dank für die Geduld.`,
    }),
    waitingCalledOff: (event, what) => ({
      subject: `Abgesagt: ${event}`,
      preview: 'Es wird kein Platz mehr angeboten.',
      heading: 'Dieser Termin ist abgesagt',
      text: `Auf der Warteliste vorgemerkt: ${what}. Dieser Termin ist abgesagt, deshalb wird kein Platz mehr angeboten.`,
    }),
    calledOff: (event, what) => ({
      subject: `Abgesagt: ${event}`,
      preview: 'Der Termin findet nicht statt.',
      heading: 'Dieser Termin ist abgesagt',
      text: `Reserviert war ein Platz: ${what}. Dieser Termin ist abgesagt und findet nicht statt. Wir bitten um Entschuldigung.`,
    }),
    datesDeclared: (event) => ({
      subject: `Termin auswählen: ${event}`,
      preview: 'Die Termine stehen fest.',
      heading: 'Die Termine stehen fest',
      text: `Die Anmeldung für ${event} kam, bevor es einen Termin gab. Jetzt stehen mehrere zur Wahl: Bitte den passenden auswählen, damit wir einen Platz reservieren können.`,
    }),
    chooseDate: 'Termin auswählen',
    takenOut: 'Die angehängte Kalenderdatei nimmt ihn aus dem Kalender.',
    seeOtherDates: 'Zu den anderen Terminen',
    taken: (event, when) => ({
      subject: `Platz gebucht: ${event}`,
      preview: when ? `${when}. Die neue Kalenderdatei hängt an.` : event,
      heading: 'Der Platz ist gebucht',
      text: when
        ? 'Das ist jetzt der Termin. Er ersetzt alles, was in früheren E-Mails stand.'
        : 'Der Platz ist jetzt reserviert. Sobald es einen Termin gibt, kommt eine E-Mail.',
    }),
  },
};
