/** What authors tell each other: "(Tom, can you check?)", "// change this", "Waiting for Kim's quote". */
export const notes: readonly RegExp[] = [
  /\[(?:ask|check|confirm|find|get|call|verify|see|add|use) [^\]]{3,60}\](?!\()|(?<=\b(?:of|to|in|at|for|with|from|over|than|only) )\?{2,}/gi,
  /[([](?:check with|confirm with|to be confirmed|waiting for|pending|rewrite|fix this|needs (?:work|review|approval)|to be (?:checked|reviewed|approved|replaced|translated|written|finali[sz]ed)|ask (?:legal|the lawyer)|legal(?:ly)? (?:review|check|to check)|(?:noch|bitte) (?:prüfen|abstimmen|übersetzen|ergänzen)|por (?:confirmar|revisar)|à (?:vérifier|confirmer|traduire)|a (?:confirmar|revisar)|pendiente de)\b[^)\]]*[)\]](?!\()/gi,
  /(?:^|[,;:–—-] ?)(?:still )?to be (?:checked|reviewed|approved|replaced|translated|rewritten|finali[sz]ed|filled in)[.!)]*$|\b(?:stock|dummy|placeholder|interim|temporary) (?:photo|picture|image|logo|headshot|video)\b(?=[.,;:!)–—-]|$)/gi,
  /\s?\/\/ ?(?:change|check|to-?do|fix|update|replace|better|new|old|shorter|ask|add|remove)\b.*$|<[-—–]{1,3} .*$|(?<!-)\bXYZ\b/gi,
  /\([^()]{2,40}\? (?:ask|check|confirm|verify|look up)\b[^()]*\)|\((?:check|verify|confirm|sp|real|right|correct)[!?]+\)|\((?:real|actual|correct|right|current|which) (?:name|number|figure|date|price|photo|title|link|year|city|amount)\??\)/gi,
  // "(Tom, can you check?)", "@Anna please check", "Anna, please check this line"
  /(?<=^|[.!?] )(?!(?:Yes|No|Now|Then|First|Finally|Next|Also|So|Thanks|Later|Today|Afterwards|Otherwise)\b)\p{Lu}\p{Ll}+, (?:please|pls|can you|could you|bitte|kannst du|können Sie) (?:check|confirm|review|rewrite|shorten|translate|approve|diese[nrs]?) (?:this |these |the |our )?(?:line|text|copy|wording|words|sentence|headline|paragraph|figures?|numbers?|quote|Satz|Text|Zeile|Absatz|Überschrift)\b[^.!?]*/gu,
  /\((?!(?:Yes|No|Well|Oh|Okay|But|And|So|Sure|Now|Also|Hint|Or)\b)\p{Lu}\p{Ll}+[,:–-]+ (?:can|could|would|will|please|pls|is this|is it|do we|does|should|shall|bitte|kannst|können|ist das|passt)\b[^()]*\)|(?<![\w.])@\p{Lu}\p{Ll}+[,:]? (?:please|pls|can|could|check|is this|is it|do we|should|shall|ok\b|what|bitte|kannst|passt|ist das)\b[^.!?]*/gu,
  /^working (?:title|headline)\b:?|\((?:\p{Lu}\p{L}+, )?is (?:this|that|it) (?:right|correct|ok(?:ay)?|true|still \p{L}+)\?\)/giu,
  /^same (?:text|copy|words|headline|quote|one) as (?:on|in|for|above|below)\b[^.]*/gi,
  // The mark of a comment in a document from which a text was copied: "everyone.[a] Take".
  /(?<=[A-Za-zÀ-ỿ.,;:!?…”’"')])\[[a-z]{1,2}\](?!\()/g,
  /\[(?:source|link|citation(?: needed)?|reference|ref|logo|date|number|photo|picture|check|confirm)\??\](?!\()|(?<![A-Za-zÀ-ỿ])\(\([A-Za-zÀ-ỿ]+\)\)/gi,
  // "[Comment: shorter?]", "Commented [A1]:" of a word processor, and a page whose number is to come.
  /\[(?:comment(?:ed)?|note|kommentar|anmerkung|commentaire|comentario|comentário)(?: by [^\]:]{1,30})?: [^\]]*\](?!\()|\bcommented \[[A-Z]+\d+\]:?|\b(?:pages?|p\.|Seiten?|páginas?) (?:XX?|\?\?|_{1,3}|00)(?![\p{L}\d])/giu,
  /©\s?(?:(?:19|20)\d\d,? )?(?:by )?(?:your|my|company|business|brand)\b[^.]*/gi,
  /\bnote to (?:self|editor|designer)\b[^.]*|\((?:\p{Lu}\p{L}+, )?(?:please|pls) (?:check|confirm|review|rewrite|fix|shorten|translate)[^)]*\)|^(?:change|rewrite|fix|shorten) (?:this|me|it) (?:later|soon|please)[.!]?$|^copy (?:this )?from (?:the |our |my )?(?:old|other|last) (?:page|site|funnel|email)[.!]?$/giu,
  // "(Kim: stronger?)" speaks to a colleague.
  /\((?!Hint|Tip|Note|Spoiler|Bonus|Example|Question|Warning|Fact|Quiz|Answer|Translation|Remember)@?[A-ZÀ-Þ][a-zß-ÿ]+: (?!wh|how)[^()]{2,60}\?\)/g,
  /^(?:Still )?(?:[Ww]aiting (?:for|on)|Chase|Ask|Remind|Needs?|Get|Check with) (?:\p{Lu}\p{L}+|the (?:client|designer|lawyer|coach))(?:[’']s)? (?:to (?:send|confirm|check|approve|write|sign|deliver|translate)\b|(?:for (?:an?|the|her|his|their|another) )?(?:\p{Ll}+ )?(?:quote|testimonial|photo|picture|logo|headshot|text|copy|bio|approval|okay|OK)\b)[^.]*/gu,
];

/** What somebody is still to do, or to agree to, before readers see a text: "(Karen to approve)". */
export const awaited: readonly RegExp[] = [
  /\((?!(?:Wh\p{Ll}+|How|Time|One|Two|Three|Nothing|Something|Things?|Steps?|Ready|Easy|Free)\b)(?:\p{Lu}\p{L}+|the (?:client|designer|lawyer|coach)) (?:(?:still )?(?:to|must|should|needs to|has to) (?:approve|check|confirm|correct|decide|fill in|finali[sz]e|proofread|provide|review|rewrite|send|shorten|sign off|supply|translate|verify)\b|(?:muss|soll)(?: das| es)?(?: noch)? (?:prüfen|bestätigen|freigeben|zustimmen|liefern|schicken)|doit (?:encore )?(?:valider|confirmer|vérifier|approuver)|(?:tiene que|debe|precisa|deve|tem que) (?:aprobar|confirmar|revisar|aprovar|verificar))[^()]*\)/gu,
  /\((?:ask|chase|call|email|text) \p{Lu}\p{L}+ (?:for|about) (?:the |an? |his |her |their )?(?:\p{Ll}+ )?(?:figures?|numbers?|dates?|prices?|quote|photo|picture|logo|name|link|source|text|copy|wording|title|bio|headshot)\)|\((?:verify|double-check|re-?check|check|confirm|agree|discuss|clear) (?:(?:this|that|it|them|the \p{Ll}+|\p{Ll}+s) )?with \p{Lu}\p{L}+[^()]*\)/gu,
  /[([]needs? (?:an? |the |some )?(?:better|new|shorter|stronger|catchier|proper|real|nicer|final|different|warmer|punchier) (?:headline|heading|title|text|copy|subject(?: line)?|wording|photo|picture|image|logo|quote|testimonial|caption|intro|hook|ending|example)[.!]?[)\]](?!\()/gi,
  /(?:[([]|[–—-] |^)(?:still )?(?:pending|awaiting|subject to) (?:(?:legal|client|compliance|marketing|brand|partner|final|internal|(?:the )?(?:client|designer|lawyer|coach|\p{Lu}\p{Ll}+)[’']s) )(?:approval|review|sign-?off|clearance|confirmation|check|okay|OK)\b[.!\])]*$/gu,
  /\((?:Freigabe|Zustimmung|Bestätigung)(?: (?:von|durch) [A-Za-zÀ-ỿ]+)? (?:fehlt|steht|ist|noch|ausstehend|offen)[^()]*\)|\(en attente (?:de|d[’'])(?: la)? ?(?:validation|confirmation|relecture|accord)[^()]*\)|\((?:à valider|esperando|aguardando|falta) (?:par|a|con|com|aprobación|aprovação|confirmación|confirmação)[^()]*\)/gi,
];

/** Words between square brackets, which nothing shows otherwise: a note, or something to fill in. */
export const bracketed =
  /\[(?<!\)\[|["“‘„«][^"”’“»]*\[)(?=[A-Za-zÀ-ỿ?])[^[\]]*\s[^[\]]*\](?!\s?\()|\[[a-z]+(?:_[a-z]+)+\](?!\s?\()/g;

/** What stands beside a wording that somebody is still to choose. */
export const choices: readonly RegExp[] = [
  /(?:^|(?<=[.!?] ))(?:OLD|ALT|DELETE(?: THIS)?|REPLACE(?: THIS)?|REMOVE(?: THIS)?|CHANGE THIS|LÖSCHEN|ERSETZEN) ?:(?=\s)/g,
  /(?<=\S ?)\/{1,2} ?(?:OR|ODER|OU)(?=:? )/g,
  /(?<= \/ .*)\((?:pick|choose|keep) (?:one|either)\)|(?<=[.!?] )\((?:or|oder|ou|o)(?: maybe| perhaps)?: [^()]+\)/gi,
];

/** Two wordings of a button, each with a capital: "Book a chair / Register now". */
export const twoWordings = /^(?=\p{Lu})[^ /]+ [^/]* ?\/{1,2} (?=\p{Lu})[^ /]+ [^/]+$/gu;

/** The line of a chat that was copied with its words: "[12/11/2026, 18:04] Ben: ". */
export const chatLine =
  /(?:\[\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\]|^\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d\d(?: ?[AP]M)? -) [^:]{1,30}:/gi;
