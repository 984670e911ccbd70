import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { writtenGuide } from '#tests/support/site/declarations.ts';
import { eventIn, inLanguage } from './in-languages.ts';

type Language = Parameters<typeof eventIn>[0];

const lead = 'page.sections.0.lead';
const closing = (text: string) => ({
  'page.sections.1': { kind: 'closing', headline: 'Oh', text, button: 'OK' },
});

/** A guide's page in a language. */
const page = (language: Language, changes: Readonly<Record<string, unknown>>): Files => ({
  'coach.ts': inLanguage(language).emails,
  'guide.ts': { ...inLanguage(language).page, language, ...changes },
});

/** A page with an event of which a reminder tells 24 hours before. */
const reminded = (
  language: Language,
  paragraph: string,
  text: string,
  more: object = {},
): Files => {
  const reminder = { hoursBefore: 24, function: 'send-reminder' };
  const files = eventIn(language, { [lead]: text }, { reminder });
  const message = {
    subject: '{event.name}',
    preview: '{event.date}',
    heading: 'Oh, {name}',
    paragraphs: [paragraph],
    ...more,
  };
  return {
    'coach.ts': {
      ...files['coach.ts'],
      'functions.send-reminder': { template: 'reminder', body: ['email', 'name'], message },
    },
    'guide.ts': { ...files['guide.ts'], 'failure.alreadyRegistered': { title: 'Oh.' } },
  };
};

/** A German guide in three chapters, whose page says something. */
const inChapters = (text: string): Files => {
  const { 'coach.ts': emails = {}, 'guide.ts': funnel = {} } = page('de', { [lead]: text });
  const [chapter] = writtenGuide.chapters;
  return {
    'coach.ts': {
      ...emails,
      'functions.send-guide.message.button': { label: 'Leitfaden öffnen', to: 'download' },
    },
    'guide.ts': { ...funnel, 'offer.file': 'ruhe.guide.ts' },
    'ruhe.guide.ts': {
      chapters: ['Sitzen', 'Atmen', 'Gehen'].map((title) => ({ ...chapter, title })),
    },
  };
};

/** A French email with a heading. */
const named = (heading: string): Files => {
  const { 'coach.ts': emails = {}, ...others } = page('fr', {});
  return { 'coach.ts': { ...emails, 'functions.send-guide.message.heading': heading }, ...others };
};

