import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import type { Changes } from '#tests/support/site/declarations.ts';
import { eventIn } from './in-languages.ts';

/** A German page of a free call of thirty minutes. */
const onCallPage = (changes: Changes): Files => ({
  'call.ts': {
    language: 'de',
    'offer.name': 'Das ruhige Gespräch',
    'offer.summary': 'Was in Ihrem Betrieb zuerst an der Reihe ist und was warten darf.',
    'page.title': 'Das ruhige Gespräch',
    'page.description': 'Ein kostenloses Gespräch darüber, wie der Tag ruhiger wird.',
    'page.sections': [
      {
        kind: 'hero',
        headline: 'Erst die Ruhe, dann die Arbeit',
        lead: 'Wir sehen uns an, was zuerst an der Reihe ist.',
      },
      {
        kind: 'questions',
        title: 'Was viele fragen',
        items: [{ question: 'Was kostet das?', answer: 'Nichts.' }],
      },
      {
        kind: 'booking',
        title: 'Wann passt es Ihnen?',
        button: 'Gespräch buchen',
        note: 'Der Kalender öffnet sich in einem neuen Tab.',
      },
    ],
    ...changes,
  },
});
const length =
  'stands here, but the call takes 30 minutes (minutes of the booking page). Write the length that the booking page declares, or correct minutes there.';
const noEmail =
  'stands here, but a booking page sends no email. Say what the scheduling page does after a booking, or take the promise out.';
const note = 'page.sections.2.note';

describe('what a German page of a call says', () => {
  itNames({
    'a length at the head of its description': {
      changes: onCallPage({ 'page.description': 'Eine Stunde Ruhe für erschöpfte Inhaber.' }),
      rule: 'call-length',
      at: 'call.ts, page.description',
      says: `"Eine Stunde" ${length}`,
    },
    'a length that people choose': {
      changes: onCallPage({ 'page.sections.2.title': 'Wählen Sie Ihre Dreiviertelstunde' }),
      rule: 'call-length',
      says: `"Dreiviertelstunde" ${length}`,
    },
    'a price, asked for it': {
      changes: onCallPage({
        'page.sections.1.items.0.answer': '39 Euro, die wir bei einem Auftrag anrechnen.',
      }),
      rule: 'price-beside-free',
      says: '"39 Euro" stands here, but the page is called free: "Ein kostenloses Gespräch darüber, wie der Tag ruhiger wird.". Keep one of the two, and say what something would be worth as its value.',
    },
    'an email that nothing sends': {
      changes: onCallPage({ [note]: 'Schauen Sie gleich in Ihr Postfach.' }),
      rule: 'promised-email',
      says: `"Schauen Sie gleich in Ihr Postfach" ${noEmail}`,
    },
    'a length in which something happens': {
      changes: onCallPage({ 'page.sections.1.title': 'In den 20 Minuten' }),
      rule: 'call-length',
      says: `"20 Minuten" ${length}`,
    },
    'a form that is not there': {
      changes: onCallPage({ [note]: 'Füllen Sie bitte das Formular unten aus.' }),
      rule: 'nothing-there',
      says: '"Füllen Sie bitte das Formular" stands here, but a booking page has no form. Send people to the button instead.',
    },
    'a link that nothing sends': {
      changes: onCallPage({ [note]: 'Wir haben Ihnen den Link zum Kalender geschickt.' }),
      rule: 'promised-email',
      says: `"Wir haben Ihnen den Link zum Kalender geschickt" ${noEmail}`,
    },
  });
  itAccepts({
    'the length': {
      changes: onCallPage({ 'page.description': 'Eine halbe Stunde Ruhe für alle, kostenlos.' }),
    },
    'hours of the reader': {
      changes: onCallPage({
        'page.description': 'Zwei Stunden Papier für jede Rechnung: ein kostenloses Gespräch.',
      }),
    },
    'what somebody else costs': {
      changes: onCallPage({
        'page.sections.1.items.0': {
          question: 'Was kostet ein Steuerberater?',
          answer: '900 Euro, je nach Umsatz. Dieses Gespräch ist umsonst.',
        },
      }),
    },
    'what the calendar sends': {
      changes: onCallPage({ [note]: 'Nach der Buchung schauen Sie in Ihr Postfach.' }),
    },
    'what was once sent to others': {
      changes: onCallPage({ [note]: 'Wir haben Ihnen nur zugehört und nie etwas geschickt.' }),
    },
  });
});

