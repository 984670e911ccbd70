import type { ConfirmWords } from './confirm-words.ts';

/** What the site says of a sign-up that is to be confirmed, in Spanish without tú and usted. */
export const confirming: ConfirmWords = {
  inbox: {
    title: 'Falta mirar el buzón',
    text: 'Hay un correo en camino a {email}. El botón que lleva dentro es el siguiente paso.',
    tip: '¿Nada después de cinco minutos? A veces llega a la carpeta de correo no deseado.',
    trouble: '¿No llega, o la dirección está mal?',
  },
  email: (days) => ({
    subject: 'Confirmación pendiente: {leadMagnet}',
    preview: 'Solo falta un clic.',
    heading: '¿Es correcta esta dirección?',
    paragraphs: [
      '{coach} ha recibido una inscripción a «{leadMagnet}» con esta dirección. Un clic en el botón la confirma, y lo demás llega después.',
      `¿Fue otra persona? Entonces no hay que hacer nada, y no llegará ningún otro correo. El enlace vale ${days} días.`,
    ],
    button: 'Sí, confirmar',
  }),
  untilBegun: 'La inscripción solo se puede confirmar hasta que empiece el evento.',
  title: 'Confirmar la dirección',
  description: 'Un clic completa la inscripción.',
  asked: (offer, address) => ({
    title: 'Solo falta un clic',
    eyebrow: 'Confirmar',
    text: `Inscripción a «${offer}» con ${address}. El botón la confirma.`,
  }),
  confirm: 'Sí, confirmar',
  confirmed: (offer, address) => ({
    title: 'Gracias, confirmado',
    eyebrow: 'Hecho',
    text: `Lo demás sobre «${offer}» llega por correo a ${address}.`,
  }),
  full: 'Completo por ahora',
  expired: (offer) => ({
    title: 'Este enlace ha caducado',
    eyebrow: 'Demasiado tarde',
    text: `La inscripción a «${offer}» no se confirmó a tiempo, y los datos se han borrado.`,
  }),
  signUpAgain: 'Ir a la página',
  nothingKnown: {
    title: 'Nada que confirmar',
    eyebrow: 'No encontrado',
    text: 'Esta inscripción se cambió o se borró. No hay que hacer nada.',
  },
  unknownLink: {
    title: 'Este enlace está incompleto',
    eyebrow: '404',
    text: 'El enlace se abre desde el propio correo, o hay que copiarlo entero.',
  },
  unavailable: {
    title: 'Un minuto, por favor',
    eyebrow: '503',
    text: 'Ahora mismo no se ha podido guardar. Nada ha cambiado todavía. Al recargar la página se intenta de nuevo.',
  },
  trouble: (address) => ({
    title: '¿No ha llegado el correo?',
    eyebrow: 'Buzón',
    text: `El correo salió hacia ${address}. Puede tardar unos minutos, y alguno acaba en la carpeta de correo no deseado.`,
  }),
  resend: 'Enviar otra vez',
  resent: (address) => ({
    title: 'En camino, o ya en el buzón',
    eyebrow: 'Buzón',
    text: `El correo a ${address} está en camino o ya ha llegado. Conviene mirar también en la carpeta de correo no deseado.`,
  }),
  newAddress: 'La dirección correcta',
  correct: 'Usar esta dirección',
  tooOften: {
    title: 'Ya van bastantes intentos',
    eyebrow: 'Un poco de paciencia',
    text: 'Los correos necesitan un rato para llegar. Mañana es posible inscribirse de nuevo.',
  },
};
