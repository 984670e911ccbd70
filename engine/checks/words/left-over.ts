import { isTemplateText } from '#engine/text/template-words.ts';
import { quote } from '#engine/text/wording.ts';
import { assistantsInOtherLanguages, requestsInOtherLanguages } from './left-over-translated.ts';
import { type Detector, detect, type JudgedText, type Sign } from './slip.ts';

/** Words that `npm run new-funnel` wrote for the author to replace. */
export const findTemplateWords: Detector = ({ text, property }) => {
  // "Your name" is a signature that waits for one, and a question of a form.
  if (['label', 'placeholder'].includes(property) || !isTemplateText(text)) return [];
  return {
    rule: 'template-words',
    severity: 'warning',
    index: 0,
    length: text.length,
    problem: `${quote(text)} still stands as the new file had it.`,
    remedy: 'Write your own words.',
  };
};

/** An example inside an empty field is not taken for the truth. */
const isExample = ({ keys, property }: JudgedText) =>
  property === 'placeholder' ||
  (keys[0] === 'form' && ['help', 'invalid', 'missing'].includes(property));

/** A field's own words: "Title" and "Your answer here" are right there. */
const isQuestion = ({ keys }: JudgedText) => keys[0] === 'form' && keys[1] === 'fields';

/** A worksheet's lines and a table's cells wait for the reader's own words, too. */
const isForReader = (judged: JudgedText) => isQuestion(judged) || judged.keys[0] === 'chapters';

/** Running text, where a copy may be spoken of. */
const isBody = ({ property }: JudgedText) =>
  !['name', 'title', 'headline', 'heading', 'subject', 'brand', 'summary'].includes(property);

const parts =
  '(?:sub ?)?(?:headline|heading|title|text|copy|content|words|paragraph|description|tagline|name|logo|bio|biography|brand|message|link|subject(?: line)?|quote|testimonial|answer|question|benefit|button|caption|date|price|number)s?';
const asked =
  '(?<!\\b(?:write|put|note|mark|see|find|get|download|read|watch|book|start|leave|type|add|choose|pick|reserve|claim|grab) (?:down )?)';

