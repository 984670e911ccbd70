import { type Changes, guideMessage, message } from '#tests/support/site/declarations.ts';

/** The words of a small page and of its emails in one language. */
interface Sample {
  readonly language: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
  readonly form: readonly [title: string, name: string, email: string, invalid: string];
  readonly button: { readonly idle: string; readonly busy: string };
  readonly thanks: string;
  readonly failure: string;
  readonly over: { readonly title: string; readonly text: string };
  readonly consent: string;
  readonly email: readonly [subject: string, preview: string, heading: string, text: string];
  readonly point: { readonly title: string; readonly text: string };
  readonly step: readonly [subject: string, preview: string, heading: string, text: string];
}

const samples = {
  de: {
    language: 'de',
    name: 'Der ruhige Leitfaden',
    summary: 'Ein Leitfaden für alle, die mit weniger Eile mehr schaffen wollen.',
    description: 'Wie die Arbeit ruhiger wird und der Tag trotzdem reicht.',
    headline: 'Erst die Ruhe, dann die Arbeit',
    lead: 'Der Leitfaden zeigt Ihnen, wie Sie mit einer Pause am Tag mehr schaffen und nicht weniger. Wir schicken ihn auf dem kürzesten Weg zu Ihnen.',
    form: [
      'Wohin dürfen wir ihn schicken?',
      'Bitte Ihren Namen angeben.',
      'Bitte Ihre Adresse angeben.',
      'Das ist keine Adresse.',
    ],
    button: { idle: 'Senden', busy: 'Wird gesendet …' },
    thanks: 'Danke, {name}!',
    failure: 'Das hat nicht geklappt.',
    over: { title: 'Das Webinar ist vorbei', text: 'Danke, dass Sie dabei waren.' },
    consent: 'Sie bekommen den Leitfaden und danach einige E-Mails.',
    email: [
      'Ihr Leitfaden ist da',
      'Worum Sie gebeten haben.',
      'Hallo {name}',
      'Hier ist, worum Sie gebeten haben.',
    ],
    point: { title: 'Pause', text: 'Setzen Sie sich für einen Tee hin.' },
    step: ['Noch ein Gedanke', 'Eine Kleinigkeit.', 'Noch etwas', 'Das haben wir vergessen.'],
  },
  fr: {
    language: 'fr',
    name: 'Le guide du calme',
    summary: 'Un guide pour ceux qui veulent faire plus avec moins de hâte.',
    description: 'Comment le travail devient plus calme sans que la journée soit trop courte.',
    headline: 'Le repos d’abord, le travail ensuite',
    lead: 'Le guide vous montre comment une pause par jour vous fait avancer. Nous vous l’envoyons sur-le-champ.',
    form: [
      'Où pouvons-nous vous l’envoyer ?',
      'Merci d’indiquer votre nom.',
      'Merci d’indiquer votre adresse.',
      'Ce n’est pas une adresse.',
    ],
    button: { idle: 'Envoyer', busy: 'Envoi …' },
    thanks: 'Merci, {name} !',
    failure: 'Cela n’a pas marché.',
    over: { title: 'Le webinaire est terminé', text: 'Merci d’être venus.' },
    consent: 'Vous recevez le guide et ensuite quelques e-mails.',
    email: [
      'Votre guide est là',
      'Ce que vous avez demandé.',
      'Bonjour {name}',
      'Voici ce que vous avez demandé.',
    ],
    point: { title: 'Pause', text: 'Asseyez-vous pour un thé.' },
    step: ['Encore une idée', 'Un détail.', 'Autre chose', 'Voici ce que nous avions oublié.'],
  },
  es: {
    language: 'es',
    name: 'La guía tranquila',
    summary: 'Una guía para quienes quieren hacer más con menos prisa.',
    description: 'Cómo el trabajo se vuelve más tranquilo y el día alcanza.',
    headline: 'Primero el descanso, luego el trabajo',
    lead: 'La guía le muestra cómo una pausa al día le ayuda a usted. Se la enviamos enseguida.',
    form: [
      '¿Adónde se la enviamos?',
      'Por favor, indique su nombre.',
      'Por favor, indique su dirección.',
      'Esto no es una dirección.',
    ],
    button: { idle: 'Enviar', busy: 'Enviando …' },
    thanks: '¡Gracias, {name}!',
    failure: 'No ha funcionado.',
    over: { title: 'El webinar ha terminado', text: 'Le damos las gracias por venir.' },
    consent: 'Recibirá la guía y después algunos correos.',
    email: [
      'Su guía está aquí',
      'Lo que ha pedido.',
      'Hola, {name}',
      'Aquí está lo que ha pedido.',
    ],
    point: { title: 'Pausa', text: 'Siéntese a tomar un té.' },
    step: ['Una idea más', 'Un detalle.', 'Otra cosa', 'Esto lo habíamos olvidado.'],
  },
  'pt-BR': {
    language: 'pt-BR',
    name: 'O guia tranquilo',
    summary: 'Um guia para quem quer fazer mais com menos pressa.',
    description: 'Como o trabalho fica mais tranquilo e o dia ainda rende.',
    headline: 'Primeiro o descanso, depois o trabalho',
    lead: 'O guia mostra como uma pausa por dia ajuda você. Nós o enviamos logo.',
    form: [
      'Para onde enviamos?',
      'Por favor, informe seu nome.',
      'Por favor, informe seu endereço.',
      'Isto não é um endereço.',
    ],
    button: { idle: 'Enviar', busy: 'Enviando …' },
    thanks: 'Obrigado, {name}!',
    failure: 'Não funcionou.',
    over: { title: 'O webinar terminou', text: 'Agradecemos a sua presença.' },
    consent: 'Você recebe o guia e depois alguns e-mails.',
    email: ['Seu guia chegou', 'O que você pediu.', 'Olá, {name}', 'Aqui está o que você pediu.'],
    point: { title: 'Pausa', text: 'Sente-se para um chá.' },
    step: ['Mais uma ideia', 'Um detalhe.', 'Outra coisa', 'Isto nós esquecemos.'],
  },
} as const satisfies Record<string, Sample>;

