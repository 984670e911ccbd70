import { listLegalLinks } from '#engine/checks/legal/purposes.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { findDoubt, folderNameOf, type Rule, type Surroundings } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/** What people do with what a link leads to, by the nouns that name it. */
const nouns = {
  attend: /\b(?:web(?:inar|cast)|workshop|master ?class|boot ?camp|seminar)s?\b/i,
  live: /\blive (?:session|event|class|evening)s?\b/i,
  read: /\b(?:e-?book|guide|report|checklist|workbook|white ?paper|cheat ?sheet|handbook|playbook)s?\b/i,
  meet: /\b(?:strategy|discovery|intro(?:ductory)?|free|first|income|sales) calls?\b|\b(?:appointment|consultation)s?\b/i,
  talk: /\b(?:talk|speak|chat|(?:go|walk) (?:through|over))\b.* (?:to|with) (?:one of )?(?:us|me)\b/i,
  take: /(?:^|\b(?:take|do|try|start|open) )(?:the|our|this|an?) (?:[A-Za-z-]+ ){0,2}(?:test|quiz)$/i,
  privacy: /\bprivacy (?:notice|policy|statement)\b|\bhow we (?:use|treat) your data\b/i,
  terms: /\b(?:our|the) terms\b|\bterms (?:and conditions|of (?:use|service|sale))\b/i,
} as const;
type Named = keyof typeof nouns;
type Use = Exclude<Named, 'live' | 'talk'>;

/** What words may call it besides. */
const alsoCalled: Readonly<Partial<Record<Use, readonly Named[]>>> = {
  attend: ['live', 'talk'],
  meet: ['live', 'talk'],
};

const told: Readonly<Record<Use, string>> = {
  attend: 'offers an event to attend',
  read: 'offers something to read',
  meet: 'offers a call',
  take: 'offers a test',
  privacy: 'is the privacy notice',
  terms: 'has the terms',
};

/** Where a link of a coach leads: what it is for, what it is called, and what it says of itself. */
interface Target {
  readonly use: Use;
  readonly name: string;
  readonly own: string;
}

/** The words of a link in a text name the kind of thing to which it leads. */
export const linksLeadToWhatTheyName = judgeWhere(Object.values(nouns), (said, all) => {
  const raw: unknown = valueAt(said.place === 'page' ? said.funnel : said.coach, said.keys);
  return typeof raw === 'string' ? findWrongLink(raw, said.funnel.coach, all) : [];
});

/** The same of the links in a guide and in a coach's documents. */
export const writtenLinksLeadToWhatTheyName: Rule<Coach | Guide> = (entry, all) =>
  shownTexts(entry.value)
    .filter(({ keys: [part] }) => part === 'chapters' || part === 'documents')
    .flatMap(({ keys, text }) =>
      findWrongLink(text, folderNameOf(entry), all).map(({ rule, problem, remedy }) =>
        findDoubt(entry, rule, keys, problem, remedy),
      ),
    );

/** The first link in a body text whose words name another kind of thing than it leads to. */
function findWrongLink(text: string, slug: string, all: Surroundings): Verdict[] {
  if (!text.includes('](')) return [];
  for (const { to, words } of linksIn(text)) {
    const [named, ...more] = (Object.keys(nouns) as Named[]).filter((one) =>
      nouns[one].test(words),
    );
    const target =
      named === undefined || more.length > 0 ? undefined : findTarget(to, named, slug, all);
    if (named === undefined || target === undefined || isCalled(target.own, words)) continue;
    if (target.use === named || alsoCalled[target.use]?.includes(named)) continue;
    // "Ask what the masterclass left open" is about it, and people do that in a call.
    const before = words.slice(0, words.search(nouns[named])).split(' ');
    if (target.use === 'meet' && before.length > 3) continue;
    return [
      {
        rule: 'link-words',
        isDoubt: true,
        claim: `${words} ${to}`,
        problem: `The link says ${quote(words)}, but ${quote(to)} ${told[target.use]}: ${quote(target.name)}.`,
        remedy: 'Correct the path, or the words of the link.',
      },
    ];
  }
  return [];
}

/** What a link leads to; at the calendar, what has a page of its own is not to be expected. */
function findTarget(to: string, named: Named, slug: string, all: Surroundings): Target | undefined {
  const path = to.split(/[?#]/)[0] ?? '';
  const { coach, funnels } = ownOf(all, slug);
  const document = coach?.value.documents?.find((one) => one.path === path);
  if (coach !== undefined && document !== undefined) {
    const links = listLegalLinks(coach.value).filter((link) => link.to === path);
    const [purpose, ...more] = new Set(links.map(({ keys }) => keys.at(-1)));
    const use = purpose === 'privacy' || purpose === 'terms' ? purpose : undefined;
    const { title: name } = document;
    return use && more.length === 0 ? { use, name, own: name } : undefined;
  }
  if (to === coach?.value.schedulingUrl) {
    const own = funnels.map(({ value }) => (value.kind === 'booking' ? value.offer.name : ''));
    const isElsewhere = funnels.some(({ value }) => purposeOf(value) === named);
    return isElsewhere
      ? { use: 'meet', name: 'the scheduling page', own: own.join(' ') }
      : undefined;
  }
  const funnel = funnels.find(
    ({ value }) => value.coach === slug && [value.path, ...(value.aliases ?? [])].includes(path),
  )?.value;
  const use = funnel && purposeOf(funnel);
  if (funnel === undefined || use === undefined) return undefined;
  const { offer, page } = funnel;
  return { use, name: offer.name, own: `${offer.name} ${offer.summary} ${page.title}` };
}

/** Undefined where an offer is more than one thing. */
function purposeOf(funnel: Funnel): Use | undefined {
  if (funnel.kind === 'booking') return 'meet';
  const { offer, event, page } = funnel;
  const hasCalendar = page.sections.some(({ kind }) => kind === 'booking' || kind === 'calendar');
  if (hasCalendar || offer.kind === 'call') return undefined;
  if (event !== undefined) return offer.file === undefined ? 'attend' : undefined;
  if (offer.kind === 'test') return 'take';
  return offer.kind === 'guide' || offer.kind === 'report' ? 'read' : undefined;
}

/** Whether something has one of the words in its own name or on its page's title. */
function isCalled(own: string, words: string): boolean {
  return Object.values(nouns).some((noun) => {
    const word = noun.exec(words)?.[0];
    return word !== undefined && own.toLowerCase().includes(word.toLowerCase().replace(/s$/u, ''));
  });
}

/** Where people meet in groups. */
export const networks = 'WhatsApp|Facebook|Telegram|Signal|Slack|Discord|LinkedIn';
const groupLink =
  /https:\/\/(?:[\w-]+\.)*(?:whatsapp\.com|wa\.me|facebook\.com|fb\.me|t\.me|telegram\.me|signal\.group|slack\.com|discord\.(?:gg|com)|linkedin\.com)/u;

/** Whether a page or an email of its coach leads to such a group. */
export function leadsToGroup({ funnel, coach }: Said): boolean {
  return groupLink.test(JSON.stringify([funnel, coach?.functions, coach?.campaigns]));
}
