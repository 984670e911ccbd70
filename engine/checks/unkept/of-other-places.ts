import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { eventOf, isEmailTitle } from '#engine/checks/said/said.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';
import type { SpokenClaim } from './claim.ts';

const browser =
  /(?:Browser (?:genügt|reicht)|(?:im|in jedem) Browser|navigateur suffit|dans (?:votre|le|n[’']importe quel) navigateur|(?:en|basta) (?:el|su|un|cualquier) navegador|(?:no|basta o|qualquer|seu) navegador)/i;

const onScreen =
  /on-?line|en (?:ligne|línea|direct[oe]?|vivo)|ao vivo|live|browser|zoom|teams|meet/i;

const name = '(?<who>\\p{Lu}\\p{Ll}+)(?=[,!.]? |[,!.]?$)';

const goodbye = /^(?:bis morgen|à demain|¡?hasta mañana|até amanhã)/i;

const isPlayed = /(?:play|abspielen|lecture|reproducir)$/i;
const film = /(?<!(?:Ihr|dein|votre|ton|tu|su|seu) )(?:v[ií]d[eé]o|film)/i;

/** What is right on one day, to one person or in another system only. */
export const claimsOfOtherPlaces: readonly SpokenClaim[] = [
  {
    rule: 'relative-day',
    words: {
      de: '(?:morgen|heute|heute Abend) (?:beginnt|startet|beginnen wir|starten wir) (?:das|der|die|mit dem|mit der|in das|ins) (?:[A-Za-zÀ-ỿ]+ )?(?:Webinar|Workshop|Masterclass|Seminar|Kurs|Veranstaltung|Abend)|(?:das|der|die|unser|unsere) (?:Webinar|Workshop|Masterclass|Seminar|Kurs|Veranstaltung) (?:beginnt|startet|ist|findet) (?:schon )?(?:morgen|heute)|(?:morgen|heute Abend) (?:geht es|geht’s) los|(?:morgen|heute Abend) (?:sehen|treffen) wir uns|wir (?:sehen|treffen) uns (?:schon )?(?:morgen|heute Abend)(?![^.!?]* an(?:[,.!?]|$))|bis heute Abend|(?:nächste|kommende|diese) Woche (?:geht es|geht’s) los|(?:nächste|kommende|diese) Woche (?:beginnen|starten) wir|wir (?:beginnen|starten) (?:schon )?(?:nächste|kommende|diese) Woche|(?<=^|[.!?] )bis morgen(?: (?:früh|Nachmittag|Abend))?(?=[,.!]|$)',
      fr: "(?:demain|aujourd[’']hui|ce soir),? (?:commence|commençons|démarre|nous commençons|c[’']est) (?:avec )?(?:le|la|l[’'] ?|notre) ?(?:webinaire|atelier|masterclass|formation|séminaire|conférence|soirée)|(?:le|la|l[’']|notre) ?(?:webinaire|atelier|masterclass|formation|séminaire|conférence) (?:commence|démarre|a lieu|est) (?:demain|aujourd[’']hui|ce soir)|(?:on se retrouve|nous nous retrouvons|rendez-vous) (?:dès )?(?:demain|ce soir)|(?:demain|ce soir),? (?:on se retrouve|nous nous retrouvons)|à ce soir|(?<=^|[.!?] )à demain(?: (?:matin|soir))?(?=[,.!]| !|$)",
      es: '(?<!la |cada |una )(?:mañana|hoy|esta (?:noche|tarde)) (?:empezamos|comenzamos|empieza|comienza|es|tenemos) (?:con )?(?:el|la|nuestr[oa]) (?:taller|webinar|masterclass|seminario|clase|curso|charla|evento)|(?:el|la|nuestr[oa]) (?:taller|webinar|masterclass|seminario|clase|curso|charla|evento) (?:empieza|comienza|es) (?:mañana|hoy|esta noche)|hasta esta (?:noche|tarde)|(?<=^|[.!?] )¡?hasta mañana(?=[,.!]|$)',
      'pt-BR':
        '(?:amanhã|hoje)(?: à noite)? (?:começa|começamos|é|tem|temos) (?:com )?(?:o|a|nosso|nossa)? ?(?:aula|oficina|webinar|masterclass|palestra|curso|evento|encontro)|(?:o|a|nosso|nossa) (?:aula|oficina|webinar|masterclass|palestra|curso|evento|encontro) (?:começa|é) (?:amanhã|hoje)|até (?:hoje|logo) à noite|(?<=^|[.!?] )até amanhã(?: à noite)?(?=[,.!]|$)',
    },
    against: (said, [words]) => {
      const { place } = said;
      // Where the next email comes tomorrow, an email says goodbye until then.
      const isUntilNext = goodbye.test(words) && (place === 'campaign' || !eventOf(said));
      // What begins next week may be the reader's, where nothing else does.
      const isOfReader = /Woche/.test(words) && eventOf(said) === undefined;
      return place === 'reminder' || isUntilNext || isOfReader
        ? undefined
        : `${place === 'page' ? 'a page is read' : 'this email is sent'} on any day`;
    },
    remedy: 'Say when with {event.date}, or take the day out.',
  },
  {
    rule: 'scarcity',
    words: {
      de: 'nur (?:noch )?(?:heute|bis (?:heute|morgen|Mitternacht))(?= |[.!]|$)|nur noch \\d+ (?:Stunden|Tage)|(?:das Angebot|die Anmeldung|die Aktion) (?:endet|schließt) (?:heute|morgen|bald|um Mitternacht)|letzte Chance|(?:nur|gratis|kostenlos)(?: nur| noch)? bis (?:zum )?(?:[A-Za-zÀ-ỿ]+tag|Mittwoch|Wochenende)',
      fr: "(?:uniquement|seulement) (?:aujourd[’']hui|jusqu[’']à (?:ce soir|minuit))|plus que \\d+ (?:heures|jours)|(?:l[’']offre|les inscriptions) (?:se terminent?|expirent?|ferment?|prennent fin|prend fin) (?:aujourd[’']hui|demain|ce soir|bientôt|à minuit)|dernière chance|(?:seulement|gratuite?|uniquement) jusqu[’']à (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|jusqu[’']à (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) seulement",
      es: 'solo (?:por )?hoy|sólo (?:por )?hoy|quedan (?:solo |sólo )?\\d+ (?:horas|días)|(?:la oferta|la inscripción|el plazo) (?:termina|cierra|acaba|caduca) (?:hoy|mañana|pronto|a medianoche)|última oportunidad|(?:solo|sólo|gratis) hasta el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
      'pt-BR':
        '(?:só|apenas|somente) (?:por )?hoje|restam (?:só |apenas )?\\d+ (?:horas|dias)|(?:a oferta|as inscrições|o prazo) (?:terminam?|encerram?|fecham?|acabam?) (?:hoje|amanhã|em breve|à meia-noite)|última chance|(?:só|apenas|grátis) até (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?',
    },
    against: ({ place, funnel, section, keys }) => {
      const isOffered =
        section === undefined
          ? place !== 'campaign' || isEmailTitle({ keys })
          : ['hero', 'closing', 'seats', 'event'].includes(section);
      if (!isOffered || funnel.expires !== undefined) return undefined;
      return `${place === 'page' ? 'a page is read' : 'this email is sent'} on any day, and nothing ends then`;
    },
    remedy: 'Take the words out, or declare when the offer ends (expires).',
  },
  {
    rule: 'nothing-there',
    words: {
      de: '(?:im|in Ihrem|in deinem) Browser (?:ansehen|anzeigen)|(?:klicken Sie|klicke?) hier,? um (?:sich|dich) abzumelden|hier abmelden|Newsletter abbestellen',
      fr: '(?:voir|afficher|consulter) (?:cet|ce) (?:e-?mail|message) dans (?:votre|ton|un|le) navigateur|se (?:désabonner|désinscrire) ici|cliquez ici pour vous (?:désinscrire|désabonner)',
      es: 'ver (?:este|el) (?:correo|mensaje|e-?mail) en (?:el|tu|su) navegador|(?:haz|haga) clic aquí para dar(?:te|se) de baja|dar(?:te|se) de baja aquí',
      'pt-BR':
        '(?:ver|visualizar) (?:este|o) e-?mail no navegador|clique aqui para (?:cancelar|descadastrar|se descadastrar)|descadastre-se aqui',
    },
    against: ({ place }) =>
      place === 'page'
        ? undefined
        : 'no such link is in it; the foot of an email is drawn by itself',
    remedy: 'Remove what another system had put there.',
  },
  {
    rule: 'event-place',
    words: {
      de: 'install[A-Za-zÀ-ỿ]+|(?:Zoom|Teams|App|Programm) (?:herunterladen|herunterzuladen)|laden Sie (?:bitte |vorher )*(?:Zoom|Teams|die App|das Programm)',
      fr: "install[A-Za-zÀ-ỿ]+|téléchargez (?:d[’']abord )?(?:Zoom|Teams|l[’']application|le logiciel)",
      es: 'instal[ae][A-Za-zÀ-ỿ]*|(?:descarga|descargue) (?:antes )?(?:Zoom|Teams|la (?:aplicación|app)|el programa)',
      'pt-BR':
        'instal[ae][A-Za-zÀ-ỿ]*|(?:baixe|baixar) (?:antes )?(?:o )?(?:Zoom|Teams|aplicativo|app|programa)',
    },
    against: (said, match) => {
      const event = eventOf(said);
      if (event === undefined || said.place === 'campaign') return undefined;
      const { text } = shownTexts(said.funnel).find((one) => browser.test(one.text)) ?? {};
      return text === undefined || text.includes(match[0])
        ? undefined
        : `the page says that a browser is enough: ${quote(text)}`;
    },
    remedy: 'Write the same in both places.',
  },
  {
    rule: 'event-place',
    words: {
      de: 'bei uns im (?:Büro|Studio|Seminarraum)|Parkplätze (?:sind|gibt es|finden Sie|findest du) (?:direkt |genug |kostenlos )?(?:am|beim|hinter|im|neben|vor)|in unsere[mn] (?:Büro|Büros|Studio|Räumen|Haus|Seminarraum|Praxis)|(?:Webinar|Workshop|Seminar|Masterclass|Training|Kurs|Veranstaltung)(?: [A-Za-zÀ-ỿ]+)? (?:vor Ort|in Präsenz)|Präsenz(?:workshop|seminar|veranstaltung|training)',
      fr: 'dans nos (?:locaux|bureaux)|(?:à|dans) notre (?:bureau|cabinet|studio)',
      es: 'en nuestr[oa]s? (?:oficinas?|sede|local|despacho|estudio)',
      'pt-BR': '(?:n[oa]|em) noss[oa] (?:escritório|sede|sala|estúdio)',
    },
    against: (said) => {
      const event = eventOf(said);
      const isOfMeeting =
        said.section === undefined || ['hero', 'event', 'closing'].includes(said.section);
      if (event === undefined || said.place === 'campaign' || !isOfMeeting) return undefined;
      const places = listDates(event).map(({ place }) => place);
      return places.every((place) => onScreen.test(place))
        ? `the event is ${quote(places[0])} (event.place)`
        : undefined;
    },
    remedy: 'Say how people join, or correct event.place.',
  },
  {
    rule: 'left-over',
    isCased: true,
    words: {
      fr: `[A-Za-zÀ-ỿ]+, ${name}`,
      es: `[A-Za-zÀ-ỿ]+, ${name}`,
      'pt-BR': `[A-Za-zÀ-ỿ]+, ${name}`,
    },
    against: ({ place, coach, keys, text }, { 0: found, index, groups = {} }) => {
      const isEnd = index + found.length >= text.length - 1;
      if (place === 'page' || keys.at(-1) !== 'heading' || !isEnd) return undefined;
      // A town or a name that the coach uses elsewhere is no reader's.
      const uses = JSON.stringify(coach).split(groups['who'] ?? '').length - 1;
      return uses > 1 ? undefined : 'everybody who gets this email is greeted by that name';
    },
    remedy: 'Write {name}, or greet nobody.',
  },
  {
    rule: 'left-over',
    isCased: true,
    words: {
      de: `^(?:[Hh]allo|Hi|Hey|Liebe|Lieber|Guten (?:Tag|Morgen|Abend)|Moin|Servus),? (?:Frau |Herr )?(?!Sie|Zusammen|Alle|Welt|Frau|Herr|Les|Freund|Teilnehm|Interess|Kolleg|Eltern)${name}`,
      fr: `^(?:Bonjour|Bonsoir|Salut|Cher|Chère),? (?:Madame |Monsieur )?(?!Madame|Monsieur|Ami|Lect|Client|Vous|Tous|Toutes)${name}`,
      es: `^¡?(?:Hola|Querid[oa]|Estimad[oa]|Buenos días|Buenas tardes),? (?:señora |señor )?(?!Amig|Lect|Client|Señor|Tod)${name}`,
      'pt-BR': `^(?:Olá|Oi|Car[oa]|Querid[oa]|Prezad[oa]|Bom dia|Boa tarde),? (?!Amig|Leit|Client|Senhor|Tod|Pessoal)${name}`,
    },
    against: ({ place, coach, message, keys }, { groups = {} }) => {
      const isGreeting = keys.some((key) => key === 'heading' || key === 'paragraphs');
      if (place === 'page' || message === undefined || !isGreeting) return undefined;
      return coach?.brand.includes(groups['who'] ?? '')
        ? undefined
        : 'everybody who gets this email is greeted by that name';
    },
    remedy: 'Write {name}, or greet nobody.',
  },
  {
    rule: 'nothing-there',
    words: {
      de: 'Video (?:unten|oben|hier unten)|(?:Drücken|Klicken) Sie auf (?:Play|Abspielen)|Link in (?:der|unserer|meiner) Bio',
      fr: 'vidéo ci-(?:dessous|dessus)|(?:cliquez|appuyez) sur (?:play|lecture)|lien (?:dans|en) (?:la|ma|notre) bio',
      es: 'vídeo? (?:de )?(?:abajo|arriba)|(?:haz|haga) clic en (?:play|reproducir)|enlace (?:de|en) (?:la|mi|nuestra) bio',
      'pt-BR':
        'vídeo (?:abaixo|acima)|(?:clique|aperte) (?:em|o) play|link (?:na|da) (?:nossa |minha )?bio',
    },
    against: ({ place, funnel, text }, [words]) =>
      (place === 'page' && funnel.page.sections.some(({ kind }) => kind === 'video')) ||
      // What readers play themselves is no video of the email.
      (place !== 'page' && isPlayed.test(words) && !film.test(text))
        ? undefined
        : `${place === 'page' ? 'this page' : 'an email'} has no such thing`,
    remedy: 'Take the words out, or link to where it is.',
  },
  {
    rule: 'event-in-campaign',
    words: {
      de: '(?:wir sehen uns|bis) (?:beim|im|zum) (?:Webinar|Workshop|Seminar|Kurs)',
      fr: "(?:rendez-vous|à bientôt|on se retrouve) (?:au|à l[’']) ?(?:webinaire|atelier|séminaire)",
      es: '(?:nos vemos|te esperamos) en el (?:taller|webinar|seminario|curso)',
      'pt-BR':
        '(?:nos vemos|te esperamos|até lá,? no|até o) (?:na |no )?(?:oficina|webinar|curso|aula)',
    },
    against: (said) =>
      said.place === 'page' || eventOf(said) !== undefined
        ? undefined
        : `${said.funnel.id} declares no event`,
    remedy: 'Say what comes next, or declare event: { … }.',
  },
];
