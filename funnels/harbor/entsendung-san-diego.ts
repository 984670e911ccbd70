import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'harbor-entsendung-san-diego',
  coach: 'harbor',
  language: 'de',
  path: '/entsendung-san-diego',
  offer: {
    kind: 'webinar',
    name: 'Führungskräfte nach San Diego entsenden',
    summary:
      'Eine Stunde live für Personalverantwortliche: Entsendungen, die im Budget und in der Familie aufgehen.',
  },
  event: {
    name: 'Führungskräfte nach San Diego entsenden',
    dates: [
      { id: 'februar', startsAt: '2027-02-23T17:00' },
      { id: 'april', startsAt: '2027-04-20T17:00' },
      { id: 'juni', startsAt: '2027-06-15T17:00' },
    ],
    timeZone: 'Europe/Berlin',
    minutes: 60,
    place: 'Live im Browser',
    reminders: [
      { hoursBefore: 24, function: 'send-reminder' },
      { minutesBefore: 30, function: 'send-room-link' },
    ],
    after: { hours: 2, function: 'send-notes' },
    moved: { function: 'send-new-date' },
    whenBegun: {
      title: 'Wir sind gerade auf Sendung',
      text: 'Die Stunde läuft, und die Fälle bleiben im Raum. Im Gespräch nehmen wir uns Zeit für Ihre nächste Entsendung.',
      button: { label: 'Gespräch vereinbaren', to: '/harbor-booking' },
    },
    whenOver: {
      title: 'Die Termine sind vorbei',
      text: 'Zuletzt haben wir am {event.date} über Entsendungen gesprochen. Wenn bei Ihnen eine ansteht, reden wir gern mit Ihnen allein.',
      button: { label: 'Gespräch vereinbaren', to: '/harbor-booking' },
    },
  },
  page: {
    title: 'Führungskräfte nach San Diego entsenden | Webinar',
    description:
      'Kostenloses Live-Webinar für Personalverantwortliche: So gelingt die Entsendung nach San Diego, vom Visum bis zum ersten Schultag.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Kostenloses Live-Webinar für HR und Global Mobility',
        headline: 'Eine Entsendung scheitert selten am Gehalt',
        lead: 'Sie scheitert am Küchentisch, in der sechsten Woche. In {event.minutes} Minuten zeigen wir Ihnen, wie Familien aus Deutschland in San Diego ankommen und warum sie bleiben.',
        points: [
          'Live und auf Deutsch, mit Zeit für Ihre Fälle',
          'Für Unternehmen, die zum ersten oder zum fünfzigsten Mal entsenden',
          'Kostenlos und ohne Verkaufsgespräch',
        ],
        artwork: {
          kind: 'scene',
          scene: 'skyline',
          alt: 'San Diego über die Bucht gesehen: die Skyline, die Brücke und eine tief stehende Sonne',
        },
      },
      {
        kind: 'event',
        title: 'Am Nachmittag in Deutschland, am Morgen in San Diego',
        intro: 'Sie sehen uns vor Ort am Hafen, wir sehen Ihre Fragen im Chat.',
        facts: [{ label: 'Sprache', value: 'Deutsch' }],
      },
      {
        kind: 'lessons',
        eyebrow: 'Was Sie mitnehmen',
        title: 'Vier Dinge, die Sie vor der nächsten Entsendung ändern können',
        items: [
          {
            title: 'Der Zeitplan, der hält',
            text: 'Was Visum, Schulplatz und Mietvertrag wirklich brauchen und in welcher Reihenfolge sie kommen müssen.',
          },
          {
            title: 'Die Wohnlage, die passt',
            text: 'Welche Stadtteile zu welcher Familie passen und wie lange die Fahrt ins Büro um acht Uhr morgens dauert.',
          },
          {
            title: 'Der Partner, der mitkommt',
            text: 'Warum sich fast jede Entsendung an einer zweiten Karriere entscheidet und was Sie dafür tun können.',
          },
          {
            title: 'Der Vertrag, der beides regelt',
            text: 'Hin- und Rückreise, Wechselkurs, Krankenversicherung: die Punkte, über die später gestritten wird.',
          },
        ],
      },
      {
        kind: 'audience',
        title: 'Für wen diese Stunde gedacht ist',
        forYou: [
          'Sie als Personalverantwortliche eine Führungskraft in die USA entsenden.',
          'Ihre letzte Entsendung früher endete als geplant.',
          'Sie eine Richtlinie haben, die niemand freiwillig liest.',
        ],
        notForYou: ['Sie eine Rechtsberatung zum Visum suchen: Dafür nennen wir Ihnen Kanzleien.'],
      },
      {
        kind: 'story',
        eyebrow: 'Wer spricht',
        title: 'Wir wohnen, wo Ihre Leute ankommen',
        paragraphs: [
          'Harbor Relocation sitzt am Hafen von San Diego. Von hier aus haben wir über 500 Führungskräfte mit ihren Familien begleitet, viele davon aus Deutschland, Österreich und der Schweiz.',
          'Den Blick auf die Bucht versprechen alle. Wir fahren den Schulweg vorher ab, sprechen mit dem Vermieter und rufen in der sechsten Woche an, wenn die Kartons ausgepackt sind und die Fragen kommen.',
        ],
      },
      {
        kind: 'questions',
        title: 'Häufige Fragen',
        items: [
          {
            question: 'Brauche ich dafür ein Programm?',
            answer: 'Nein. Ein Browser genügt. Den Link bekommen Sie mit der Bestätigung.',
          },
          {
            question: 'Gibt es eine Aufzeichnung?',
            answer:
              'Nein. Es geht um echte Fälle, deshalb bleibt das Gespräch unter uns. Die Unterlagen schicken wir Ihnen hinterher.',
          },
          {
            question: 'Was kostet die Teilnahme?',
            answer: 'Nichts. Am Ende sagen wir in zwei Sätzen, was wir beruflich tun.',
          },
        ],
      },
      {
        kind: 'closing',
        headline: 'Die sechste Woche kommt. Besser, Sie kennen sie schon.',
        text: 'Eine Stunde am {event.date}.',
        button: 'Kostenlos anmelden',
        note: 'Name, E-Mail und Ihr Termin genügen.',
      },
    ],
  },
  form: {
    title: 'Jetzt einen Platz sichern',
    subtitle: 'Sie bekommen eine E-Mail und bestätigen Ihre Anmeldung darin mit einem Klick.',
    fields: {
      name: {
        kind: 'text',
        label: 'Ihr Name',
        autocomplete: 'name',
        required: true,
        missing: 'Bitte sagen Sie uns, wie wir Sie ansprechen dürfen.',
        invalid: 'Bitte nur den Namen eintragen, ohne Link und ohne E-Mail-Adresse.',
      },
      email: {
        kind: 'email',
        label: 'Ihre geschäftliche E-Mail-Adresse',
        placeholder: 'name@firma.de',
        autocomplete: 'email',
        required: true,
        missing: 'Bitte geben Sie an, wohin der Link gehen soll.',
        invalid: 'Diese Adresse ist unvollständig. Sie braucht ein @ und eine Domain.',
      },
      stage: {
        kind: 'radio',
        label: 'Wo stehen Sie gerade?',
        help: 'Damit wir über die Fragen sprechen, die Sie jetzt haben.',
        required: false,
        options: [
          { value: 'planning', label: 'Wir planen die erste Entsendung' },
          { value: 'abroad', label: 'Wir haben schon Leute vor Ort' },
          { value: 'listening', label: 'Ich möchte erst einmal zuhören' },
        ],
      },
      people: {
        kind: 'number',
        label: 'Wie viele Menschen sind schon dort?',
        required: false,
        min: 1,
        max: 5000,
        unit: 'Menschen',
        invalid: 'Bitte eine ganze Zahl ab 1 eintragen.',
        when: { field: 'stage', is: 'abroad' },
      },
      phone: {
        kind: 'phone',
        label: 'Telefon',
        help: 'Freiwillig: Wir rufen nur an, wenn am Tag selbst etwas mit dem Link nicht stimmt.',
        autocomplete: 'tel',
        required: false,
        country: 'DE',
        invalid:
          'Diese Nummer gibt es so nicht. Eine aus dem Ausland beginnt mit + und der Landesvorwahl.',
      },
    },
    missing: {
      title: 'Es fehlen noch Angaben',
      description:
        'Bitte wählen Sie einen Termin und nennen Sie uns Ihren Namen und Ihre E-Mail-Adresse.',
    },
    button: { idle: 'Kostenlos anmelden', busy: 'Wird angemeldet …' },
    privacy: 'Für die Anmeldung nutzen wir Ihre Adresse nur rund um dieses Webinar.',
    consents: [
      {
        name: 'news',
        required: false,
        version: '2026-11-de-2',
        text: 'Ja, ich möchte von {coach} außerdem drei E-Mails mit Erfahrungen aus Entsendungen nach San Diego bekommen. Diese Einwilligung kann ich jederzeit mit Wirkung für die Zukunft widerrufen, zum Beispiel über den Abmeldelink in jeder E-Mail.',
      },
    ],
  },
  submission: {
    source: 'harbor-entsendung-san-diego',
    metadata: {
      page: '{page}',
      event_id: '{event.id}',
      stage: '{stage}',
      people: '{people}',
      phone: '{phone}',
    },
    journey: { campaign: 'Entsendung San Diego', firstEmail: 'now', consent: 'news' },
    email: {
      function: 'register-event',
      body: ['name', 'email', 'eventId', 'campaignId'],
      onFailure: 'say-delayed',
    },
  },
  confirmation: {
    inbox: {
      title: 'Bitte noch bestätigen',
      text: 'Wir haben Ihnen an {email} geschrieben. Ein Klick auf den Knopf in der E-Mail, und der Platz gehört Ihnen.',
      tip: 'Nach fünf Minuten noch nichts da? Dann lohnt sich ein Blick in den Spam-Ordner.',
    },
    email: {
      subject: 'Bitte bestätigen: {event.name}',
      preview: 'Ein Klick fehlt noch zu Ihrer Anmeldung.',
      heading: 'Möchten Sie dabei sein?',
      paragraphs: [
        'Mit dieser Adresse hat sich jemand für unser Webinar „{event.name}“ angemeldet, vermutlich Sie selbst. Bestätigen Sie das bitte mit einem Klick, dann schicken wir Ihnen den Termin und den Link. Haben Sie auch die drei E-Mails mit Erfahrungen angekreuzt, bestätigen Sie damit beides.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Wir schreiben Ihnen dann nicht wieder. Der Link gilt sieben Tage.',
      ],
      button: 'Ja, ich nehme teil',
      signOff: 'Ihr Team von Harbor',
    },
  },
  success: {
    after: 'screen',
    path: '/entsendung-san-diego/danke',
    screen: {
      title: 'Willkommen an Bord, {name}',
      text: 'Ihr Platz ist reserviert. Die Bestätigung mit dem Link ist unterwegs an {email}.',
      details: [
        { label: 'Webinar', value: '{event.name}' },
        { label: 'Datum', value: '{event.date}' },
        { label: 'Beginn', value: '{event.time}, {event.minutes} Minuten' },
        { label: 'Ort', value: '{event.place}' },
      ],
      next: {
        title: 'Wie es weitergeht',
        items: [
          'Öffnen Sie die Bestätigung und legen Sie den Termin in Ihren Kalender.',
          'Einen Tag vorher erinnern wir Sie und schicken den Link noch einmal.',
          'Bringen Sie Ihren schwierigsten Fall mit. Wir besprechen ihn ohne Namen.',
        ],
      },
      tip: 'Nach fünf Minuten noch nichts da? Dann lohnt sich ein Blick in den Spam-Ordner.',
      contact: 'Fragen beantworten wir gern:',
      signOff: 'Bis bald, Ihr Team von Harbor',
    },
    delayed: {
      title: 'Unsere E-Mail verspätet sich etwas',
      description: 'Sie kommt, sobald es geht. Bestätigen Sie dann bitte Ihre Anmeldung darin.',
    },
  },
  failure: {
    any: {
      title: 'Die Anmeldung hat nicht geklappt',
      description: 'Bitte versuchen Sie es in einem Moment noch einmal.',
    },
    alreadyRegistered: {
      title: 'Sie sind schon angemeldet',
      description: 'Die Bestätigung mit dem Link haben Sie bereits per E-Mail bekommen.',
    },
  },
});
