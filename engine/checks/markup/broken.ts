import { quote } from '#engine/text/wording.ts';

/** What is wrong with a mark, and what to write instead. */
interface Broken {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * Marks that were meant but would be shown as they are.
 *
 * @param rest a body text without the marks that are whole
 */
export function describeBroken(rest: string): readonly Broken[] {
  const links = Array.from(rest.matchAll(brokenLink), ([found, words = '', target = '']) =>
    describeLink(found, words.trim(), target.trim()),
  );
  const swapped =
    /\([^()]+\)\[(\/|https?:)[^[\]]*\]|\((?:\/|https?:)[^()\s]*\)\s?\[[^[\]]+\]/i.exec(rest)?.[0];
  if (swapped !== undefined) {
    links.push({
      problem: `${quote(swapped)} has its brackets the wrong way round, so it would be shown as it is.`,
      remedy: 'Write links as [words](/path) or [words](https://…).',
    });
  }
  const unlinked = rest.replace(brokenLink, 'link');
  const bare = noBracket.exec(unlinked)?.[0];
  if (bare !== undefined) {
    links.push({
      problem: `${quote(bare)} looks like a link whose bracket does not close.`,
      remedy: 'Write links as [words](/path) or [words](https://…).',
    });
  }
  return [...links, ...describeStars(unlinked)];
}

/**
 * Words in brackets and what follows in parentheses, closed or not; after a space only what looks like
 * an address.
 */
const brokenLink =
  /!?\[([^[\]]*)\](?:|\s(?=\((?:\/|https?:|www\.|javascript:)))\(((?:[^()\s]|\([^()]*\))*(?:\s[^()]*)?)(?:\)|$)/gi;
const noBracket = /\[[^[\]]*\((?:\/|https?:|www\.)[^)]*\)?/u;

function describeLink(found: string, words: string, target: string): Broken {
  const whole = `[${words || 'words'}](…)`;
  const shown = quote(found);
  if (found.startsWith('!')) {
    return {
      problem: `${shown} asks for a picture, which texts cannot hold.`,
      remedy: "Give the section an artwork of kind 'photo' instead.",
    };
  }
  if (!/\)$/.test(found)) {
    return {
      problem: `The link ${shown} has no closing parenthesis.`,
      remedy: `Write ) after the address.`,
    };
  }
  if (target === '') {
    return {
      problem: `The link ${shown} has no address.`,
      remedy: `Write where it leads: a path like /free-guide, or an address like https://….`,
    };
  }
  if (/^http:/i.test(target)) {
    return {
      problem: `The link ${shown} leads to an address without encryption.`,
      remedy: `Write https:// instead of http://.`,
    };
  }
  if (/^(?:javascript|data|vbscript|file|blob):/i.test(target)) {
    return {
      problem: `The link ${shown} would run or open something on the visitor's machine.`,
      remedy: 'Link to a path of this site or to an address that begins with https://.',
    };
  }
  if (/^(?:mailto|tel):|^[^\s/@]+@[^\s/@]+$/i.test(target)) {
    return {
      problem: `The link ${shown} leads to ${quote(target)}, but texts link to pages only.`,
      remedy: 'Write the address or the number itself: phones and mail programs open it.',
    };
  }
  if (/^(?:\/|https:)[^\s]*\(/.test(target)) {
    return {
      problem: `The link ${shown} has parentheses in its address, where the link would end.`,
      remedy: 'Write %28 and %29 instead of them.',
    };
  }
  if (/\]\s\(/.test(found) && /^(?:\/|https:)/.test(target)) {
    return {
      problem: `The link ${shown} has a space between its words and its address.`,
      remedy: `Write it together, like ${whole}.`,
    };
  }
  return {
    problem: `The link ${shown} leads to ${quote(target)}, which is neither a path nor an address.`,
    remedy: `Write a path of this site like /free-guide, or an address that begins with https://.`,
  };
}

function describeStars(rest: string): readonly Broken[] {
  const double = /\*\*[^*]+\*\*|\*\*(?=\S)/u.exec(rest)?.[0];
  if (double !== undefined) {
    return [
      {
        problem: `${quote(double)} would show its stars: strong words have one star on each side.`,
        remedy: 'Write them as *words*.',
      },
    ];
  }
  const open = /(?<![\p{L}\p{N}*.,;:!?)”’"%])\*(?=[^\s*.,;:!?)])\S*/u.exec(rest)?.[0];
  if (open === undefined) return [];
  return [
    {
      problem: `The star in ${quote(open)} opens strong words that nothing closes, so it would be shown as it is.`,
      remedy: 'Write a second star after the last strong word, or \\* for a star that is meant.',
    },
  ];
}
