import type { SeatWords } from './seat-words.ts';

/** What the site says of seats, in French. */
export const seat: SeatWords = {
  title: 'Ma place',
  description: 'Confirmer, libérer ou changer une place.',
  held: (event) => ({
    title: 'Garder la place\u00a0?',
    eyebrow: 'Encore un clic',
    text: `Une place est réservée\u00a0: ${event}. Un clic suffit pour la confirmer.`,
  }),
  confirmed: (event) => ({
    title: 'La place est confirmée',
    eyebrow: 'C’est fait',
    text: `${event}\u00a0: la place est acquise. Tout le reste se trouve dans l’e-mail de ce lien. En cas d’empêchement, elle peut être libérée ici.`,
  }),
  waiting: (event, before) => ({
    title: 'Sur la liste d’attente',
    eyebrow: 'Complet pour l’instant',
    text:
      before === 0
        ? `${event}\u00a0: c’est complet. Personne n’attend devant\u00a0: la prochaine place libre sera proposée par e-mail.`
        : `${event}\u00a0: c’est complet. ${before === 1 ? 'Une personne attend' : `${before} personnes attendent`} devant. Le moment venu, un e-mail réservera une place.`,
  }),
  freed: (event) => ({
    title: 'La place est libérée',
    eyebrow: 'C’est fait',
    text: `${event}\u00a0: la place est de nouveau libre. Merci d’avoir prévenu.`,
  }),
  left: (event) => ({
    title: 'La liste d’attente est quittée',
    eyebrow: 'C’est fait',
    text: `${event}\u00a0: aucune place ne sera plus proposée.`,
  }),
  lapsed: (event) => ({
    title: 'Aucune place réservée pour l’instant',
    eyebrow: 'Encore de la place',
    text: `Aucune place n’est réservée pour l’instant, mais il en reste\u00a0: ${event}. Un clic suffit.`,
  }),
  full: (event) => ({
    title: 'Toutes les places sont prises',
    eyebrow: 'Désolé',
    text: `Aucune place n’est réservée pour l’instant, et c’est complet\u00a0: ${event}. Des places se libèrent parfois\u00a0: cela vaut la peine de revenir sur cette page.`,
  }),
  over: (event) => ({
    title: 'Trop tard pour changer',
    eyebrow: 'Terminé',
    text: `${event}\u00a0: l’événement a commencé ou a été annulé.`,
  }),
  nothingKnown: {
    title: 'Rien à confirmer',
    eyebrow: 'Introuvable',
    text: 'Il n’y a plus de données sur cette place.',
  },
  unknownLink: {
    title: 'Ce lien est incomplet',
    eyebrow: '404',
    text: 'Merci d’ouvrir le lien depuis l’e-mail lui-même ou de le copier en entier.',
  },
  unavailable: {
    title: 'Merci de réessayer dans une minute',
    eyebrow: '503',
    text: 'L’enregistrement n’a pas abouti. Rien n’a changé. Il suffit de recharger cette page.',
  },
  keep: 'Oui, garder la place',
  take: 'Prendre une place',
  free: 'Libérer la place',
  wait: 'Rejoindre la liste d’attente',
  leave: 'Quitter la liste d’attente',
  otherDates: 'Une autre date convient mieux\u00a0? Elle se choisit ici\u00a0:',
  reminders: {
    none: 'Aucun rappel ne suivra\u00a0: l’heure en est passée.',
    later: 'L’heure du premier rappel est passée, seul viendra celui qui part peu avant le début.',
  },
  email: {
    cannotCome: 'Un empêchement\u00a0? Libérer la place',
    cannotComeThen: 'Un empêchement\u00a0? Libérer la place ou choisir une autre date',
    late: 'Cet e-mail a été retardé\u00a0: la date et l’heure ci-dessus font foi.',
    lateAfter: (date) => `Cet e-mail a été retardé\u00a0: l’événement a eu lieu le ${date}.`,
    noReminder: 'Cet e-mail est à conserver, sans attendre de rappel\u00a0: l’heure en est passée.',
    laterReminder:
      'Cet e-mail est à conserver\u00a0: l’heure du premier rappel est passée, seul viendra celui qui part peu avant le début.',
    keptUntilBegun: 'La place n’est gardée que jusqu’au début de l’événement.',
    freed: (event, when) => ({
      subject: `Place libérée\u00a0: ${event}`,
      preview: 'Merci d’avoir prévenu.',
      heading: 'La place est de nouveau libre',
      text: `Merci d’avoir prévenu. La place pour ${event}${when ? ` (${when})` : ''} est de nouveau libre.${when ? ' Le fichier d’agenda joint retire le rendez-vous de l’agenda.' : ''}`,
    }),
    backToPage: 'Revoir la page',
    waitingEnded: (event, what) => ({
      subject: `Aucune place ne s’est libérée\u00a0: ${event}`,
      preview: 'Merci d’avoir patienté.',
      heading: 'Aucune place ne s’est libérée',
      text: `Sur liste d’attente\u00a0: ${what}. L’événement a commencé et, malheureusement, aucune place ne s’est libérée. Merci d’avoir patienté.`,
    }),
    waitingCalledOff: (event, what) => ({
      subject: `Annulé\u00a0: ${event}`,
      preview: 'Aucune place ne sera plus proposée.',
      heading: 'Cette date est annulée',
      text: `Sur liste d’attente\u00a0: ${what}. Cette date est annulée\u00a0: aucune place ne sera plus proposée.`,
    }),
    calledOff: (event, what) => ({
      subject: `Annulé\u00a0: ${event}`,
      preview: 'L’événement n’aura pas lieu à cette date.',
      heading: 'Cette date est annulée',
      text: `Place réservée\u00a0: ${what}. Cette date est annulée et l’événement n’aura pas lieu. Toutes nos excuses pour ce changement.`,
    }),
    datesDeclared: (event) => ({
      subject: `Une date à choisir\u00a0: ${event}`,
      preview: 'Les dates sont fixées.',
      heading: 'Les dates sont fixées',
      text: `L’inscription à ${event} date d’avant le choix des dates. Il y en a maintenant plusieurs\u00a0: il suffit de choisir celle qui convient pour que nous réservions une place.`,
    }),
    chooseDate: 'Choisir une date',
    takenOut: 'Le fichier d’agenda joint retire le rendez-vous de l’agenda.',
    seeOtherDates: 'Voir les autres dates',
    taken: (event, when) => ({
      subject: `Place réservée\u00a0: ${event}`,
      preview: when ? `${when}. Le nouveau fichier d’agenda est joint.` : event,
      heading: 'La place est réservée',
      text: when
        ? 'Voici désormais la date. Elle remplace ce que disaient les e-mails précédents.'
        : 'La place est maintenant réservée. Un e-mail suivra dès que la date sera connue.',
    }),
  },
};
