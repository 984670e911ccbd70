import { requestedMessage } from '#engine/checks/facts/counts.ts';
import {
  eventOf,
  isLeadFunnel,
  isToRead,
  type Said,
  textsOfMessage,
} from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import type { SpokenClaim } from './claim.ts';

/** Where a page thanks, or its email begins. */
function isThanks({ place, keys }: Said): boolean {
  const last = String(keys.at(-1));
  return place === 'page'
    ? keys[0] === 'success'
    : place === 'requested' && (last === 'subject' || last === 'heading');
}

/** The scheduling page may send what it likes once somebody has booked. */
const afterBooking =
  /nach (?:der|Ihrer|deiner) Buchung|sobald (?:Sie|du)|après (?:la|votre) réservation|(?:tras|después de) (?:la |tu |su )?reserva|(?:após|depois d[ea]) (?:a |sua )?reserva/i;

/** What belongs to a page of another kind, left over in one that was copied from it. */
export const claimsOfKinds: readonly SpokenClaim[] = [
  {
    rule: 'promised-email',
    words: {
      de: '(?:schau(?:en)?|sieh|sehen|guck(?:en)?)(?: Sie)?(?: [a-zß-ÿ]+){0,2} in (?:Ihr|Ihren|dein|deinen) (?:Postfach|Posteingang|Spam-Ordner|E-Mail-Postfach)|(?:wir haben (?:Ihnen|dir)|haben wir (?:Ihnen|dir)) (?!(?:nur|noch|schon oft)(?![A-Za-zÀ-ỿ]))[^.!?,]{0,50}(?:geschickt|gesendet|gemailt|geschrieben)',
      fr: '(?:consultez|vérifiez|regardez) (?:dans )?(?:votre (?:boîte|messagerie)|vos e-?mails)|nous vous avons (?:envoyé|écrit)',
      es: '(?:revis[ae]|mir[ae]|consult[ae]) (?:tu|su) (?:correo|bandeja|e-?mail)|(?:te|le) hemos (?:enviado|escrito|mandado)',
      'pt-BR':
        '(?:confira|veja|verifique|olhe) (?:a )?(?:seu|sua) (?:e-?mail|caixa)|(?:enviamos|mandamos|escrevemos) (?:para|a|pra) você',
    },
    against: ({ place, funnel, keys, text }) =>
      place === 'page' &&
      funnel.kind === 'booking' &&
      !keys.includes('items') &&
      !afterBooking.test(text)
        ? 'a booking page sends no email'
        : undefined,
    remedy: 'Say what the scheduling page does after a booking, or take the promise out.',
  },
  {
    rule: 'nothing-there',
    words: {
      de: 'füll[A-Za-zÀ-ỿ]*(?: Sie)?(?: einfach| bitte| kurz)* (?:das|dieses|unser) (?:kurze )?Formular|Formular (?:unten|oben|auf dieser Seite)',
      fr: 'remplissez (?:le|ce|notre) (?:court )?formulaire|formulaire ci-(?:dessous|dessus)',
      es: '(?:rellen[ae]|complet[ae]) (?:el|este|nuestro) (?:breve )?formulario|formulario de (?:abajo|arriba)',
      'pt-BR': 'preencha (?:o|este|nosso) (?:breve )?formulário|formulário (?:abaixo|acima)',
    },
    against: ({ place, funnel }) =>
      place === 'page' && funnel.kind === 'booking' ? 'a booking page has no form' : undefined,
    remedy: 'Send people to the button instead.',
  },
  {
    rule: 'promised-email',
    words: {
      de: '(?:Ihr|dein) Platz ist (?:reserviert|gesichert|bestätigt)|(?:Sie sind|du bist) (?:jetzt )?angemeldet|Anmeldung (?:erfolgreich|bestätigt)|haben (?:Ihren|deinen) Platz (?:reserviert|gesichert)',
      fr: '(?:votre|ta) place est (?:réservée|confirmée)|(?:vous êtes|tu es) (?:bien )?inscrite?s?|inscription (?:réussie|confirmée)|nous avons réservé (?:votre|ta) place',
      es: '(?:tu|su) plaza está (?:reservada|confirmada)|(?:estás|está) inscrit[oa]|inscripción (?:completada|confirmada|realizada)|hemos reservado (?:tu|su) plaza',
      'pt-BR':
        'sua (?:vaga|inscrição) (?:está|foi) (?:garantida|confirmada|reservada)|você está inscrit[oa]|inscrição (?:confirmada|realizada)|reservamos (?:a )?sua vaga',
    },
    against: (said) =>
      isThanks(said) &&
      isLeadFunnel(said.funnel) &&
      eventOf(said) === undefined &&
      isToRead(said.funnel.offer)
        ? `this funnel offers a ${said.funnel.offer.kind} and declares no event to register for`
        : undefined,
    remedy: 'Say that the email is on its way, or declare event: { … }.',
  },
  {
    rule: 'promised-email',
    words: {
      de: '(?:Ihr|dein|der|Ihre|deine|die|das) (?:kostenlose[rs]? )?(?<thing>Leitfaden|Report|Checkliste|E-Book|Ratgeber|Arbeitsbuch|PDF) (?:ist (?:schon |bereits )?(?:unterwegs|auf dem Weg)|kommt)|(?:laden|öffnen|lesen) Sie (?:Ihren|den|Ihr|das) (?<thing>Leitfaden|Report|E-Book|Ratgeber|Arbeitsbuch|PDF)',
      fr: '(?:votre|ton|le) (?<thing>guide|rapport|livret|e-?book|PDF) (?:gratuit )?(?:est en route|est en chemin|arrive|a été envoyé|vous attend)|(?:téléchargez|ouvrez|lisez) (?:votre|le) (?<thing>guide|rapport|livret|e-?book|PDF)',
      es: '(?:tu|su|la|el) (?<thing>guía|informe|e-?book|PDF) (?:gratuit[oa] )?(?:ya )?(?:va de camino|está en camino|te espera|llega)|(?:descarga|descargue|abre|abra|lee|lea) (?:tu|su|la|el) (?<thing>guía|informe|e-?book|PDF)',
      'pt-BR':
        '(?:seu|sua|o|a) (?<thing>guia|relatório|e-?book|PDF) (?:gratuito )?(?:está a caminho|chega|foi enviado)|(?:baixe|abra|leia) (?:seu|sua|o|a) (?<thing>guia|relatório|e-?book|PDF)',
    },
    against: (said, { groups = {} }) => {
      const thing = (groups['thing'] ?? '').toLowerCase();
      const { funnel, coach, keys, place } = said;
      if (place !== 'page' || keys[0] !== 'success' || eventOf(said) === undefined) return;
      const message = isLeadFunnel(funnel) && coach ? requestedMessage(funnel, coach) : undefined;
      if (message === undefined || funnel.offer.file !== undefined) return;
      const isNamed = textsOfMessage(message, []).some(({ text }) =>
        text.toLowerCase().includes(thing),
      );
      return isNamed
        ? undefined
        : `people register here for an event, and the email names no such thing`;
    },
    remedy: 'Promise what the email brings, or call the function that brings it.',
  },
  {
    rule: 'offer-kind',
    words: {
      de: 'Zahlung (?:fehlgeschlagen|abgelehnt|erfolgreich)|(?:Ihre|deine) (?:Zahlung|Bestellung|Karte) (?:wurde|wird|ist|konnte)|(?:zahlungs|kosten)pflichtig (?:bestellen|anmelden|buchen)|jetzt kaufen|Danke für (?:Ihre|deine) Bestellung',
      fr: "paiement (?:refusé|accepté|réussi|échoué)|(?:votre|ta) (?:commande|carte) (?:est|a été|n[’']a)|acheter maintenant|commander maintenant|merci pour (?:votre|ta) commande",
      es: 'pago (?:rechazado|aceptado|realizado)|(?:tu|su) (?:pago|pedido|tarjeta) (?:está|ha|fue)|comprar ahora|gracias por (?:tu|su) (?:compra|pedido)',
      'pt-BR':
        'pagamento (?:recusado|aprovado|confirmado)|(?:seu|sua) (?:pagamento|pedido|cartão|compra) (?:foi|está)|comprar agora|obrigad[oa] pela (?:sua )?compra',
    },
    against: ({ place, keys, funnel, section }) =>
      place === 'page' &&
      (section === undefined || ['hero', 'closing'].includes(section)) &&
      keys[0] !== 'offer' &&
      !funnel.page.sections.some(({ kind }) => kind === 'packages')
        ? 'nothing is paid on this page'
        : undefined,
    remedy: 'Say what people do here: register, or ask for an email.',
  },
  {
    rule: 'event-in-campaign',
    words: {
      de: '(?:danke|vielen Dank|herzlichen Dank) für (?:Ihre|deine) Teilnahme|(?:schön|danke), dass (?:Sie|du)(?: gestern| heute)? (?:dabei|da) (?:waren|warst)',
      fr: "merci (?:d[’']avoir (?:participé|assisté)|pour (?:votre|ta) (?:participation|présence))",
      es: 'gracias por (?:asistir|haber (?:asistido|participado|venido)|(?:tu|su) (?:asistencia|participación))',
      'pt-BR':
        'obrigad[oa] por (?:ter (?:participado|vindo)|participar)|obrigad[oa] pela (?:sua )?(?:participação|presença)',
    },
    against: ({ place, keys, funnel }) =>
      place === 'campaign' && keys[0] === 'campaigns' && funnel.offer.kind !== 'test'
        ? 'a campaign counts its days from the sign-up, so this may come before anybody has attended'
        : undefined,
    remedy: 'Take the words out: they are right only after the event.',
  },
  {
    rule: 'promised-email',
    words: {
      de: 'Bestätigungslink|bestätigen Sie (?:bitte )?(?:zuerst )?(?:Ihre|die) (?:Anmeldung|E-?Mail-Adresse)|bestätige (?:bitte )?deine (?:Anmeldung|E-?Mail-Adresse)',
      fr: "lien de confirmation|confirmez (?:d[’']abord )?votre (?:inscription|adresse)",
      es: 'enlace de confirmación|confirm[ae] (?:tu|su) (?:inscripción|correo|dirección|suscripción)',
      'pt-BR': 'link de confirmação|confirme (?:sua|seu) (?:inscrição|e-?mail|cadastro)',
    },
    against: ({ place, keys, funnel, coach }) =>
      place === 'page' &&
      keys[0] !== 'confirmation' &&
      isLeadFunnel(funnel) &&
      funnel.event?.hold === undefined &&
      coach !== undefined &&
      (funnel.confirmation ?? coach.confirmation ?? 'single') === 'single'
        ? 'no email of this funnel asks for a confirmation'
        : undefined,
    remedy: "Take the words out, or declare confirmation: 'double'.",
  },
  {
    rule: 'promised-reminder',
    words: {
      de: 'erinnern wir (?:Sie|dich)|wir erinnern (?:Sie|dich)|(?:eine|unsere) Erinnerung (?:kommt|folgt|per E-?Mail)|(?:bekommen|erhalten) (?:Sie )?eine Erinnerung',
      fr: "(?:nous|on) (?:vous|t[’']|te) ?(?:envo[A-Za-zÀ-ỿ]+ un rappel|rappel(?:ons|lerons|le|lera) (?:le rendez-vous|la date|l[’']heure))|vous recevrez un rappel",
      es: '(?:te|le) (?:recordaremos|(?:enviaremos|enviamos|mandamos|mandaremos) un recordatorio)|recibir[áa]s? un recordatorio',
      'pt-BR':
        '(?:mandamos|enviamos|enviaremos|mandaremos|vamos (?:mandar|enviar)|você recebe(?:rá)?) um lembrete',
    },
    against: (said) => {
      const event = eventOf(said);
      const isToReader = said.place === 'page' || said.place === 'requested';
      return isToReader && event !== undefined && listReminders(event).length === 0
        ? 'the event declares no reminder, so none is sent'
        : undefined;
    },
    remedy: 'Add event.reminder: { hoursBefore, function }, or take the promise out.',
  },
];
