import { beginSentence, quote } from '#engine/text/wording.ts';
import { germanMisspellings } from './misspelt-german.ts';
import { detect, type JudgedText, type Sign } from './slip.ts';

type Confusion = readonly [pattern: RegExp, from: RegExp, to: string];

/** English words that sound or look alike, where only one can be meant: what is found, and what belongs there. */
const confusions: readonly Confusion[] = [
  [
    /(?<=^|[.!?] )Its (?:time (?:to|for)|free (?:for|to|of|and)|easy|a (?:guide|plan|gift|call)|all (?:free|here|yours|there)|been|not|never|important|here)\b/gu,
    /^Its/u,
    'It’s',
  ],
  [
    /\b[Yy]our (?:welcome|invited|registered|not alone|almost there|all set)(?=[.!,]|$)|(?<=^|[.!?] )Your (?:expected|needed|missed|covered|busy|tired|ready|unsure)(?=[.!,]|$)|(?<=^|[.!?] )Your (?:looking|caring|waiting|longing) (?:after|for|forward)\b|\b[Yy]our (?:welcome (?:without|whenever|even|anytime)|free to|welcome to|about to|going to|invited to|ready to|registered for)\b/gu,
    /our\b/u,
    'ou’re',
  ],
  [
    /\b[Yy]ou[’'](?:re) (?:guide|seat|name|email|call|team|clients|inbox|copy|spot|place|report|(?:[A-Za-zÀ-ỿ]+ )?(?:team|business|family|calendar))\b|(?<=^|[.!?] )(?:choose|pick|reserve|claim|get|book|grab|download|secure|bring|share|change|build|plan) you[’']re \p{Ll}+/giu,
    /ou[’']re/u,
    'our',
  ],
  [
    /\b(?:write|raise|open|bring|with|for|from|of|into|in|grow|find|take|keep|change|send|on|at|about)s? you[’']re (?:next|own|first|last|whole|entire|best|biggest) \p{Ll}+/giu,
    /ou[’']re/u,
    'our',
  ],
  [/\b(?:[Yy]our|[Hh]er|[Oo]ur|[Tt]heir)[’']s\b/gu, /[’']s$/u, 's'],
  [
    /\b(?:on|of|in|from|with|at|to|by|for|under|into|has|have|lost|find|finds|does) it[’']s (?:way|own|place|price|best|first|last|next|name|time|value|kind|job|edge|shape|head|turn)\b/gi,
    /it[’']s/i,
    'its',
  ],
  [
    /\b(?:takes?|took|keeps?|opens?|closes?|los(?:es?|t)|changes?|raises?|follows?|breaks?|fills?|lifts?|carries|carry|holds?|turns?|spreads?|drops?) it[’']s (?!an?\b|the\b|not\b|time\b|too\b|so\b|all\b)\p{Ll}+|\b(?:of|in|into|from|with) it[’']s (?!an?\b|the\b|not\b|time\b|too\b|so\b|all\b)\p{Ll}+|\bit[’']s (?:rays|signs|leaves|wings|walls|doors?|hands?|edges|petals|branches|roots|sails|pages)\b|\b(?:an?|the|your|our|this|each|every) (?:\p{Ll}+ ){1,2}and it[’']s (?:author|cause|colour|cost|cure|limits|name|owner|parts|place|price|proof|purpose|reason|rhythm|value|weight)(?=[.,;:!?]|$)/giu,
    /it[’']s/i,
    'its',
  ],
  [
    /\b(?:while|because|since|until|although|that|when) there (?:still|already|too|not|so|always|never|just|almost|all) (?!is|are|was|were|will|has|have|be|exists?|comes?|time|room|something)\p{Ll}+/giu,
    /there/i,
    'they’re',
  ],
  [
    /\ball ready(?= (?:have|know|own|do|there|sold|yours|in\b|on\b|a\b|the\b))/gi,
    /all ready/i,
    'already',
  ],
  [
    /^(?:Lookup|Setup|Login|Signup|Backup|Followup|Checkout|Workout) (?:what|your|the|how|which|who|to your|with|every|one)\b/gu,
    /(?<=^\p{L}+)(?:up|out|in)\b/u,
    ' $&',
  ],
  [
    /\b(?:costs?|is|are|was|were|far|way|got|takes?|not|much) to (?:much|many|late|early|soon|expensive|busy|tired|hard|long)\b(?=[.,;!?]|$)/gi,
    /(?<= )to(?= )/u,
    'too',
  ],
  [/(?<=[A-Za-zÀ-ỿ]), to(?=[.!?]|$)/gi, /to$/u, 'too'],
  [/\b(?:[Cc]ould|[Ss]hould|[Ww]ould|[Mm]ust|[Mm]ight) of\b(?! course)/gu, /of$/u, 'have'],
  [
    /\b(?:more|less|better|rather|other|fewer|sooner) then (?:a|the|you|your|we|in|\d)|\b(?:easier|harder|simpler|faster|bigger|smaller|shorter|cheaper|higher|lower|older|younger|stronger|kinder|quicker) then (?:you|we|they|I|it|any|most|ever)\b/gi,
    /then/i,
    'than',
  ],
  [
    /\bloose (?:weight|money|clients|sleep|time)\b|\b(?:nothing|something|everything|much|a lot) to loose\b|\b(?:rather|to|will|would|can|could|may|might|not|never|you|we|they|I|don[’']t|didn[’']t|won[’']t) loose (?:your|an?|it|them|their|my|our|more|track|touch|heart|hope|count|\d+|one|two|three|four|five|six|seven|eight|nine|ten|hundreds|thousands|half)\b(?! ends?\b)/gi,
    /loose/i,
    'lose',
  ],
  [
    /\b(?:in|after|for|takes?|within|every|about|under|only|just|last|than) (?:\d+|an?|a few|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety) minuets?\b(?! (?:by|in|for|and)\b)/gi,
    /minuet/i,
    'minute',
  ],
  [/(?<!\b(?:in an?|in the|Christmas) )\bmangers?\b(?! (?:scene|of))/g, /manger/, 'manager'],
  [
    /(?<!\b(?:the|this|that|an?|our|your|each|every|one|same|short|web|contact|order|booking|paper|any|no|in|to) )\bform (?:home|scratch|(?:the|your|a|my) (?:\p{Ll}+ )?(?:car|sofa|couch|kitchen|desk|bed|comfort))\b/giu,
    /form/i,
    'from',
  ],
  [
    /\b(?:then|when|because|if|while|until) there (?:friends?|colleagues?|partners?|husbands?|wives|kids|children|parents|boss(?:es)?|managers?|teams?|famil(?:y|ies)|clients?|customers?|business(?:es)?)\b(?! (?:are|were|is|was|and|who)\b)/gi,
    /there(?= )/i,
    'their',
  ],
  [
    /\b(?:for|to|with|of|from|in|bring|share|raise|change|love|lose|run|grow|double) there (?:teams?|famil(?:y|ies)|clients?|own|business(?:es)?|customers?|children|lives|guide|seats?|prices?|numbers|diar(?:y|ies)|stor(?:y|ies)|calendars?|incomes?|revenues?|evenings)\b/gi,
    /there/i,
    'their',
  ],
  [
    /\bwho[’']s (?:famil(?:y|ies)|clients?|teams?|business(?:es)?|children|names?|(?:year|day|week|life|work|job|boss|husband|wife|partner|calendar|company|firm|inbox|phone) (?:is|was|has|had|will)\b)/gi,
    /who[’']s/i,
    'whose',
  ],
  [/\btoo (?:get|move|see|find|learn|make|help|join|begin|start|book|send)\b/gi, /too/i, 'to'],
  [/\ban other\b/gi, /n o/i, 'no'],
  [
    /(?<=^|[.!?] )Everyday (?=(?:you|we|I|they)\b)|\b(?:it|them|this|that) everyday(?=[.!?,;]|$)/gu,
    /veryday/u,
    'very day',
  ],
  [/(?<=^|[.!?] )Lets (?:talk|begin|start|meet|chat|face it|be honest)\b/gu, /^Lets/u, 'Let’s'],
  [/\b(?:calming|soothing|lasting|immediate|knock-on) affect\b/gi, /aff/i, 'eff'],
  [
    /\b(?:am|are|were|is|was|[’']re) to (?:close to|busy|tired|late|expensive|many|much)\b/gi,
    /(?<= )to(?= )/u,
    'too',
  ],
  [
    /\b(?:nothing|something|anything|how|way|time|ready|want|need|able) too (?:count|read|do|be|buy|say|keep|look|write|know|take|give|work|lose)\b/gi,
    /too/i,
    'to',
  ],
  [/(?<=^|[.!?] )Its (?:the|your|our|my|what|why|where|when|as|like|just)\b/gu, /^Its/u, 'It’s'],
  [
    /(?<![\p{L}’'-])an (?:guide|free|report|seat|call|workshop|masterclass|webinar|plan|new|short|live|week|month|year|day|minute|business|coach|client|team|good|better|small|no|nice|lot|list|few|big|great|real|simple|clear|single|second|first|third|quick|quiet|long|little|letter|link|number|page|part|person|place|price|question|reply|room|sentence|session|thing|time|way|word)\b/gu,
    /^an/u,
    'a',
  ],
  [
    /(?:(?<![\p{L}’'-])a|(?<=^|[.!?] )A) (?:hour|address|app|agenda|honest|easy|email|event|offer|idea|answer|expert|evening|exercise|example|article|invoice|invitation|online|exclusive|executive|employee|owner|appointment|open|old|early|extra|instant|issue|item|option|order|organization|outline|overview|action|annual|application|approach|attempt|audience|average|effective|effort|ending|enquiry|entire|entrepreneur|entry|estimate|exact|excellent|exciting|experience|explanation|inbox|increase|individual|initial|interesting|interview|introduction|investment)\b/gu,
    /^a/iu,
    '$&n',
  ],
  [
    /\b[Yy]our (?:receive|have|are|learn|get|choose|bring|become|earn|see)(?= \p{Ll})/gu,
    /our/u,
    'ou',
  ],
  [
    /\b(?:check|open|reserve|save|claim|enter|confirm|grab|in|on|with|of|about|from) you (?:guide|report|seat|spot|place|inbox|e-?mail|name|calendar|copy|price)\b/gi,
    /you/i,
    '$&r',
  ],
];

/** The same in German. */
const german: readonly Confusion[] = [
  [
    /\b(?:[Ss]chön|[Tt]oll|[Ss]uper|[Ww]ichtig|[Kk]lar|[Ff]roh|sicher|überzeugt|[Ss]chade|freut (?:uns|mich)|freuen uns|freue mich|[Dd]anke|wissen|hoffen|hoffe|glauben|denken|heißt|bedeutet|sorgt? dafür|damit rechnen|davon ausgehen), das (?:[Ss]ie|du|[Ii]hr|wir|ich|er|es|man)(?![A-Za-zÀ-ỿ])/g,
    /(?<=, )das/,
    'dass',
  ],
  [
    /\b[Ii]hr seit (?:bereit|willkommen|eingeladen|dabei|angemeldet|nicht|herzlich)(?![A-Za-zÀ-ỿ])/g,
    /seit/,
    'seid',
  ],
];

function signsIn(language: string, list: readonly Confusion[]): readonly Sign[] {
  return list.map(([pattern, from, to]) => ({
    pattern,
    problem: (found) => `${quote(found)} has a word that was not meant.`,
    remedy: (found) => `Write ${quote(found.replace(from, to))}.`,
    except: (judged: JudgedText) => judged.language !== language,
  }));
}

const misspeltGerman: Sign = {
  pattern: new RegExp(
    `(?<![A-Za-zÀ-ỿ@./{-])(?:${Object.keys(germanMisspellings).join('|')})(?![A-Za-zÀ-ỿ@])`,
    'gi',
  ),
  problem: (found) => `${quote(found)} is misspelt.`,
  remedy: (found) => {
    const meant = germanMisspellings[found.toLowerCase()] ?? '';
    return `Write ${quote(/^\p{Lu}/u.test(found) ? beginSentence(meant) : meant)}.`;
  },
  except: ({ language }) => language !== 'de',
};

/** Words that are misspelt in German, or taken for others. */
export const findConfused = detect('misspelling', 'warning', [
  ...signsIn('en', confusions),
  ...signsIn('de', german),
  misspeltGerman,
]);
