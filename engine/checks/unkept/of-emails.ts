import { leadsToGroup, networks } from '#engine/checks/claims/link-words.ts';
import { requestedMessage } from '#engine/checks/facts/counts.ts';
import { isNamedLater } from '#engine/checks/facts/promises.ts';
import { campaignOf, daysBetweenSteps, tellDays } from '#engine/checks/journeys/journey.ts';
import { findUnknownToNotice } from '#engine/checks/promised/agreed.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { eventOf, isLeadFunnel, type Said, textsOfMessage } from '#engine/checks/said/said.ts';
import { asksForPhone } from '#engine/checks/translated/promises.ts';
import { count, quote } from '#engine/text/wording.ts';
import type { SpokenClaim } from './claim.ts';

/** Whether an email that a funnel's form leads to names something. */
function isSent(said: Said, named: RegExp): boolean {
  const { funnel, coach } = said;
  const requested = isLeadFunnel(funnel) && coach ? requestedMessage(funnel, coach) : undefined;
  const texts = requested ? textsOfMessage(requested, []) : [];
  return texts.some(({ text }) => named.test(text)) || isNamedLater(said, named);
}

/** Whether a page speaks of something in more than one text. */
function isSpokenOf({ funnel }: Said, thing: string): boolean {
  const texts = shownTexts(funnel).filter(({ text }) => text.toLowerCase().includes(thing));
  return texts.length > 1;
}

/** Where a page or the requested email speaks of what its reader gets. */
function isToReader({ place, section }: Said): boolean {
  const isAbout = section === undefined || ['hero', 'closing', 'seats', 'event'].includes(section);
  return (place === 'page' || place === 'requested') && isAbout;
}

