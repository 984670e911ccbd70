import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'harbor',
  brand: 'Harbor Relocation',
  tagline: 'Executive moves to San Diego that people thank you for.',
  audience: 'HR leaders handling executive relocations',
  theme: {
    paper: '#F3F8FB',
    ink: '#0C2A3E',
    strong: '#0B5C8A',
    accent: '#F2A33A',
    display: 'Instrument Serif',
    motif: 'skyline',
  },
  emblemAlt: 'A bridge over the bay with the sun behind it',
  biography: {
    headline: 'We have moved 500 executives, and their families, without losing one',
    paragraphs: [
      'A relocation rarely fails over money. It fails at a dinner table, in week six, when the school is wrong, the commute is longer than promised and nobody has called. Harbor exists for that week.',
      'From a house on the bay in San Diego we plan executive moves for HR teams: neighbourhoods, schools, partners’ careers, vendors, policy. You keep the oversight and the budget. The family keeps its weekends.',
    ],
    credentials: ['500+ executive relocations', '98% satisfaction', '35-50% lower cost per move'],
  },
  sender: { name: 'Harbor Relocation', email: 'moves@harbor-relocation.example' },
  contactEmail: 'moves@harbor-relocation.example',
  schedulingUrl: 'https://calendar.harbor-relocation.example/strategy-call',
  postalAddress: 'Harbor Relocation, 1200 Shelter Drive, San Diego, CA 92106',
  timeZone: 'America/Los_Angeles',
  functions: {
    'register-event': {
      template: 'confirmation',
      body: [
        'email',
        'name',
        'company',
        'jobTitle',
        'companySize',
        'relocationInterest',
        'eventId',
        'campaignId',
      ],
      message: {
        subject: 'You are registered: Executive Relocation Masterclass',
        preview: 'Date, time, and the three things worth bringing.',
        heading: 'Your seat is reserved, {name}',
        paragraphs: [
          'You have one of {event.seats} seats at {event.name}, a live session of {event.minutes} minutes.',
          'It takes place on {event.date} at {event.time}. {event.place}. The link to join is below; we will send it again the day before.',
        ],
        points: [
          {
            title: 'Bring your last move',
            text: 'What it cost, how long it took, and what the family said afterwards. We will take one apart together.',
          },
          {
            title: 'Bring your policy',
            text: 'One page is enough. You will leave with the three lines worth changing.',
          },
          {
            title: 'Bring the question nobody answers',
            text: 'The last twenty minutes belong to your cases.',
          },
        ],
        button: {
          label: 'Join the masterclass',
          to: 'https://meet.harbor-relocation.example/masterclass',
        },
        signOff: 'Fair winds, the Harbor team',
      },
      messages: {
        'harbor-entsendung-san-diego': {
          subject: 'Ihre Anmeldung: Führungskräfte nach San Diego entsenden',
          preview: 'Termin, Link und drei Dinge, die sich vorzubereiten lohnen.',
          heading: 'Ihr Platz ist reserviert, {name}',
          paragraphs: [
            'Schön, dass Sie dabei sind. Über den Link unten kommen Sie am {event.date} um {event.time} direkt in den Raum. Einen Tag vorher schicken wir ihn noch einmal.',
          ],
          points: [
            {
              title: 'Ihre letzte Entsendung',
              text: 'Was sie gekostet hat, wie lange sie gedauert hat und was die Familie hinterher gesagt hat.',
            },
            {
              title: 'Ihre Richtlinie',
              text: 'Eine Seite genügt. Sie wissen danach, welche drei Zeilen Sie ändern.',
            },
            {
              title: 'Ihre offene Frage',
              text: 'Die letzten zwanzig Minuten gehören Ihren Fällen.',
            },
          ],
          button: {
            label: 'Zum Webinar',
            to: 'https://meet.harbor-relocation.example/entsendung',
          },
          signOff: 'Bis bald, Ihr Team von Harbor',
        },
      },
    },
    'send-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId', 'source'],
      message: {
        subject: 'Your guide: the 10 best places in San Diego for relocating executives',
        preview: 'Ten neighbourhoods, and the family each of them suits.',
        heading: 'Here is your guide, {name}',
        paragraphs: [
          'Ten neighbourhoods our families stayed in, what the drive downtown really takes at eight in the morning, and who is happy where.',
        ],
        points: [
          {
            title: 'La Jolla',
            text: 'Ocean, research campuses, schools that need no explanation. 25 minutes to downtown; less if you leave at seven.',
          },
          {
            title: 'Del Mar',
            text: 'A village with a racetrack and a beach for dogs. For families who want to know the baker.',
          },
          {
            title: 'Carmel Valley',
            text: 'The school district people move for. New houses, wide sidewalks, a short drive to Sorrento Valley.',
          },
          {
            title: 'Coronado',
            text: 'An island with one bridge and no hurry. For those who will cycle to dinner.',
          },
          {
            title: 'Rancho Santa Fe',
            text: 'Acres, horses, privacy. Check the evening commute before the view.',
          },
          {
            title: 'Mission Hills',
            text: 'Old houses, old trees, ten minutes to the office and to the airport.',
          },
          {
            title: 'Point Loma',
            text: 'Harbour views and sailing after work; a favourite of partners who work from home.',
          },
          {
            title: 'Encinitas',
            text: 'Surf town with good elementary schools. The train reaches downtown in 45 minutes.',
          },
          {
            title: 'Scripps Ranch',
            text: 'Eucalyptus, lakes and the shortest drive to the northern tech parks.',
          },
          {
            title: 'Little Italy',
            text: 'For executives who come first and alone: an apartment, a market, a walk to work.',
          },
        ],
        afterword: [
          'Have a move in mind? In [a relocation strategy call](https://calendar.harbor-relocation.example/strategy-call) of 45 minutes we will sketch it with you, from offer letter to first school day.',
          'The guide below takes its time with each of the ten.',
        ],
        button: { label: 'Open the guide', to: 'download' },
        signOff: 'Fair winds, the Harbor team',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'Tomorrow: the Executive Relocation Masterclass',
        preview: 'Your link to join, and the three things worth bringing.',
        heading: 'We begin tomorrow, {name}',
        paragraphs: [
          '{event.name} starts on {event.date} at {event.time} and lasts {event.minutes} minutes. The button opens the room; it works in any browser.',
          'Worth having at hand: what your last move cost, the page of your policy that people ask about most, and the question nobody answers. The last twenty minutes are for it.',
          'If you cannot come, reply in one line. Somebody is waiting for the seat.',
        ],
        button: {
          label: 'Join the masterclass',
          to: 'https://meet.harbor-relocation.example/masterclass',
        },
        signOff: 'Fair winds, the Harbor team',
      },
      messages: {
        'harbor-entsendung-san-diego': {
          subject: 'Morgen: Führungskräfte nach San Diego entsenden',
          preview: 'Ihr Link und die Frage, die Sie mitbringen sollten.',
          heading: 'Morgen geht es los, {name}',
          paragraphs: [
            'Wir beginnen am {event.date} um {event.time}. Der Link oben öffnet den Raum in jedem Browser.',
            'Halten Sie Ihren schwierigsten Fall bereit. Wir besprechen ihn ohne Namen und ohne Umwege.',
            'Falls Sie nicht können, genügt eine kurze Antwort auf diese E-Mail. Die Unterlagen bekommen Sie trotzdem.',
          ],
          button: {
            label: 'Zum Webinar',
            to: 'https://meet.harbor-relocation.example/entsendung',
          },
          signOff: 'Bis morgen, Ihr Team von Harbor',
        },
      },
    },
    'send-new-date': {
      template: 'moved',
      body: ['email', 'name'],
      message: {
        subject: 'A new date: {event.name}',
        preview: 'When we meet now, and what becomes of your seat.',
        heading: 'We have had to move it, {name}',
        paragraphs: [
          '{event.name} now takes place on {event.date} at {event.time}. Your seat has moved with it, and the link below stays the same. We know what a moved date does to a full calendar, and we are sorry.',
          'If you cannot make the new date, give the seat back by the link under this email. The room is small, and somebody will be glad of it.',
        ],
        button: {
          label: 'Join the masterclass',
          to: 'https://meet.harbor-relocation.example/masterclass',
        },
        signOff: 'Fair winds, the Harbor team',
      },
      messages: {
        'harbor-entsendung-san-diego': {
          subject: 'Neuer Termin: Führungskräfte nach San Diego entsenden',
          preview: 'Wann wir uns jetzt sehen und was aus Ihrem Platz wird.',
          heading: 'Wir mussten den Termin verschieben, {name}',
          paragraphs: [
            'Das Webinar findet nun am {event.date} um {event.time} statt. Ihr Platz ist mit umgezogen, der Link unten bleibt derselbe. Wir wissen, was eine Verschiebung in einem vollen Kalender anrichtet, und bitten um Entschuldigung.',
            'Passt Ihnen ein anderer Termin besser, wechseln Sie über den Link am Ende dieser E-Mail.',
          ],
          button: {
            label: 'Zum Webinar',
            to: 'https://meet.harbor-relocation.example/entsendung',
          },
          signOff: 'Bis bald, Ihr Team von Harbor',
        },
      },
    },
    'send-room-link': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'In einer halben Stunde: Führungskräfte nach San Diego entsenden',
        preview: 'Der Link noch einmal, damit Sie nicht suchen müssen.',
        heading: 'Um {event.time} geht es los, {name}',
        paragraphs: [
          'Der Link öffnet den Raum. Kommen Sie gern ein paar Minuten früher und schreiben Sie uns in den Chat, welcher Fall bei Ihnen auf dem Tisch liegt.',
        ],
        button: {
          label: 'Zum Webinar',
          to: 'https://meet.harbor-relocation.example/entsendung',
        },
        signOff: 'Bis gleich, Ihr Team von Harbor',
      },
    },
    'send-notes': {
      template: 'after',
      body: ['email', 'name'],
      message: {
        subject: 'Die Unterlagen: Führungskräfte nach San Diego entsenden',
        preview: 'Eine Stunde Webinar, auf vier Absätze gebracht.',
        heading: 'Ihre Unterlagen, {name}',
        paragraphs: [
          'Wie versprochen das Wichtigste aus der Stunde, kurz genug zum Weiterleiten. Waren Sie verhindert, steht hier, was Sie verpasst haben.',
        ],
        points: [
          {
            title: 'Erst der Schulplatz, dann der Mietvertrag',
            text: 'Die Adresse entscheidet über die Schule. Fragen Sie nach dem Alter der Kinder, bevor Sie das erste Inserat verschicken.',
          },
          {
            title: 'Der Weg um acht, nicht um elf',
            text: 'Lassen Sie den Arbeitsweg morgens fahren, an einem Dienstag. Das Inserat nennt die Zeit vom Sonntag.',
          },
          {
            title: 'Ein Anruf in der sechsten Woche',
            text: 'Beim Partner, nicht bei der Führungskraft. Fragen Sie, was fehlt, und halten Sie dafür etwas Budget zurück.',
          },
          {
            title: 'Die Rückkehr in den ersten Vertrag',
            text: 'Position, Wechselkurs, Krankenversicherung: Was vor dem Umzug auf einer Seite steht, wird nach dem Umzug nicht verhandelt.',
          },
        ],
        afterword: [
          'Wenn bei Ihnen eine Entsendung ansteht, nehmen wir uns 45 Minuten. Danach haben Sie einen Plan auf einer Seite, mit uns oder ohne uns.',
        ],
        button: { label: 'Gespräch vereinbaren', to: 'scheduling' },
        signOff: 'Bis bald, Ihr Team von Harbor',
      },
    },
  },
  campaigns: [
    {
      name: 'Entsendung San Diego',
      window: { weekdays: ['tue', 'wed', 'thu'], fromHour: 0, toHour: 8 },
      steps: [
        {
          id: 'die-sechste-woche',
          after: { days: 2 },
          message: {
            subject: 'Die sechste Woche',
            preview: 'Warum sich dann entscheidet, ob eine Familie bleibt.',
            heading: 'In der sechsten Woche kommen die Fragen',
            paragraphs: [
              'Im ersten Monat ist alles neu. Dann sind die Kartons ausgepackt, und am Abendbrottisch fällt zum ersten Mal der Satz: Ist das hier besser als zu Hause?',
              'Tragen Sie sich für diese Woche einen Anruf ein. Keine Umfrage, ein Gespräch, und zwar mit dem Partner. Er wird am seltensten gefragt und entscheidet am meisten.',
            ],
            signOff: 'Ihr Team von Harbor',
          },
        },
        {
          id: 'der-schulplatz-zuerst',
          after: { days: 3 },
          message: {
            subject: 'Erst der Schulplatz, dann das Haus',
            preview: 'Eine Reihenfolge, die drei Wochenenden spart.',
            heading: 'Wer zuerst mietet, hat die Schule schon gewählt',
            paragraphs: [
              'In San Diego richtet sich die Schule nach der Adresse. Eine Familie, die zuerst den Mietvertrag unterschreibt, hat sich entschieden, ohne es zu wissen.',
              'Fragen Sie nach dem Alter der Kinder, bevor Sie das erste Inserat verschicken. Danach ist die Karte nur noch halb so groß.',
            ],
            signOff: 'Ihr Team von Harbor',
          },
        },
        {
          id: 'ihre-naechste-entsendung',
          after: { days: 5 },
          message: {
            subject: 'Ihre nächste Entsendung, auf einer Seite',
            preview: '45 Minuten, ein Plan, keine Verpflichtung.',
            heading: 'Bringen Sie uns den Fall, der Ihnen Sorgen macht',
            paragraphs: [
              'Nennen Sie uns Familie, Termin und Budget. Nach 45 Minuten haben Sie einen Plan, mit dem Sie arbeiten können, ob mit uns oder ohne uns.',
            ],
            button: { label: 'Gespräch vereinbaren', to: 'scheduling' },
            signOff: 'Ihr Team von Harbor',
          },
        },
      ],
    },
    {
      name: 'Relocation Masterclass Campaign',
      window: { weekdays: ['tue', 'wed', 'thu'], fromHour: 8, toHour: 17 },
      steps: [
        {
          id: 'why-moves-fail-in-week-six',
          after: { days: 2 },
          message: {
            subject: 'Why moves fail in week six',
            preview: 'It is rarely the house, and never the allowance.',
            heading: 'Week six is when they decide',
            paragraphs: [
              'In the first month everything is new. By the sixth week the boxes are gone and the questions begin: is this better than what we left?',
              'Put one call in your calendar for that week. Not a survey. A call to the partner, who is asked least and decides most.',
            ],
            signOff: 'The Harbor team',
          },
        },
        {
          id: 'four-vendors-one-phone-number',
          after: { days: 3 },
          message: {
            subject: 'Four vendors, one phone number',
            preview: 'Where 35% of the cost of a move hides.',
            heading: 'The cost is in the seams',
            paragraphs: [
              'Movers, temporary housing, school search, tax: each is priced fairly. What is expensive is the waiting between them, in a hotel, at your rate.',
              'List the last move day by day and mark every day on which nothing happened. That is your saving.',
            ],
            signOff: 'The Harbor team',
          },
        },
        {
          id: 'one-page-policy',
          after: { days: 5 },
          message: {
            subject: 'A policy that fits on one page',
            preview: 'Three lines most policies lack.',
            heading: 'Shorter policies make happier moves',
            paragraphs: [
              'A named person for the partner. A budget the family may shift between headings. A second look after ninety days. Three lines, and most complaints have somewhere to go.',
              'If you would like us to read yours, bring it to a call.',
            ],
            button: { label: 'Book a relocation strategy call', to: 'scheduling' },
            signOff: 'The Harbor team',
          },
        },
      ],
    },
    {
      name: 'Relocation Guide Campaign',
      window: { weekdays: ['tue', 'wed', 'thu'], fromHour: 8, toHour: 17 },
      endsWith: ['harbor-relocation-masterclass'],
      steps: [
        {
          id: 'the-school-question-answered-early',
          after: { days: 2 },
          message: {
            subject: 'The school question, answered early',
            preview: 'What to ask before anybody looks at houses.',
            heading: 'Schools first, houses second',
            paragraphs: [
              'Places in the good districts go by address and by date. A family that signs a lease first has chosen its school without knowing.',
              'Ask for the children’s ages before you send a single listing. It saves three weekends.',
            ],
            signOff: 'The Harbor team',
          },
        },
        {
          id: 'what-the-partner-wants-to-know',
          after: { days: 3 },
          message: {
            subject: 'What the partner wants to know',
            preview: 'Five questions you will not find on a checklist.',
            heading: 'The other career',
            paragraphs: [
              'Who could I work for here? Who would I run with? Where do people like us meet? How far is the sea? When can we visit home?',
              'Answer these and the offer is half accepted.',
            ],
            signOff: 'The Harbor team',
          },
        },
        {
          id: 'your-next-executive-move-sketched',
          after: { days: 5 },
          message: {
            subject: 'Your next executive move, sketched',
            preview: '45 minutes, one plan, no obligation.',
            heading: 'Bring us the move that worries you',
            paragraphs: [
              'Tell us the family, the date and the budget. You leave the call with a plan you can use, with us or without.',
            ],
            button: { label: 'Book a relocation strategy call', to: 'scheduling' },
            signOff: 'The Harbor team',
          },
        },
      ],
    },
  ],
  legal: {
    privacy: '/harbor/privacy',
    imprint: '/harbor/legal-notice',
    byLanguage: { de: { privacy: '/harbor/datenschutz', imprint: '/harbor/impressum' } },
  },
  documents: [
    {
      path: '/harbor/privacy',
      title: 'Privacy notice for HR teams and the families they move',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we hold',
          paragraphs: [
            'The name, business email address, company, role and plans you enter in a form, your telephone number where you give us one, with the page, the time, and the campaign link or referring site if there was one. Where you agreed to further emails, we hold the wording you agreed to.',
            'We hold no data of the employees you move at this stage. Please send us none through these forms.',
          ],
        },
        {
          heading: 'What we do not collect',
          paragraphs: [
            'Our pages set no cookies and load no trackers. Page views and visitors are counted by day, without identifying anybody: a key turns network and browser into a number, and the key is destroyed at midnight.',
          ],
        },
        {
          heading: 'Purpose',
          paragraphs: [
            'To send the guide, to run the session you registered for, to prepare it from your answers, to call you should its link fail, and to send the emails you agreed to. Your answers are used for nothing else.',
          ],
        },
        {
          heading: 'Retention',
          paragraphs: [
            'Until you ask for erasure. Copies of sent emails are deleted after 180 days and records of technical errors after 90.',
          ],
        },
        {
          heading: 'Processors',
          paragraphs: [
            'Emails are delivered by Postmark, a service in the United States, which processes your address and the content of the email. We share your data with no vendor unless you have asked us to plan a move with them.',
          ],
        },
        {
          heading: 'Access, correction, erasure',
          paragraphs: [
            'Write to moves@harbor-relocation.example. You receive a full export, a correction or a confirmation of erasure. A keyed hash of the address remains on a list that keeps us from writing to it. Every campaign email also has an unsubscribe link.',
          ],
        },
        {
          heading: 'Controller',
          paragraphs: ['Harbor Relocation, 1200 Shelter Drive, San Diego, CA 92106.'],
        },
      ],
    },
    {
      path: '/harbor/legal-notice',
      title: 'Legal notice',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Provider of these pages',
          paragraphs: [
            'Harbor Relocation, 1200 Shelter Drive, San Diego, CA 92106, United States. Email: moves@harbor-relocation.example.',
          ],
        },
        {
          heading: 'What the guide and the sessions are',
          paragraphs: [
            'General information for HR teams. They replace neither legal nor tax advice on a particular move. Figures describe moves we have planned; what yours will cost depends on your policy and the family.',
          ],
        },
      ],
    },
    {
      path: '/harbor/datenschutz',
      language: 'de',
      title: 'Datenschutzhinweise für Personalverantwortliche',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Wer verantwortlich ist',
          paragraphs: [
            'Harbor Relocation, 1200 Shelter Drive, San Diego, CA 92106, USA. Sie erreichen uns unter moves@harbor-relocation.example.',
          ],
        },
        {
          heading: 'Was wir speichern',
          paragraphs: [
            'Ihren Namen, Ihre geschäftliche E-Mail-Adresse und was Sie sonst ins Formular schreiben: wo Sie stehen, wie viele Menschen schon dort sind und, falls Sie sie nennen, Ihre Telefonnummer. Dazu die Seite, die Uhrzeit und, falls vorhanden, den Link oder die Website, über die Sie gekommen sind. Haben Sie in weitere E-Mails eingewilligt, speichern wir auch den Wortlaut Ihrer Einwilligung und ihren Zeitpunkt.',
            'Ihre Anmeldung bestätigen Sie über einen Link in einer E-Mail. Als Nachweis speichern wir beide Zeitpunkte, beide Texte und je einen verschlüsselten Prüfwert Ihres Netzes. Was nach sieben Tagen nicht bestätigt ist, löschen wir.',
            'Daten der Menschen, die Sie entsenden, brauchen wir dafür nicht. Bitte schicken Sie uns über das Formular keine.',
          ],
        },
        {
          heading: 'Was wir nicht erheben',
          paragraphs: [
            'Unsere Seiten setzen keine Cookies und laden keine Tracker. Seitenaufrufe und Besuche zählen wir nach Tagen, ohne jemanden zu erkennen: Ein Schlüssel macht aus Netz und Browser eine Zahl, und um Mitternacht wird er vernichtet.',
          ],
        },
        {
          heading: 'Wozu und auf welcher Grundlage',
          paragraphs: [
            'Anmeldung, Erinnerung und Unterlagen: um das Webinar mit Ihnen durchzuführen, zu dem Sie sich angemeldet haben (Art. 6 Abs. 1 lit. b DSGVO).',
            'Weitere E-Mails zum Thema: nur mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Sie ist freiwillig, und die Teilnahme hängt nicht von ihr ab.',
          ],
        },
        {
          heading: 'Ihre Einwilligung widerrufen',
          paragraphs: [
            'Das geht jederzeit mit Wirkung für die Zukunft: über den Abmeldelink in jeder dieser E-Mails oder mit einer formlosen Nachricht an moves@harbor-relocation.example. Was bis dahin geschah, bleibt rechtmäßig.',
          ],
        },
        {
          heading: 'Wie lange',
          paragraphs: [
            'Bis Sie die Löschung verlangen. Kopien gesendeter E-Mails löschen wir nach 180 Tagen, Aufzeichnungen über technische Fehler nach 90 Tagen.',
          ],
        },
        {
          heading: 'Wer für uns arbeitet und wo',
          paragraphs: [
            'Unsere E-Mails stellt Postmark zu, ein Dienst in den USA, der dafür Ihre Adresse und den Inhalt der E-Mail verarbeitet. Auch wir selbst sitzen in den USA. An andere geben wir Ihre Daten nur weiter, wenn Sie uns mit einer Entsendung beauftragen.',
          ],
        },
        {
          heading: 'Ihre Rechte',
          paragraphs: [
            'Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch: Eine E-Mail an moves@harbor-relocation.example genügt. Nach einer Löschung bleibt nur ein verschlüsselter Prüfwert Ihrer Adresse, der verhindert, dass wir ihr noch einmal schreiben.',
            'Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der an Ihrem Wohnort oder Arbeitsplatz.',
          ],
        },
      ],
    },
    {
      path: '/harbor/impressum',
      language: 'de',
      title: 'Impressum',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Anbieter dieser Seiten',
          paragraphs: [
            'Harbor Relocation, 1200 Shelter Drive, San Diego, CA 92106, USA.',
            'E-Mail: moves@harbor-relocation.example',
          ],
        },
        {
          heading: 'Was Webinar und Unterlagen sind',
          paragraphs: [
            'Allgemeine Hinweise für Personalverantwortliche. Sie ersetzen weder eine Rechts- noch eine Steuerberatung zum einzelnen Fall. Unsere Zahlen beschreiben Umzüge, die wir geplant haben; was Ihre Entsendung kostet, hängt von Ihrer Richtlinie und der Familie ab.',
          ],
        },
      ],
    },
  ],
});