describe('what a page of an event says in short', () => {
  const lessons = (eyebrow: string): Changes => ({
    'page.sections.1': {
      kind: 'lessons',
      eyebrow,
      title: 'Was Sie mitnehmen',
      items: [{ title: 'Eine Pause', text: 'Sie setzen sich für einen Tee hin.' }],
    },
  });
  const eyebrow = 'guide.ts, page.sections[1].eyebrow';
  itNames({
    'another day above a section': {
      changes: eventIn('de', lessons('Am 17. März 2027')),
      rule: 'event-date',
      at: eyebrow,
      says: '"17. März 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'the end as its only hour': {
      changes: eventIn('de', { 'page.sections.0.eyebrow': 'Live im Browser · 19:30 Uhr' }),
      rule: 'event-time',
      says: '"19:30 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a length in its title': {
      changes: eventIn('de', { 'page.title': 'Kostenloses Webinar in 60 Minuten' }),
      rule: 'event-length',
      at: 'guide.ts, page.title',
      says: '"60 Minuten" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the week after today': {
      changes: eventIn('de', { 'page.sections.0.note': 'Nächste Woche geht es los.' }),
      rule: 'relative-day',
      says: '"Nächste Woche geht es los" stands here, but a page is read on any day. Say when with {event.date}, or take the day out.',
    },
    'a house for an event online': {
      changes: eventIn('de', { 'page.sections.0.note': 'Bei uns im Studio ist es warm.' }),
      rule: 'event-place',
      says: '"Bei uns im Studio" stands here, but the event is "Online" (event.place). Say how people join, or correct event.place.',
    },
    'a recording, promised to a friend': {
      changes: eventIn('de', {
        'success.toast.description': 'Die Aufzeichnung bekommst du am Tag danach.',
      }),
      rule: 'promised-recording',
      says: '"Die Aufzeichnung bekommst du am Tag danach." stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
    'a list that closes at a number': {
      changes: eventIn('de', { 'page.sections.0.note': 'Nach 30 Anmeldungen ist Schluss.' }),
      rule: 'event-seats',
      says: '"30 Anmeldungen ist Schluss" stands here, but the event declares no seats, so anybody can register. Add event.seats: 30, or take the number out.',
    },
    'the year before in its title': {
      changes: eventIn('de', { 'page.title': 'Mehr Ruhe | Webinar 2026' }),
      rule: 'event-date',
      at: 'guide.ts, page.title',
      says: '"Webinar 2026" stands here, but the event is in 2027 (event.startsAt). Write {event.date} for the date, or correct the event.',
    },
  });
  itAccepts({
    'what others pay': {
      changes: eventIn('de', {
        'page.sections.0.note': 'Parkplätze sind teuer, darum sehen wir uns am Bildschirm.',
      }),
    },
    'the day': { changes: eventIn('de', lessons('Am 16. März 2027')) },
    'words that two languages share': {
      changes: eventIn('pt-BR', { 'page.sections.0.note': 'Aula ao vivo para aprender' }),
    },
    'the beginning and the end': {
      changes: eventIn('de', { 'page.sections.0.eyebrow': '18 bis 19:30 Uhr' }),
    },
    'when it is over': {
      changes: eventIn('de', { 'page.sections.0.note': 'Um 19:30 Uhr ist alles vorbei.' }),
    },
    'the year': { changes: eventIn('de', { 'page.title': 'Mehr Ruhe | Webinar 2027' }) },
  });
});

describe('until when an email says goodbye', () => {
  const signed = (language: 'de' | 'es' | 'fr' | 'pt-BR', signOff: string): Files => {
    const { 'coach.ts': coach, ...files } = eventIn(language, {});
    return {
      ...files,
      'coach.ts': { ...coach, 'functions.send-guide.message.signOff': signOff },
    };
  };
  const anyDay =
    'stands here, but this email is sent on any day. Say when with {event.date}, or take the day out.';
  itNames('relative-day', {
    German: { changes: signed('de', 'Bis morgen, Ihr Team'), says: `"Bis morgen" ${anyDay}` },
    French: { changes: signed('fr', 'À demain, votre équipe'), says: `"À demain" ${anyDay}` },
    Spanish: { changes: signed('es', 'Hasta mañana, su equipo'), says: `"Hasta mañana" ${anyDay}` },
    Portuguese: {
      changes: signed('pt-BR', 'Até amanhã, a equipe'),
      says: `"Até amanhã" ${anyDay}`,
    },
  });
  itAccepts({ soon: { changes: signed('de', 'Bis bald, Ihr Team') } });
});
