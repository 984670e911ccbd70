import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/** What people do with an offer, by the nouns that name it. */
const nouns = {
  attend:
    /\b(?:web(?:inar|cast)|workshop|master ?class|boot ?camp|seminar|live (?:session|event|class|evening))s?\b/i,
  read: /\b(?:e-?book|guide|report|checklist|workbook|white ?paper|cheat ?sheet|handbook|playbook)s?\b/i,
  meet: /\b(?:strategy|discovery|intro(?:ductory)?|free|first|income|sales) calls?\b|\b(?:appointment|consultation)s?\b/i,
} as const;
type Use = keyof typeof nouns;

const told: Readonly<Record<Use, string>> = {
  attend: 'an event to attend',
  read: 'something to read',
  meet: 'a call',
};

/** The words of a link in a text name the kind of thing to which it leads. */
export const linksLeadToWhatTheyName = judgeWhere(Object.values(nouns), (said, all) => {
  const raw: unknown = valueAt(said.place === 'page' ? said.funnel : said.coach, said.keys);
  if (typeof raw !== 'string' || !raw.includes('](/')) return [];
  for (const { to, words } of linksIn(raw)) {
    const named = (Object.keys(nouns) as Use[]).filter((use) => nouns[use].test(words));
    const [use] = named;
    const target = use === undefined || named.length > 1 ? undefined : findTarget(to, said, all);
    if (use === undefined || target === undefined) continue;
    const real = purposeOf(target);
    if (real === undefined || real === use || isCalled(target, words)) continue;
    return {
      rule: 'link-words',
      isDoubt: true,
      claim: `${words} ${to}`,
      problem: `The link says ${quote(words)}, but ${quote(to)} offers ${told[real]}: ${quote(target.offer.name)}.`,
      remedy: 'Correct the path, or the words of the link.',
    };
  }
  return [];
});

function findTarget(to: string, { funnel }: Said, all: Surroundings): Funnel | undefined {
  const path = to.split(/[?#]/)[0] ?? '';
  return all.funnels.find(
    ({ value }) =>
      value.coach === funnel.coach && [value.path, ...(value.aliases ?? [])].includes(path),
  )?.value;
}

/** Undefined where an offer is more than one thing. */
function purposeOf(funnel: Funnel): Use | undefined {
  if (funnel.kind === 'booking') return 'meet';
  const { offer, event, page } = funnel;
  const hasCalendar = page.sections.some(({ kind }) => kind === 'booking' || kind === 'calendar');
  if (hasCalendar || offer.kind === 'call') return undefined;
  if (event !== undefined) return offer.file === undefined ? 'attend' : undefined;
  return offer.kind === 'guide' || offer.kind === 'report' ? 'read' : undefined;
}

/** Whether an offer has one of the words in its own name or on its page's title. */
function isCalled({ offer, page }: Funnel, words: string): boolean {
  const own = `${offer.name} ${offer.summary} ${page.title}`.toLowerCase();
  return Object.values(nouns).some((noun) => {
    const word = noun.exec(words)?.[0];
    return word !== undefined && own.includes(word.toLowerCase().replace(/s$/u, ''));
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
