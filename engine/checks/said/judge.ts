import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { listed } from '#engine/checks/rule/listed.ts';
import { rememberOwn } from '#engine/checks/rule/own/own.ts';
import { ownWords } from '#engine/checks/rule/own-words.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import { type Hits, hitsOf, hitsOfAll, prefilter } from '#engine/patterns/prefilter.ts';
import type { Finding } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { isOfEvent } from '#engine/schedule/event-emails.ts';

import { isBinding } from './of-event.ts';
import { languageOf, type Place, type Said, textsOfMessage } from './said.ts';

/** What is wrong with a text. */
export interface Verdict {
  readonly rule: Doubt;
  /** A doubt is for a person to judge; without it, it is a mistake where the text binds. */
  readonly isDoubt?: boolean;
  /** What the text claims, by which texts with one cause are told as one. */
  readonly claim: string;
  readonly problem: string;
  readonly remedy: string;
  /** What is declared and may be wrong itself, which is likelier where several texts agree. */
  readonly declared?: string;
}

/** Judges one text by the facts of its funnel: whatever is wrong with it, mostly one thing or nothing. */
export interface Judge {
  (said: Said, all: Surroundings): Verdict | readonly Verdict[];
  /** A text that none of these can match is right and not judged. */
  readonly patterns?: readonly RegExp[];
  /** The language whose words it knows; English where none is named. */
  readonly language?: Language;
}

/** A judge of texts that one of the patterns matches: of most texts it is never asked. */
export function judgeWhere(patterns: readonly RegExp[], judge: Judge): Judge {
  return Object.assign((...asked: Parameters<Judge>) => judge(...asked), { patterns });
}

/** A rule that judges every text of a funnel's own file that is in the judge's language. */
export function judgePage(judge: Judge): FunnelRule {
  const { language = 'en' } = judge;
  const mayMatch = prefilter(judge.patterns);
  return (entry, all) => {
    const coach = coachOf(entry, all)?.value;
    if (languageOf(entry.value, coach) !== language) return [];
    const { saids, hits } = saidOnPage(entry, coach, all);
    if (!mayMatch(hits)) return [];
    const possible = saids.filter((said) => mayMatch(said.hits));
    return gather(
      entry,
      possible.flatMap((said) => listed(judge(said, all)).map((verdict) => ({ said, verdict }))),
    );
  };
}

/** What a file says, and which patterns may match any of it. */
interface SaidInFile<Texts> {
  readonly saids: Texts;
  readonly hits: Hits;
}

type SaidOnPage = SaidInFile<readonly Said[]>;
type SaidInEmails = SaidInFile<readonly (readonly Said[])[]>;

/** What pages and emails say, by file: every rule asks for it. */
const saidOnPages = rememberOwn(() => new Map<string, SaidOnPage>());
const saidInEmails = rememberOwn(() => new Map<string, SaidInEmails>());

function saidOnPage(
  { file, value }: Entry<Funnel>,
  coach: Coach | undefined,
  all: Surroundings,
): SaidOnPage {
  const onPages = saidOnPages(all, value.coach);
  const known = onPages.get(file);
  if (known) return known;
  const saids = shownTexts(value).map(({ keys, text: written }) => {
    const text = ownWords({ keys, text: written });
    const hits = hitsOf(text);
    const place = 'page' as const;
    return { keys, text, hits, place, funnel: value, coach, ...surroundingsIn(value, keys) };
  });
  const said = { saids, hits: hitsOfAll(saids.map(({ hits }) => hits)) };
  onPages.set(file, said);
  return said;
}

/** Each text of a coach's emails, once for every funnel that sends it. */
function saidByCoach(entry: Entry<Coach>, all: Surroundings): SaidInEmails {
  const inEmails = saidInEmails(all, entry.value.slug);
  const known = inEmails.get(entry.file);
  if (known) return known;
  const saids = listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) => {
    const place = placeOf(keys, entry.value);
    return textsOfMessage(message, keys).map((placed) => {
      const text = ownWords(placed);
      const hits = hitsOf(text);
      return senders.map(({ funnel }) => {
        return { ...placed, text, hits, place, funnel, coach: entry.value, message };
      });
    });
  });
  const said = { saids, hits: hitsOfAll(saids.flatMap(([first]) => first?.hits ?? [])) };
  inEmails.set(entry.file, said);
  return said;
}

/** A rule that judges every text of a coach's emails by the funnels that send it in the judge's language. */
export function judgeEmails(judge: Judge): CoachRule {
  const { language = 'en' } = judge;
  const mayMatch = prefilter(judge.patterns);
  return (entry, all) => {
    const { saids, hits } = saidByCoach(entry, all);
    if (!mayMatch(hits)) return [];
    const possible = saids.filter(([first]) => first && mayMatch(first.hits));
    return gather(
      entry,
      possible.flatMap((heard) => {
        for (const said of heard) {
          if (languageOf(said.funnel, said.coach) !== language) continue;
          const [verdict] = listed(judge(said, all));
          if (verdict) return [{ said, verdict }];
        }
        return [];
      }),
    );
  };
}

function placeOf(keys: Keys, coach: Coach): Place {
  if (keys[0] === 'campaigns') return 'campaign';
  const declared = coach.functions[String(keys[1])];
  if (declared?.template === 'reminder') return 'reminder';
  // The news of another date speaks of the event as the confirmation did.
  if (declared?.template === 'moved') return 'requested';
  return isOfEvent(declared?.template ?? '') ? 'campaign' : 'requested';
}

function surroundingsIn(funnel: Funnel, keys: Keys) {
  const [part, list, index] = keys;
  const kind =
    part === 'page' && list === 'sections' ? funnel.page.sections[Number(index)]?.kind : undefined;
  const label = keys.at(-1) === 'value' ? labelBeside(funnel, keys) : undefined;
  return {
    ...(kind === undefined ? {} : { section: kind }),
    ...(label === undefined ? {} : { label }),
  };
}

function labelBeside(whole: unknown, keys: Keys): string | undefined {
  const label = valueAt(whole, [...keys.slice(0, -1), 'label']);
  return typeof label === 'string' ? label : undefined;
}

interface Found {
  readonly said: Said;
  readonly verdict: Verdict;
}

/** One finding per cause: the first text with a claim, and where else it is. */
function gather(entry: Entry<Coach> | Entry<Funnel>, found: readonly Found[]): Finding[] {
  const causes = Map.groupBy(found, ({ verdict }) => `${verdict.rule} ${verdict.claim}`);
  return [...causes.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { rule, problem, declared } = first.verdict;
    const [second] = others;
    const also =
      second === undefined
        ? ''
        : ` The same is said here: ${placeInWords(second.said.keys, entry.value)}${others.length > 1 ? ` and ${others.length - 1} more` : ''}.`;
    const remedy =
      second === undefined || declared === undefined
        ? first.verdict.remedy
        : `${others.length + 1} texts agree: correct ${declared} if it is a slip, or all of them. ${first.verdict.remedy}`;
    const isCertain =
      !first.verdict.isDoubt && [first, ...others].some(({ said }) => isBinding(said));
    const find = isCertain ? findMistake : findDoubt;
    return [find(entry, rule, first.said.keys, problem + also, remedy)];
  });
}
