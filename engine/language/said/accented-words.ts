import type { Translated } from './index.ts';

/**
 * Common words with accents, which mean nothing without: a keyboard, or somebody in a hurry, left the
 * accents out. A German word may go on. Elsewhere than where a sentence begins, a word in capitals is a name.
 */
export const accentedWords: Readonly<Record<Translated, string>> = {
  de: 'verständ Verständ ergänz Ergänz Unterstütz für über könn möcht müss nächst während häufig führ Gespräch schön zurück wünsch möglich natürlich täglich später grüß Plätz bestätig erklär unterstütz persönlich fünf zwölf dürf würd hätt läng stärk erhält öffn prüf stück änder ähnlich fähig jährlich wöchentlich größ Größ Grüße früh grün hör löschen lösung verfüg gültig Übung Geschäft Verkäuf Verträg Beiträg verspät Rück Führ Lösung Möglich Prüf Fähig Gebühr Änder',
  es: 'información sesión también aquí así página teléfono número último última próximo próxima fácil difícil útil éxito atención inscripción grabación duración dirección mañana español pequeño pequeña pequeños años después según además jamás recibirás tendrás aprenderás podrás descubrirás lección acción opción situación decisión solución razón día días guía electrónico público todavía energía',
  fr: 'équipe réponse réponses méthode école être même très après déjà bientôt dernière première durée séance stratégie clé clés problème succès accès étape étapes manière réservez réserver été année journée soirée matinée idée idées qualité activité société liberté santé énergie expérience événement créer découvrir découvrez préparer préparez répondre écrire écrivez téléphone numéro vidéo plutôt',
  'pt-BR':
    'você não também até inscrição sessão lição informação gravação duração atenção página número próximo próxima último última fácil difícil útil amanhã manhã já grátis preço preços começo começar serviço serviços negócio negócios orçamento dúvida dúvidas horário mês três estratégia conteúdo história experiência receberá então são',
};
