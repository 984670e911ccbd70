/** What holds the place of words wherever it stands. */
export const nonsense: readonly RegExp[] = [
  /\blorem ipsum\b|^lorem\b|\bipsum dolor\b|\bdolor sit amet\b|\bconsectetur adipis\w+/gi,
  /(?<![\w@$])(?:TODO(?! (?:list|app)s?\b)|FIXME|TKTK)(?!\w)|(?<=^|[.!?] )(?:to-do|todo):|\bXXX+(?!\w)/g,
  /\((?:old|alt|unused|archived?|backup|wip|draft|veraltet|Entwurf)\)$/g,
  /(?<![\d.])(?:19|20)(?:XX|xx|\?\?|__)(?![\p{L}\d])/gu,
  /(?<![\w.@/-])(?:TB[DAC]|Tb[dac]|tb[dac])(?![\w@-])/g,
  /(?<=[$€£] ?)[xX]{2,}(?![\p{L}\d])|(?<![\p{L}\d])[xX]{2,}(?=%|[:.][xX0]{2}| (?:seats?|spots?|places|people|clients|days?|hours?|minutes?|weeks?|months?|years?|percent|euros?|dollars?|steps|pages|participants|owners)\b)|(?<=^|[\s(])X(?= (?:\p{Ll}+ )?(?:seats|spots|places|people|clients|days|hours|minutes|weeks|months|years|percent|euros|dollars|steps|pages|participants|owners|e-?mails|Tagen?|Stunden|Minuten|Wochen|Plätzen?|E-Mails|Euro|Seiten|Schritten?)(?!\p{L}))|\b(?:at|on|in|only|for|by) x{2,}(?![\p{L}\d])|(?<=\b(?:January|February|March|April|May|June|July|August|September|October|November|December) )[xX]{2}(?![\p{L}\d])|(?<=\p{Ll} )x{3,}(?=,? \p{Ll})/gu,
  /\b(?:asdf\w*|qwert[yz]\w*|hjkl\w*|foo ?bar|blah? blah?(?: blah?)*)\b/gi,
  /^(?:foo|bar|baz|abc|xyz|test(?:ing)?(?:[ -]?test)*(?: ?\d+)?|a{3,}|x{2,}|\.{3,}|[-–—_.…?]+|untitled(?: \w+)?|unnamed|placeholder|dummy|sample)[.!]?$/gi,
];

/** What a part is called, in place of its words: "Option 2". */
export const namesOfParts =
  /^(?:field|label|option|choice|button|item|bullet|list item|benefit|feature|statistic|headline|heading|sub-?(?:headline|title|heading))(?: ?\d+| [abc]| (?:one|two|three))?[.:]?$/gi;

const latin =
  'pellentesque|habitant|morbi|tristique|senectus|netus|malesuada|vestibulum|curabitur|aliquam|vivamus|phasellus|praesent|suspendisse|adipiscing|tempor|incididunt|labore|aliqua|veniam|nostrud|exercitation|ullamco|laboris|aliquip|commodo|consequat|reprehenderit|voluptate|cillum|fugiat|pariatur|excepteur|occaecat|cupidatat|proident|deserunt|laborum|sollicitudin|elementum|bibendum';

/** Two words of the Latin that fills layouts, however it begins. */
export const latinText = new RegExp(
  `\\b(?:${latin})\\b(?: [A-Za-zÀ-ỿ]+,?){0,4} (?:${latin})\\b[^.]*\\.?`,
  'gi',
);
