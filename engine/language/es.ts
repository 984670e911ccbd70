import { confirming } from './confirming/es.ts';
import { notice } from './notices/es.ts';
import { seat } from './seats/es.ts';
import type { Words } from './words.ts';

/** Spanish, without tú and usted: both kinds of coaches can say it. */
export const es: Words = {
  locale: 'es-ES',
  dateUnknown: 'Fecha por anunciar',
  minutes: (minutes) => `${minutes} minutos`,
  days: (days) => `${days} días`,
  offers: {
    guide: 'Guía gratuita',
    report: 'Informe gratuito',
    test: 'Test gratuito',
    masterclass: 'Clase magistral gratuita',
    workshop: 'Taller gratuito',
    webinar: 'Webinar gratuito',
    event: 'Evento en directo',
    call: 'Llamada gratuita',
  },
  form: {
    required: 'Falta completar el campo «{label}».',
    choose: 'Es necesario elegir una de las opciones.',
    tooLong: 'El texto puede tener {count} caracteres como máximo.',
    unseenCharacters: 'Hay caracteres invisibles: es necesario quitarlos.',
    plainName: 'El nombre no puede contener enlaces ni direcciones.',
    didYouMean: '¿Quizás {address}?',
    leaveEmpty: 'Este campo debe quedar vacío',
    choices: {
      atLeast: 'Es necesario elegir al menos {count}.',
      atMost: 'Se pueden elegir {count} como máximo.',
    },
    phone: {
      invalid:
        'Falta un número de teléfono válido; uno del extranjero empieza con + y el código del país.',
      fromAnywhere:
        'El número de teléfono debe llevar + y el código del país, por ejemplo +34 912 345 678.',
    },
    number: {
      locale: 'es-ES',
      invalid: 'Falta escribir un número.',
      whole: 'Falta escribir un número entero.',
      steps: 'El número debe ir en pasos de {step}.',
      atLeast: 'El número debe ser {min} o más.',
      atMost: 'El número debe ser {max} o menos.',
    },
    date: {
      locale: 'es-ES',
      invalid: 'Falta escribir un día del calendario.',
      from: 'Es necesario elegir el {date} o un día posterior.',
      until: 'Es necesario elegir el {date} o un día anterior.',
      past: 'Es necesario elegir un día que no esté en el futuro.',
      future: 'Es necesario elegir un día que no haya pasado.',
    },
    onlyIf: {
      answered: 'Solo si la respuesta a «{question}» es {answers}.',
      ticked: 'Solo si la casilla «{question}» está marcada.',
    },
  },
  page: {
    newTab: '(se abre en una pestaña nueva)',
    calendarOf: (brand) => `Calendario de reservas de ${brand}`,
    stars: (count) => `${count} de 5 estrellas`,
    quoted: (words) => `«${words}»`,
    forYou: 'Ideal si',
    notForYou: 'No es lo más indicado si',
    length: 'Duración',
    place: 'Lugar',
    seats: 'Plazas',
    chooseDate: '¿Qué fecha conviene?',
    dateMissing: 'Hay que elegir una fecha.',
    dates: 'Otras fechas',
    dateFull: 'Completo',
    dateBegun: 'En curso',
    dateGone: 'Ya pasó',
    yourTime: (address) => (address === 'familiar' ? 'en tu hora local' : 'en su hora local'),
    allOffers: 'Todos los coaches y sus ofertas',
    play: 'Reproducir el vídeo,',
    watchAt: (host) => `Ver en ${host}`,
    transcript: 'Leer lo que se dice',
  },
  email: {
    labelled: (label) => `${label}:`,
    nameless: 'qué tal',
    event: 'Evento',
    date: 'Fecha',
    time: 'Hora',
    length: 'Duración',
    where: 'Lugar',
    calendarNote:
      'El archivo de calendario adjunto anota la cita en la agenda, en la zona horaria correcta.',
    campaignReason: (brand) =>
      `Estos correos se envían a las personas que se han inscrito con ${brand}.`,
    requestReason: (brand) => `Este correo se solicitó en la página de ${brand}.`,
    unsubscribe: 'Darse de baja',
  },
  answer: {
    yes: 'sí',
    lastResort: 'Algo ha salido mal. Por favor, hay que intentarlo de nuevo.',
    reference: (code) => `Referencia: ${code}`,
    timedOut: (seconds) =>
      `No hubo respuesta en ${seconds === 1 ? 'un segundo' : `${seconds.toLocaleString('es-ES')} segundos`}`,
    unavailable:
      'Ahora mismo no es posible guardar los datos. Las respuestas siguen aquí: basta con enviarlas de nuevo en un momento.',
    staleForm:
      'El formulario ha estado abierto demasiado tiempo. Por favor, es necesario enviarlo de nuevo.',
    usedForm:
      'Este formulario ya se ha enviado varias veces. Por favor, es necesario enviarlo de nuevo.',
    tooQuick: 'Ha sido más rápido de lo esperado. Conviene esperar un momento y enviarlo de nuevo.',
    tooMany: 'Demasiados intentos.',
    rush: 'Este formulario se está enviando con mucha frecuencia en este momento.',
    seatsTaken: 'Se acaban de reservar muchas plazas desde esta red.',
    waitMinutes: (minutes) =>
      `Es necesario esperar ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y enviarlo de nuevo.`,
    again: 'Es posible enviarlo de nuevo en un momento.',
    unread: {
      unreadable: {
        title: 'No se puede leer el formulario',
        description: 'Ha llegado dañado. Es necesario enviarlo de nuevo.',
      },
      'foreign-origin': {
        title: 'El formulario está en otro sitio web',
        description: 'Es necesario usar el formulario de nuestra página.',
      },
      'too-large': {
        title: 'El formulario es demasiado grande',
        description: 'En total caben 16 KB como máximo. Es necesario acortar las respuestas.',
      },
      'wrong-media-type': {
        title: 'El formulario ha llegado en un formato desconocido',
        description: 'Es necesario usar el formulario de nuestra página.',
      },
      invalid: {
        title: 'Algunos datos no son correctos',
        description: 'Es necesario revisar estos campos:',
      },
    },
    dateBegun: 'Esta sesión ya ha comenzado. Hay que elegir otra fecha.',
    underWay: {
      title: 'Ya ha empezado',
      description: 'Se está celebrando en este momento y la inscripción está cerrada.',
    },
    closed: {
      title: 'Esta oferta ha terminado',
      description: 'Las respuestas siguen aquí, pero no se ha enviado nada.',
    },
    replaced: {
      filledIn:
        'La oferta de esta página ocupa su lugar. Lo que también se pide aquí ya está rellenado; no se ha enviado nada.',
      go: 'Ir a la página que ocupa su lugar',
    },
    typedIsKept: 'El botón «atrás» del navegador recupera todo lo escrito.',
    backToPage: 'Volver a la página',
    arrived: {
      title: 'El formulario ha llegado',
      description: 'Esta página se ha abierto muchas veces. Se puede abrir de nuevo en un minuto.',
    },
  },
  legal: {
    privacy: 'Aviso de privacidad',
    terms: 'Condiciones de uso',
    imprint: 'Aviso legal',
    updated: (day) => `Última modificación: ${day}`,
  },
  letters: {
    title: 'Correos',
    description: 'Dejar de recibir correos, o volver a recibirlos.',
    unnamedCoach: 'este coach',
    wanted: (brand, address) => ({
      title: '¿Dejar de recibir correos?',
      eyebrow: 'Correos',
      text: `Los correos de ${brand} llegan a ${address}. Basta un clic para que no lleguen más. Lo que se solicite expresamente, como una guía o una plaza, seguirá llegando.`,
    }),
    stoppedCoach: (brand, address) => ({
      title: 'No habrá más correos',
      eyebrow: 'Listo',
      text: `${brand} no enviará más correos a ${address}. Lo que se solicite expresamente seguirá llegando.`,
    }),
    stoppedAll: (address) => ({
      title: 'No habrá más correos',
      eyebrow: 'Listo',
      text: `Ningún coach de este sitio enviará más correos a ${address}. Lo que se solicite expresamente seguirá llegando.`,
    }),
    stopCoach: (brand) => `No recibir más correos de ${brand}`,
    stopAll: 'No recibir más correos de ningún coach de este sitio',
    resume: (brand) => `Volver a recibir correos de ${brand}`,
    nothingKnown: {
      title: 'No habrá más correos',
      eyebrow: 'Listo',
      text: 'Ya no hay datos de la persona que recibió este correo. No llegarán más.',
    },
    unknownLink: {
      title: 'Este enlace está incompleto',
      eyebrow: '404',
      text: 'Es necesario abrir el enlace desde el propio correo o copiarlo entero. También es posible responder al correo: una persona lee la respuesta y detiene los envíos.',
    },
    unavailable: {
      title: 'Por favor, dentro de un minuto',
      eyebrow: '503',
      text: 'No se ha podido guardar la elección. Todo sigue como antes. Basta con volver a cargar esta página.',
    },
  },
  seat,
  confirming,
  notice,
  guide: {
    contents: 'Índice',
    savePdf: 'Descargar en PDF',
    onPaper: 'En el PDF hay espacio para escribir.',
  },
  download: {
    title: 'La descarga',
    description: 'El archivo solicitado.',
    unknownLink: {
      title: 'Este enlace está incompleto',
      eyebrow: '404',
      text: 'Es necesario abrir el enlace desde el propio correo o copiarlo entero.',
    },
    gone: {
      title: 'Ya no está disponible',
      eyebrow: '410',
      text: 'Esta oferta ha terminado, y con ella el archivo. Basta con responder al correo: lo lee una persona.',
    },
    unavailable: {
      title: 'Por favor, dentro de un minuto',
      eyebrow: '503',
      text: 'No se ha podido encontrar el archivo. Basta con volver a cargar esta página.',
    },
  },
  brand: {
    everything: (brand) => `Todo de ${brand}`,
    offers: 'Por dónde empezar',
    full: 'completo',
    fullWithList: 'completo, con lista de espera',
    notFound: {
      title: 'Página no encontrada',
      eyebrow: '404',
      text: 'No hay ninguna página en esta dirección. Puede que esté mal escrita o que la página se haya movido; la página de inicio lleva a todo lo que hay.',
    },
    toHome: 'A la página de inicio',
  },
};
