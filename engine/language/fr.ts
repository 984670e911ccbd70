import { confirming } from './confirming/fr.ts';
import { notice } from './notices/fr.ts';
import { seat } from './seats/fr.ts';
import type { Words } from './words.ts';

/** French, with vous only where there is no other way. */
export const fr: Words = {
  locale: 'fr-FR',
  dateUnknown: 'Date à venir',
  minutes: (minutes) => `${minutes} minutes`,
  days: (days) => `${days} jours`,
  offers: {
    guide: 'Guide gratuit',
    report: 'Rapport gratuit',
    test: 'Test gratuit',
    masterclass: 'Masterclass gratuite',
    workshop: 'Atelier gratuit',
    webinar: 'Webinaire gratuit',
    event: 'Événement en direct',
    call: 'Appel gratuit',
  },
  form: {
    required: 'Le champ «\u00a0{label}\u00a0» est obligatoire.',
    choose: 'Merci de choisir une des options.',
    tooLong: 'Merci de ne pas dépasser {count} caractères.',
    unseenCharacters: 'Merci de retirer les caractères invisibles.',
    plainName: 'Merci d’indiquer un nom sans lien ni adresse.',
    didYouMean: 'Peut-être {address}\u00a0?',
    leaveEmpty: 'Laisser ce champ vide',
    choices: {
      atLeast: 'Merci d’en choisir au moins {count}.',
      atMost: 'Merci d’en choisir {count} au maximum.',
    },
    phone: {
      invalid:
        'Merci d’indiquer un numéro de téléphone\u00a0; un numéro étranger commence par + et l’indicatif de son pays.',
      fromAnywhere:
        'Merci d’indiquer le numéro de téléphone avec + et l’indicatif du pays, par exemple +33 1 23 45 67 89.',
    },
    number: {
      locale: 'fr-FR',
      invalid: 'Merci d’indiquer un nombre.',
      whole: 'Merci d’indiquer un nombre entier.',
      steps: 'Merci d’indiquer un nombre par pas de {step}.',
      atLeast: 'Merci d’indiquer {min} ou plus.',
      atMost: 'Merci d’indiquer {max} ou moins.',
    },
    date: {
      locale: 'fr-FR',
      invalid: 'Merci d’indiquer un jour du calendrier.',
      from: 'Merci de choisir le {date} ou un jour plus tard.',
      until: 'Merci de choisir le {date} ou un jour plus tôt.',
      past: 'Merci de choisir un jour qui n’est pas dans le futur.',
      future: 'Merci de choisir un jour qui n’est pas passé.',
    },
    onlyIf: {
      answered: 'Seulement si la réponse à «\u00a0{question}\u00a0» est {answers}.',
      ticked: 'Seulement si la case «\u00a0{question}\u00a0» est cochée.',
    },
  },
  page: {
    newTab: '(s’ouvre dans un nouvel onglet)',
    calendarOf: (brand) => `Calendrier de réservation de ${brand}`,
    stars: (count) => `${count} ${count === 1 ? 'étoile' : 'étoiles'} sur 5`,
    quoted: (words) => `«\u00a0${words}\u00a0»`,
    forYou: 'L’idéal si',
    notForYou: 'Pas l’idéal si',
    length: 'Durée',
    place: 'Lieu',
    seats: 'Places',
    chooseDate: 'Quelle date convient\u00a0?',
    dateMissing: 'Merci de choisir une date.',
    dates: 'Autres dates',
    dateFull: 'Complet',
    dateBegun: 'En cours',
    dateGone: 'Passé',
    yourTime: (address) => (address === 'familiar' ? 'à ton heure locale' : 'à votre heure locale'),
    allOffers: 'Tous les coachs et leurs offres',
    play: 'Lire la vidéo,',
    watchAt: (host) => `Regarder sur ${host}`,
    transcript: 'Lire la transcription',
  },
  email: {
    labelled: (label) => `${label}\u00a0:`,
    nameless: 'et bienvenue',
    event: 'Événement',
    date: 'Date',
    time: 'Heure',
    length: 'Durée',
    where: 'Lieu',
    calendarNote:
      'Le fichier d’agenda joint inscrit le rendez-vous dans l’agenda, dans le bon fuseau horaire.',
    campaignReason: (brand) =>
      `Ces e-mails sont envoyés aux personnes qui se sont inscrites auprès de ${brand}.`,
    requestReason: (brand) => `Cet e-mail a été demandé sur la page de ${brand}.`,
    unsubscribe: 'Se désinscrire',
  },
  answer: {
    yes: 'oui',
    lastResort: 'Une erreur est survenue. Merci de réessayer.',
    reference: (code) => `Référence\u00a0: ${code}`,
    timedOut: (seconds) =>
      `Pas de réponse après ${seconds === 1 ? 'une seconde' : `${seconds.toLocaleString('fr-FR')} secondes`}`,
    unavailable:
      'L’enregistrement est impossible pour le moment. Les réponses sont toujours là\u00a0: merci de les renvoyer dans un instant.',
    staleForm: 'Le formulaire est resté ouvert trop longtemps. Merci de l’envoyer à nouveau.',
    usedForm: 'Ce formulaire a déjà été envoyé plusieurs fois. Merci de l’envoyer à nouveau.',
    tooQuick:
      'C’est allé plus vite que prévu. Merci d’attendre un instant et de l’envoyer à nouveau.',
    tooMany: 'Trop de tentatives.',
    rush: 'Ce formulaire est envoyé très souvent en ce moment.',
    seatsTaken: 'De nombreuses places viennent d’être réservées depuis ce réseau.',
    waitMinutes: (minutes) =>
      `Merci d’attendre ${minutes === 1 ? 'une minute' : `${minutes} minutes`} et de l’envoyer à nouveau.`,
    again: 'Merci de l’envoyer à nouveau dans un instant.',
    unread: {
      unreadable: {
        title: 'Le formulaire est illisible',
        description: 'Il est arrivé endommagé. Merci de l’envoyer à nouveau.',
      },
      'foreign-origin': {
        title: 'Le formulaire se trouve sur un autre site',
        description: 'Merci d’utiliser le formulaire de notre page.',
      },
      'too-large': {
        title: 'Le formulaire est trop volumineux',
        description: 'Il peut contenir 16 Ko au plus. Merci de raccourcir les réponses.',
      },
      'wrong-media-type': {
        title: 'Le formulaire est arrivé dans un format inconnu',
        description: 'Merci d’utiliser le formulaire de notre page.',
      },
      invalid: {
        title: 'Certaines réponses sont à corriger',
        description: 'Merci de revoir ces champs\u00a0:',
      },
    },
    dateBegun: 'Cette séance a déjà commencé. Merci de choisir une autre date.',
    underWay: {
      title: 'C’est en ce moment',
      description: 'L’événement a déjà commencé et les inscriptions sont closes.',
    },
    closed: {
      title: 'Cette offre est terminée',
      description: 'Les réponses sont toujours là, mais rien n’a été envoyé.',
    },
    replaced: {
      filledIn:
        'L’offre de cette page la remplace. Ce qui est aussi demandé ici est déjà rempli\u00a0; rien n’a été envoyé.',
      go: 'Voir la page qui la remplace',
    },
    typedIsKept:
      'Le bouton «\u00a0retour\u00a0» du navigateur permet de retrouver tout ce qui a été saisi.',
    backToPage: 'Retour à la page',
    arrived: {
      title: 'Le formulaire est bien arrivé',
      description: 'Cette page a été ouverte très souvent. Merci de la rouvrir dans une minute.',
    },
  },
  legal: {
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    imprint: 'Mentions légales',
    updated: (day) => `Dernière mise à jour\u00a0: ${day}`,
  },
  letters: {
    title: 'E-mails',
    description: 'Ne plus recevoir d’e-mails, ou en recevoir à nouveau.',
    unnamedCoach: 'ce coach',
    wanted: (brand, address) => ({
      title: 'Ne plus recevoir d’e-mails\u00a0?',
      eyebrow: 'E-mails',
      text: `Les e-mails de ${brand} arrivent à ${address}. Un clic suffit pour les arrêter. Ce qui est demandé expressément, comme un guide ou une place, arrivera toujours.`,
    }),
    stoppedCoach: (brand, address) => ({
      title: 'Plus aucun e-mail',
      eyebrow: 'C’est fait',
      text: `${brand} n’enverra plus d’e-mails à ${address}. Ce qui est demandé expressément arrivera toujours.`,
    }),
    stoppedAll: (address) => ({
      title: 'Plus aucun e-mail',
      eyebrow: 'C’est fait',
      text: `Aucun coach de ce site n’enverra plus d’e-mails à ${address}. Ce qui est demandé expressément arrivera toujours.`,
    }),
    stopCoach: (brand) => `Ne plus recevoir les e-mails de ${brand}`,
    stopAll: 'Ne plus recevoir les e-mails d’aucun coach de ce site',
    resume: (brand) => `Recevoir à nouveau les e-mails de ${brand}`,
    nothingKnown: {
      title: 'Plus aucun e-mail',
      eyebrow: 'C’est fait',
      text: 'Il n’y a plus de données sur la personne qui a reçu cet e-mail. Aucun autre ne suivra.',
    },
    unknownLink: {
      title: 'Ce lien est incomplet',
      eyebrow: '404',
      text: 'Merci d’ouvrir le lien depuis l’e-mail lui-même ou de le copier en entier. Il suffit aussi de répondre à l’e-mail\u00a0: une personne lit la réponse et arrête les envois.',
    },
    unavailable: {
      title: 'Merci de réessayer dans une minute',
      eyebrow: '503',
      text: 'Le choix n’a pas pu être enregistré. Rien n’a changé. Il suffit de recharger cette page.',
    },
  },
  seat,
  confirming,
  notice,
  guide: {
    contents: 'Sommaire',
    savePdf: 'Télécharger en PDF',
    onPaper: 'Le PDF laisse de la place pour écrire.',
  },
  download: {
    title: 'Le téléchargement',
    description: 'Le fichier demandé.',
    unknownLink: {
      title: 'Ce lien est incomplet',
      eyebrow: '404',
      text: 'Merci d’ouvrir le lien depuis l’e-mail lui-même ou de le copier en entier.',
    },
    gone: {
      title: 'Plus disponible',
      eyebrow: '410',
      text: 'Cette offre est terminée, et son fichier n’est plus là. Il suffit de répondre à l’e-mail\u00a0: une personne lit les réponses.',
    },
    unavailable: {
      title: 'Merci de réessayer dans une minute',
      eyebrow: '503',
      text: 'Le fichier est introuvable pour l’instant. Il suffit de recharger cette page.',
    },
  },
  brand: {
    everything: (brand) => `Tout ce que propose ${brand}`,
    offers: 'Par où commencer',
    full: 'complet',
    fullWithList: 'complet, avec liste d’attente',
    notFound: {
      title: 'Page introuvable',
      eyebrow: '404',
      text: 'Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite, ou la page a changé de place\u00a0; la page d’accueil mène à tout ce qui est proposé.',
    },
    toHome: 'Vers la page d’accueil',
  },
};
