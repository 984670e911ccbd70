import { describeOddCharacter, withPlainCharacters } from './odd-character.ts';
import { isOneSlipApart } from './similar.ts';
import { correctEnding } from './suggest-address.ts';
import { quote } from './wording.ts';

/** What is wrong with an address, and what to write. */
export interface AddressSlip {
  readonly problem: string;
  readonly remedy: string;
  /** Whether it is merely unfinished, which other rules say of running text. */
  readonly isUnfinished?: true;
}

const ownWord =
  'your-?(?:(?:meeting|room|event|calendar|zoom|webinar|booking|account|user|form|page|video|company|business|first|last)-?)?(?:name|handle|company|domain|site|website|brand|page|link|url|calendar|slug|id|room|meeting|event|code|token|account|number)|user-?name|my-?domain|change-?me|replace-?me|placeholder|todo|abcd|x{3,}|insert-[\\w-]+|(?:link|name|url)-here|example\\.(?:com|org|net)';
const unfinished = new RegExp(`(?:^|[/.=@])(?:${ownWord})(?=$|[/?#&.:])`, 'i');
const trial =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|(?:.+\.)?(?:ngrok(?:-free)?\.(?:io|app|dev)|local|localhost|invalid)|(?:staging|preview|test|uat|qa)\..+|(?:[\w-]+-git-|[\w-]*(?:preview|staging)[\w-]*\.)(?:[\w-]+\.)*(?:vercel|netlify|pages|herokuapp|webflow|framer|fly|onrender|lovable|replit)\.(?:app|dev|com|io|website)|(?:[\w-]+\.)*[\w-]+-git-[\w-]+\.vercel\.app)$/i;
const homePages =
  /^(?:www\.)?(?:calendly|cal|tidycal|savvycal|acuityscheduling|oncehub|youcanbook|zcal|hubspot|meetings\.hubspot)\.(?:com|me|co)$|^(?:\w+\.)?zoom\.us$|^meet\.google\.com$/i;
