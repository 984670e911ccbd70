import { ownOf } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import {
  eventOf,
  isInTemplate,
  isLeadFunnel,
  isToRead,
  type Said,
} from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import type { SpokenClaim } from './claim.ts';

/** What stands in quotation marks, in any language's. */
const quoted = '(?:„|«\\s?|“|"|‹)(?<name>[^„“”«»"{}]{4,70}?)(?:“|”|\\s?»|"|›)';
const link = /https?:\/\/|\]\(/u;
/** What the link does that the site writes under every email about an event. */
const ofSeat =
  /(?<![A-Za-zÀ-ỿ])(?:(?:zurück|ab|frei)(?:zu)?geb[a-z]*|geben [^.!?]{1,60} (?:zurück|ab|frei)|absagen|umbuchen|wechseln|rend(?:ez|re|s)|libér[a-zé]*|chang(?:ez|er)|annul[a-z]*|devuelv[a-z]*|liber[ae][a-z]*|camb[a-z]*|cancel[a-z]*|devolv[a-z]*|troc(?:ar|ue))(?![A-Za-zÀ-ỿ])/i;

/** Everything that a coach has given a name. */
function namesOf({ funnel, coach }: Said, all: Surroundings): readonly string[] {
  const { funnels } = ownOf(all, funnel.coach);
  return [
    coach?.brand ?? '',
    ...(coach?.campaigns ?? []).map(({ name }) => name),
    ...funnels.flatMap(({ value }) => [
      value.offer.name,
      value.page.title,
      (isLeadFunnel(value) ? value.event?.name : undefined) ?? '',
    ]),
  ];
}

/** What a page and its emails say of what is offered, besides its kind. */
export const claimsOfOffers: readonly SpokenClaim[] = [
  {
    rule: 'foreign-offer',
    words: {
      de: `(?:Platz|Plätze|Anmeldung|Zugang|Leitfaden|Report|Guide|Webinar|Workshop|Masterclass)(?: (?:für|zu|zum|zur|bei|beim|im|in|des|der|unser[A-Za-zÀ-ỿ]*|Webinar|Workshop|Leitfaden))* ${quoted}`,
      fr: `(?:place|inscription|accès|guide|rapport|webinaire|atelier|masterclass|envoyé)(?: (?:pour|à|au|dans|notre|le|la|webinaire|atelier|guide))* ${quoted}`,
      es: `(?:plaza|inscripción|acceso|guía|informe|webinar|taller|masterclass|enviado)(?: (?:para|a|al|en|en el|nuestr[oa]|el|la|webinar|taller|guía))* ${quoted}`,
      'pt-BR': `(?:vaga|inscrição|acesso|guia|relatório|aula|oficina|webinar|masterclass|enviamos|enviado)(?: (?:para|em|na|no|ao|à|nossa|nosso|o|a|aula|oficina|guia))* ${quoted}`,
    },
    against: (said, { groups = {} }, all) => {
      const { place, keys, funnel } = said;
      const isOwn =
        place === 'page' ? ['form', 'success', 'confirmation'].includes(String(keys[0])) : true;
      const name = (groups['name'] ?? '').toLowerCase();
      const names = namesOf(said, all).map((one) => one.toLowerCase());
      const isKnown = names.some((one) => one.includes(name) || (one !== '' && name.includes(one)));
      if (!isOwn || place === 'campaign' || isKnown || link.test(said.text)) return undefined;
      return `nothing here is called so; ${funnel.id} offers ${quote(funnel.offer.name)}`;
    },
    remedy: 'Write {leadMagnet}, which is always the name of this offer.',
  },
  {
    rule: 'offer-kind',
    words: {
      de: '(?:Zugang zu|Platz in|Teilnahme an|Einladung zu)[mr]? (?:(?:einem|einer|unserem|unserer|dem|der|einen|ein|eine) )?(?:[A-Za-zÀ-ỿ]+ )?(?:Live-[A-Za-zÀ-ỿ]+|Webinar|Workshop|Masterclass|Seminar|Gruppenkurs)',
      fr: "(?:accès|place|invitation|participation) (?:à|au|dans) (?:un|une|notre|l[’']|le|la)? ?(?:webinaire|atelier|masterclass|séminaire|conférence)",
      es: '(?:acceso|plaza|invitación|participación) (?:a|al|en|en el) ?(?:un|una|nuestr[oa]|el|la)? ?(?:webinar|taller|masterclass|seminario|clase|charla)',
      'pt-BR':
        '(?:acesso|vaga|convite|participação) (?:a|ao|à|em|na|no|para) ?(?:um|uma|noss[oa]|o|a)? ?(?:webinar|oficina|masterclass|seminário|aula|palestra)',
    },
    against: (said) => {
      const { place, funnel, section, text } = said;
      const isAbout = section === undefined || ['hero', 'closing'].includes(section);
      if (place !== 'page' || !isAbout || !isLeadFunnel(funnel) || link.test(text))
        return undefined;
      return isToRead(funnel.offer) && eventOf(said) === undefined && said.keys[0] !== 'success'
        ? `the offer is declared as a ${funnel.offer.kind}: ${quote(funnel.offer.name)} (offer.kind)`
        : undefined;
    },
    remedy: 'Say what people get here, or correct offer.kind.',
  },
  {
    rule: 'promised-contact',
    words: {
      de: '(?:haben|hat) (?:Ihnen|dir|euch)(?: [A-Za-zÀ-ỿ]+)? eine (?:SMS|WhatsApp(?:-Nachricht)?) (?:geschrieben|geschickt|gesendet)',
      fr: "(?:vous|t[’']) ?(?:avons|a|ai) envoyé un (?:SMS|texto|message WhatsApp)",
      es: '(?:te|le|os) hemos (?:enviado|mandado) un (?:SMS|mensaje de (?:texto|WhatsApp))',
      'pt-BR':
        '(?:enviamos|mandamos) (?:uma?|para você uma?) (?:SMS|mensagem de (?:texto|WhatsApp))',
    },
    against: ({ place, keys }) =>
      place !== 'page' || keys[0] === 'success' || keys[0] === 'confirmation'
        ? 'what goes out then is an email'
        : undefined,
    remedy: 'Say that an email has been sent.',
  },
  {
    rule: 'nothing-there',
    words: {
      de: '(?:Link|Knopf|Button|Schaltfläche) (?:unten|hier unten|darunter|oben|öffnet|führt)|(?:den|der|diesen|dem) (?:folgenden |unteren |nachfolgenden )(?:Link|Knopf|Button)',
      fr: '(?:bouton|lien) (?:ci-dessous|ci-dessus|suivant|ouvre|mène)|(?:cliquez|appuyez) sur le (?:bouton|lien)',
      es: '(?:botón|enlace) (?:de abajo|abajo|de arriba|siguiente|abre|lleva)|(?:haz|haga) clic en el (?:botón|enlace)|puls[ae] el (?:botón|enlace)',
      'pt-BR':
        '(?:botão|link) (?:abaixo|acima|a seguir|abre|leva)|(?:clique|toque) no (?:botão|link)',
    },
    against: (said, [words]) => {
      const { place, message, keys, text } = said;
      if (place === 'page' || message === undefined || message.button !== undefined)
        return undefined;
      if (/link|lien|enlace/i.test(words) && isInTemplate(said, ['moved'])) return undefined;
      if (eventOf(said) !== undefined && ofSeat.test(text)) return undefined;
      const { paragraphs, afterword = [], points = [] } = message;
      const texts = [...paragraphs, ...afterword, ...points.map(({ text }) => text)];
      return keys.at(-1) === 'preview' || texts.some((one) => link.test(one))
        ? undefined
        : 'this email has no button';
    },
    remedy: 'Add button: { label, to } to the email, or take the words out.',
  },
];
