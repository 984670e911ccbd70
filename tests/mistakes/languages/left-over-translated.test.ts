import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { eventIn } from './in-languages.ts';

type Language = Parameters<typeof eventIn>[0];

const lead = 'page.sections.0.lead';

/** Words on a page in a language, of which `found` holds the place of others. */
const waits = (language: Language, did: string, text: string, found = text): Mistake => ({
  did,
  changes: eventIn(language, { [lead]: text }),
  rule: 'left-over',
  at: 'guide.ts, page.sections[0].lead',
  says: `"${found}" looks like words that hold the place of others. Write the words that people should read.`,
});

const helped = (language: Language, did: string, text: string, found: string): Mistake => ({
  ...waits(language, did, text),
  says: `"${found}" is what an assistant says about its text. Keep the text and remove what was said around it.`,
});

const told = (found: string) =>
  `"${found}" looks like words that hold the place of others. Write the words that people should read.`;

describe('what was written to be replaced, in other languages', () => {
  itNames([
    waits('de', 'a German request', 'Hier Antwort einfügen.', 'Hier Antwort einfügen'),
    waits('de', 'a German text to come', 'Text folgt noch.', 'Text folgt noch'),
    waits('de', 'a German title that waits', 'Ihre Überschrift hier'),
    waits('de', 'a German example', 'Das ist ein Beispieltext.', 'Beispieltext'),
    waits('de', 'a German note', 'Der Leitfaden (bitte noch prüfen)', '(bitte noch prüfen)'),
    waits('de', 'a numbered title', 'Vorteil 3'),
    waits('de', 'a German title that is missing', 'Überschrift fehlt noch'),
    waits('fr', 'a French title that is missing', 'Titre manquant'),
    waits('fr', 'a French text to complete', 'Texte à compléter.'),
    waits(
      'fr',
      'a French note between brackets',
      '[Texte à compléter] Le repos',
      '[Texte à compléter]',
    ),
    waits('es', 'a Spanish note between brackets', 'El descanso [revisar]', '[revisar]'),
    waits('fr', 'a French request', 'Insérez votre texte ici.', 'Insérez votre texte ici'),
    waits('fr', 'a French note', 'Le guide du calme (à vérifier)', '(à vérifier)'),
    waits('es', 'a Spanish note before its text', 'PENDIENTE: la guía tranquila', 'PENDIENTE: '),
    waits('es', 'a Spanish request', 'Escribe aquí el título.', 'Escribe aquí el título'),
    waits('es', 'a Spanish title that waits', 'Título aquí'),
    waits('es', 'a name that nobody has', 'Nombre Apellidos'),
    waits('pt-BR', 'a Portuguese request', 'Escreva aqui o título.', 'Escreva aqui o título'),
    waits('pt-BR', 'a Portuguese text to define', 'Texto a definir'),
    waits('pt-BR', 'a Portuguese example', 'Um texto de exemplo.', 'texto de exemplo'),
    helped('de', 'a German assistant', 'Gerne! Hier ist der Text.', 'Gerne! Hier ist'),
    helped(
      'fr',
      'a French assistant',
      'Voici une version améliorée de la phrase.',
      'Voici une version améliorée',
    ),
    helped(
      'es',
      'a Spanish assistant',
      'Como modelo de lenguaje no tengo opinión.',
      'Como modelo de lenguaje',
    ),
  ]);

  itNames(
    inText('left-over', 'lead', [
      [
        'the subject of an email by its number',
        'Email 1 subject line',
        told('Email 1 subject line'),
      ],
      ['the part of a page that it is', 'Your eyebrow text', told('Your eyebrow text')],
      [
        'words about whose words go there',
        'Testimonial from client goes here',
        told('Testimonial from client goes here'),
      ],
      ['a role that is none', 'Job title, Company', told('Job title, Company')],
      ['a customer by a number', 'Customer 2', told('Customer 2')],
    ]),
  );

  itAccepts([
    {
      did: 'nothing, counted in German',
      changes: eventIn('de', {
        [lead]: 'Zwölf Stühle, ein Tisch, null Ausreden. Nach drei Wochen sind es null.',
      }),
    },
    {
      did: 'everything, in Spanish',
      changes: eventIn('es', { [lead]: 'Pesé todo: la harina, la levadura y hasta las bolsas.' }),
    },
    { did: 'where a link is, in French', changes: eventIn('fr', { [lead]: 'Le lien est ici.' }) },
    {
      did: 'where a link is, in Spanish',
      changes: eventIn('es', { [lead]: 'El enlace está aquí.' }),
    },
    ...(
      [
        ['de', 'Ein Text, den niemand liest, folgt auf den ersten.'],
        ['de', 'Hier unterschreiben Sie, wenn Sie es gelesen haben.'],
        ['fr', 'Nous écrivons le texte ici, avec vous.'],
        ['fr', 'Ce qui reste à faire, et à vérifier une fois par an.'],
        ['es', 'Lo que queda pendiente, y quién lo hace con usted.'],
        ['pt-BR', 'Você escreve aqui e ali, sem pressa e sem ordem.'],
      ] as const
    ).map(([language, text]) => ({ did: text, changes: eventIn(language, { [lead]: text }) })),
    ...rightText('lead', ['Your message in one line.', 'Office manager, Harvest Hall']),
  ]);
});
