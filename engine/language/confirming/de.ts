import type { ConfirmWords } from './confirm-words.ts';

/** What the site says of a sign-up that is to be confirmed, in German without du and Sie. */
export const confirming: ConfirmWords = {
  inbox: {
    title: 'Bitte ins Postfach schauen',
    text: 'Eine E-Mail an {email} ist unterwegs. Der Knopf darin führt weiter.',
    tip: 'Nach fünf Minuten noch nichts da? Dann hilft ein Blick in den Spam-Ordner.',
    trouble: 'Keine E-Mail, oder falsche Adresse?',
  },
  email: (days) => ({
    subject: 'Bitte bestätigen: {leadMagnet}',
    preview: 'Es fehlt nur noch ein Klick.',
    heading: 'Stimmt diese Adresse?',
    paragraphs: [
      'Bei {coach} ist eine Anmeldung für „{leadMagnet}“ mit dieser Adresse eingegangen. Ein Klick auf den Knopf bestätigt sie, alles Weitere folgt.',
      `Das war jemand anderes? Dann ist nichts zu tun, und es kommt keine weitere E-Mail. Der Link gilt ${days} Tage.`,
    ],
    button: 'Ja, bestätigen',
  }),
  untilBegun: 'Bestätigen lässt sich die Anmeldung nur, bis die Veranstaltung beginnt.',
  title: 'Adresse bestätigen',
  description: 'Ein Klick schließt die Anmeldung ab.',
  asked: (offer, address) => ({
    title: 'Es fehlt nur noch ein Klick',
    eyebrow: 'Bestätigen',
    text: `Die Anmeldung für „${offer}“ mit ${address} ist noch nicht bestätigt. Das geht mit diesem Knopf.`,
  }),
  confirm: 'Ja, bestätigen',
  confirmed: (offer, address) => ({
    title: 'Vielen Dank, bestätigt',
    eyebrow: 'Erledigt',
    text: `Alles Weitere zu „${offer}“ kommt per E-Mail an ${address}.`,
  }),
  full: 'Zurzeit ausgebucht',
  expired: (offer) => ({
    title: 'Dieser Link ist abgelaufen',
    eyebrow: 'Zu spät',
    text: `Die Anmeldung für „${offer}“ wurde nicht rechtzeitig bestätigt, und alle Angaben sind gelöscht.`,
  }),
  signUpAgain: 'Zur Seite',
  nothingKnown: {
    title: 'Nichts zu bestätigen',
    eyebrow: 'Nicht gefunden',
    text: 'Diese Anmeldung wurde geändert oder gelöscht. Es ist nichts zu tun.',
  },
  unknownLink: {
    title: 'Dieser Link ist unvollständig',
    eyebrow: '404',
    text: 'Bitte den Link direkt in der E-Mail öffnen oder vollständig kopieren.',
  },
  unavailable: {
    title: 'Bitte in einer Minute noch einmal versuchen',
    eyebrow: '503',
    text: 'Das Speichern klappt gerade nicht. Noch ist alles wie zuvor. Bitte diese Seite neu laden.',
  },
  trouble: (address) => ({
    title: 'Keine E-Mail angekommen?',
    eyebrow: 'Postfach',
    text: `Die E-Mail ging an ${address}. Manchmal dauert es ein paar Minuten, und manche landet im Spam-Ordner.`,
  }),
  resend: 'Noch einmal senden',
  resent: (address) => ({
    title: 'Unterwegs oder schon da',
    eyebrow: 'Postfach',
    text: `Die E-Mail an ${address} ist unterwegs oder schon da. Bitte auch im Spam-Ordner nachsehen.`,
  }),
  newAddress: 'Die richtige Adresse',
  correct: 'Diese Adresse verwenden',
  tooOften: {
    title: 'Das war oft genug',
    eyebrow: 'Bitte warten',
    text: 'Bitte den E-Mails etwas Zeit geben. Morgen geht eine neue Anmeldung wieder.',
  },
};
