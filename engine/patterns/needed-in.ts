/**
 * What a text must hold for a pattern to match: at least one of these strings, in small letters.
 * Undefined where nothing can be said, so that the pattern has to look itself.
 *
 * @throws where the pattern asks for letters by `\p` without the flag `u`: it would look for a "p"
 */
export function neededIn({ source, flags }: RegExp): readonly string[] | undefined {
  if (flags.includes('v')) return undefined;
  if (!flags.includes('u') && /\\p\{/i.test(source)) {
    throw new Error(`\\p needs the flag u; write [A-Za-zÀ-ỿ] for a letter in /${source}/${flags}`);
  }
  const parser = new Parser(source);
  try {
    const { any } = parser.alternatives();
    return parser.isDone() && any ? [...new Set(any.texts)] : undefined;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

/** Part of a pattern, by what must stand where it matches. */
interface Part {
  /** One of these stands somewhere in it. */
  readonly any?: Need | undefined;
  /** It is one of these and nothing else. */
  readonly exact?: readonly string[] | undefined;
}

/** Spellings of which one must stand in a text, and about how many texts hold one of them. */
interface Need {
  readonly texts: readonly string[];
  readonly often: number;
}

/** Syntax that is not looked into. */
class Unknown extends Error {}

/** What stands where nothing has to. */
const nothing: readonly string[] = [''];

/** More spellings than these are not followed any further. */
const maxSpellings = 48;

/** Reads a pattern's source from left to right. */
class Parser {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isDone(): boolean {
    return this.#at === this.#source.length;
  }

  alternatives(): Part {
    const first = this.#sequence();
    if (!this.#sees('|')) return first;
    const parts = [first];
    while (this.#take('|')) parts.push(this.#sequence());
    const needs = parts.map(({ any }) => any).filter((any) => any !== undefined);
    const exact = parts.flatMap((part) => part.exact ?? []);
    const isExact = parts.every((part) => part.exact) && exact.length <= maxSpellings;
    return {
      any: needs.length === parts.length ? oneOf(needs) : undefined,
      exact: isExact ? [...new Set(exact)] : undefined,
    };
  }

  /** Parts in a row: spellings that stand side by side are one, and the rarest of all is needed. */
  #sequence(): Part {
    let any: Need | undefined;
    let run: readonly string[] = nothing;
    let isWhole = true;
    while (!this.isDone() && !this.#sees('|') && !this.#sees(')')) {
      const { exact, any: inner } = this.#quantified();
      if (exact === nothing) continue;
      const joined = exact && run.length * exact.length <= maxSpellings;
      if (joined) {
        run = run === nothing ? exact : run.flatMap((start) => exact.map((end) => start + end));
      } else {
        any = rarer(rarer(any, needed(run)), inner);
        run = exact ?? nothing;
        isWhole = false;
      }
    }
    return { any: rarer(any, needed(run)), exact: isWhole ? run : undefined };
  }

  #quantified(): Part {
    const part = this.#atom();
    const next = this.#source[this.#at];
    if (next !== '?' && next !== '*' && next !== '+' && next !== '{') return part;
    const [, sign = '', least] = this.#match(quantifier) ?? [];
    if (sign === '') return part;
    if (sign === '?') return { exact: part.exact && [...new Set([...part.exact, ''])] };
    if (sign === '*' || least === '0') return {};
    const [only, ...others] = part.exact ?? [];
    const times = Math.min(Number(least ?? 1), 3);
    if (only !== undefined && others.length === 0) return { any: needed([only.repeat(times)]) };
    return { any: part.any ?? needed(part.exact) };
  }

  #atom(): Part {
    const first = this.#source[this.#at];
    if (first === '(') return this.#group();
    if (first === '\\') return this.#escape();
    if (first === '^' || first === '$') {
      this.#at += 1;
      return { exact: nothing };
    }
    if (first === '.') {
      this.#at += 1;
      return {};
    }
    if (first === '[') {
      const [, members] = this.#match(characterClass) ?? [];
      if (members !== undefined) return readClass(members);
    }
    const [plain] = this.#match(letters) ?? this.#match(anyPlain) ?? [];
    if (plain === undefined) throw new Unknown();
    return { exact: [plain.toLowerCase()] };
  }

  #group(): Part {
    const isLook = this.#match(look) !== null;
    if (!isLook && !this.#match(group)) throw new Unknown();
    const part = this.alternatives();
    this.#expect(')');
    return isLook ? { exact: nothing } : part;
  }

  #escape(): Part {
    if (this.#match(edge)) return { exact: nothing };
    if (this.#match(digit)) return { any: needed([...'0123456789']) };
    if (this.#match(anyOfMany)) return {};
    const [, sign] = this.#match(escaped) ?? [];
    if (sign === undefined) throw new Unknown();
    return { exact: [readEscape(sign)] };
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    this.#at += match?.[0].length ?? 0;
    return match;
  }

  #sees(sign: string): boolean {
    return this.#source.startsWith(sign, this.#at);
  }

  #take(sign: string): boolean {
    const isThere = this.#sees(sign);
    if (isThere) this.#at += sign.length;
    return isThere;
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new Unknown();
  }
}

const quantifier = /([?*+]|\{(\d+),?\d*\})\??/y;
const letters = /[\w ,'’-]+(?![?*+{])/y;
const look = /\(\?<?[=!]/y;
const group = /\((?:\?:|\?<\w+>)?(?!\?)/y;
const characterClass = /\[((?:\\.|[^\]\\])*)\]/sy;
const edge = /\\[bB]/y;
const digit = /\\d/y;
const anyOfMany = /\\(?:[pP]\{[^}]*\}|k<\w+>|[1-9]|[DsSwWpP])/y;
const anyPlain = /[^\\()[\]|?*+]/uy;
const escaped = /\\(u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[nrtfv0]|[^\w\s])/iy;
const control: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  f: '\f',
  v: '\v',
  0: '\0',
};

function readEscape(sign: string): string {
  const code = /^[ux]\{?([\da-f]+)\}?$/i.exec(sign)?.[1];
  const character =
    code === undefined ? (control[sign] ?? sign) : String.fromCodePoint(parseInt(code, 16));
  return character.toLowerCase();
}

/** A few characters to choose from; of ranges and properties nothing is said, but for digits. */
function readClass(members: string): Part {
  const digits = members.replace('\\d', '0123456789').replace('0-9', '0123456789');
  const isListed = !/^\^|\\[pPdDsSwWb]|[^\\]-./u.test(digits);
  if (!isListed) return {};
  const characters = digits.replace(new RegExp(escaped, 'gi'), (_, one: string) => readEscape(one));
  const exact = [...new Set(characters.toLowerCase())];
  return exact.length > 12 ? {} : { exact };
}

/** Spellings of which one is needed; none, if nothing at all is one of them. */
function needed(spellings: readonly string[] | undefined): Need | undefined {
  if (!spellings?.length || spellings.includes('')) return undefined;
  return { texts: spellings, often: spellings.reduce((sum, one) => sum + frequencyOf(one), 0) };
}

function oneOf(needs: readonly Need[]): Need {
  return {
    texts: needs.flatMap(({ texts }) => texts),
    often: needs.reduce((sum, { often }) => sum + often, 0),
  };
}

/** Of two needs the one that fewer texts fulfil. */
function rarer(one: Need | undefined, other: Need | undefined): Need | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.often < one.often ? other : one;
}

/** About how many texts hold a spelling. */
function frequencyOf(spelling: string): number {
  let part = 1;
  for (let at = 0; at < spelling.length; at += 1) {
    const code = spelling.charCodeAt(at);
    // Most spellings are of plain letters.
    if (code >= 0x61 && code <= 0x7a) part *= 0.3;
    else if (code === 0x20) part *= 0.9;
    else part *= usual.test(spelling.charAt(at)) ? 0.3 : 0.1;
  }
  return part;
}

const usual = /[\p{L},.'’-]/u;
