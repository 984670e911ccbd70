import { saidWords, type Translated } from './index.ts';

/**
 * Words that texts of a language often have, in small letters, of six letters or more: what one slip
 * makes of them is a misspelling and no other word.
 */
const usual: Readonly<Record<Translated, string>> = {
  de: 'adresse adressen anfordern angemeldet anmelden anmeldung arbeitet aufzeichnung aufzeichnungen außerdem beantworten begleitung beispiel bestätigen bestätigt bestätigung bezahlt bisschen datenschutz dreimal eigentlich einladung einwilligung erfahrung erinnerung ernährung formular freiwillig gespräch gespräche gesundheit impressum jederzeit kalender kostenlos kostenlose kostenloser kostenloses leitfaden löschen minuten mitternacht möglich möglichkeit möglichkeiten nachricht nachrichten natürlich persönlich postfach reservieren reserviert schriftlich teilnahme teilnehmen teilnehmer telefon termin termine terminen trotzdem unterlagen unternehmen unterstützung verantwortlich veranstaltung verbindlich verfügung vielleicht vollständig voraussetzung voraussetzungen voraus vormittag vorname warteliste widerrufen willkommen wirklich zeitpunkt zusammen zweimal',
  es: 'aprender bienvenida bienvenido calendario consentimiento correo dirección disponible disponibles electrónico empresa encuentro entonces formulario gratuita gratuito información inscripción inscripciones invitación mensaje mientras minutos necesario negocio número pregunta preguntas privacidad próxima próximo recibirás registro semanas servicio siguiente sesiones siempre teléfono también trabajo videollamada',
  fr: 'adresse ailleurs appeler beaucoup bienvenue bonjour calendrier combien comment confidentialité confirmation consentement disponible ensemble entreprise formulaire gratuit gratuite gratuitement inscription inscriptions lendemain maintenant message minutes nécessaire pendant première pourquoi préparer question questions recevoir rendez rencontre répondre réponse réponses réserver semaine semaines séances suffisent téléphone toujours travail vraiment',
  'pt-BR':
    'aprender bem-vinda bem-vindo calendário confirmação conteúdo conversa disponível endereço empresa encontro formulário gratuita gratuito horário informação informações inscrição inscrições mensagem minutos negócio negócios ninguém pergunta perguntas planilha precisa primeira primeiro privacidade próxima próximo receber semanas serviço serviços sessões telefone trabalho verdade videochamada',
};

/** A slip makes right words of these: September has two spellings in Spanish, and "vienes" is you come. */
const alike = new Set(['septiembre', 'viernes']);

/** The usual words of a language, with its weekdays and months; none of English, which has a list of its own. */
export function usualWords(language: string): readonly string[] {
  if (!(language in usual)) return [];
  const { weekdays, months } = saidWords[language as Translated];
  const days = [...weekdays, ...months].flatMap((word) => word.toLowerCase().split('-'));
  const words = [...days, ...usual[language as Translated].split(' ')];
  return words.filter((word) => word.length >= 6 && !alike.has(word));
}
