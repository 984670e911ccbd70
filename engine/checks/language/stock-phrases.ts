import type { Language } from '#engine/declaration/language.ts';

const closes = ' ?(?:[.!?…]|\\.{3})?';

/**
 * What buttons, labels, greetings and thanks say in each language, too short for a sentence to be
 * recognised: whole texts, in words that the other languages do not use.
 */
const phrases: Readonly<Record<Language, RegExp>> = {
  en: whole(
    '(?:register|sign up|join|subscribe|apply|start|book|download)(?: (?:now|today|here|for free|free|me|us|in))+',
    '(?:yes, )?(?:get|send me|show me|give me|claim|grab) (?:me )?(?:the|my|your|a|our)(?: free)?(?: [A-Za-zÀ-ỿ]+){1,3}',
    '(?:book|save|reserve|schedule|choose|pick) (?:my|your|a|the|an)(?: free)? (?:seat|spot|call|time|place|chair|slot|appointment)',
    '(?:yes, )?(?:sign|count|let) me (?:up|in)|(?:count|let) me in|submit|register me|get started|buy now',
    '(?:please )?(?:fill (?:in|out)|complete|enter|choose|select|check) (?:all|your|the|every)(?: [A-Za-zÀ-ỿ]+){1,3}',
    '(?:learn|read|find out) more|(?:sending|submitting|loading|saving|reserving|registering|booking|signing up)',
    '(?:your |the )?(?:first|last|full|given|family) name(?: \\(optional\\))?|your (?:name|e-?mail|phone|company|question|message)|(?:work |your |business )?e-?mail address|phone number|job title|company (?:name|size)',
    "(?:please wait|sending your [A-Za-zÀ-ỿ]+|thank you(?: (?:so|very) much)?|many thanks|you(?:’re|'re| are) (?:in|registered)|something went wrong|please try again|required field)",
    "(?:your )?(?:registration|booking|payment|sign-?up) (?:failed|complete|completed|confirmed|successful|closed)|(?:you(?:’re|'re| are) )?already (?:registered|signed up|subscribed|booked)",
    '(?:confirm|complete|cancel) (?:(?:my|your|the) )?(?:registration|booking|sign-?up|e-?mail|seat|place)|confirm|cancel|continue|success',
    '(?:start(?:ing)? )?time|language|price|duration|free seats|seats left|when|where|when and where',
    'your (?:takeaways|host|coach|guide|report|seat|place|gift|benefits|questions|answers|registration|confirmation|booking|next steps?)',
    '(?:best|kind|warm) (?:regards|wishes)|see you (?:soon|there|then)|yours sincerely',
    "(?:[A-Za-z’']+(?: [A-Za-z’']+){0,2}, )?(?:the|your)(?: [A-Za-zÀ-ỿ]{2,}){1,2} (?:team|crew)",
    '(?:we respect your privacy|(?:you can )?unsubscribe (?:at any time|any ?time|with one click))',
    '(?:week|day|step|lesson|part|chapter) (?:one|two|three|four|five|six|seven|eight|nine|ten)',
    "frequently asked questions|what you(?:’ll|'ll| will) (?:learn|get)|what happens next|what(?:’s|'s) next|how it works|who it is for|about us",
  ),
  de: whole(
    '(?:jetzt |hier |kostenlos |gratis |heute )+(?:anmelden|registrieren|herunterladen|buchen|anfordern|sichern|starten|eintragen)',
    '(?:platz|termin|leitfaden|gespräch|anruf) (?:sichern|buchen|vereinbaren|reservieren|anfordern|wählen)',
    'mehr erfahren|weiterlesen|abschicken|absenden|wird (?:gesendet|gesichert|angemeldet)',
    '(?:ihr|dein|voller)? ?(?:vorname|nachname|vor- und nachname)|(?:ihr|dein) name|(?:ihre|deine) (?:e-mail(?:-adresse)?|nachricht|frage)|telefonnummer|unternehmen',
    '(?:vielen|herzlichen) dank|danke(?:schön)?|(?:mit )?(?:freundliche|herzliche|liebe|viele|beste)n? grüßen?|bis (?:bald|gleich|morgen|dann)|(?:bis (?:bald|gleich|morgen|dann), )?(?:ihr|euer|dein|das) team von [A-Za-zÀ-ỿ]+',
    'häufige fragen|das lernen sie|so funktioniert es|über uns|für wen',
  ),
  es: whole(
    '(?:regístr[ae]te|regístrese|inscr[ií]bete|inscríbase|reserva tu plaza|descarga(?:r)? (?:la|el|tu) [A-Za-zÀ-ỿ]+|quiero mi [A-Za-zÀ-ỿ]+)(?: (?:ahora|gratis|aquí))*',
    '(?:guía|informe) gratuit[oa]|(?:recibir|descargar|obtener) (?:la|el|mi|tu|su) [A-Za-zÀ-ỿ]+',
    'más información|saber más|leer más|enviando',
    '(?:tu|su) (?:nombre|correo(?: electrónico)?|teléfono|empresa)|nombre completo|correo electrónico|apellidos?',
    '(?:muchas )?gracias|un saludo|saludos|hasta (?:pronto|mañana)|(?:hasta (?:pronto|mañana), )?el equipo de [A-Za-zÀ-ỿ]+|preguntas frecuentes',
  ),
  fr: whole(
    "(?:je m[’']inscris|s[’']inscrire|inscrivez-vous|réserver ma place|télécharger (?:le|mon|la) [A-Za-zÀ-ỿ]+|je (?:veux|télécharge) (?:mon|le) [A-Za-zÀ-ỿ]+)(?: (?:maintenant|gratuitement|ici))*",
    '(?:recevoir|obtenir|demander) (?:le|la|mon|ma) [A-Za-zÀ-ỿ]+',
    'en savoir plus|lire la suite|envoi en cours',
    '(?:votre|ton) (?:nom|prénom|e-?mail|téléphone|entreprise)|prénom|nom complet|adresse e-?mail',
    "merci(?: beaucoup)?|cordialement|bien à vous|à (?:bientôt|demain)|(?:à (?:bientôt|demain), )?l[’']équipe [A-Za-zÀ-ỿ]+|questions fréquentes|foire aux questions",
  ),
  'pt-BR': whole(
    '(?:inscreva-se|cadastre-se|garanta (?:sua|a sua) vaga|quero (?:meu|o meu|minha|a minha) [A-Za-zÀ-ỿ]+|baixar (?:o|meu) [A-Za-zÀ-ỿ]+|reservar minha vaga)(?: (?:agora|grátis|aqui))*',
    '(?:receber|obter) (?:o|a|meu|minha) [A-Za-zÀ-ỿ]+',
    'saiba mais|ler mais|enviando',
    '(?:seu|o seu) (?:nome|e-?mail|telefone)|sua empresa|nome completo|sobrenome',
    '(?:muito )?obrigad[oa]|um abraço|abraços|até (?:breve|logo|amanhã)|(?:até (?:breve|logo|amanhã), )?(?:a )?equipe [A-Za-zÀ-ỿ]+|perguntas frequentes',
  ),
};

function whole(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives.join('|')})${closes}$`, 'i');
}

/** Longer texts are told by their small words. */
const longest = 45;

/**
 * The language of a short text that is a usual phrase in another one than the page's.
 *
 * @returns undefined where it is none, or one in the page's language, too
 */
export function stockLanguageOf(text: string, expected: Language): Language | undefined {
  if (text.length > longest || phrases[expected].test(text)) return undefined;
  return (Object.keys(phrases) as Language[]).find(
    (language) => language !== expected && phrases[language].test(text),
  );
}
