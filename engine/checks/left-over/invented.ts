/** People, companies, telephone numbers and streets that stand for others. */
export const inventedNames: readonly RegExp[] = [
  /\b(?:john|jane|jon) (?:q\.? )?doe\b|\bjoe bloggs\b|\b(?:john|jane) smith\b|\b(?:max|erika|maria) mustermann\b|\bfulano de tal\b|\bjean dupont\b|\bfirst ?name (?:last ?name|[a-z]\.|surname)(?!\w)|^first last$|\bname surname\b/gi,
  /\bacme\b(?:,? (?:inc|corp|co|llc|ltd|corporation|company|coaching)\b\.?)?/gi,
  /\b(?:foo|bar|baz) (?:inc|corp|llc|ltd|gmbh)\b\.?/gi,
  /\(?\b555\)?[-. ]\d{3}[-. ]?\d{4}\b|\b\d{3}[-. )]{1,2}555[-. ]\d{4}\b|\b555[-. ]\d{4}\b|\b123-?456-?7890\b|(?<!\d\/?)\(?0?123\)?[ /.-]{0,2}45 ?6[ -]?7 ?8(?: ?90?)?(?!\d)|(?<!\d)\+?(?:\d{1,2} ?)?\(?0{3,4}\)?[ /-]0{3}[ -]?0{3,4}(?!\d)/g,
  /\b12\d{1,3} (?:main|any|fake|sample|example|test) (?:st(?:reet)?|road|rd|ave(?:nue)?)\b\.?|\banytown\b|\bany town, [A-Z]{2}\b|\bmusterstra(?:ß|ss)e\b|\bmusterstadt\b/gi,
];

/** Addresses for trying things out. */
export const inventedAddresses: readonly RegExp[] = [
  /(?:https?:\/\/)?\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b(?::\d+)?(?:\/[^\s)]*)?/gi,
  /(?:https?:\/\/|\b)(?:[\w-]+\.)*(?:ngrok(?:-free)?\.(?:io|app|dev)|(?:staging|preview|dev|test|uat|qa)\.[\w-]+(?:\.[\w-]+)+|[\w-]+-git-[\w-]+\.vercel\.app|[\w-]*(?:preview|staging)[\w-]*(?:\.[\w-]+)*\.(?:app|dev|io|site)|[\w-]+\.(?:local|invalid|localhost))\b(?:\/[^\s)]*)?/gi,
  /[\w.+-]*@?\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|your-?(?:domain|site|website|company|brand|business|name)\.[a-z]{2,}|(?:my)?domain\.(?:com|tld)|yoursite\b)\S*/gi,
  /(?<![\w.])@your_?(?:handle|name|brand|business|page|company|account|username)\b/gi,
];
