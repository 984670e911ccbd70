import type { SeatWords } from './seat-words.ts';

/** What the site says of seats, in Spanish. */
export const seat: SeatWords = {
  title: 'Mi plaza',
  description: 'Confirmar, liberar o cambiar una plaza.',
  held: (event) => ({
    title: '¿Conservar la plaza?',
    eyebrow: 'Un clic más',
    text: `Hay una plaza reservada: ${event}. Con un clic queda confirmada.`,
  }),
  confirmed: (event) => ({
    title: 'La plaza está confirmada',
    eyebrow: 'Listo',
    text: `${event}: la plaza está asegurada. Todo lo demás está en el correo de este enlace. Si surge un imprevisto, aquí se puede liberar.`,
  }),
  waiting: (event, before) => ({
    title: 'En la lista de espera',
    eyebrow: 'Completo por ahora',
    text:
      before === 0
        ? `${event} está completo. No hay nadie delante en la lista: la próxima plaza libre se ofrece por correo.`
        : `${event} está completo. Hay ${before === 1 ? 'una persona' : `${before} personas`} delante en la lista. Cuando llegue el turno, un correo reservará la plaza.`,
  }),
  freed: (event) => ({
    title: 'La plaza vuelve a estar libre',
    eyebrow: 'Listo',
    text: `${event}: la plaza queda libre. Gracias por avisar.`,
  }),
  left: (event) => ({
    title: 'Fuera de la lista de espera',
    eyebrow: 'Listo',
    text: `${event}: ya no se ofrecerá ninguna plaza.`,
  }),
  lapsed: (event) => ({
    title: 'Ahora mismo no hay plaza reservada',
    eyebrow: 'Aún hay sitio',
    text: `Ahora mismo no hay plaza reservada, pero aún quedan plazas: ${event}. Basta un clic.`,
  }),
  full: (event) => ({
    title: 'No quedan plazas',
    eyebrow: 'Lo sentimos',
    text: `Ahora mismo no hay plaza reservada y está completo: ${event}. De vez en cuando se libera alguna: vale la pena volver a esta página.`,
  }),
  over: (event) => ({
    title: 'Demasiado tarde para cambios',
    eyebrow: 'Terminado',
    text: `${event}: el evento ya ha empezado o se ha cancelado.`,
  }),
  nothingKnown: {
    title: 'Nada que confirmar',
    eyebrow: 'No encontrado',
    text: 'Ya no hay datos de esta plaza.',
  },
  unknownLink: {
    title: 'Este enlace está incompleto',
    eyebrow: '404',
    text: 'Es necesario abrir el enlace desde el propio correo o copiarlo entero.',
  },
  unavailable: {
    title: 'Por favor, dentro de un minuto',
    eyebrow: '503',
    text: 'No se ha podido guardar. Todo sigue como antes. Basta con volver a cargar esta página.',
  },
  keep: 'Sí, conservar la plaza',
  take: 'Reservar una plaza',
  free: 'Liberar la plaza',
  wait: 'Entrar en la lista de espera',
  leave: 'Salir de la lista de espera',
  otherDates: '¿Conviene más otra fecha? Se elige aquí:',
  reminders: {
    none: 'Ya no llegará un recordatorio: su hora ya pasó.',
    later:
      'La hora del primer recordatorio ya pasó y solo llegará el que sale poco antes de empezar.',
  },
  email: {
    cannotCome: '¿Un imprevisto? Liberar la plaza',
    cannotComeThen: '¿Un imprevisto? Liberar la plaza o elegir otra fecha',
    late: 'Este correo se retrasó en el camino: valen la fecha y la hora de arriba.',
    lateAfter: (date) => `Este correo se retrasó en el camino: el evento fue el ${date}.`,
    noReminder: 'Conviene guardar este correo y no esperar un recordatorio: su hora ya pasó.',
    laterReminder:
      'Conviene guardar este correo: la hora del primer recordatorio ya pasó y solo llegará el que sale poco antes de empezar.',
    keptUntilBegun: 'La plaza se guarda solo hasta que empiece el evento.',
    freed: (event, when) => ({
      subject: `Plaza liberada: ${event}`,
      preview: 'Gracias por avisar.',
      heading: 'La plaza vuelve a estar libre',
      text: `Gracias por avisar. La plaza para ${event}${when ? ` (${when})` : ''} vuelve a estar libre.${when ? ' El archivo de calendario adjunto quita la cita de la agenda.' : ''}`,
    }),
    backToPage: 'Volver a la página',
    waitingEnded: (event, what) => ({
      subject: `No se liberó ninguna plaza: ${event}`,
      preview: 'Gracias por la espera.',
      heading: 'No se liberó ninguna plaza',
      text: `En lista de espera: ${what}. El evento ya ha comenzado y, lamentablemente, no se ha liberado ninguna plaza. Gracias por la espera.`,
    }),
    waitingCalledOff: (event, what) => ({
      subject: `Cancelado: ${event}`,
      preview: 'Ya no se ofrecerá ninguna plaza.',
      heading: 'Esta fecha se ha cancelado',
      text: `En lista de espera: ${what}. Esta fecha se ha cancelado, así que ya no se ofrecerá ninguna plaza.`,
    }),
    calledOff: (event, what) => ({
      subject: `Cancelado: ${event}`,
      preview: 'No se celebrará en esta fecha.',
      heading: 'Esta fecha se ha cancelado',
      text: `Plaza reservada: ${what}. Esta fecha se ha cancelado y el evento no se celebrará. Lamentamos el cambio de planes.`,
    }),
    datesDeclared: (event) => ({
      subject: `Falta elegir la fecha: ${event}`,
      preview: 'Ya hay fechas.',
      heading: 'Ya hay fechas para elegir',
      text: `La inscripción en ${event} llegó antes de que hubiera fecha. Ahora hay varias: basta con elegir la que mejor convenga para que reservemos la plaza.`,
    }),
    chooseDate: 'Elegir una fecha',
    takenOut: 'El archivo de calendario adjunto quita la cita de la agenda.',
    seeOtherDates: 'Ver las otras fechas',
    taken: (event, when) => ({
      subject: `Plaza reservada: ${event}`,
      preview: when ? `${when}. Se adjunta el nuevo archivo de calendario.` : event,
      heading: 'La plaza está reservada',
      text: when
        ? 'Esta es ahora la fecha. Sustituye a lo que decían los correos anteriores.'
        : 'La plaza ya está reservada. En cuanto haya fecha, llegará un correo.',
    }),
  },
};
