import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, reminder, reminderFunction } from '#tests/support/site/declarations.ts';
import { eventIn, inLanguage } from './in-languages.ts';

/** A page with an event, and an email of its campaign that asks people to book a call. */
function withCall(language: 'de' | 'es' | 'fr' | 'pt-BR', text: string) {
  const declared = eventIn(language, {});
  const { emails } = inLanguage(language);
  return {
    ...declared,
    'coach.ts': {
      ...emails,
      'campaigns.0.steps.0.message.preview': text,
      'campaigns.0.steps.0.message.button': { label: 'OK', to: 'scheduling' },
    },
  };
}

/** A free page with the answer to what it costs to take part. */
const answered = (answer: string) =>
  eventIn('de', {
    'offer.summary': 'Ein kostenloses Webinar für alle, die mehr schaffen wollen.',
    'page.sections.1': {
      kind: 'questions',
      title: 'Häufige Fragen',
      items: [{ question: 'Was kostet die Teilnahme?', answer }],
    },
  });

describe('what texts in other languages say of lengths, days, prices and readers', () => {
  itNames({
    'a Portuguese length before what happens in it': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Em 60 minutos você vai montar uma frase com o seu preço.',
      }),
      rule: 'event-length',
      says: '"60 minutos" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a weekday above what is said of the event': {
      changes: eventIn('pt-BR', {
        'page.sections.1': { kind: 'event', title: 'Uma noite de quinta' },
      }),
      rule: 'event-date',
      at: 'guide.ts, page.sections[1].title',
      says: '"quinta" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a Spanish length over what is said of the event': {
      changes: eventIn('es', {
        'page.sections.1': { kind: 'event', title: 'Sesenta minutos en su escritorio' },
      }),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].title',
      says: '"Sesenta minutos" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a French length in short': {
      changes: eventIn('fr', {
        'page.sections.1': { kind: 'event', title: '1 h à votre bureau' },
      }),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].title',
      says: '"1 h" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a weekday before the time of the event': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Guarde a quinta-feira, às {event.time}.',
      }),
      rule: 'event-date',
      says: '"quinta-feira" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a program to install, where a browser is enough': {
      changes: eventIn(
        'de',
        { 'page.sections.0.lead': 'Installieren Sie bitte vorher das Programm für den Abend.' },
        { place: 'Live im Browser' },
      ),
      rule: 'event-place',
      says: '"Installieren" stands here, but the page says that a browser is enough: "Live im Browser". Write the same in both places.',
    },
    'a group to which nothing leads': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Depois você entra no nosso grupo de WhatsApp.',
      }),
      rule: 'nothing-there',
      says: '"nosso grupo de WhatsApp" stands here, but no button and no link of the page or its emails leads to such a group. Link to the group in an email, or take the words out.',
    },
    'after how many minutes of a call there is a plan': {
      changes: {
        ...withCall('de', 'Nach 20 Minuten haben Sie einen Plan.'),
        'call.ts': {},
      },
      rule: 'call-length',
      at: 'coach.ts, campaigns[0].steps[0].message.preview',
      says: '"20 Minuten" stands here, but the call takes 30 minutes (minutes of the booking page). Write the length that the booking page declares, or correct minutes there.',
    },
    'a length of the call to which the end of an event leads': {
      changes: {
        ...eventIn('es', {
          'event.whenOver': {
            title: 'El webinar ha terminado',
            text: 'En una llamada de una hora hablamos con usted a solas.',
            button: { label: 'Concertar', to: '/willow-call' },
          },
        }),
        'call.ts': {},
      },
      rule: 'call-length',
      at: 'guide.ts, event.whenOver.text',
      says: '"una hora" stands here, but the call takes 30 minutes (minutes of the booking page). Write the length that the booking page declares, or correct minutes there.',
    },
    'an hour right after the day, which is when the event ends': {
      changes: eventIn('de', { 'page.sections.0.note': 'Am 16. März um 19:30 Uhr' }),
      rule: 'event-time',
      says: '"19:30 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'an hour right after the placeholder of the day': {
      changes: eventIn('de', { 'page.sections.0.lead': 'Ein Abend am {event.date} um 19:30 Uhr.' }),
      rule: 'event-time',
      says: '"19:30 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'another weekday than that of the day, whatever the sentence is about': {
      changes: eventIn('de', {
        'page.sections.0.lead': 'Neunzig ruhige Minuten für Sie am Montag, dem 16. März 2027.',
      }),
      rule: 'event-date',
      says: '"Montag" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a price in the answer of what is free': {
      changes: answered('49 € pro Person.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[1].items[0].answer',
      says: '"49 € pro Person" stands here, but the page is called free: "Ein kostenloses Webinar für alle, die mehr schaffen wollen.". Keep one of the two, and say what something would be worth as its value.',
    },
    'a price at the beginning of an answer': {
      changes: answered('20 Euro. Am Ende sagen wir, was wir tun.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[1].items[0].answer',
      says: '"20 Euro" stands here, but the page is called free: "Ein kostenloses Webinar für alle, die mehr schaffen wollen.". Keep one of the two, and say what something would be worth as its value.',
    },
    'a seat count that nobody counts': {
      changes: eventIn('fr', {
        'page.sections.0.note': 'Ne tardez pas : la moitié est déjà réservée.',
      }),
      rule: 'event-seats',
      says: '"la moitié est déjà réservée" stands here, but words on a page do not count down as people register. Say how many seats there are in all, with {event.seats}.',
    },
    'more guests than seats': {
      changes: eventIn(
        'fr',
        {
          'page.sections.0.note': 'Nous accueillons 50 personnes.',
          'failure.full': { title: 'Toutes les places sont prises.' },
          'failure.alreadyRegistered': { title: 'Vous êtes déjà inscrit.' },
        },
        { seats: 40, whenFull: { title: 'C’est complet', text: 'Merci de votre intérêt.' } },
      ),
      rule: 'event-seats',
      at: 'guide.ts, page.sections[0].note',
      says: '"Nous accueillons 50 personnes" stands here, but the event has 40 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'an afternoon that is an evening in France': {
      changes: eventIn('fr', {
        'page.sections.1': { kind: 'event', title: 'Un après-midi à votre bureau' },
        'event.startsAt': '2027-03-16T19:00',
      }),
      rule: 'event-time',
      at: 'guide.ts, page.sections[1].title',
      says: '"après-midi" stands here, but the event begins at 19:00 in Europe/Berlin (event.startsAt). Write {event.time}, which is right on every day, or correct the event.',
    },
    'the day after tomorrow in a campaign': {
      guide: { ...inLanguage('de').page, language: 'de' },
      coach: {
        ...inLanguage('de').emails,
        'campaigns.0.steps.0.message.paragraphs': ['Übermorgen schreiben wir Ihnen wieder.'],
      },
      rule: 'email-timing',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Übermorgen schreiben wir" stands here, but this is the last email of "Willow Campaign", so nothing follows. Say what the calendar does, or change the step\'s wait or the campaign\'s window; npm run calendar shows every time.',
    },
    'tomorrow, by one who writes alone': {
      guide: { ...inLanguage('de').page, language: 'de' },
      coach: {
        ...inLanguage('de').emails,
        'campaigns.0.steps.0.message.paragraphs': ['Morgen schreibe ich Ihnen über den Tee.'],
      },
      rule: 'email-timing',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Morgen schreibe ich" stands here, but this is the last email of "Willow Campaign", so nothing follows. Say what the calendar does, or change the step\'s wait or the campaign\'s window; npm run calendar shows every time.',
    },
    'a misspelt word of German': {
      guide: {
        ...inLanguage('de').page,
        language: 'de',
        'form.subtitle': 'Jetz ist eine gute Zeit dafür.',
      },
      coach: inLanguage('de').emails,
      rule: 'misspelling',
      at: 'guide.ts, form.subtitle',
      says: '"Jetz" is misspelt. Write "Jetzt".',
    },
    'a tip a day from a campaign that has one email': {
      coach: {
        ...inLanguage('pt-BR').emails,
        'campaigns.0.steps.1': {
          id: 'second',
          after: { days: 3 },
          message: {
            ...message,
            subject: 'Mais uma pausa',
            preview: 'Cinco minutos.',
            heading: 'Sente-se',
            paragraphs: ['Hoje basta um chá.'],
          },
        },
      },
      guide: {
        ...inLanguage('pt-BR').page,
        language: 'pt-BR',
        'form.subtitle': 'Depois você recebe uma dica por dia.',
      },
      rule: 'promised-email',
      says: '"uma dica por dia" stands here, but the emails of "Willow Campaign" are 3 days apart. Say what the campaign does, let the form start one that does so, or take the words out.',
    },
    'a word three times that may stand twice': {
      changes: eventIn('fr', { 'page.sections.0.lead': 'Nous nous nous retrouvons en ligne.' }),
      rule: 'typing-slip',
      says: '"Nous nous nous" has the same word three times. Write it as often as the sentence needs it.',
    },
    'questions counted in two ways': {
      coach: inLanguage('es').emails,
      guide: {
        ...inLanguage('es').page,
        language: 'es',
        'offer.summary': 'Cinco preguntas para quienes quieren hacer más con menos prisa.',
        'page.sections.0.lead': 'La guía contiene siete preguntas, cada una con un ejemplo.',
      },
      rule: 'count-of-points',
      says: '"siete preguntas" stands here, but elsewhere the page says "Cinco preguntas". Count again and write one number in both places.',
    },
    'a French price after the sum': {
      changes: eventIn('fr', {
        'offer.summary': 'Un webinaire gratuit pour ceux qui veulent faire plus.',
        'page.sections.0.lead': 'Vous venez pour 29 € seulement, et vous repartez plus calme.',
      }),
      rule: 'price-beside-free',
      says: '"pour 29 €" stands here, but the page is called free: "Un webinaire gratuit pour ceux qui veulent faire plus.". Keep one of the two, and say what something would be worth as its value.',
    },
  });
  itAccepts({
    'a French call of half an hour': {
      changes: withCall('fr', 'Une demi-heure, sans engagement.'),
    },
    'a time of the day to choose': { changes: withCall('es', 'Elegir una hora') },
    'an hour and a half in short': {
      changes: eventIn('fr', {
        'page.sections.1': { kind: 'event', title: '1 h 30 à votre bureau' },
      }),
    },
    'an offer that is called yours': {
      guide: { ...inLanguage('fr').page, language: 'fr' },
      coach: {
        ...inLanguage('fr').emails,
        'functions.send-guide.message.subject': 'Votre guide du calme',
      },
    },
    'when the room opens, and a break': {
      changes: eventIn('de', {
        'page.sections.0.lead':
          'Der Raum öffnet um 17:45 Uhr, und um 18:45 Uhr gibt es eine kurze Pause.',
      }),
    },
    'when it ends, after the day': {
      changes: eventIn('de', {
        'page.sections.0.lead': 'Am {event.date} um 19:30 Uhr ist alles vorbei.',
      }),
    },
    'the right weekday and hour of the day': {
      changes: eventIn('de', {
        'page.sections.0.lead': 'Ein ruhiger Abend am Dienstag, dem 16. März, um 18 Uhr.',
      }),
    },
    'an answer that names the price of something else': {
      changes: answered('Nichts. Eine Beratung danach kostet 249 €.'),
    },
    'an answer that nothing is to pay': { changes: answered('Die Teilnahme kostet 0 €.') },
    'time for questions': {
      changes: eventIn('fr', {
        'page.sections.0.lead':
          'Après 1 h de pratique, nous prenons 30 minutes pour vos questions.',
      }),
    },
    'a group that nobody is asked into': {
      changes: eventIn('fr', {
        'page.sections.0.lead': 'On y apprend mieux que dans un groupe WhatsApp.',
      }),
    },
    'questions of others, and the first of all': {
      coach: inLanguage('fr').emails,
      guide: {
        ...inLanguage('fr').page,
        language: 'fr',
        'offer.summary': 'Cinq questions pour ceux qui veulent faire plus avec moins de hâte.',
        'page.sections.0.lead':
          'Les trois premières questions se posent vite. Quatre questions reviennent souvent.',
      },
    },
    'nothing to install': {
      changes: eventIn(
        'de',
        { 'page.sections.0.lead': 'Sie müssen nichts installieren.' },
        { place: 'Live im Browser' },
      ),
    },
    'some of the questions': {
      coach: inLanguage('de').emails,
      guide: {
        ...inLanguage('de').page,
        language: 'de',
        'offer.summary': 'Fünf Fragen für alle, die mit weniger Eile mehr schaffen wollen.',
        'page.sections.0.lead': 'Mit den ersten drei Fragen fangen Sie morgen an.',
      },
    },
    'a Portuguese call of half an hour': {
      changes: withCall('pt-BR', 'Meia hora, sem compromisso.'),
    },
    'the right weekday in short': {
      changes: eventIn('pt-BR', {
        'page.sections.1': { kind: 'event', title: 'Uma noite de terça' },
      }),
    },
    'an ordinal that is the name of a day, too': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Na segunda parte do encontro nos vemos em grupos pequenos.',
      }),
    },
  });
});

