import type { ConfirmWords } from './confirm-words.ts';

/** What the site says of a sign-up that is to be confirmed, in French. */
export const confirming: ConfirmWords = {
  inbox: {
    title: 'Direction la boîte de réception',
    text: 'Un e-mail vient de partir vers {email}. Le bouton qu’il contient mène à la suite.',
    tip: 'Toujours rien après cinq minutes\u00a0? Il se cache peut-être dans les indésirables.',
    trouble: 'Pas d’e-mail, ou mauvaise adresse\u00a0?',
  },
  email: (days) => ({
    subject: 'À confirmer\u00a0: {leadMagnet}',
    preview: 'Plus qu’un clic.',
    heading: 'Est-ce la bonne adresse\u00a0?',
    paragraphs: [
      '{coach} a reçu une inscription à «\u00a0{leadMagnet}\u00a0» avec cette adresse. Un clic sur le bouton la confirme, et la suite arrive aussitôt.',
      `C’était quelqu’un d’autre\u00a0? Il n’y a rien à faire, et aucun autre e-mail ne suivra. Le lien est valable ${days} jours.`,
    ],
    button: 'Oui, confirmer',
  }),
  untilBegun: 'L’inscription ne peut être confirmée que jusqu’au début de l’événement.',
  title: 'Confirmer l’adresse',
  description: 'Un clic termine l’inscription.',
  asked: (offer, address) => ({
    title: 'Plus qu’un clic',
    eyebrow: 'Confirmer',
    text: `Inscription à «\u00a0${offer}\u00a0» avec ${address}. Le bouton la confirme.`,
  }),
  confirm: 'Oui, confirmer',
  confirmed: (offer, address) => ({
    title: 'Merci, c’est confirmé',
    eyebrow: 'C’est fait',
    text: `La suite de «\u00a0${offer}\u00a0» arrive par e-mail à ${address}.`,
  }),
  full: 'Complet pour le moment',
  expired: (offer) => ({
    title: 'Ce lien a expiré',
    eyebrow: 'Trop tard',
    text: `L’inscription à «\u00a0${offer}\u00a0» n’a pas été confirmée à temps, et les données ont été effacées.`,
  }),
  signUpAgain: 'Vers la page',
  nothingKnown: {
    title: 'Rien à confirmer',
    eyebrow: 'Introuvable',
    text: 'Cette inscription a été modifiée ou effacée. Il n’y a rien à faire.',
  },
  unknownLink: {
    title: 'Ce lien est incomplet',
    eyebrow: '404',
    text: 'Le lien s’ouvre depuis l’e-mail lui-même, ou se copie en entier.',
  },
  unavailable: {
    title: 'Merci de réessayer dans une minute',
    eyebrow: '503',
    text: 'L’enregistrement n’a pas marché à l’instant. Rien n’a encore changé. Recharger la page permet de réessayer.',
  },
  trouble: (address) => ({
    title: 'Aucun e-mail reçu\u00a0?',
    eyebrow: 'Boîte de réception',
    text: `L’e-mail est parti vers ${address}. Il peut mettre quelques minutes, et certains finissent dans les indésirables.`,
  }),
  resend: 'Renvoyer l’e-mail',
  resent: (address) => ({
    title: 'En route, ou déjà arrivé',
    eyebrow: 'Boîte de réception',
    text: `L’e-mail à ${address} est en route ou déjà arrivé. Un coup d’œil dans les indésirables peut aider.`,
  }),
  newAddress: 'La bonne adresse',
  correct: 'Utiliser cette adresse',
  tooOften: {
    title: 'C’est assez pour aujourd’hui',
    eyebrow: 'Un peu de patience',
    text: 'Les e-mails ont besoin d’un moment pour arriver. Une nouvelle inscription est possible demain.',
  },
};
