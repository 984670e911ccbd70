/** What is to be filled in before readers see it: "XX people", "NN%", "[date to follow]", "Photo pending". */
export const toCome: readonly RegExp[] = [
  /^\[[\p{L}][\p{L}' ]{4,40}\]$/gu,
  /\[\p{Lu}{2}[\p{Lu} ,:!?-]{2,}[^\]]*\](?!\()/gu,
  /(?<=^|[.!?] )(?:new|better|shorter|real|final|proper|nicer) (?:copy|text|headline|photo|picture|quote|testimonial|image|logo|wording|words) (?:needed|missing|pending|wanted|required)[.!]*$/gi,
  /(?<=\b(?:copy|text|headline|title|date|price|quote|photo|number|name|details) )TK(?!\p{L})|(?<=^|[.!?:] )TK[.!]?$/giu,
  /\[[^\]]*\bto (?:follow|come|be (?:written|added|confirmed))\s*\](?!\()/gi,
  /(?<=^|[.!?] )(?!more |no |the next )(?:[A-Za-z’']+ ){0,2}(?:copy|text|headline|quote|testimonial|bio|photo|picture|caption|logo|words) (?:(?:from|of|by) [A-Za-zÀ-ỿ]+ )?(?:to (?:come|follow)|coming soon|pending)[.!]?$/gi,
  /^n\/a[.!]?$/gi,
  /^(?:XX|NN)(?= \p{Ll})|^(?:DRAFT|WIP)(?= \p{Lu}?\p{Ll})|\bNN(?= (?:free )?(?:seats|people|clients|days?|hours?|minutes|weeks|months|years|percent|steps|pages)\b)/gu,
  // "Read it today, XX." is no Roman numeral, as "Chapter XX" is.
  /(?<=^|[\s(“"])(?:(?<!\p{Lu}[\p{L}.]* )|(?<=^(?:Hi|Hello|Hey|Dear|Hallo|Liebe|Lieber) ))XX(?=[.,!?;:]|$)/gu,
];

/** Figures and blanks, where no reader is to fill them in. */
export const blanks: readonly RegExp[] = [
  /\b(?:DD[./-]MM|MM[./-]DD|YYYY[./-]MM|TT\.MM|JJ[./-]MM)(?:[./-](?:DD|YY(?:YY)?|JJ(?:JJ)?|AA(?:AA)?)|\b)\.?/g,
  // "About ___ hours", but no sentence that a reader is to fill in.
  /(?<=^[^“”"‘:]*[\p{L}$€£] ?)(?<!\w)_{2,5}(?!\w)(?=[ %.,])|^_{2,5}(?=[%+])/gu,
  // "Within ??? months", "500+ (?)"
  /(?<=\p{L} )\?{2,3}(?= \p{Ll})|(?<=\d[+%kKM]? ?)\(\?+\)/gu,
  /(?<![\p{L}\d])(?:TK(?=%| (?:days|weeks|months|years|people|clients|percent)\b)|NN(?=%)|N,000\+?)|(?<![\p{L}\d?])\?{1,3}(?=%)|(?<=^|[.!?] )X(?=% )/gu,
];

/** What says that the words of a place are still to come. */
export const announced =
  /^(?:(?:more )?coming soon|(?:more )?to (?:come|follow)|more soon|(?:folgt|kommt)(?: noch| bald| in Kürze| demnächst)?|in Kürze(?: mehr)?|à venir|bientôt|próximamente|em breve)[.!…]*$/gi;
