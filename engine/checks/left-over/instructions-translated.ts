/**
 * What authors write in the place of words in German, French, Spanish and Portuguese: an author of a page
 * in one language may leave a note in another, so these are looked for in every text.
 */

const german =
  '(?:texte?|antwort(?:text)?|vorschau(?:text)?|betreff|zusammenfassung|überschrift|titel|beschreibung|bild|foto|logo|link|zitat|inhalt|name|datum|preis|zahl|absatz|frage|slogan)';
const french =
  '(?:texte|réponse|aperçu|objet|résumé|accroche|titre|sous-titre|description|image|photo|logo|lien|citation|contenu|nom|date|prix|chiffre|paragraphe|question|slogan|accroche)';
const spanish =
  '(?:texto|respuesta|asunto|resumen|título|subtítulo|descripción|imagen|foto|logo|enlace|cita|contenido|nombre|fecha|precio|cifra|párrafo|pregunta|lema)';
const portuguese =
  '(?:texto|resposta|assunto|resumo|prévia|título|subtítulo|descrição|imagem|foto|logo|link|citação|conteúdo|nome|data|preço|número|parágrafo|pergunta|slogan)';

/** Letters do not count as such for `\b` where they have accents. */
const start = '(?<![A-Za-zÀ-ỿ\\d])';
const end = '(?![A-Za-zÀ-ỿ\\d])';

/** What a note between square brackets asks for. */
const asked =
  'einfügen|ergänzen|eintragen|einsetzen|prüfen|klären|à (?:compléter|remplir|définir|insérer|vérifier|ajouter|traduire)|insérer|compléter|completar|rellenar|insertar|añadir|revisar|(?:por|a) (?:definir|confirmar|traducir|traduzir)|inserir|preencher|adicionar|colocar';

