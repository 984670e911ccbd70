/** What a text is called in a layout. */
const parts =
  '(?:sub ?)?(?:headline|heading|title|text|copy|content|words|paragraph|description|tagline|name|logo|bio|biography|brand|message|link|subject(?: line)?|quote|testimonial|answer|question|benefit|button|caption|date|price|number)s?';

/** What readers, too, may be asked to do with one of these. */
const asked =
  '(?<!\\b(?:write|put|note|mark|sees?|reads?|hears?|knows?|find|get|download|watch|book|start|leave|type|add|choose|pick|reserve|claim|grab) (?:down )?)';

/** What asks an author to write something: "Insert your headline here", "Add a quote", "Link here". */
export const instructions: readonly RegExp[] = [
  /[[<{]\s*(?:insert|enter|put your|replace|fill in|your|placeholder|to come|coming soon|todo|tk|image|add|link to|name of|describe|list of|choose|pick|number of|x{2,})(?:\s[^\])>}]*)?[\])>}](?!\()/gi,
  /\((?:insert|your [\w ]{2,30} here|todo|tk\b|placeholder|image here)[^)]*\)/gi,
  new RegExp(
    `\\binsert (?:your |the |a |an |some )?(?:own )?(?:\\w+ )?${parts}(?: goes)? here\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:your |the |this |some |a )?(?:\\w+ )?${parts} (?:goes|go|comes|should go) here\\b`,
    'gi',
  ),
  new RegExp(`${asked}\\b(?:your|my) (?:\\w+ )?${parts} here\\b`, 'gi'),
  new RegExp(`^${parts} here[.!]?$`, 'gi'),
  /\breplace (?:me\b|this (?:text|copy|headline)|with (?:your )own|this (?:with|by) (?:one|an?|the|your|two|three) (?:own |short |real )?(?:sentences?|lines?|text|words|headline|paragraphs?|quote))\b|^(?:change|edit) (?:this|me)[.!]?$/gi,
  new RegExp(
    `^(?:insert|edit) (?:your |the |a |an )?(?:\\w+ )?${parts}(?: (?:from|by|once|when|as soon as)\\b[^.]*)?[.!]?$`,
    'gi',
  ),
  new RegExp(
    `(?:^|(?<=[.!?] ))(?:add|insert|describe|paste) (?:an? |the |your |some )?(?:[A-Za-zÀ-ỿ]+ ){0,2}${parts} (?:of|about|for|from) [^.!?]{2,40} here[.!]?$`,
    'gi',
  ),
  /\b(?:double[- ])?click (?:here )?to (?:edit|add) (?:this|text|your|the)\b[^.]*/gi,
  new RegExp(
    `^${parts}(?: is)? (?:still )?to be (?:written|added|confirmed|supplied|decided|defined)\\b`,
    'gi',
  ),
  /\breplace (?:with|by) (?:a |the |your )(?:real|actual|own|final)\b[^.]*/gi,
  /\b(?:calendly|zoom|calendar|booking|payment|stripe|registration|scheduling) link(?: goes)? here\b|\blink here[.!]?$/gi,
  /(?:^|(?<=[.!?] ))(?:add|insert) (?:one|an?|another|some|two|three|your|the|more)(?: more)? (?:[A-Za-zÀ-ỿ]+ )?(?:sentence|paragraph|line|quote|story|example|bullet|number|figure|photo|picture|link|testimonial|fact)s?(?: [A-Za-zÀ-ỿ]+){0,6} here[.!]?$/gi,
  /\[[^\]]*\b(?:goes|go|comes|come|to come|to follow) (?:in )?(?:here|later|soon)\b[^\]]*\](?!\()/gi,
  /(?:^|[-–—(:] ?)(?:add|insert|put|write) (?!your (?:name|email|answer))(?:[A-Za-zÀ-ỿ]+ ){1,3}here[.!)]*$/gi,
  /^add (?:your |some )?(?:text|copy|content|headline|title|description|quote|testimonial)[.!]?$/gi,
  /^(?:[A-Za-zÀ-ỿ]+ ){1,6}(?:goes|to go) here[.!]?$/gi,
];