/** Every word that people read on the small page and in its emails, in one language. */
export function inLanguage(language: keyof typeof samples): {
  readonly page: Changes;
  readonly emails: Changes;
} {
  const { name, form, email, step, ...sample }: Sample = samples[language];
  const [subject, preview, heading, text] = email;
  return {
    page: {
      'offer.name': name,
      'offer.summary': sample.summary,
      'page.title': name,
      'page.description': sample.description,
      'page.sections': [{ kind: 'hero', headline: sample.headline, lead: sample.lead }],
      'form.title': form[0],
      'form.fields.name.missing': form[1],
      'form.fields.email.missing': form[2],
      'form.fields.email.invalid': form[3],
      'form.button': sample.button,
      'success.toast.title': sample.thanks,
      'failure.any.title': sample.failure,
      'form.consent.text': sample.consent,
    },
    emails: {
      'functions.send-guide.message': {
        ...guideMessage,
        subject,
        preview,
        heading,
        paragraphs: [text],
        points: [sample.point],
      },
      'campaigns.0.steps.0.message': {
        ...message,
        subject: step[0],
        preview: step[1],
        heading: step[2],
        paragraphs: [step[3]],
      },
    },
  };
}

/** A page in a language with an event on Tuesday, March 16, 2027 at 18:00 in Berlin, 90 minutes long. */
export function eventIn(
  language: keyof typeof samples,
  changes: Changes,
  own: object = {},
): Readonly<Record<string, Changes>> {
  const { page, emails } = inLanguage(language);
  return {
    'coach.ts': emails,
    'guide.ts': {
      ...page,
      language,
      'offer.kind': 'webinar',
      event: {
        name: samples[language].name,
        startsAt: '2027-03-16T18:00',
        timeZone: 'Europe/Berlin',
        minutes: 90,
        place: 'Online',
        whenOver: samples[language].over,
        ...own,
      },
      ...changes,
    },
  };
}