/** What is promised to come, and does not. */
export const claimsOfEmails: readonly SpokenClaim[] = [
  {
    rule: 'nothing-there',
    words: {
      de: '(?:im|als|in dem) Anhang|anbei|(?:beigefügt|angehängt)[A-Za-zÀ-ỿ]*',
      fr: 'en pièces? jointes?|ci-jointe?s?|(?:fichier|document|guide|PDF|livret) joint|jointe?s? à (?:cet|ce) (?:e-?mail|message|courriel)',
      es: '(?:el|la|los|las) [A-Za-zÀ-ỿ]+ adjunt[oa]s?|adjunt(?:o|amos) (?:el|la|los|las|tu|su|encontrar)|adjunt[oa]s? (?:encontrar|te |le |os |va|tienes|está)[A-Za-zÀ-ỿ]*|en (?:el )?(?:archivo )?adjunto|va adjunt[oa]',
      'pt-BR': '(?:em|no) anexo|anexad[oa]s?',
    },
    against: ({ place, keys, text }) => {
      const isOfEmail = place !== 'page' || keys[0] === 'success' || keys[0] === 'confirmation';
      if (!isOfEmail || /kalender|calend|agenda/i.test(text)) return undefined;
      return 'no email of this site brings an attachment';
    },
    remedy: 'Put the words into the email, or link to the file.',
  },
  {
    rule: 'unknown-to-notice',
    words: {
      de: '(?:Adresse|Daten|Angaben|Namen|E-Mail)[^.!?;]{0,30} (?:an|mit) [^.!?;]{0,30}?(?<who>Partner|Sponsor|Werbe)[A-Za-zÀ-ỿ]*',
      fr: '(?:adresse|données|nom|e-?mail)[^.!?;]{0,30} (?:à|avec|aux) [^.!?;]{0,30}?(?<who>partenaire|sponsor)s?',
      es: '(?:dirección|datos|nombre|correo)[^.!?;]{0,30} (?:a|con) [^.!?;]{0,30}?(?<who>socio|patrocinador|colaborador)[a-z]*',
      'pt-BR':
        '(?:endereço|dados|nome|e-?mail)[^.!?;]{0,30} (?:a|com|para) [^.!?;]{0,30}?(?<who>parceir|patrocinador)[a-z]*',
    },
    against: findUnknownToNotice,
    remedy: 'Name on that page who gets what, or take the words out.',
  },
  {
    rule: 'promised-contact',
    words: {
      de: '(?:wir|ich) rufen? (?:Sie|dich|euch)(?: [A-Za-zÀ-ỿ\\d]+){0,6} (?:an|zurück)|rufen? (?:wir|ich) (?:Sie|dich|euch)(?: [A-Za-zÀ-ỿ\\d]+){0,6} (?:an|zurück)|meld(?:en|e) (?:wir |ich )?(?:uns|mich)(?: [A-Za-zÀ-ỿ]+){0,4} (?:telefonisch|per Telefon)',
      fr: "(?:nous|je|on) (?:vous|te|t[’']) ?(?:appelons|appellerons|appelle|appellerai|appellera|téléphon(?:ons|erons|e|erai|era))(?! (?:à|par (?:votre|ton)))",
      es: '(?:te|le|os|les) (?:llamamos|llamaremos|llamaré|vamos a llamar)',
      'pt-BR':
        '(?:te|lhe) (?:ligamos|ligaremos|ligo)|(?:vamos|iremos) (?:te |lhe )?ligar|ligamos para (?:você|te)|(?:nossa equipe|a gente|alguém) (?:vai (?:te )?ligar|te liga|liga para você)',
    },
    against: (said) =>
      isToReader(said) && !asksForPhone(said) ? 'the form asks for no telephone number' : undefined,
    remedy: 'Add a field for the number, or say that an email comes.',
  },
  {
    rule: 'promised-contact',
    words: {
      de: '(?:per|mit der) Post|per Kurier|gedruckte[sn]? (?:Buch|Exemplar|Ausgabe|Heft)|nach Hause (?:geliefert|geschickt)',
      fr: 'par (?:la poste|courrier(?! électronique)|voie postale)|(?:livre|exemplaire) imprimé|livré(?:e|s|es)? (?:chez vous|chez toi|à domicile)',
      es: 'por correo (?:postal|ordinario)|(?:libro|ejemplar) impreso|(?:enviamos|enviaremos|mandamos)(?: [A-Za-zÀ-ỿ]+){0,3} a (?:tu|su) (?:casa|domicilio)',
      'pt-BR':
        'pelos? correios?(?! eletrônico)|(?:livro|exemplar) impresso|(?:enviamos|mandamos|entregamos)(?: [A-Za-zÀ-ỿ]+){0,3} na sua casa',
    },
    against: (said) =>
      isToReader(said) && !asksForAddress(said) ? 'the form asks for no postal address' : undefined,
    remedy: 'Add fields for the address, or say that an email brings it.',
  },
  {
    rule: 'promised-email',
    words: {
      de: 'Teilnahme(?:zertifikat|bescheinigung|urkunde)|Teilnehmerzertifikat|(?:mit|samt|inklusive|inkl\\.|ein|Ihr|dein) Zertifikat',
      fr: '(?:certificat|attestation) (?:de (?:participation|présence|suivi|fin)|offerte?)|(?:avec|votre|ton|une?) (?:certificat|attestation)',
      es: 'certificado de (?:asistencia|participación|aprovechamiento)|(?:con|tu|su|un) certificado',
      'pt-BR': 'certificado de (?:participação|conclusão|presença)|(?:com|seu|um) certificado',
    },
    against: (said) =>
      said.place === 'page' &&
      eventOf(said) !== undefined &&
      said.section !== 'packages' &&
      !isSent(said, /zertifik|bescheinig|urkunde|certific|attestation/i)
        ? 'no email of this funnel brings one'
        : undefined,
    remedy: 'Send it with an email after the event (event.after), or take the promise out.',
  },
  {
    rule: 'promised-email',
    words: {
      de: '(?:inklusive|inkl\\.|samt|(?<besides>zusammen )?mit|(?<besides>dazu|außerdem|als Bonus,?)(?: (?:gibt es|bekommen Sie|erhalten Sie|kommt))?|Bonus:?|gratis dazu:?) (?:unser[A-Za-zÀ-ỿ]* |ein[A-Za-zÀ-ỿ]* |der |die |das |gratis |kostenlose[A-Za-zÀ-ỿ]* )?(?<thing>Leitfaden|Ratgeber|Arbeitsbuch|Arbeitsblatt|Arbeitsblätter|Checkliste|Vorlagen?|Workbook|Handout|Folien|E-Book|Videokurs|Hörbuch|Audiokurs)',
      fr: "(?:bonus ?:|inclus ?:|avec en cadeau|en bonus,?|(?<besides>accompagnée? d[’'](?:un|une)|en plus,?)) (?:[A-Za-zÀ-ỿ’']+ ){0,2}(?<thing>cahier|fiche|checklist|modèles?|livret|e-?book|support)|(?:un|une|votre|ton) (?<thing>cahier|fiche|checklist|modèle|livret|e-?book|guide)(?: [A-Za-zÀ-ỿ’']+){0,3} (?:offerte?|à télécharger|en cadeau)",
      es: '(?:incluye|bonus:?|de regalo,?|(?<besides>junto con|además,?)) (?:[A-Za-zÀ-ỿ]+ ){0,2}(?<thing>cuaderno|plantillas?|checklist|lista de verificación|e-?book|hoja de trabajo)|(?:un|una|tu|su) (?<thing>cuaderno|plantilla|checklist|e-?book|guía)(?: [A-Za-zÀ-ỿ]+){0,3} (?:de regalo|para descargar)',
      'pt-BR':
        '(?:inclui|bônus:?|de brinde,?|(?<besides>junto com|além d[eo])) (?:[A-Za-zÀ-ỿ]+ ){0,2}(?<thing>apostila|planilha|modelos?|checklist|caderno|e-?book)|(?:um|uma|sua|seu) (?<thing>apostila|planilha|modelo|checklist|caderno|e-?book|guia)(?: [A-Za-zÀ-ỿ]+){0,3} (?:de brinde|de presente|para baixar)',
    },
    against: (said, { groups = {} }) => {
      const thing = (groups['thing'] ?? '').toLowerCase();
      // What is "in" a guide is part of it; what comes "together with" it is not.
      const isBeside = eventOf(said) !== undefined || groups['besides'] !== undefined;
      if (said.place !== 'page' || !isBeside || !isToReader(said)) return;
      const isKept = isSent(said, new RegExp(thing, 'i')) || isSpokenOf(said, thing);
      return isKept ? undefined : `no email of this funnel brings it`;
    },
    remedy: 'Promise what the emails bring, or let one bring it.',
  },
  {
    rule: 'nothing-there',
    words: {
      de: `(?:in|zu) (?:der|die|unsere[rn]?|geschlossene[rn]?)(?: [A-Za-zÀ-ỿ]+)? (?:${networks})-?(?:Gruppe|Community|Kanal)`,
      fr: `(?:le|notre|au) (?:groupe|canal)(?: [A-Za-zÀ-ỿ]+)? (?:${networks})|communauté (?:${networks})`,
      es: `(?:el|al|nuestro) (?:grupo|canal)(?: [A-Za-zÀ-ỿ]+)? (?:de |en )?(?:${networks})|comunidad (?:de |en )?(?:${networks})`,
      'pt-BR': `(?:n?o|ao|nosso) (?:grupo|canal)(?: [A-Za-zÀ-ỿ]+)? (?:d[oe] |n[oe] )?(?:${networks})|comunidade (?:d[oe] |n[oe] )?(?:${networks})`,
    },
    against: (said) =>
      isToReader(said) && !leadsToGroup(said)
        ? 'no button and no link of the page or its emails leads to such a group'
        : undefined,
    remedy: 'Link to the group in an email, or take the words out.',
  },
  {
    rule: 'email-count',
    isDenial: true,
    words: {
      de: '(?:nur|bloß) (?:diese |die )?eine (?:einzige )?(?:E-?Mail|Nachricht)|eine einzige (?:E-?Mail|Nachricht)|und (?:sonst nichts|nichts (?:weiter|anderes|sonst))|keine weiteren (?:E-?Mails?|Nachrichten)',
      fr: "un seul (?:e-?mail|message|courriel)|et (?:rien d[’']autre|c[’']est tout)|aucun autre (?:e-?mail|message)",
      es: '(?:un )?(?:solo|único) (?:un )?(?:correo|e-?mail|mensaje)|y nada más|ningún otro (?:correo|mensaje)',
      'pt-BR':
        'um (?:único|só) e-?mail|(?:só|apenas) um e-?mail|e (?:só isso|nada mais)|nenhum outro e-?mail',
    },
    against: ({ place, keys, funnel, coach, text }, { 0: words, index }) => {
      // "Et c'est tout" may also close a list of fields.
      const isOfEmails = /mail|mensaje|message|courriel|correo|Nachricht/i.test(words);
      const isOfForm = isOfEmails
        ? keys[0] === 'form' || keys[0] === 'success'
        : keys[0] === 'form' && /^(?:consents?|privacy)$/u.test(String(keys[1]));
      if (place !== 'page' || !isOfForm || !isLeadFunnel(funnel)) return undefined;
      if (
        isOfEmails &&
        /^ (?:pro|par|por|a la|al|am|im|in der|de)(?!\p{L})/u.test(text.slice(index + words.length))
      )
        return undefined;
      const isAsked = funnel.submission.journey?.consent !== undefined;
      const campaign = campaignOf(funnel, coach);
      if (campaign === undefined || isAsked) return undefined;
      return `the form starts a campaign of ${count(campaign.steps.length, 'email')}`;
    },
    remedy: 'Say how many emails come, or start no campaign.',
  },
  {
    rule: 'promised-email',
    words: {
      de: '(?:wöchentliche|tägliche|monatliche)[nrs]? (?:[A-Za-zÀ-ỿ]+ )?(?:E-?Mails?|Newsletter|Tipps?|Impulse?)|(?:jede Woche|jeden (?:Tag|Monat|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Sonntag)) (?:[A-Za-zÀ-ỿ]+ ){0,2}(?:E-?Mail|Newsletter|Tipp|Impuls)|unser(?:en|em)? (?:[A-Za-zÀ-ỿ]+ )?Newsletter',
      fr: '(?:un|une) (?:e-?mail|conseil|lettre|idée) (?:par|chaque) (?:jour|semaine|mois|lundi|vendredi|dimanche)|notre (?:[A-Za-zÀ-ỿ]+ )?newsletter',
      es: '(?:un|una) (?:correo|consejo|e-?mail|idea) (?:cada|por|a la|al) (?:día|semana|mes|lunes|viernes|domingo)|nuestra newsletter|nuestro boletín',
      'pt-BR':
        '(?:um|uma) (?:e-?mail|dica|ideia) (?:por|a cada|toda|todo) (?:dia|semana|mês|segunda|sexta|domingo)|nossa newsletter',
    },
    against: ({ place, keys, funnel, coach }, [words]) => {
      const isOfForm = keys[0] === 'form' || keys[0] === 'success';
      if (place !== 'page' || !isOfForm || !isLeadFunnel(funnel)) return undefined;
      if (funnel.submission.journey === undefined) {
        return 'this form starts no campaign, so nothing follows';
      }
      const campaign = campaignOf(funnel, coach);
      const isWeekly =
        /woche|wöchent|semaine|semana|(?:mon|diens|donners|frei|sonn)tag|mittwoch|lundi|vendredi|dimanche|lunes|viernes|domingo|segunda|sexta/i.test(
          words,
        );
      const isMonthly = /monat|mois|mes$|mês/i.test(words);
      const isDaily = /jeden Tag|täglich|jour|día|dia$/i.test(words);
      if (campaign === undefined || coach === undefined || !(isWeekly || isDaily || isMonthly))
        return undefined;
      const [least, most] = isDaily ? [1, 1] : isMonthly ? [25, 36] : [5, 9];
      const gaps = daysBetweenSteps(funnel, campaign, coach.timeZone).slice(1);
      return gaps.some(({ min, max }) => max < least || min > most)
        ? `the emails of ${quote(campaign.name)} are ${gaps.map(tellDays).join(', ')} apart`
        : undefined;
    },
    remedy:
      'Say what the campaign does, let the form start one that does so, or take the words out.',
  },
];

function asksForAddress({ funnel }: Said): boolean {
  return (
    !isLeadFunnel(funnel) ||
    askedFields(funnel).some(
      ([name, { kind, label }]) =>
        kind !== 'email' &&
        /address|anschrift|adresse|straße|plz|postleitzahl|rue|dirección|endereço|cep\b/i.test(
          `${name} ${label}`,
        ),
    )
  );
}