/** These hold the place of words wherever they stand. */
const certain: readonly RegExp[] = [
  /\blorem ipsum\b|^lorem\b|\bipsum dolor\b|\bdolor sit amet\b|\bconsectetur adipis\w+/gi,
  /(?<![\w@$])(?:TODO(?! (?:list|app)s?\b)|FIXME|TKTK)(?!\w)|\b(?:to-do|todo):|\bXXX+(?!\w)/g,
  /\((?:old|alt|unused|archived?|backup|wip|draft|veraltet|Entwurf)\)$/g,
  /(?<![\d.])(?:19|20)(?:XX|xx|\?\?|__)(?![\p{L}\d])/gu,
  /(?<![\w.@/-])(?:TB[DAC]|Tb[dac]|tb[dac])(?![\w@-])/g,
  /(?<=[$€£] ?)[xX]{2,}(?![\p{L}\d])|(?<![\p{L}\d])[xX]{2,}(?=%|[:.][xX0]{2}| (?:seats?|spots?|places|people|clients|days?|hours?|minutes?|weeks?|months?|years?|percent|euros?|dollars?|steps|pages|participants|owners)\b)|(?<=^|[\s(])X(?= (?:\p{Ll}+ )?(?:seats|spots|places|people|clients|days|hours|minutes|weeks|months|years|percent|euros|dollars|steps|pages|participants|owners|e-?mails|Tagen?|Stunden|Minuten|Wochen|Plätzen?|E-Mails|Euro|Seiten|Schritten?)(?!\p{L}))|\b(?:at|on|in|only|for|by) x{2,}(?![\p{L}\d])|(?<=\p{Ll} )x{3,}(?=,? \p{Ll})/gu,
  /\b(?:asdf\w*|qwert[yz]\w*|hjkl\w*|foo ?bar|blah? blah?(?: blah?)*)\b/gi,
  /^(?:foo|bar|baz|abc|xyz|test(?:ing)?(?:[ -]?test)*(?: ?\d+)?|a{3,}|x{2,}|\.{3,}|[-–—_.…?]+|untitled(?: \w+)?|unnamed|placeholder|dummy|sample)[.!]?$/gi,
  /^(?:field|label|option|choice|button|item|bullet|list item|benefit|feature|statistic|headline|heading|sub-?(?:headline|title|heading))(?: ?\d+| [abc]| (?:one|two|three))?[.:]?$/gi,
];

const latin =
  'pellentesque|habitant|morbi|tristique|senectus|netus|malesuada|vestibulum|curabitur|aliquam|vivamus|phasellus|praesent|suspendisse|adipiscing|tempor|incididunt|labore|aliqua|veniam|nostrud|exercitation|ullamco|laboris|aliquip|commodo|consequat|reprehenderit|voluptate|cillum|fugiat|pariatur|excepteur|occaecat|cupidatat|proident|deserunt|laborum|sollicitudin|elementum|bibendum';

const fillers: readonly RegExp[] = [
  /^(?:question|answer|faq) ?\d+[?.!:]?$/gi,
  // Two words of the Latin that fills layouts, however it begins.
  new RegExp(`\\b(?:${latin})\\b(?: [A-Za-zÀ-ỿ]+,?){0,4} (?:${latin})\\b[^.]*\\.?`, 'gi'),
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
  /\b(?:dummy|placeholder|filler) (?:text|copy|content|headline|title|paragraph)\b|\bsample (?:text|headline)\b/gi,
  /^this is (?:just )?(?:a |some )?(?:test|dummy|placeholder|sample)(?: (?:text|headline|title))?[.!]?$/gi,
  /\breplace (?:me\b|this (?:text|copy|headline)|with (?:your )own|this (?:with|by) (?:one|an?|the|your|two|three) (?:own |short |real )?(?:sentences?|lines?|text|words|headline|paragraphs?|quote))\b|^(?:change|edit) (?:this|me)[.!]?$/gi,
  /^test(?:ing)? ?(?:e?-?mail|subject|message)?(?: ?\d+)?[,;:.!–—-]* ?(?:please |pls )?ignore\b.*|^test ?(?:e?-?mail|subject|message)(?: ?\d+)?[.!]?$/gi,
  /^(?:a )?new (?:funnel|page|offer|lead magnet|landing page|section|campaign|coach)(?: \d+)?[.!]?$/gi,
  /^(?:title|text|copy|button text|call to action|cta|description|paragraph|click me)[.!:]?$/gi,
];

/** What asks an author to write something, and lines that hold nothing else. */
const requests: readonly RegExp[] = [
  new RegExp(
    `^(?:insert|edit) (?:your |the |a |an )?(?:\\w+ )?${parts}(?: (?:from|by|once|when|as soon as)\\b[^.]*)?[.!]?$`,
    'gi',
  ),
  new RegExp(
    `(?:^|(?<=[.!?] ))(?:add|insert|describe|paste) (?:an? |the |your |some )?(?:[A-Za-zÀ-ỿ]+ ){0,2}${parts} (?:of|about|for|from) [^.!?]{2,40} here[.!]?$`,
    'gi',
  ),
  /\b(?:double[- ])?click (?:here )?to (?:edit|add) (?:this|text|your|the)\b[^.]*/gi,
  /^(?:bullet|key|main) points?(?: ?\d+| (?:one|two|three))?[.:]?$|^(?:subject(?: line)?|preview(?: text)?) ?\d*[.:]?$/gi,
  /^(?:placeholder|dummy)\s?[:–—-](?=\s)|^(?:short|brief|long) (?:bio|biography|description|text|intro|summary|quote|paragraph)\b[^.!?]*\(\d+ (?:words|characters)\)$/gi,
  /^(?:section|hero|page|offer|event|story|benefit|lesson|step|list|closing|host|related|item|card|slide|chapter)(?: (?:section|offer|item|card))? (?:title|headline|heading|subtitle|description|label|copy)[.:]?$|^name of (?:the |your |our )?[A-Za-zÀ-ỿ]+[.:]?$/gi,
  new RegExp(
    `^${parts}(?: is)? (?:still )?to be (?:written|added|confirmed|supplied|decided|defined)\\b`,
    'gi',
  ),
  /\[(?:ask|check|confirm|find|get|call|verify|see|add|use) [^\]]{3,60}\](?!\()|(?<=\b(?:of|to|in|at|for|with|from|over|than|only) )\?{2,}/gi,
  /^(?:job title|your role|role|position|company|company name|brand name|coach name|customer name|client name|city, state)$/gi,
  /\breplace (?:with|by) (?:a |the |your )(?:real|actual|own|final)\b[^.]*/gi,
  /^\[[\p{L}][\p{L}' ]{4,40}\]$/gu,
  /\[\p{Lu}{2}[\p{Lu} ,:!?-]{2,}[^\]]*\](?!\()/gu,
  /\b(?:calendly|zoom|calendar|booking|payment|stripe|registration|scheduling) link(?: goes)? here\b|\blink here[.!]?$/gi,
  /^(?:\[(?:test|TEST)\] |TEST(?:ING)?\s?[-–—:]\s?)/g,
  /\bmeta (?:description|title)\b|\((?:max(?:imum|\.)?|up to) ?\d+ (?:characters|chars|words)\b[^)]*\)/gi,
  /(?:^|(?<=[.!?] ))(?:add|insert) (?:one|an?|another|some|two|three|your|the|more)(?: more)? (?:[A-Za-zÀ-ỿ]+ )?(?:sentence|paragraph|line|quote|story|example|bullet|number|figure|photo|picture|link|testimonial|fact)s?(?: [A-Za-zÀ-ỿ]+){0,6} here[.!]?$/gi,
  /\[[^\]]*\b(?:goes|go|comes|come|to come|to follow) (?:in )?(?:here|later|soon)\b[^\]]*\](?!\()/gi,
  /(?:^|[.!?] )(?:Option|Variant|Version|Alternative|Variante|Opción|Opção) (?:[A-D]|[1-4])\s?[:)–—-](?=\s)/gu,
  /(?:^|[-–—(:] ?)(?:add|insert|put|write) (?!your (?:name|email|answer))(?:[A-Za-zÀ-ỿ]+ ){1,3}here[.!)]*$/gi,
  /[([](?:check with|confirm with|to be confirmed|waiting for|pending|rewrite|fix this|needs (?:work|review|approval)|to be (?:checked|reviewed|approved|replaced|translated|written|finali[sz]ed)|ask (?:legal|the lawyer)|legal(?:ly)? (?:review|check|to check)|(?:noch|bitte) (?:prüfen|abstimmen|übersetzen|ergänzen)|por (?:confirmar|revisar)|à (?:vérifier|confirmer|traduire)|a (?:confirmar|revisar)|pendiente de)\b[^)\]]*[)\]](?!\()/gi,
  /(?:^|[,;:–—-] ?)(?:still )?to be (?:checked|reviewed|approved|replaced|translated|rewritten|finali[sz]ed|filled in)[.!)]*$|\b(?:stock|dummy|placeholder|interim|temporary) (?:photo|picture|image|logo|headshot|video)\b(?=[.,;:!)–—-]|$)/gi,
  /\s?\/\/ ?(?:change|check|to-?do|fix|update|replace|better|new|old|shorter|ask|add|remove)\b.*$|<[-—–]{1,3} .*$|(?<!-)\bXYZ\b/gi,
  /\([^()]{2,40}\? (?:ask|check|confirm|verify|look up)\b[^()]*\)|\((?:check|verify|confirm|sp|real|right|correct)[!?]+\)|\((?:real|actual|correct|right|current|which) (?:name|number|figure|date|price|photo|title|link|year|city|amount)\??\)/gi,
  /(?<=^|[.!?] )(?:new|better|shorter|real|final|proper|nicer) (?:copy|text|headline|photo|picture|quote|testimonial|image|logo|wording|words) (?:needed|missing|pending|wanted|required)[.!]*$/gi,
  /[-–—(|,] ?(?:alt(?:ernat(?:e|ive)|\.)? )?(?:version|variant|option|draft|take|headline|copy) (?:[A-D]|\d)\)?$/gi,
  // "(Tom, can you check?)", "@Anna please check", "Anna, please check this line"
  /(?<=^|[.!?] )(?!(?:Yes|No|Now|Then|First|Finally|Next|Also|So|Thanks|Later|Today|Afterwards|Otherwise)\b)\p{Lu}\p{Ll}+, (?:please|pls|can you|could you|bitte|kannst du|können Sie) (?:check|confirm|review|rewrite|shorten|translate|approve|diese[nrs]?) (?:this |these |the |our )?(?:line|text|copy|wording|words|sentence|headline|paragraph|figures?|numbers?|quote|Satz|Text|Zeile|Absatz|Überschrift)\b[^.!?]*/gu,
  /\((?!(?:Yes|No|Well|Oh|Okay|But|And|So|Sure|Now|Also|Hint|Or)\b)\p{Lu}\p{Ll}+[,:–-]+ (?:can|could|would|will|please|pls|is this|is it|do we|does|should|shall|bitte|kannst|können|ist das|passt)\b[^()]*\)|(?<![\w.])@\p{Lu}\p{Ll}+[,:]? (?:please|pls|can|could|check|is this|is it|do we|should|shall|ok\b|what|bitte|kannst|passt|ist das)\b[^.!?]*/gu,
  /(?<=\b(?:copy|text|headline|title|date|price|quote|photo|number|name|details) )TK(?!\p{L})|(?<=^|[.!?:] )TK[.!]?$/giu,
  /^working (?:title|headline)\b:?|\((?:\p{Lu}\p{L}+, )?is (?:this|that|it) (?:right|correct|ok(?:ay)?|true|still \p{L}+)\?\)/giu,
  /^same (?:text|copy|words|headline|quote|one) as (?:on|in|for|above|below)\b[^.]*/gi,
  /\[[^\]]*\bto (?:follow|come|be (?:written|added|confirmed))\s*\](?!\()/gi,
  /(?<=^|[.!?] )(?:copy|text|headline|quote|testimonial|bio|photo|picture|caption|logo|words) (?:to (?:come|follow)|coming soon|pending)[.!]?$/gi,
  /^(?:headline|subject(?: line)?|title|button|hook|cta|intro) (?:option|variant|version|idea|draft|alternative)? ?(?:\d+|[A-D])\s?[:–—-](?= \S)/gi,
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|welcome|thank you|thanks),? (?:first ?|full )?name[,.!]/gi,
  /^add (?:your |some )?(?:text|copy|content|headline|title|description|quote|testimonial)[.!]?$/gi,
  /\bdraft (?:v|#|no\.? ?)?\d+\b|^DRAFT\s?[-–—:]\s?|^(?:wip|work in progress|hello,? world|example (?:text|headline|title))[.!]?$|^v(?:ersion)? ?\d+(?: \(?(?:final|new|old|draft)\)?)?[.!]?$/gi,
  /\[(?:source|link|citation(?: needed)?|reference|ref|logo|date|number|photo|picture|check|confirm)\??\](?!\()|(?<![A-Za-zÀ-ỿ])\(\([A-Za-zÀ-ỿ]+\)\)/gi,
  /\bnote to (?:self|editor|designer)\b[^.]*|\((?:\p{Lu}\p{L}+, )?(?:please|pls) (?:check|confirm|review|rewrite|fix|shorten|translate)[^)]*\)|^(?:change|rewrite|fix|shorten) (?:this|me|it) (?:later|soon|please)[.!]?$|^copy (?:this )?from (?:the |our |my )?(?:old|other|last) (?:page|site|funnel|email)[.!]?$/giu,
  /(?<!\p{L})(?:YOUR|MY|COMPANY|FIRST|LAST|CLIENT|BRAND|COACH)[_ ](?:NAME|COMPANY|BRAND|EMAIL|TITLE|CITY|OFFER|DATE|LINK)(?!\p{L})|\((?:your|my) (?:company|name|brand|city|offer|link|title|email|website|industry|niche)\)|_{6,}/gu,
  /^\(?no subject\)?$|^(?:subject|betreff|preview|headline|title|button|body|cta) ?: (?=\S)|^newsletter (?:#|no\.? ?)\d+$/gi,
  /(?:^|[.!?] )(?:preview|privacy|intro|body|teaser|hero|closing|welcome|button) (?:text|copy|line)(?: (?:goes )?here)?[.:](?=\s|$)/gi,
  /^\(?v(?:ersion)? ?\d+(?: \(?(?:final|new|old|draft)\)?)?\)? ?[:–—-] (?=\S)|\bv\d+ final\b|^FINAL ?[:–—-] (?=\S)/gi,
  /^(?:XX|NN)(?= \p{Ll})|^(?:DRAFT|WIP)(?= \p{Lu}?\p{Ll})|\bNN(?= (?:free )?(?:seats|people|clients|days?|hours?|minutes|weeks|months|years|percent|steps|pages)\b)/gu,
  // "(Kim: stronger?)" speaks to a colleague.
  /\((?!Hint|Tip|Note|Spoiler|Bonus|Example|Question|Warning|Fact|Quiz|Answer|Translation|Remember)@?[A-ZÀ-Þ][a-zß-ÿ]+: (?!wh|how)[^()]{2,60}\?\)/g,
  /\b(?:Coach|Client|Customer|Host|Speaker|Author|Mentor) Name\b/g,
  /^(?:Still )?(?:[Ww]aiting (?:for|on)|Chase|Ask|Remind|Needs?|Get|Check with) (?:\p{Lu}\p{L}+|the (?:client|designer|lawyer|coach))(?:[’']s)? (?:to (?:send|confirm|check|approve|write|sign|deliver|translate)\b|(?:for (?:an?|the|her|his|their|another) )?(?:\p{Ll}+ )?(?:quote|testimonial|photo|picture|logo|headshot|text|copy|bio|approval|okay|OK)\b)[^.]*/gu,
  /^(?:[A-Za-zÀ-ỿ]+ ){1,6}(?:goes|to go) here[.!]?$/gi,
  /^(?:e?-?mail|lesson|step|point|item|benefit|section|module|chapter|question|testimonial|feature|slide) ?(?:#|no\.? ?)?\d+ (?:subject(?: line)?|headline|heading|preview(?: text)?|title|body|text)[.:]?$/gi,
  // "Your message" is a question of a form, and "Your quote" a price.
  /^(?:your|our) (?:(?:eyebrow|sub-?headline|cta|call to action)(?: (?:text|copy|line))?|(?:[A-Za-zÀ-ỿ]+ )?(?:button|title|hero|section|closing|intro|lead|subject|preview|benefit|bio|quote|body) (?:text|copy|line|headline))(?: \d+)?[.!]?$/gi,
  /^(?:job title|title|role|position|profession|occupation|name),? ?(?:,|at|@|\/|[-–—·|]) ?(?:company|organi[sz]ation|employer|city|location|business|job title|title|country|state)(?: name)?$/gi,
  /^(?:Client|Customer|Testimonial|Company|Logo|Title|Heading|Headline|Subtitle|Point|Item|Benefit|Feature|Bullet|Text|Paragraph|Question|Answer|Quote|Subject|Button) ?(?:#? ?\d+|[A-C])[.:]?$/gu,
  // "Read it today, XX." is no Roman numeral, as "Chapter XX" is.
  /(?<=^|[\s(“"])(?:(?<!\p{Lu}[\p{L}.]* )|(?<=^(?:Hi|Hello|Hey|Dear|Hallo|Liebe|Lieber) ))XX(?=[.,!?;:]|$)/gu,
];

/** Words between square brackets, which nothing shows otherwise: a note, or something to fill in. */
const bracketed = /\[(?<!\)\[|["“‘„«][^"”’“»]*\[)(?=[A-Za-zÀ-ỿ?])[^[\]]*\s[^[\]]*\](?!\s?\()/g;

/** What says that the words of a place are still to come. */
const announced =
  /^(?:(?:more )?coming soon|(?:more )?to (?:come|follow)|more soon|(?:folgt|kommt)(?: noch| bald| in Kürze| demnächst)?|in Kürze(?: mehr)?|à venir|bientôt|próximamente|em breve)[.!…]*$/gi;

/** What a place is for, where the words should be; a lesson's title may be "Your bio". */
const named =
  /^(?:your|our|my|the) (?:tagline|slogan|sub-?title|sub-?heading|sub-?headline|brand name|paragraph|description|biography|bio|credentials?|copy|summary)(?: here)?[.!]?$|^(?:(?:Zwischen)?[üÜ]berschrift|Unter(?:titel|überschrift)|Fließtext|Absatz|Slogan|Vorschau(?:text)?|Betreff(?:zeile)?|Teaser(?:text)?|Kurzbeschreibung|Sous-titre|Subtítulo)[.:]?$/gi;

/** Texts of sentences, in which what is still to come is missing; a badge may announce it. */
const bodies = new Set(
  'text answer paragraphs lead intro quote subtitle summary tagline'.split(' '),
);

/** What an author noted about two wordings, and figures to come, where no reader is to fill them in. */
const undecided: readonly RegExp[] = [
  /(?:^|(?<=[.!?] ))(?:OLD|ALT|DELETE(?: THIS)?|REPLACE(?: THIS)?|REMOVE(?: THIS)?|CHANGE THIS|LÖSCHEN|ERSETZEN) ?:(?=\s)/g,
  /(?<= \/ .*)\((?:pick|choose|keep) (?:one|either)\)|(?<=[.!?] )\((?:or|oder|ou|o)(?: maybe| perhaps)?: [^()]+\)/gi,
  /(?<![\p{L}\d])(?:TK(?=%| (?:days|weeks|months|years|people|clients|percent)\b)|NN(?=%)|N,000\+?)|(?<![\p{L}\d?])\?{1,3}(?=%)|(?<=^|[.!?] )X(?=% )/gu,
];

/** Two wordings of a button, each with a capital: "Book a chair / Register now". */
const twoWordings = /^(?=\p{Lu})[^ /]+ [^/]* ?\/{1,2} (?=\p{Lu})[^ /]+ [^/]+$/gu;

/** "About ___ hours", but no sentence that a reader is to fill in. */
const blank = /(?<=^[^“”"‘:]*[\p{L}$€£] ?)(?<!\w)_{2,5}(?!\w)(?=[ %.,])/gu;

/** What an assistant says around the text that it was asked for. */
const assistants: readonly RegExp[] = [
  /\bas an AI(?: language)?(?: model| assistant)\b/gi,
  /^(?:sure|certainly|of course|absolutely|great)[!,.]? here(?:[’']s| is| are)\b/gi,
  /\bhere(?:[’']s| is) (?:a|the|your) (?:revised|rewritten|updated|improved|polished|shorter|refined) (?:version|draft|copy|text)\b/gi,
  /(?:^|[.!?] )(?:revised|rewritten|improved|updated|alternative|shortened) (?:paragraph|version|text|copy|sentence|headline|draft|wording|subject(?: line)?) ?:/gi,
  /【\d+[^】]*】|\boaicite\b|:contentReference\b/gi,
  /\blet me know if you(?:[’']d| would) like (?:me to|any (?:changes|adjustments))\b/gi,
];

/** What a computer adds to the name of a copy. */
const copies = /^copy of .*|\(copy(?: \d+)?\)$|[-–_] ?copy(?: \d+)?$|\bfinal[-_ ]v\d\b|_final\b/gi;

const dummies: readonly RegExp[] = [
  /\b(?:john|jane|jon) (?:q\.? )?doe\b|\bjoe bloggs\b|\b(?:john|jane) smith\b|\b(?:max|erika|maria) mustermann\b|\bfulano de tal\b|\bjean dupont\b|\bfirst ?name (?:last ?name|[a-z]\.|surname)(?!\w)|^first last$|\bname surname\b/gi,
  /\bacme\b(?:,? (?:inc|corp|co|llc|ltd|corporation|company|coaching)\b\.?)?/gi,
  /\b(?:foo|bar|baz) (?:inc|corp|llc|ltd|gmbh)\b\.?/gi,
  /\(?\b555\)?[-. ]\d{3}[-. ]?\d{4}\b|\b\d{3}[-. )]{1,2}555[-. ]\d{4}\b|\b555[-. ]\d{4}\b|\b123-?456-?7890\b|(?<!\d)\(?0?123\)?[ /.-]{0,2}45 ?6[ -]?7 ?8(?: ?90?)?(?!\d)|(?<!\d)\+?(?:\d{1,2} ?)?\(?0{3,4}\)?[ /-]0{3}[ -]?0{3,4}(?!\d)/g,
  /\b12\d{1,3} (?:main|any|fake|sample|example|test) (?:st(?:reet)?|road|rd|ave(?:nue)?)\b\.?|\bany ?town\b|\bmusterstra(?:ß|ss)e\b|\bmusterstadt\b/gi,
];

const addresses: readonly RegExp[] = [
  /(?:https?:\/\/)?\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b(?::\d+)?(?:\/[^\s)]*)?/gi,
  /(?:https?:\/\/|\b)(?:[\w-]+\.)*(?:ngrok(?:-free)?\.(?:io|app|dev)|(?:staging|preview|dev|test|uat|qa)\.[\w-]+(?:\.[\w-]+)+|[\w-]+-git-[\w-]+\.vercel\.app|[\w-]*(?:preview|staging)[\w-]*(?:\.[\w-]+)*\.(?:app|dev|io|site)|[\w-]+\.(?:local|invalid|localhost))\b(?:\/[^\s)]*)?/gi,
  /[\w.+-]*@?\b(?:[\w-]+\.)*(?:example\.(?:com|org|net|edu)|your-?(?:domain|site|website|company|brand|business|name)\.[a-z]{2,}|(?:my)?domain\.(?:com|tld)|yoursite\b)\S*/gi,
];

const values: readonly RegExp[] = [
  /\[object \w+\]/g,
  /(?<!\b(?:an?|the|is|are|was|were|be|been|remains?|still|left|leave it|so|too|as|very|and|or|of)\s)(?<![A-Za-zÀ-ỿ-])undefined\b(?!-)/gi,
  /(?<![\p{L}-])NaN\b/gu,
  /\bInvalid Date\b|\bfunction \w*\(|=> \{/g,
];

const nothing = /(?<![\p{L}-])(?:null|NULL)\b(?!-| and void| hypothes| result| set| at )/gu;

/** In German "null" is a number, except where somebody is greeted or nothing else stands there. */
function isGermanZero({ text, language }: JudgedText): boolean {
  return (
    language === 'de' &&
    !/(?:^|(?:Hallo|Hi|Liebe|Lieber|Tag|Morgen|Herr|Frau|Danke),? )null\b/.test(text)
  );
}

function describeFiller(found: string): string {
  return `${quote(found)} looks like words that hold the place of others.`;
}

const replace = 'Write the words that people should read.';
const ofPrograms = {
  problem: (found: string) => `${quote(found)} is a word of programs, and readers would see it.`,
  remedy: 'Write out what was meant.',
};
const signs: readonly Sign[] = [
  ...values.map((pattern) => ({ pattern, ...ofPrograms })),
  { pattern: nothing, ...ofPrograms, except: isGermanZero },
  ...addresses.map((pattern) => ({
    pattern,
    problem: (found: string) =>
      `${quote(found)} is an address for trying things out, and leads readers nowhere.`,
    remedy: 'Write the real address.',
    except: isExample,
  })),
  { pattern: copies, problem: describeFiller, remedy: replace, except: isBody },
  {
    pattern: /\b(?:your|my) (?:name|company|brand|business|signature|team name)\b/gi,
    problem: describeFiller,
    remedy: (_, { property }) =>
      property === 'brand' ? 'Write the real name.' : 'Write the name of whoever signs.',
    except: ({ property }) => !['signOff', 'by', 'author', 'brand'].includes(property),
  },
  ...certain.map((pattern) => ({ pattern, problem: describeFiller, remedy: replace })),
  ...[...assistants, ...assistantsInOtherLanguages].map((pattern) => ({
    pattern,
    problem: (found: string) => `${quote(found)} is what an assistant says about its text.`,
    remedy: 'Keep the text and remove what was said around it.',
  })),
  ...[...fillers, ...requests].map((pattern) => ({
    pattern,
    problem: describeFiller,
    remedy: replace,
    except: isQuestion,
  })),
  {
    pattern: announced,
    problem: describeFiller,
    remedy: replace,
    except: ({ property }) => !bodies.has(property),
  },
  {
    pattern: named,
    problem: describeFiller,
    remedy: replace,
    except: (judged) => isForReader(judged) || ['label', 'placeholder'].includes(judged.property),
  },
  {
    pattern: bracketed,
    problem: describeFiller,
    remedy: replace,
    except: (judged) => isForReader(judged) || judged.property === 'quote',
  },
  {
    pattern: twoWordings,
    problem: (found) => `${quote(found)} holds two wordings, and readers would see both.`,
    remedy: 'Keep one of them.',
    except: ({ keys }) => !keys.includes('button'),
  },
  ...[blank, ...undecided, ...requestsInOtherLanguages].map((pattern) => ({
    pattern,
    problem: describeFiller,
    remedy: replace,
    except: isForReader,
  })),
  ...dummies.map((pattern) => ({
    pattern,
    problem: (found: string) =>
      `${quote(found)} is an invented example, and readers would take it for the truth.`,
    remedy: 'Write the real one or leave it out.',
    except: isExample,
  })),
];

/** What was written to be replaced: fillers, invented people and addresses, values of programs. */
export const findLeftOver = detect('left-over', 'error', signs);