const editors =
  /^calendly\.com\/(?:app|event_types|scheduling|login)\b|^(?:calendly|cal)\.com\/[^?#]*\/(?:edit|settings|preview)(?:[/?#]|$)|^docs\.google\.com\/forms\/(?!d\/e\/)[^?#]*\/edit|^(?:www\.)?(?:notion\.so|figma\.com|miro\.com|airtable\.com\/app\w+\/tbl)\S*[?&]mode=edit|^docs\.google\.com\/.*\/edit\b|^(?:www\.)?canva\.com\/.*\/edit\b|^(?:\w+\.)?zoom\.us\/(?:meeting|profile|account)\/|^meet\.google\.com\/new\b|^cal\.com\/(?:event-types|bookings)\b|^drive\.google\.com\/drive\/(?:u\/\d\/)?(?:my-drive|home|recent)|^(?:www\.)?dropbox\.com\/home\b|^mail\.google\.com\b|^calendar\.google\.com\/(?:calendar\/)?(?:u\/\d+\/?)?(?:r(?:[/?#]|$)|$)|^outlook\.(?:office|live)\.com\/(?:calendar\/(?:\d\/)?view|mail)\b/i;

/** What opens a meeting for its host. */
const starters = /^(?:[\w-]+\.)?zoom\.us\/(?:s\/|\S*[?&]zak=)/i;

/** Hosts that people type by heart, long enough that one slip leads to nobody else. */
const services = [
  'calendly.com',
  'tidycal.com',
  'savvycal.com',
  'eventbrite.com',
  'typeform.com',
  'youtube.com',
  'linkedin.com',
  'facebook.com',
  'instagram.com',
  'meet.google.com',
  'docs.google.com',
  'drive.google.com',
  'calendar.google.com',
];

/** What an address carries of whoever copied it: their mailbox, or the click that led them there. */
const personal =
  /[?&](?:[\w.-]+=[^&#{}]*(?:@|%40)[^&#{}]+\.[a-z]{2,}|(?:fbclid|gclid|msclkid|mc_eid|_hsenc|igshid)=)/i;

/** Addresses through which a search engine, a mailbox or a mailing list tracks clicks. */
const detours =
  /^(?:www\.)?google\.[a-z.]{2,6}\/url\?|^lm?\.facebook\.com\/l\.php|\.safelinks\.protection\.outlook\.com\/|\.list-manage\.com\/track\/|^(?:www\.)?linkedin\.com\/redir\//i;

/**
 * What keeps an address from leading where it should, or shows that nobody finished it.
 *
 * @param address begins with https:// or http://
 */
export function findAddressSlip(address: string): AddressSlip | undefined {
  const shown = quote(address);
  const rest = address.replace(/^https?:\/\//i, '');
  const host = rest.split(/[/?#]/)[0] ?? '';
  const say = (problem: string, remedy: string): AddressSlip => ({ problem, remedy });
  if (/^(?:h?ttps?[:;]?\/{0,2}|www\.https?)[^.]*(?:\/\/|$)/i.test(rest)) {
    const once = /\/\/(\w.*)$/.exec(rest)?.[1];
    return say(
      `${shown} begins with https:// twice.`,
      once ? `Write https://${once}.` : 'Write it once.',
    );
  }
  const www = /^(?:w{2}|w{4,})\./i.exec(host)?.[0];
  if (www !== undefined) {
    return say(
      `${shown} begins with ${quote(www)} instead of "www.".`,
      'Write "www.", or leave it out.',
    );
  }
  if (/(?:^|\.)(?:h?t{1,3}ps?|htpps?|hhtps?|htpp)\./i.test(host)) {
    return say(
      `${shown} has ${quote(/[^.]*t+p+s?(?=\.)/i.exec(host)?.[0])} as a part of its host, where it was meant to be the beginning.`,
      'Copy the address from the browser again.',
    );
  }
  const isMixed = host.split('.').some((part) => /[a-z]/i.test(part) && describeOddCharacter(part));
  if (isMixed) {
    const plain = rest.replace(host, withPlainCharacters(host));
    return say(
      `In the host of ${shown}, ${describeOddCharacter(host)}.`,
      `Write https://${plain}.`,
    );
  }
  if (invented(rest.slice(host.length))) {
    return say(
      `${shown} has a number or a code that somebody made up for an example.`,
      'Copy the address of the real room from the invitation.',
    );
  }
  const odd = /[\s"'“”‘’<>\\|^`]/u.exec(address)?.[0];
  if (odd !== undefined) {
    return say(
      `${shown} holds ${odd.trim() === '' ? 'a space' : quote(odd)}, which no address has.`,
      'Remove it.',
    );
  }
  const last = /(?:[.,;:!?\]]|%20)$/.exec(address)?.[0];
  if (last !== undefined || (address.endsWith(')') && !address.includes('('))) {
    return say(
      `${shown} ends with ${quote(last ?? ')')}, which belongs to the sentence it was copied from.`,
      'Remove it.',
    );
  }
  if (unfinished.test(rest)) {
    return {
      ...say(`${shown} still holds the words of an example.`, 'Write the real address.'),
      isUnfinished: true,
    };
  }
  if (trial.test(host.replace(/:\d+$/, ''))) {
    return {
      ...say(
        `${shown} is an address for trying things out, and leads readers nowhere.`,
        'Write the public address.',
      ),
      isUnfinished: true,
    };
  }
  if (/^http:/i.test(address)) return withoutEncryption(address);
  if (host.includes(','))
    return say(
      `${shown} has a comma where a dot belongs.`,
      `Write https://${rest.replace(host, host.replaceAll(',', '.'))}.`,
    );
  if (host.includes('@'))
    return say(
      `${shown} holds an @, so it leads to ${host.split('@').at(-1)} with a name and not to a page.`,
      'Write the address of a page.',
    );
  if (host.includes('..'))
    return say(
      `${shown} has two dots in a row.`,
      `Write https://${rest.replace(host, host.replace(/\.{2,}/g, '.'))}.`,
    );
  if (
    !/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d+)?$/u.test(
      host,
    )
  ) {
    return say(
      `${shown} has no host that exists: ${quote(host)}.`,
      'Copy the address from the browser again.',
    );
  }
  const meant = correctEnding(host);
  if (meant !== host)
    return say(
      `${shown} ends its host with a slip of the fingers.`,
      `Write https://${rest.replace(host, meant)}.`,
    );
  const bare = host.replace(/^www\./i, '').toLowerCase();
  const service = services.includes(bare)
    ? undefined
    : services.find((one) => isOneSlipApart(bare, one));
  if (service !== undefined)
    return say(
      `${shown} looks misspelt: its host is one slip away from ${service}.`,
      `Write https://${rest.replace(host, service)}.`,
    );
  if (homePages.test(host) && /^\/?(?:j\/?)?$/.test(rest.slice(host.length))) {
    return say(
      `${shown} leads to the service's own front page.`,
      'Write the address of your page there.',
    );
  }
  if (detours.test(rest)) {
    return say(
      `${shown} leads through another service, as it was copied from a search or an email.`,
      'Open it, and copy the address of the page that it ends at.',
    );
  }
  const carried = findCarried(address);
  if (carried !== undefined) return carried;
  if (starters.test(rest)) {
    return say(
      `${shown} starts the meeting as its host for whoever opens it.`,
      'Write the address by which guests join, like https://zoom.us/j/….',
    );
  }
  if (editors.test(rest)) {
    return say(
      `${shown} leads to where you edit the page, which opens for nobody else.`,
      'Write the address that guests get.',
    );
  }
  return undefined;
}

/** What an address, or the part of one behind the host, carries of whoever copied it. */
export function findCarried(address: string): AddressSlip | undefined {
  const copied = personal.exec(address)?.[0].slice(1);
  return copied === undefined
    ? undefined
    : {
        problem: `${quote(address)} carries ${quote(copied)}, which belongs to whoever copied it.`,
        remedy: 'Write the address without it.',
      };
}

/** Numbers that count up or down or repeat one digit, and the code that Google's help shows. */
function invented(path: string): boolean {
  const numbers = path.match(/\d{7,}/g) ?? [];
  const isCounting = (digits: string) => {
    const steps = new Set(
      [...digits].map((digit, at) => (Number(digits[at + 1]) - +digit + 10) % 10),
    );
    return [...steps]
      .filter((step) => !Number.isNaN(step))
      .every((step, _, all) => all.length === 1 && [0, 1, 9].includes(step));
  };
  return numbers.some(isCounting) || /\/(?:abc-defg-hij|xxx-xxxx-xxx)\b/i.test(path);
}

/** An address inside running text: anything that was meant to begin with http:// or https://. */
const written = /(?<![\w/.])(?:h?t{1,3}ps?|https?)(?::\/{1,3}|;\/\/|\/\/)[^\s)”"’]*/giu;

/** Slips in the addresses of a running text; examples and trials in it have a rule of their own. */
export function findWrittenSlips(text: string): AddressSlip[] {
  return Array.from(text.matchAll(written), ([found]) => found.replace(/[.,;:!?]+$/, '')).flatMap(
    (address) => {
      if (/^https:\/\/[^/]/i.test(address)) {
        const slip = findAddressSlip(address);
        return slip === undefined || slip.isUnfinished ? [] : [slip];
      }
      const rest = address.replace(/^h?t+ps?[:;]?\/*/i, '');
      if (unfinished.test(rest) || trial.test(rest.replace(/[:/].*/, ''))) return [];
      if (/^http:\/\/[^/]/i.test(address)) return [withoutEncryption(address)];
      const problem = `${quote(address)} does not begin as addresses do.`;
      return [{ problem, remedy: `Write https://${rest}.` }];
    },
  );
}

function withoutEncryption(address: string): AddressSlip {
  return {
    problem: `${quote(address)} is an address without encryption, which browsers warn about.`,
    remedy: `Write ${address.replace(/^http:/i, 'https:')}.`,
  };
}
