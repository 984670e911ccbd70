import { numbersFrom, type SaidWords, shortHours } from './said-words.ts';

const numbers = {
  ...numbersFrom(
    'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
      ' ',
    ),
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
    (ten, one) => `${ten} y ${one}`,
  ),
  veinticinco: 25,
  cien: 100,
};
const events =
  'webinar(?:io)?s?|seminarios?|talleres|taller|masterclass|clases? magistral(?:es)?|formación|eventos?|sesión|sesiones|charlas?|encuentros?';

export const es: SaidWords = {
  numbers,
  roundNumbers: {
    'una decena de': 10,
    'una docena de': 12,
    'una quincena de': 15,
    'una veintena de': 20,
    'dos docenas de': 24,
    'una treintena de': 30,
    'medio centenar de': 50,
    'un centenar de': 100,
  },
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  one: 'una?',
  units: { minutes: 'minutos?|min\\.', hours: 'horas?', days: 'días?', weeks: 'semanas?' },
  lengths: {
    ...shortHours,
    '(?:un )?cuarto de hora': 15,
    'media hora': 30,
    '(?:una )?hora y cuarto': 75,
    'tres cuartos de hora': 45,
    '(?:una )?hora y media': 90,
    'dos horas y media': 150,
  },
  events,
  lengthOfOffer: {
    after: ` (?:en directo|en vivo|en línea|gratis|gratuit[oa]s?)(?![A-Za-zÀ-ỿ-])| (?:por teléfono|por videollamada)(?![A-Za-zÀ-ỿ])| de (?:${events}|práctica(?! (?:al|cada|diaria|por)))|,? (?:le |te |les |os )?(?:mostramos|enseñamos|aprende(?:s|rá|rás)?|verá[ns]?|ves|vemos|trabajamos)`,
    before: `(?:dura|duran|reserve|reserva|(?:${events}) (?:[A-Za-zÀ-ỿ]+ ){0,3}?de) (?:unos |solo |sólo )?`,
  },
  otherLength: {
    after:
      '[ ,]*(?:antes|después|más tarde|de lectura|para (?:leer|(?:sus|tus|las) (?:preguntas|dudas|casos))|al día|a la semana|por (?:día|semana)|de camino|de pausa|cada)',
    before:
      '(?:últim[oa]s|primer[oa]s|cada|tras|desde|(?:eleg|elij|escog|escoj|busc|encontr|reserv)[A-Za-zÀ-ỿ]*) $',
  },
  these: 'estas?|estos|nuestras?',
  inPerson: 'presencial(?:mente)?|en persona|(?:calle|avenida|paseo) [A-Za-zÀ-ỿ ]+,? \\d+',
  onScreen:
    'en (?:su|tu|el|cualquier) navegador|por (?:vídeo|video|Zoom)|en el chat|en línea|videollamada',
  lengthLabel: 'duración',
  seats: 'plazas|lugares|cupos|asientos|entradas',
  guests: 'plazas|lugares|cupos|asientos|entradas|personas|participantes|invitados|empresas',
  limit:
    '(?:solo|(?:sitio|espacio|lugar|cabida) para|caben|acogemos|recibimos a|sólo|únicamente|limitad[oa]s? a|máximo|hasta|l[oa]s primer[oa]s)(?: de)?',
  countdown:
    '(?:solo|sólo)? ?quedan (?:solo |sólo )?N (?:plazas|lugares|cupos|asientos|entradas)|N (?:plazas|lugares|cupos) (?:libres|disponibles|restantes)|(?:la mitad|un (?:tercio|cuarto)|dos tercios|tres cuartos|la mayoría|el \\d{1,2} ?%) de (?:las|los) (?:plazas|lugares|cupos|entradas) (?:ya |todavía |aún )*(?:está|están|se ha|se han|ha|han)(?: sido| ido)? ?(?:ya )?(?:ocupad[oa]s?|reservad[oa]s?|vendid[oa]s?|agotad[oa]s?|libres?|tomad[oa]s?)|la mitad ya está (?:ocupada|reservada|vendida)|l[oa]s (?:últim[oa]s|restantes) N (?:plazas|lugares|cupos)',
  copiesLeft:
    '(?:(?:solo|sólo) )?quedan (?:solo |sólo )?N (?:guías|ejemplares|copias|citas|llamadas|sesiones|descargas)',
  group: '(?:grupo|círculo|clase)(?: es)?(?: (?:pequeño|reducido|cerrado))? de(?: solo| sólo)?',
  recording: {
    what: 'grabación|repetición',
    comes:
      'recib[A-Za-zÀ-ỿ]+|tendrá[ns]?|queda(?:rá)?|env[A-Za-zÀ-ỿ]+|mand[A-Za-zÀ-ỿ]+|llega(?:rá)?|disponible|ver|inclu[A-Za-zÀ-ỿ]+|acceso|con(?= (?:[A-Za-zÀ-ỿ]+ )?(?:grabación|repetición))',
    denied: 'no|sin|ninguna|nunca|ni',
  },
  scarce:
    '(?:plazas|cupos|lugares) limitad[oa]s|cupo limitado|últim[oa]s (?:plazas|cupos|lugares)|casi (?:completo|lleno)',
  date: '(?<day>\\d{1,2}) de (?<month>MONTH)(?: (?:de(?:l)? )?(?<year>20\\d\\d))?|(?<numericDay>\\d{1,2})\\/(?<numericMonth>\\d{1,2})\\/(?<numericYear>20\\d\\d)',
  otherDay: '(?:hasta el|antes del|desde el|después del|a partir del)',
  meets:
    'vemos|nos vemos|esperamos|cita es|empez|empiez|comien|en directo|en vivo|a las \\d|únete|encontramos|tiene lugar',
  clock:
    '(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? ?(?:h|horas|hrs)(?![A-Za-zÀ-ỿ])|(?<=a las? )(?<hourAlone>\\d{1,2}):(?<minuteAlone>\\d\\d)',
  spokenClock: {
    '(?<=a las? )HOUR y media': 30,
    '(?<=a las? )HOUR y cuarto': 15,
    '(?<=a las? )HOUR menos cuarto': -15,
    '(?<=a las? )HOUR(?! (?:y|menos)|[A-Za-zÀ-ỿ])': 0,
  },
  otherTime: '(?:hasta|antes de|después de|hacia|entre|y|–|-|duran?)(?: las?)?',
  currencies: '€|euros?|EUR|\\$|dólares|USD|pesos|MXN',
  price: {
    before:
      '(?:solo|sólo|cuesta|cuestan|por|precio:?|desde|inscripción:?|entrada:?)(?: solo| sólo)?',
    after: 'más IVA|IVA incluido|por (?:persona|plaza)|en lugar de|en vez de|solamente|nada más',
  },
  worth: 'valor|valorad[oa]|en lugar de|normalmente|habitual',
  free: 'gratis|gratuit[oa]s?|gratuitamente|sin coste|sin costo',
  reminds: 'record|avis|de nuevo|otra vez|una vez más',
  ahead: '(?:antes|de antelación)',
  dayAhead: 'el día (?:antes|anterior)|la víspera|un día antes|la noche (?:antes|anterior)',
  sameDay: 'el mismo día|esa misma (?:mañana|tarde)|la mañana del (?:webinar|taller|evento)',
  today: 'hoy|esta (?:noche|tarde)',
  tomorrow: 'mañana',
  dayAfterTomorrow: 'pasado mañana',
  waiting: 'en|dentro de',
  left: 'faltan|quedan',
  emails: 'correos|e-?mails|mensajes|cartas',
  listed:
    'cosas|pasos|formas|maneras|preguntas|consejos|puntos|reglas|razones|errores|mitos|ideas|métodos|ejercicios|herramientas|respuestas|lecciones|claves|secretos|ventajas|frases',
  notListed:
    'minutos?|horas?|días?|semanas?|meses|mes|años?|plazas?|personas?|por|euros?|veces|participantes?|empresas?|clientes?|correos?|páginas?|tardes?|noches?|fechas?',
  waitingList: '(?:en|a) (?:la|nuestra|una) lista de espera',
  textMessage:
    'SMS|mensaje (?:de (?:texto|WhatsApp)|a(?:l| su| tu) (?:móvil|celular))|por WhatsApp',
  buttons: {
    file: '(?:descargar|leer|abrir|recibir|obtener) (?:el|la|mi|tu|su) (?:guía|informe|lista|pdf|libro|cuaderno)',
    seat: '(?:reservar|guardar|apartar) (?:mi|tu|su|una?) (?:plaza|lugar|asiento)',
    call: '(?:reservar|agendar|programar) (?:mi|tu|su|una) (?:llamada|cita)',
  },
  download: 'descarg(?:ar|a|ue|as)',
  register:
    '(?:reserva[r]?|reserve) (?:mi|su|tu) (?:plaza|lugar|asiento)|inscr[A-Za-zÀ-ỿ]+ (?:en el|al) (?:webinar|taller)',
  pronouns: { familiar: 'tú', formal: 'usted' },
  familiar:
    '(?:[Tt]ú|[Tt]us?|[Tt]i|[Cc]ontigo|[Tt]uy[oa]s?|(?:Haz|Regístrate|Inscríbete|Escríbenos|Apúntate))',
  formal:
    '(?:[Uu]sted(?:es)?|(?<=^|^[Aa]quí (?:está|tiene) |: )[Ss]u (?:guía|plaza|inscripción|informe|reserva|nombre|correo|enlace)|(?:Haga|Pida|Siéntese|Guarde|Escriba|Pruebe|Empiece|Responda|Confirme|Complete|Consulte|Imprima|Traiga|Solicite|Reserve|Descubra|Suscríbase|Únase|Descargue|Regístrese|Inscríbase|Escríbanos|Rellene|Introduzca|Indique|Mire|Abra|Lea|Busque|Revise|Elija|Envíe|Recuerde|Compruebe|Pulse))',
};
