/** A piece of a text: words, strong words, or words that link somewhere. */
export type Markup =
  | string
  | { readonly kind: 'strong'; readonly children: readonly Markup[] }
  | { readonly kind: 'link'; readonly to: string; readonly children: readonly Markup[] };

/** The properties of declarations whose texts may hold markup; a list's entries go by its name. */
export const markupProperties = [
  'afterword',
  'answer',
  'credentials',
  'forYou',
  'intro',
  'items',
  'lead',
  'notForYou',
  'note',
  'paragraphs',
  'points',
  'privacy',
  'text',
  'tip',
] as const;

export type MarkupProperty = (typeof markupProperties)[number];

/** Whether a text of this property may hold markup. */
export function holdsMarkup(property: string): boolean {
  return markupProperties.some((name) => name === property);
}

/**
 * An escaped character, a link or strong words. A star inside a word or beside a space is only a star.
 */
const mark = new RegExp(
  [
    /\\[\\*[\]]/u,
    /(?<!!)\[(?<words>(?:\\.|[^\\[\]])*)\]\((?<to>(?:\/(?!\/)|https:\/\/)[^\s()]*)\)/u,
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])(?<strong>(?:\\.|\[(?:\\.|[^\\[\]])*\]\([^\s()]*\)|[^\\*])*)(?<=\S)\*(?![\p{L}\p{N}*])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** What every mark has, and few texts. */
const hasMark = /[\\[*]/;

/**
 * The pieces of a body text: `[words](/path or https://…)` is a link and `*words*` is strong; a
 * backslash before a star, a bracket or a backslash makes it an ordinary character. Everything else
 * stays as it is written.
 */
export function parseMarkup(text: string): readonly Markup[] {
  if (!hasMark.test(text)) return text === '' ? [] : [text];
  const pieces: Markup[] = [];
  let done = 0;
  const addWords = (end: number) => {
    if (end > done) pieces.push(text.slice(done, end));
  };
  for (const found of text.matchAll(mark)) {
    addWords(found.index);
    done = found.index + found[0].length;
    const { words, to, strong } = found.groups ?? {};
    if (words !== undefined && to !== undefined)
      pieces.push({ kind: 'link', to, children: parseMarkup(words) });
    else if (strong !== undefined) pieces.push({ kind: 'strong', children: parseMarkup(strong) });
    else pieces.push(found[0].slice(1));
  }
  addWords(text.length);
  return joinWords(pieces);
}

function joinWords(pieces: readonly Markup[]): readonly Markup[] {
  const joined: Markup[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined.push(joined.pop() + piece);
    else joined.push(piece);
  }
  return joined;
}

/** A text escaped so that markup reads every character as itself. */
export function escapeMarkup(words: string): string {
  return words.replace(/[\\*[\]]/g, '\\$&');
}

/**
 * A body text without its marks.
 *
 * @param writeLink how a link reads; by default as its words alone
 */
export function plainText(
  text: string,
  writeLink: (words: string, to: string) => string = (words) => words,
): string {
  if (!hasMark.test(text)) return text;
  const write = (pieces: readonly Markup[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        const words = write(piece.children);
        return piece.kind === 'link' ? writeLink(words, piece.to) : words;
      })
      .join('');
  return write(parseMarkup(text));
}

/** Every link of a body text: where it leads, and its words without marks. */
export function linksIn(text: string): readonly { readonly to: string; readonly words: string }[] {
  const links: { to: string; words: string }[] = [];
  plainText(text, (words, to) => {
    links.push({ to, words });
    return words;
  });
  return links;
}

/** What is left of a body text without its links, strong words and escaped characters. */
export function unmarked(text: string): string {
  return text.replace(mark, (_, words: string | undefined, _to, strong: string | undefined) =>
    words !== undefined ? 'link' : strong !== undefined ? unmarked(strong) : ' ',
  );
}