describe('what is announced in other languages', () => {
  itNames('event-seats', {
    'room for so many': {
      changes: eventIn('de', closing('Für 30 Teilnehmende ist Platz.')),
      at: 'guide.ts, page.sections[1].text',
      says: '"30 Teilnehmende ist Platz" stands here, but the event declares no seats, so anybody can register. Add event.seats: 30, or take the number out.',
    },
  });
  itNames('event-length', {
    'two full hours': {
      changes: eventIn('de', { [lead]: 'Der Abend dauert zwei volle Stunden.' }),
      says: '"zwei volle Stunden" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the end in a reminder': {
      changes: reminded('es', 'Terminamos después de 60 minutos.', 'Más calma, sin prisa.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"60 minutos" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'an end that is too late': {
      changes: eventIn('de', { [lead]: 'Von 18 bis 20 Uhr sind wir für Sie da.' }),
      says: '"18 bis 20 Uhr" stands here, but the event takes 90 minutes (event.minutes). Correct the end, or correct event.minutes.',
    },
    'hours of practice': {
      changes: eventIn('pt-BR', { [lead]: 'São duas horas de prática para quem quer mais.' }),
      says: '"duas horas" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  });
  itNames('event-time', {
    'an hour beside the end': {
      changes: eventIn('fr', { [lead]: 'Nous commençons à 20 h et finissons vers 21 h 30.' }),
      says: '"20 h" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
  });
  itNames('event-date', {
    'a weekday behind its length': {
      changes: eventIn('de', closing('Anderthalb Stunden am Mittwoch.')),
      at: 'guide.ts, page.sections[1].text',
      says: '"Mittwoch" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an evening of another day': {
      changes: eventIn('de', {
        'page.sections.1': { kind: 'event', title: 'Ein Donnerstagabend' },
      }),
      at: 'guide.ts, page.sections[1].title',
      says: '"Donnerstagabend" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another evening that is over': {
      changes: eventIn('de', { 'event.whenOver.title': 'Der Mittwochabend ist vorbei' }),
      at: 'guide.ts, event.whenOver.title',
      says: '"Mittwochabend" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another month': {
      changes: eventIn('es', { 'form.title': 'Reserve su plaza para abril' }),
      at: 'guide.ts, form.title',
      says: '"para abril" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct the event.',
    },
    'goodbye until another day': {
      changes: eventIn('pt-BR', { 'success.toast.title': 'Obrigada, {name}! Até 16 de abril!' }),
      at: 'guide.ts, success.toast.title',
      says: '"16 de abril" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });
  itNames('scarcity', {
    'a day on which nothing ends': {
      changes: page('pt-BR', closing('Grátis só até domingo!')),
      at: 'guide.ts, page.sections[1].text',
      says: '"só até domingo" stands here, but a page is read on any day, and nothing ends then. Take the words out, or declare when the offer ends (expires).',
    },
    'copies that run out': {
      changes: page('de', closing('Nur noch 12 kostenlose Exemplare!')),
      at: 'guide.ts, page.sections[1].text',
      says: '"Nur noch 12 kostenlose Exemplare" stands here, but this page declares no event, so nothing runs out. Take the words out.',
    },
    'guides that run out': {
      changes: page('fr', closing('Plus que cinq guides disponibles.')),
      at: 'guide.ts, page.sections[1].text',
      says: '"Plus que cinq guides" stands here, but this page declares no event, so nothing runs out. Take the words out.',
    },
  });
  itNames('count-of-chapters', {
    'four chapters of three': {
      changes: inChapters('Der Leitfaden hat vier kurze Kapitel.'),
      at: 'guide.ts, page.sections[0].lead',
      says: '"vier kurze Kapitel" stands here, and funnels/willow/ruhe.guide.ts has 3. Write what is missing in the guide, or 3 here.',
    },
  });
  itNames('event-place', {
    'a webinar that is said to be in a room': {
      changes: eventIn('de', { [lead]: 'Unser Webinar vor Ort in Hamburg.' }),
      says: '"Webinar vor Ort" stands here, but the event is "Online" (event.place). Say how people join, or correct event.place.',
    },
    'a room of what is online': {
      changes: eventIn('fr', { [lead]: 'Nous vous attendons dans nos locaux à Lyon.' }),
      says: '"dans nos locaux" stands here, but the event is "Online" (event.place). Say how people join, or correct event.place.',
    },
  });
  itNames('promised-contact', {
    'a message to a telephone': {
      changes: reminded(
        'es',
        'Empezamos {event.date}.',
        'Le avisaremos por WhatsApp una hora antes.',
      ),
      at: `guide.ts, page.sections[0].lead`,
      says: '"por WhatsApp" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
  });
  const shared = (text: string): Files => {
    const { 'coach.ts': emails, 'guide.ts': funnel } = page('de', { 'form.privacy': text });
    const kept = { heading: 'Was wir speichern', paragraphs: ['Ihren Namen und Ihre Adresse.'] };
    return {
      'coach.ts': {
        ...emails,
        language: 'de',
        legal: { privacy: '/willow/datenschutz' },
        documents: [
          {
            path: '/willow/datenschutz',
            title: 'Datenschutzhinweise',
            updated: '2027-03-16',
            sections: [kept],
          },
        ],
      },
      'guide.ts': funnel ?? {},
    };
  };
  itNames('unknown-to-notice', {
    'partners of whom the notice does not know': {
      changes: shared('Ihre Adresse geben wir an ausgewählte Partner weiter.'),
      at: 'guide.ts, form.privacy',
      says: '"Adresse geben wir an ausgewählte Partner" stands here, but the privacy notice names nobody of that kind. Name on that page who gets what, or take the words out.',
    },
  });
  itAccepts({
    'partners who get nothing': {
      changes: shared('Ihre Adresse geben wir nicht an Partner weiter.'),
    },
  });
  itNames('promised-email', {
    'something together with the guide': {
      changes: page('de', closing('Er kommt zusammen mit einer Checkliste zum Ausdrucken.')),
      at: 'guide.ts, page.sections[1].text',
      says: '"zusammen mit einer Checkliste" stands here, but no email of this funnel brings it. Promise what the emails bring, or let one bring it.',
    },
  });
  itNames('promised-recording', {
    'a recording for those who miss it': {
      changes: eventIn('de', { [lead]: 'Wer nicht kann, bekommt hinterher die Aufzeichnung.' }),
      says: '"Wer nicht kann, bekommt hinterher die Aufzeichnung." stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
  });
  const afterwards = (subject: string): Files => {
    const files = eventIn('de', {}, { after: { hours: 2, function: 'send-notes' } });
    const message = {
      subject,
      preview: '{event.date}',
      heading: 'Oh, {name}',
      paragraphs: ['Hier ist alles, worum es ging.'],
    };
    return {
      'coach.ts': {
        ...files['coach.ts'],
        'functions.send-notes': { template: 'after', body: ['email', 'name'], message },
      },
      'guide.ts': files['guide.ts'] ?? {},
    };
  };
  itNames('email-timing', {
    'a title of the day before, afterwards': {
      changes: afterwards('Morgen: {event.name}'),
      at: "coach.ts, functions['send-notes'].message.subject",
      says: '"Morgen" stands here, but this email goes out when the event is over. Say what is left of it, or name the function in a reminder.',
    },
  });
  itAccepts({ 'a title of what is left': { changes: afterwards('Unterlagen: {event.name}') } });
  itNames('reminder-time', {
    'a sign-off of the same hour, the day before': {
      changes: reminded('de', 'Wir beginnen {event.date}.', 'Mehr Ruhe, ohne Eile.', {
        signOff: 'Bis gleich, Ihr Team von Willow',
      }),
      at: "coach.ts, functions['send-reminder'].message.signOff",
      says: '"Bis gleich" stands here, but this reminder goes out 24 hours before the event (event.reminder of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change when the reminder goes out.',
    },
    'a second reminder': {
      changes: reminded(
        'fr',
        'C’est {event.date}.',
        'La veille et le matin même, nous vous le rappelons.',
      ),
      at: 'guide.ts, page.sections[0].lead',
      says: '"le matin même" stands here, but the reminder goes out 24 hours before the event (event.reminder). Say when it comes, or change hoursBefore.',
    },
  });
  itNames('other-language', {
    'a button that was not translated': {
      changes: page('es', { 'form.button': { idle: 'Enviar', busy: 'Sending…' } }),
      at: 'guide.ts, form.button.busy',
      says: '"Sending…" is English, among words that are Spanish. Write it in Spanish, or declare the language of the funnel.',
    },
    'Spanish on a Portuguese button': {
      changes: page('pt-BR', { 'form.button': { idle: 'Recibir la guía', busy: 'Enviando…' } }),
      at: 'guide.ts, form.button.idle',
      says: '"Recibir la guía" is Spanish, among words that are Portuguese. Write it in Portuguese, or declare the language of the funnel.',
    },
    'thanks that were not translated': {
      at: 'guide.ts, success.toast.title',
      changes: page('fr', { 'success.toast.title': 'Thank you, {name} ! Il est en route.' }),
      says: '"Thank you, {name} !" is English, among words that are French. Write it in French, or declare the language of the funnel.',
    },
  });
  itNames('typing-slip', {
    'a point in a number': {
      changes: page('de', { [lead]: 'Nach 1.5 Stunden ist alles besser.' }),
      says: '"1.5" is an English way of writing a number. Write "1,5".',
    },
    'a comma between thousands': {
      changes: page('fr', { [lead]: 'Déjà 12,000 personnes ont ce guide.' }),
      says: '"12,000" is an English way of writing a number. Write "12 000".',
    },
    'English quotation marks': {
      changes: page('de', { [lead]: 'Wer “gut” fragt, muss weniger reden.' }),
      says: '"“gut”" has the quotation marks of English. Write „gut“.',
    },
    'German quotation marks': {
      changes: page('fr', { [lead]: 'On vous dit „non“ trop souvent.' }),
      says: '"„non“" has the quotation marks of German. Write « non ».',
    },
  });
  itNames('left-over', {
    'somebody else’s name at the end': {
      changes: named('C’est demain, Paul'),
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"demain, Paul" stands here, but everybody who gets this email is greeted by that name. Write {name}, or greet nobody.',
    },
  });
  itNames('foreign-placeholder', {
    'a name to be filled in': {
      changes: page('fr', { 'success.toast.title': 'Merci, Prénom' }),
      at: 'guide.ts, success.toast.title',
      says: '"Prénom" would be shown to readers instead of their name. Write {name}.',
    },
    'a name between angle brackets': {
      at: 'guide.ts, success.toast.title',
      changes: page('pt-BR', { 'success.toast.title': 'Obrigada, <nome>!' }),
      says: '"<nome>" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
    },
  });
  itAccepts({
    'a full hour and a half': {
      changes: eventIn('de', { [lead]: 'Der Abend dauert volle neunzig Minuten.' }),
    },
    'from the beginning to the end': {
      changes: eventIn('pt-BR', { [lead]: 'Das 18h às 19h30, com você.' }),
    },
    'the hours of an office': {
      changes: eventIn('es', { [lead]: 'Estamos al teléfono de 9:00 a 14:00 h.' }),
    },
    'the right month': { changes: eventIn('es', { 'form.title': 'Su plaza en marzo' }) },
    'the evening of the day': {
      changes: eventIn('de', { 'page.sections.1': { kind: 'event', title: 'Ein Dienstagabend' } }),
    },
    'the end of it in a reminder': {
      changes: reminded('fr', 'Nous finissons après 90 minutes.', 'Le calme d’abord.'),
    },
    'a room elsewhere': {
      changes: eventIn('fr', { [lead]: 'En direct, où que vous soyez, même dans vos locaux.' }),
    },
    'a deadline': { changes: eventIn('de', { [lead]: 'Anmelden bis zum 10. März.' }) },
    'goodbye until the day': {
      changes: eventIn('es', { 'success.toast.title': '¡Gracias, {name}! ¡Hasta el 16 de marzo!' }),
    },
    'when the room opens': {
      changes: eventIn('de', { [lead]: 'Einlass und Begrüßung um 17:45 Uhr.' }),
    },
    'a hint to send something': {
      changes: eventIn('es', { [lead]: 'Envíenos sus preguntas por WhatsApp cuando quiera.' }),
    },
    'a checklist in the guide': {
      changes: page('de', closing('Der Leitfaden, mit einer Checkliste am Ende.')),
    },
    'a borrowed word': {
      changes: page('de', { 'success.toast.title': 'Merci, {name}! Er ist unterwegs.' }),
    },
    'some of the chapters': {
      changes: inChapters('Die ersten vier Kapitel gibt es nicht, und drei Kapitel genügen.'),
    },
    'thousands as the language writes them': {
      changes: page('de', { [lead]: 'Über 12.000 Menschen und 1,5 Stunden.' }),
    },
  });
});
