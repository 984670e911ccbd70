/** Writes texts that nobody has read before. */
export interface Words {
  readonly id: string;
  readonly offer: string;
  /** A text for a property of that name. */
  write(key: string): string;
}

/** What a funnel may be about: an offer and the things that its sentences speak of. */
const topics: readonly (readonly [offer: string, things: readonly string[]])[] = [
  ['The Small Orchard', ['apple tree', 'ladder', 'blossom', 'graft', 'hedge', 'cellar']],
  ['A Violin After Forty', ['bow', 'scale', 'open string', 'metronome', 'left hand', 'duet']],
  ['Bread Without Hurry', ['starter', 'crust', 'flour', 'oven', 'crumb', 'cooling rack']],
  ['Harbour to Harbour', ['mainsail', 'chart', 'tide', 'anchor', 'headland', 'logbook']],
  ['The Patient Chess Player', ['pawn', 'endgame', 'bishop', 'opening', 'clock', 'sacrifice']],
  ['A Hive of Your Own', ['queen', 'frame', 'smoker', 'swarm', 'clover', 'honeycomb']],
  ['Clay on Sundays', ['wheel', 'glaze', 'kiln', 'handle', 'slip', 'teapot']],
  ['Stars From a Balcony', ['planet', 'tripod', 'eyepiece', 'dark sky', 'comet', 'star map']],
  ['Running Slowly', ['stride', 'hill', 'breath', 'shoe', 'rest day', 'towpath']],
  ['The Honest Budget', ['ledger', 'envelope', 'rent', 'receipt', 'savings jar', 'payday']],
  ['A Calm Dog', ['leash', 'whistle', 'basket', 'treat', 'park gate', 'puppy']],
  ['Wood and Glue', ['plane', 'joint', 'workbench', 'oak board', 'clamp', 'drawer']],
  ['Climbing Indoors', ['hold', 'rope', 'chalk', 'overhang', 'belay', 'route']],
  ['Letters to Grandchildren', ['photograph', 'recipe', 'attic', 'village', 'ink', 'postcard']],
  ['Sleep for Shift Workers', ['curtain', 'alarm', 'nap', 'night bus', 'pillow', 'lamp']],
  ['A Choir for Shy Voices', ['alto', 'rehearsal', 'verse', 'harmony', 'conductor', 'vowel']],
  ['Wine by the Glass', ['vineyard', 'cork', 'vintage', 'decanter', 'slope', 'harvest']],
  ['Knitting Backwards', ['needle', 'sleeve', 'wool', 'pattern', 'stitch', 'button band']],
  ['Spanish at Breakfast', ['verb', 'market', 'accent', 'radio', 'proverb', 'grammar']],
  ['The Winter Cyclist', ['spoke', 'mudguard', 'headwind', 'puncture', 'glove', 'saddle']],
];

const habits = [
  'waits for',
  'belongs to',
  'answers',
  'outlives',
  'leans on',
  'remembers',
  'follows',
];
const qualities = [
  'quiet',
  'stubborn',
  'generous',
  'ordinary',
  'early',
  'narrow',
  'warm',
  'second',
];
const places = [
  'by the window',
  'in spring',
  'after supper',
  'on the stairs',
  'in the rain',
  'at home',
];

/** Where only a few words fit. */
const short = new Set([
  'eyebrow',
  'badge',
  'button',
  'label',
  'worth',
  'by',
  'role',
  'author',
  'name',
]);
const headings = new Set(['title', 'headline', 'subject', 'pageTitle', 'subtitle', 'question']);

/** Words about one topic; no text is written twice. */
export function createWords(topic: number, roll: (below: number) => number): Words {
  const [offer, things] = topics[topic % topics.length] ?? ['Nothing', ['nothing']];
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? '';
  const written = new Set<string>();
  const thing = () => `the ${pick(qualities)} ${pick(things)}`;
  const clause = () => `${thing()} ${pick(habits)} ${thing()} ${pick(places)}`;
  const compose = (key: string): string => {
    if (key === 'value') return String(2 + roll(90));
    if (short.has(key)) return begin(`${pick(qualities)} ${pick(things)}`);
    if (headings.has(key))
      return begin(`${pick(things)} ${pick(places)}, ${pick(qualities)} ${pick(things)}`);
    if (key === 'description') return `${begin(clause())}, and ${pick(things)} comes later.`;
    return `${begin(clause())}.`;
  };
  return {
    id: offer.toLowerCase().replaceAll(' ', '-'),
    offer,
    write(key) {
      for (;;) {
        const text = compose(key);
        if (!written.has(text)) {
          written.add(text);
          return text;
        }
      }
    },
  };
}

function begin(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
