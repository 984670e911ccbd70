import { quote } from '#engine/text/wording.ts';

/** What is wrong with a host's name as somebody wrote it. */
export interface WrongHost {
  readonly problem: string;
  readonly remedy: string;
}

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Names that no public host has (RFC 6761, RFC 6762 and ICANN's resolution of 2024). */
const privateEndings = ['localhost', 'local', 'internal', 'test', 'invalid', 'onion'];

/**
 * What keeps a text from being the name of a public host, written as requests carry it; undefined
 * where nothing does.
 */
export function judgeHost(text: string): WrongHost | undefined {
  const wrong = (problem: string, remedy: string) => ({
    problem: `${quote(text)} ${problem}`,
    remedy,
  });
  const parsed = parseHost(text);
  const better = parsed !== undefined && isName(parsed) ? `Write ${quote(parsed)}.` : example;
  if (/[\s*]/.test(text)) return wrong('is not the name of one host.', example);
  if (text.includes('://')) return wrong('holds a scheme; only the host is declared.', better);
  if (/[/?#@\\]/.test(text)) return wrong('is more than the name of a host.', better);
  if (/^\[|:.*:/.test(text) || /^[\d.]+(?::\d+)?$/.test(text)) {
    return wrong(
      'is the address of a machine, and browsers trust no certificate for it.',
      `Write the name that leads there, like "summit.example".`,
    );
  }
  if (text.includes(':')) {
    return wrong('names a port; visitors come to the one of https.', better);
  }
  if (/[^ -~]/.test(text)) {
    return wrong(
      'has letters that requests carry in another spelling.',
      parsed === undefined
        ? example
        : `Write ${quote(parsed)}; browsers show it as ${quote(text)}.`,
    );
  }
  if (text !== text.toLowerCase())
    return wrong('has capital letters; hosts are compared without.', better);
  if (text.endsWith('.')) return wrong('ends with a dot.', better);
  if (!isName(text)) return wrong('is not the name of a host.', example);
  const ending = privateEndings.find((one) => text.endsWith(`.${one}`));
  return ending === undefined
    ? undefined
    : wrong(`ends with ".${ending}", where nobody outside finds it.`, example);
}

const example = 'Write a name like "summit.example".';

/** A name of several words joined by dots, the last of which is no number. */
function isName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** The host that a browser would read out of it, in the spelling of requests. */
function parseHost(text: string): string | undefined {
  const address = text.includes('://') ? text : `https://${text}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return hostname.replace(/\.$/, '') || undefined;
}