/** These ask an author to write something. */
export const instructionsInOtherLanguages: readonly RegExp[] = [
  new RegExp(
    `\\[(?:[A-Za-zÀ-ỿ’'-]+ ){0,3}(?:${asked})(?: [A-Za-zÀ-ỿ’'-]+){0,3}[.!…]?\\](?!\\()`,
    'gi',
  ),
  new RegExp(
    `${start}hier (?:[A-Za-zÀ-ỿ]+ ){0,2}${german} (?:[A-Za-zÀ-ỿ]+ ){0,2}(?:einfügen|ergänzen|einsetzen|eintragen|schreiben|rein)${end}`,
    'gi',
  ),
  new RegExp(
    `${start}(?:[A-Za-zÀ-ỿ]+ )?${german} (?:von [A-Za-zÀ-ỿ]+ )?(?:(?:bitte|noch|hier|später) )*(?:einfügen|ergänzen|einsetzen|einpflegen|folgt(?: noch| später| in Kürze| demnächst)?)${end}(?=[.!…)]|$)`,
    'gi',
  ),
  new RegExp(
    `^(?:ihre?n?|deine?n?|unsere?|meine?|die|der|das)? ?(?:[A-Za-zÀ-ỿ]+ )?${german} (?:kommt |steht )?hier(?:hin)?[.!]?$`,
    'gi',
  ),
  /^(?:[A-Za-zÀ-ỿ]+ )?(?:text|überschrift|titel|untertitel|beschreibung|zitat|absatz|bild|foto|logo|slogan) fehlt(?: noch)?[.!…]*$|^(?:titre|sous-titre|texte|citation|image|photo|paragraphe|description) manquante?[.!…]*$|^falta (?:el |la |un |una )?(?:título|texto|cita|imagen|foto|párrafo|descripción)[.!…]*$|^falta (?:o |a |um |uma )?(?:título|texto|citação|imagem|foto|parágrafo|descrição)[.!…]*$/gi,
  /(?<![A-Za-zÀ-ỿ])(?:(?:platzhalter|beispiel|blind|muster|dummy)[- ]?text|(?:text)?platzhalter(?= (?:für|hier)|[.!]?$))(?![A-Za-zÀ-ỿ])/gi,
  /\((?:(?:noch|bitte)(?: \p{L}+){0,3} (?:prüfen|klären|ergänzen|anpassen|übersetzen|einfügen|bestätigen|abstimmen|überarbeiten|kürzen|checken)|mit \p{Lu}\p{L}+ (?:klären|abstimmen|absprechen))[^)]*\)/giu,
  /(?:^|[.!?] )(?:noch (?:zu )?(?:ergänzen|übersetzen|schreiben|prüfen|klären)|(?:muss|müssen) noch (?:geschrieben|ergänzt|übersetzt|geprüft) werden|wird noch (?:ergänzt|geschrieben|übersetzt))[.!…]*$/gi,
  new RegExp(
    `${start}(?:insér(?:er|ez)|écri(?:re|vez)|mett(?:re|ez)|ajout(?:er|ez)|saisi(?:r|ssez)) (?:[A-Za-zÀ-ỿ]+ |[ld]’|[ld]'){0,2}${french} ici${end}|${start}(?:insér(?:er|ez)|écri(?:re|vez)|mett(?:re|ez)|ajout(?:er|ez)) ici (?:[A-Za-zÀ-ỿ]+ |[ld]’|[ld]'){0,2}${french}${end}`,
    'gi',
  ),
  new RegExp(
    `^hier (?:steht|kommt|folgt|erscheint|entsteht)(?: noch| später| bald)? (?:ein|eine|der|die|das|ihre?|deine?|unsere?)(?: kurze[rs]?| kleine[rs]?)? (?:[A-Za-zÀ-ỿ]+ )?${german}${end}|^ici,? (?:le|la|un|une|votre|ton)(?: petite?| court)? ?${french}${end}|^aquí (?:va|irá|viene) (?:el|la|un|una|tu|su)(?: breve)? ${spanish}${end}|^aqui (?:vai|entra|fica) (?:o|a|um|uma|seu|sua)(?: breve)? ${portuguese}${end}`,
    'gi',
  ),
  new RegExp(
    `^(?:[A-Za-zÀ-ỿ]+ |l’|l')?${french} (?:(?!est |sont )(?:de |d[’'])?[A-Za-zÀ-ỿ]+ )?(?:ici|à (?:venir|compléter|remplir|écrire|rédiger|définir|insérer|ajouter|traduire|remplacer)(?: ici)?)[.!…]*$`,
    'gi',
  ),
  /(?:^|[(:–—-] ?)à (?:compléter|remplir|rédiger|définir|traduire|vérifier|valider|insérer|remplacer)(?: (?:avec|par|plus tard|ensuite)[^.)]*)?[.!…)]*$/gi,
  /(?<![A-Za-zÀ-ỿ])(?:texte (?:de remplacement|d[’']exemple|factice|provisoire)|faux[- ]texte)(?![A-Za-zÀ-ỿ])/gi,
  new RegExp(
    `${start}(?:escrib[ea]|escribir|inserta|inserte|insertar|pon|poner|añad[ea]|añadir|agreg[ae]|agregar) (?:aquí (?:[A-Za-zÀ-ỿ]+ ){0,2}${spanish}|(?:[A-Za-zÀ-ỿ]+ ){0,2}${spanish} aquí)${end}`,
    'gi',
  ),
  new RegExp(
    `^(?:[A-Za-zÀ-ỿ]+ )?${spanish} (?:(?!está |están )(?:de )?[A-Za-zÀ-ỿ]+ )?(?:aquí|por (?:definir|completar|escribir|traducir)|pendiente)[.!…]*$`,
    'gi',
  ),
  /(?<![A-Za-zÀ-ỿ])(?:texto de (?:ejemplo|relleno|muestra|prueba)|texto provisional)(?![A-Za-zÀ-ỿ])/gi,
  /^(?:pendiente|por (?:definir|completar|escribir|traducir))[.!…]*$|\((?:pendiente|por (?:definir|confirmar|completar|revisar|traducir)|(?:falta|hay que|preguntar a) [^)]+)\)/gi,
  new RegExp(
    `${start}(?:escrev[ea]|escrever|insir[ae]|inserir|coloqu?e|colocar|adicione|adicionar) (?:aqui (?:[A-Za-zÀ-ỿ]+ ){0,2}${portuguese}|(?:[A-Za-zÀ-ỿ]+ ){0,2}${portuguese} aqui)${end}`,
    'gi',
  ),
  new RegExp(
    `^(?:[A-Za-zÀ-ỿ]+ )?${portuguese} (?:(?!está |estão )(?:d[aeo] )?[A-Za-zÀ-ỿ]+ )?(?:aqui|a (?:definir|completar|escrever|traduzir)|pendente)[.!…]*$`,
    'gi',
  ),
  /(?<![A-Za-zÀ-ỿ])(?:texto de (?:exemplo|preenchimento|teste)|texto provisório)(?![A-Za-zÀ-ỿ])/gi,
  /^(?:pendente|a (?:definir|completar|traduzir))[.!…]*$|\((?:pendente|a (?:definir|confirmar|completar|revisar|traduzir)|(?:falta|perguntar (?:à|ao|a|para)|conferir com) [^)]+)\)/gi,
  /^(?:ENTWURF|BROUILLON|BORRADOR|RASCUNHO|PENDIENTE|PENDENTE|À COMPLÉTER|À FAIRE|OFFEN|PLATZHALTER|Entwurf|Brouillon|Borrador|Rascunho|Pendiente|Pendente) ?(?:v?\d+ ?)?[:–—-] ?(?=\S)/gu,
  /^(?:überschrift|titel|vorteil|nutzen|titre|sous-titre|avantage|bénéfice|título|subtítulo|beneficio|benefício|ventaja|vantagem) ?\d[.:]?$/gi,
  // [NOM], [Votre prénom]: what an email program was to fill in.
  /\[(?:(?:ihre?n?|deine?n?|vo(?:tre|s)|ton|tu|su|seu|sua) )?(?:vor-?name|nach-?name|name|(?:pré)?nom|nombre|apellidos?|(?:sobre)?nome|firma|firmenname|unternehmen|entreprise|empresa|datum|uhrzeit|fecha|heure|lieu|ort|lugar|signature|unterschrift|assinatura|(?:name|nom|nombre|nome) d[A-Za-zÀ-ỿ]{1,2}(?: [A-Za-zÀ-ỿ]+){1,2})\](?!\()/gi,
  /^(?:vorname nachname|prénom nom|nom prénom|nombre apellidos?|nome (?:e )?sobrenome|firmenname|nom de (?:l[’']entreprise|la société)|nombre de (?:la empresa|tu empresa)|nome da (?:empresa|sua empresa)|stadt, land|ville, pays|ciudad, país|cidade, estado)$/gi,
];
