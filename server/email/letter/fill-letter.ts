import type { Advice, WeekCounts, WeeklyAdvice } from '#engine/contract/console/advice.ts';
import type { FilledEmail } from '#engine/contract/email.ts';
import { findCoach } from '#engine/site/find.ts';
import type { Site } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { houseOf } from './house.ts';

/** How much of it a letter holds; the console shows all. */
const maxAdvice = 8;
const maxFunnels = 12;

/** Where the console shows the same. */
const consolePath = '/diagnostics/advice';

/** A letter as a row of the delivery log holds it. */
interface Letter {
  readonly coach: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The weekly letter: leads against the weeks before, and what to do next. It is in English, like the
 * console.
 *
 * @param letter.coach whose funnels it is about; an empty text for all
 * @param letter.body holds the week, judged when it was over
 * @throws UndeclaredItem where the coach is declared no more
 */
export function fillLetter(
  site: Site,
  { coach: slug, body }: Letter,
  publicUrl: string,
): FilledEmail {
  const coach = slug === '' ? houseOf(site, publicUrl) : findCoach(site, slug);
  const week = readWeek(body);
  if (coach === undefined || week === undefined) {
    throw new UndeclaredItem(`No coach "${slug}" is declared whose letter this is.`);
  }
  const { advice } = week;
  const [first] = advice;
  const leads = count(week.now.leads, 'lead');
  const toDo = advice.filter(({ weight }) => weight >= 40).length;
  const things = toDo === 0 ? 'nothing that must be done' : `${count(toDo, 'thing')} to do`;
  return {
    template: 'letter',
    language: 'en',
    coach,
    message: {
      subject: `The week to ${formatDay(week.to)}: ${leads}, ${things}`,
      preview: first?.sentence ?? week.sentence,
      heading: `The week to ${formatDay(week.to)}`,
      paragraphs: [
        week.sentence,
        advice.length === 0
          ? 'Nothing needs doing: every rule looked at this week and found nothing.'
          : 'This is what the figures say should be done next; what matters most comes first.',
      ],
      points: advice.slice(0, maxAdvice).map(describeAdvice),
      afterword: sayRest(advice.length, slug),
      // A coach need not have a way into the console.
      ...(slug === '' ? { button: { label: 'See all the numbers', to: consolePath } } : {}),
    },
    figures: listFigures(week),
    replyTo: coach.contactEmail,
    publicUrl,
    ...(slug === '' ? { buttonUrl: publicUrl + consolePath } : {}),
  };
}

function describeAdvice({ sentence, evidence, remedy, line }: Advice) {
  const code = line ? `\n${line.file}: ${line.code}` : '';
  return { title: sentence, text: `${remedy}${code}\n${evidence}` };
}

function sayRest(all: number, coach: string): string[] {
  const rest = all - maxAdvice;
  if (rest <= 0) return [];
  return [coach === '' ? `${rest} more are in the console.` : `${rest} more can wait.`];
}

/** All funnels together, then each that had visitors or leads. */
function listFigures({
  now,
  before,
  funnels,
  daysBefore,
}: WeeklyAdvice): NonNullable<FilledEmail['figures']> {
  const numbers = ({ leads, visitors }: WeekCounts) =>
    `${formatNumber(leads)} from ${formatNumber(visitors)}`;
  const row = (name: string, week: WeekCounts, usual: WeekCounts, isNew = false) => ({
    name,
    now: numbers(week),
    ...(!isNew && { before: numbers(usual) }),
  });
  return {
    title: 'Leads from visitors',
    now: 'this week',
    ...(daysBefore > 0 && { before: 'usually' }),
    rows: [
      ...(funnels.length === 1 ? [] : [row('All', now, before)]),
      ...funnels.slice(0, maxFunnels).map((one) => row(one.name, one.now, one.before, one.isNew)),
    ],
  };
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function formatDay(of: string): string {
  return day.format(new Date(of));
}

function formatNumber(number: number): string {
  return number.toLocaleString('en-GB', { maximumFractionDigits: number < 20 ? 1 : 0 });
}

/** Nobody but the writer of letters writes it. */
function readWeek({ week }: Letter['body']): WeeklyAdvice | undefined {
  const isWeek = typeof week === 'object' && week !== null && 'advice' in week && 'now' in week;
  return isWeek ? (week as WeeklyAdvice) : undefined;
}
