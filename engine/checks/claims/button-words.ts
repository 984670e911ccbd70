import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isToRead, type Said } from '#engine/checks/said/said.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';

/** What the words of a button promise. */
const promises = {
  file: /\b(?:download|send me|get|read|open|email me|grab|access)\b.*\b(?:guide|report|e-?book|pdf|checklist|workbook|worksheet|template|cheat ?sheet|white ?paper)\b|\b(?:download|send me|email me)\b.*\b(?:playbook|plan|map|chart|kit|toolkit|handbook|cues)\b|\b(?:open|read|unfold) (?:the|your|my) (?:whole )?(?:playbook|handbook|toolkit|chart|map|plan)\b|^download(?: (?:now|it|here))?$/i,
  seat: /\b(?:reserve|save|claim|secure|hold|book|grab|keep)\b.*\b(?:seat|spot|chair)\b|^register\b/i,
  call: /\b(?:book|schedule|arrange|plan)\b.*\b(?:call|appointment|consultation|conversation|chat)\b/i,
  talk: /^(?:let[’']s )?(?:talk|speak|chat)\b.*\bwith (?:us|me)\b|^(?:book|schedule) (?:a|an|my|your|the)\b/i,
  home: /^(?:(?:return|back|go(?: back)?|take me) )?(?:to )?(?:the |our )?home ?page$/i,
  room: /\b(?:join|enter|open|go to)\b.*\b(?:masterclass|webinar|workshop|room|zoom|meeting|live session)\b/i,
  live: /\bjoin\b.*\b(?:call|session|event|class|training|evening)\b/i,
  replay: /\b(?:download|get|watch|see|open)\b.*\b(?:recording|replay|slides)\b/i,
  group: /\bjoin\b.*\b(?:group|community|slack|discord|facebook|whatsapp|telegram)\b/i,
} as const;
type Promised = keyof typeof promises;

/** What is behind a button. */
type Target = 'file' | 'seat' | 'call' | 'room' | 'page' | 'home';

/** Which promises each target keeps. */
const kept: Readonly<Record<Target, readonly Promised[]>> = {
  file: ['file', 'replay'],
  seat: ['seat', 'room', 'live', 'talk'],
  call: ['call', 'seat', 'live', 'talk'],
  room: ['room', 'live', 'replay'],
  page: ['file', 'seat', 'call', 'room', 'live', 'replay', 'talk', 'home'],
  home: ['home'],
};
const told: Readonly<Record<Target, string>> = {
  file: 'brings a file to read',
  seat: 'registers people for an event',
  call: 'leads to a calendar for calls',
  room: 'opens a meeting room',
  page: 'leads to another page',
  home: 'leads to the home page',
};

const rooms =
  /^https:\/\/(?:(?:meet|rooms?|webinar|join)\.|(?:[\w-]+\.)?(?:zoom\.us|whereby\.com|webex\.com|teams\.microsoft\.com|livestorm\.co|crowdcast\.io))/i;

/** The words of a button fit what it does. */
export const buttonsDoWhatTheySay = judgeWhere(Object.values(promises), (said, all) => {
  const target = targetOf(said, all);
  if (target === undefined) return [];
  const names = Object.keys(promises) as Promised[];
  const promised = names.filter((name) => promises[name].test(said.text));
  if (promised.length === 0 || promised.some((name) => kept[target].includes(name))) return [];
  return {
    rule: 'button-words',
    isDoubt: true,
    claim: `${said.text} ${target}`,
    problem: `The button says ${quote(said.text)}, but it ${told[target]}.`,
    remedy: 'Write what happens when somebody presses it, or let it lead where it says.',
  };
});

function targetOf(said: Said, all: Surroundings): Target | undefined {
  const { keys, message, funnel, place } = said;
  const last = keys.at(-1);
  if (place !== 'page') {
    const isButton = last === 'label' && keys.at(-2) === 'button';
    return isButton ? behind(message?.button?.to, said, all) : undefined;
  }
  if (last === 'label' && ['button', 'second'].includes(String(keys.at(-2)))) {
    const to: unknown = valueAt(funnel, [...keys.slice(0, -1), 'to']);
    return behind(to, said, all);
  }
  const isOwn =
    (keys[0] === 'form' && last === 'idle') ||
    (last === 'button' && ['hero', 'closing'].includes(said.section ?? ''));
  return isOwn ? ownOffer(funnel) : undefined;
}

function behind(to: unknown, { coach }: Said, all: Surroundings): Target | undefined {
  if (typeof to !== 'string') return undefined;
  if (to === 'scheduling') return 'call';
  if (to === 'download') return 'file';
  if (to === 'home' || to === '/') return 'home';
  if (rooms.test(to)) return 'room';
  if (to.startsWith('https://') && hostOf(to) === hostOf(coach?.schedulingUrl ?? '')) return 'call';
  const path = to.split(/[?#]/)[0] ?? '';
  const page = all.funnels.find(({ value }) =>
    [value.path, ...(value.aliases ?? [])].includes(path),
  );
  return page === undefined ? undefined : ownOffer(page.value);
}

/** What a page's own button does, unless its offer is both. */
function ownOffer(funnel: Funnel): Target | undefined {
  if (funnel.kind === 'booking') return 'call';
  const { offer, event, page } = funnel;
  const hasCalendar = page.sections.some(({ kind }) => kind === 'booking' || kind === 'calendar');
  if (event !== undefined) return promises.file.test(`get ${offer.name}`) ? undefined : 'seat';
  if (hasCalendar || !isToRead(offer)) return undefined;
  return 'file';
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : '';
}
