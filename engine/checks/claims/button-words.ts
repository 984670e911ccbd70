import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isToRead, type Said } from '#engine/checks/said/said.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';

/** What the words of a button promise: English here, and in part in the other languages of the engine. */
type Promised =
  | 'file'
  | 'seat'
  | 'call'
  | 'booking'
  | 'room'
  | 'live'
  | 'replay'
  | 'group'
  | 'reading'
  | 'event'
  | 'home';
type Promises = Readonly<Partial<Record<Promised, RegExp>>>;

const promises = {
  file: /\b(?:download|send me|get|read|open|email me|grab|access)\b.*\b(?:guide|report|e-?book|pdf|checklist|workbook|worksheet|template|cheat ?sheet|white ?paper)\b|\b(?:download|send me|email me)\b.*\b(?:playbook|plan|map|chart|kit|toolkit|handbook|cues)\b|\b(?:open|read|unfold) (?:the|your|my) (?:(?:whole|full|free) )?(?:playbook|handbook|toolkit|plan|map|chart|test)\b|^download\b/i,
  seat: /\b(?:reserve|save|claim|secure|hold|book|grab|keep)\b.*\b(?:seat|spot|chair|(?:my|your) (?:free )?place)\b|^register\b|^registering\b|^(?:reserving|saving|claiming) (?:my|your) (?:free )?(?:seat|spot|place|chair)\b/i,
  call: /\b(?:book|schedule|arrange|plan)\b.*\b(?:call|appointment|consultation|conversation|chat)\b/i,
  booking:
    /^(?:let[’']s )?(?:talk|speak|chat)\b.*\bwith (?:us|me)\b|^(?:(?:schedule|arrange) (?:an?|my|your|our|the|this)|book)\b(?!.*\b(?:copy|guide|report|playbook|newsletter|checklist|webinar|masterclass|workshop|call|appointment|consultation|conversation|chat)\b)/i,
  reading:
    /^(?:book|schedule|arrange|reserve|watch)\b.*\b(?:guide|report|playbook|newsletter|checklist)\b/i,
  event: /^(?:book|schedule|arrange)\b.*\b(?:webinar|masterclass|workshop)\b/i,
  room: /\b(?:join|enter|open|go to)\b.*\b(?:masterclass|webinar|workshop|room|zoom|meeting|live session)\b/i,
  live: /\bjoin\b.*\b(?:call|session|event|class|training|evening)\b/i,
  replay: /\b(?:download|get|watch|see|open)\b.*\b(?:recording|replay|slides)\b/i,
  group: /\bjoin\b.*\b(?:group|community|slack|discord|facebook|whatsapp|telegram)\b/i,
  home: /\b(?:(?:return|back|go|to (?:the|our)) home|home ?page)\b/i,
} as const satisfies Promises;

/** What is behind a button. */
type Target = 'file' | 'seat' | 'call' | 'room' | 'page' | 'home';

/** Which promises each target keeps. */
const kept: Readonly<Record<Target, readonly Promised[]>> = {
  file: ['file', 'replay'],
  seat: ['seat', 'booking', 'event', 'room', 'live'],
  call: ['call', 'booking', 'seat', 'live'],
  room: ['room', 'live', 'replay'],
  home: ['home'],
  page: ['file', 'seat', 'call', 'booking', 'event', 'room', 'live', 'replay', 'home'],
};
const told: Readonly<Record<Target, string>> = {
  file: 'brings a file to read',
  seat: 'registers people for an event',
  call: 'leads to a calendar for calls',
  room: 'opens a meeting room',
  home: 'leads to the home page',
  page: 'leads to another page',
};

const rooms =
  /^https:\/\/(?:(?:meet|rooms?|webinar|join)\.|(?:[\w-]+\.)?(?:zoom\.us|whereby\.com|webex\.com|teams\.microsoft\.com|livestorm\.co|crowdcast\.io))/i;

/** Judges whether the words of a button, in one language, fit what it does. */
export function judgeButtons(promises: Promises): Judge {
  return judgeWhere(Object.values(promises), (said, all) => {
    const target = targetOf(said, all);
    if (target === undefined || !breaksWord(said.text, target, promises)) return [];
    // A call may be called a workshop.
    const called = promises.event?.exec(said.text)?.[0].split(' ').at(-1);
    if (called && said.funnel.offer.name.toLowerCase().includes(called.toLowerCase())) return [];
    // While it sends, a button says what it said before, which has a finding of its own.
    const idle = said.keys.at(-1) === 'busy' ? valueAt(said.funnel, idleKeys) : undefined;
    if (typeof idle === 'string' && breaksWord(idle, target, promises)) return [];
    return {
      rule: 'button-words',
      isDoubt: true,
      claim: `${said.text} ${target}`,
      problem: `The button says ${quote(said.text)}, but it ${told[target]}.`,
      remedy: 'Write what happens when somebody presses it, or let it lead where it says.',
    };
  });
}

const idleKeys = ['form', 'button', 'idle'];

/** Whether words promise something, and nothing of what is behind them. */
function breaksWord(text: string, target: Target, promises: Promises): boolean {
  const names = Object.keys(promises) as Promised[];
  const promised = names.filter((name) => promises[name]?.test(text));
  return promised.length > 0 && !promised.some((name) => kept[target].includes(name));
}

/** The words of an English button fit what it does. */
export const buttonsDoWhatTheySay = judgeButtons(promises);

/** Where a text leads that is the label of a button, a second way on or a related page. */
export function ledTo({ keys, message, funnel, place, section }: Said): string | undefined {
  const [last, part] = [keys.at(-1), String(keys.at(-2))];
  if (last !== 'label') return undefined;
  const isWay = ['button', 'second'].includes(part) || section === 'related';
  const to: unknown =
    place === 'page'
      ? isWay && valueAt(funnel, [...keys.slice(0, -1), 'to'])
      : part === 'button' && message?.button?.to;
  return typeof to === 'string' ? to : undefined;
}

function targetOf(said: Said, all: Surroundings): Target | undefined {
  const { keys, funnel, place } = said;
  const last = keys.at(-1);
  const to = ledTo(said);
  if (to !== undefined || place !== 'page') return behind(to, said, all);
  if (last === 'button' && said.section === 'booking') return 'call';
  const isOwn =
    (keys[0] === 'form' && (last === 'idle' || last === 'busy')) ||
    (last === 'button' && ['hero', 'closing'].includes(said.section ?? ''));
  return isOwn ? ownOffer(funnel) : undefined;
}

function behind(to: string | undefined, { coach }: Said, all: Surroundings): Target | undefined {
  if (to === undefined) return undefined;
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
