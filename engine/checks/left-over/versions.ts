/** Which version of a text it is: "Option B: …", "v2 final", "DRAFT – …", "Test, please ignore". */
export const versions: readonly RegExp[] = [
  /^test(?:ing)? ?(?:e?-?mail|subject|message)?(?: ?\d+)?[ ,;:.!–—-]*(?:please |pls )?(?:ignore|delete)\b.*|^test[ ,]test\b|^test ?(?:e?-?mail|subject|message)(?: ?\d+)?[.!]?$/gi,
  /^(?:\[(?:test|TEST)\] |(?:TEST(?:ING)?|DRAFT|ENTWURF|NE(?:W|UE) VERSION)(?:\s?[-–—:]\s?|(?=\s[A-ZÀ-Þ][a-zß-ÿ])))|(?<=[a-zß-ÿ] )FINAL$/g,
  /(?:^|[.!?] )(?:Option|Variant|Version|Alternative|Variante|Opción|Opção) (?:[A-D]|[1-4])\s?[:)–—-](?=\s)/gu,
  /[-–—(|,] ?(?:alt(?:ernat(?:e|ive)|\.)? )?(?:version|variant|option|draft|take|headline|copy) (?:[A-D]|\d)\)?$/gi,
  /^(?:headline|subject(?: line)?|title|button|hook|cta|intro) (?:option|variant|version|idea|draft|alternative)? ?(?:\d+|[A-D])\s?[:–—-](?= \S)/gi,
  /\bdraft (?:v|#|no\.? ?)?\d+\b|^DRAFT\s?[-–—:]\s?|^(?:wip|work in progress|hello,? world|example (?:text|headline|title))[.!]?$|^v(?:ersion)? ?\d+(?: \(?(?:final|new|old|draft)\)?)?[.!]?$/gi,
  /^\(?v(?:ersion)? ?\d+(?: \(?(?:final|new|old|draft)\)?)?\)? ?[:–—-] (?=\S)|\bv\d+ final\b|^FINAL ?[:–—-] (?=\S)/gi,
];

/** What a computer adds to the name of a copy, and authors to a title: "(draft)", "(v2)". */
export const namesOfCopies =
  /^[([](?:draft|wip|entwurf)[)\]]|[([](?:draft|wip|entwurf|v ?\d{1,2}|(?:new|old|final|updated) (?:version|wording|text|copy))[)\]]$|(?<=[.!?] )FINAL$|^copy of .*|\(copy(?: \d+)?\)$|[-–_] ?copy(?: \d+)?$|\bfinal[-_ ]v\d\b|_final\b/gi;