describe('round numbers, short days and few seats in German and French', () => {
  const full = {
    'failure.full': { title: 'Toutes les places sont prises.' },
    'failure.alreadyRegistered': { title: 'Vous êtes déjà inscrit.' },
  };
  const seated = {
    seats: 40,
    whenFull: { title: 'C’est complet', text: 'Merci de votre intérêt.' },
  };
  const seats = (text: string) => eventIn('fr', { 'page.sections.0.note': text, ...full }, seated);
  const note = (language: 'de' | 'fr', text: string) =>
    eventIn(language, { 'page.sections.0.note': text });
  const lead = (language: 'de' | 'fr', text: string) =>
    eventIn(language, { 'page.sections.0.lead': text });
  itNames({
    'a dozen seats of forty': {
      changes: seats('Une douzaine de places, pas une de plus.'),
      at: 'guide.ts, page.sections[0].note',
      rule: 'event-seats',
      says: '"Une douzaine de places" stands here, but the event has 40 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'a number between eighty and a hundred': {
      changes: seats('Quatre-vingt-cinq places.'),
      at: 'guide.ts, page.sections[0].note',
      rule: 'event-seats',
      says: '"Quatre-vingt-cinq places" stands here, but the event has 40 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'two dozen guests where nobody counts': {
      changes: note('de', 'Höchstens zwei Dutzend Gäste.'),
      rule: 'event-seats',
      says: '"Höchstens zwei Dutzend Gäste" stands here, but the event declares no seats, so anybody can register. Add event.seats: 24, or take the number out.',
    },
    'only a few seats': {
      changes: note('fr', 'Quelques places seulement.'),
      rule: 'scarcity',
      says: '"Quelques places seulement" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'seats that go fast': {
      changes: note('de', 'Die Plätze sind rar.'),
      rule: 'scarcity',
      says: '"Plätze sind rar" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'a meeting tomorrow on a page': {
      changes: lead('de', 'Wir sehen uns morgen im Webinar.'),
      rule: 'relative-day',
      says: '"Wir sehen uns morgen" stands here, but a page is read on any day. Say when with {event.date}, or take the day out.',
    },
    'a French meeting tonight on a page': {
      changes: lead('fr', 'Rendez-vous ce soir pour le webinaire.'),
      rule: 'relative-day',
      says: '"Rendez-vous ce soir" stands here, but a page is read on any day. Say when with {event.date}, or take the day out.',
    },
    'a length of hours that are praised': {
      changes: lead('de', 'Zwei intensive Stunden im Webinar, die Ihren Alltag ändern.'),
      rule: 'event-length',
      says: '"Zwei intensive Stunden" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a recording that nobody sends': {
      changes: lead('fr', 'Le lien du replay vous sera transmis ensuite.'),
      rule: 'promised-recording',
      says: '"Le lien du replay vous sera transmis ensuite." stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
  });

  itNames('event-date', {
    'another weekday in short': {
      changes: note('fr', 'Mer. 16 mars à 18 h'),
      says: '"Mer" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another weekday in short, with a comma': {
      changes: lead('de', 'Wir sehen uns am Mi., 18 Uhr, im Livestream.'),
      says: '"Mi" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date without its year': {
      changes: note('de', 'Am 17.3. um 18 Uhr live'),
      says: '"17.3." stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a French date without its year': {
      changes: note('fr', 'Le 17/03 à 18 h, en direct'),
      says: '"17/03" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });
  itAccepts({
    'about forty seats of forty': { changes: seats('Une quarantaine de places au plus.') },
    'few seats of a number that is declared': { changes: seats('Quelques places seulement.') },
    'what is looked at tomorrow': {
      changes: lead('de', 'Ihre Fragen? Wir sehen uns morgen gern jede davon an.'),
    },
    'a Monday that is like any other': {
      changes: lead('de', 'Es beginnt an einem Montag, wie die meisten Diäten.'),
    },
    'what a lawyer takes': {
      changes: lead('de', 'Kostenlos. Ein Anwalt schreibt Ihnen für 300 Euro einen Brief.'),
    },
    'people whose weekend is short': {
      changes: lead('de', 'Für Leute, deren Feierabend am Samstag beginnt.'),
    },
    'what a French webinar is about': {
      changes: lead(
        'fr',
        'Une heure et demie en direct pour les parents : les devoirs, les dictées, le dimanche soir.',
      ),
    },
    'feelings that last, named behind': {
      changes: lead('de', 'Eine halbe Stunde hält es an, dieses Gefühl, dann ruft jemand.'),
    },
    'what a Spanish feeling begins on': {
      changes: eventIn('es', {
        'page.sections.0.lead':
          'El domingo a las cinco empieza, ese pequeño gris. Un hombre da de comer a las palomas los lunes a las seis.',
      }),
    },
    'a French Monday, a Spanish one, and a meeting at four': {
      changes: lead('fr', 'Cela commence un lundi. À quatre heures, on en était au premier point.'),
    },
    'places of a boat in Spanish': {
      changes: eventIn('es', {
        'page.sections.0.lead': 'Solo quedaban cuatro plazas en la barca. Empieza un lunes.',
      }),
    },
    'seats of a bus and places of a boat': {
      changes: lead(
        'de',
        'Ein Schulbus hat vierzig Plätze. Im Boot waren nur noch vier Plätze frei.',
      ),
    },
    'between two appointments': {
      changes: lead('de', 'Am Nachmittag, zwischen zwei Terminen und vor dem Feierabend.'),
    },
    'the link by which a seat is moved': {
      changes: {
        ...eventIn('de', {
          event: {
            ...event,
            reminder,
            whenOver: { title: 'Vorbei', text: 'Danke für Ihr Kommen.' },
          },
        }),
        'coach.ts': {
          ...inLanguage('de').emails,
          'functions.send-reminder': {
            ...reminderFunction,
            message: {
              ...message,
              subject: 'Morgen ist es so weit',
              heading: 'Bis morgen, {name}',
              preview: 'Der Link für den Abend.',
              paragraphs: ['Wechseln Sie einfach über den Link unten auf den anderen Termin.'],
              button: { label: 'Zum Raum', to: 'https://meet.willow.example/rest' },
            },
          },
        },
      },
    },
    'seats of something else': {
      changes: lead('de', 'Der Schulbus hat 48 Plätze, und einer davon ist der beste.'),
    },
    'a deadline of something else': {
      changes: lead('de', 'Die Anmeldefrist der Schule endet am 12. März.'),
    },
    'a bus to the place': {
      changes: lead('de', 'Der Bus hält um 9:41 Uhr vor der Tür.'),
    },
    'what something else costs': {
      changes: lead('de', 'Kostenlos, nur Ersatzleinen kosten 6 €.'),
    },
    'a dozen of something else': {
      changes: lead('de', 'Ein Dutzend Teams hat es so gemacht.'),
    },
    'the weekday in short': { changes: note('de', 'Di., 16.3., 18 Uhr') },
    'the French weekday in short': { changes: note('fr', 'Mar. 16/03 à 18 h') },
    'a word that is a weekday in short': {
      changes: lead('de', 'Die Übung ist gut so, 3 Minuten genügen.'),
    },
    'the time at which registration closes': {
      changes: lead('de', 'Anmeldung bis 10.3. um 12 Uhr.'),
    },
    'the hour at which all is over': {
      changes: lead('de', 'Wir starten um sechs und hören um halb acht auf.'),
    },
    'places that are not seats': {
      changes: lead('fr', 'Il y a peu de places où l’on se tait.'),
    },
    'a fraction': { changes: lead('fr', 'Comptez 3/4 du temps pour le calme.') },
  });
});
