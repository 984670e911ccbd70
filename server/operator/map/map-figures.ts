import type { MapFigures, PartFigure } from '#engine/contract/console/map-parts.ts';
import type { StepsTime } from '#engine/contract/console/visits.ts';
import { type Step, stepDefinitions } from '#engine/figures/steps.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import { findSummed } from '#server/sums/read-sums.ts';
import { everything, readDaily, readTime, sumSteps } from '#server/visits/read-steps.ts';
import { type Counted, countEmails, countOutcomes, type Sent } from './count-emails.ts';
import { campaignEnds } from './draw-email.ts';
import { pageKey } from './page-stage.ts';
import { answerKey, emailKey, endKey, formKey } from './parts.ts';

/** How many days the figures can cover. */
const mapSpans = [7, 30, 90] as const;

const ofRows =
  'Exact, from the rows of the database; a day is counted again after a hundredth of its age. People who are erased are no longer counted.';

/**
 * How many people reached each part of a funnel's map.
 *
 * @param span how many days, including today, in UTC: 7, 30 or 90, otherwise 30
 */
export async function readMapFigures(
  db: Executor,
  funnel: CompiledFunnel,
  samples: readonly SampleEmail[],
  span: number,
): Promise<MapFigures> {
  const days = mapSpans.find((one) => one === span) ?? 30;
  const time = await readTime(db, days);
  const [from = '', to = ''] = [time.days.at(0), time.days.at(-1)];
  const summed = await findSummed(db, { from: time.beforeFrom, to });
  const [steps, outcomes, emails] = await Promise.all([
    countSteps(db, funnel.id, time),
    countOutcomes(db, funnel.id, from, summed),
    countEmails(db, funnel, from, summed),
  ]);
  const parts = new Map<string, PartFigure>();
  const add = (
    key: string,
    counted: Counted | undefined,
    more: Omit<PartFigure, 'count' | 'before'>,
  ) => {
    if (counted) parts.set(key, { count: counted.now, before: counted.before, ...more });
  };
  const addStep = (key: string, step: Step, of: string, details: readonly Step[] = []) => {
    const { sentence, exact } = stepDefinitions[step];
    const more = details.map((one) => ({
      count: steps(one).now,
      of: stepDefinitions[one].name.toLowerCase(),
    }));
    add(key, steps(step), { of, definition: `${sentence} ${exact}`, details: more });
  };
  const addOutcome = (state: string, outcome: string, of: string) =>
    add(answerKey(state), outcomes.get(outcome) ?? nothing, {
      of,
      definition: ofRows,
      details: [],
    });

  addStep(pageKey, 'views', 'views', ['visitors']);
  addStep(endKey('scheduling'), 'booked', 'followed the link');
  if (funnel.declaration.kind === 'lead') {
    addStep(formKey, 'interests', 'touched it', ['sent', 'refused']);
    addStep(answerKey('unconfirmed'), 'asked', 'asked');
    addOutcome('succeeded', 'accepted', 'saved');
    addOutcome('waiting', 'waiting', 'waiting');
    addOutcome('failed-alreadyRegistered', 'already-registered', 'told so');
    addOutcome('failed-full', 'full', 'told so');
    addStep(endKey('download'), 'fetched', 'fetched it');
    addStep(endKey(campaignEnds.unsubscribed), 'unsubscribed', 'unsubscribed');
  }
  for (const sample of samples) {
    const sent = emails.filter((one) => isOf(funnel, sample, one));
    add(emailKey(sample.key), sumOf(sent), {
      of: 'written',
      definition: `Emails written for this step, including those waiting. ${ofRows}`,
      details: describeFates(sent),
    });
  }
  return { days, parts: Object.fromEntries(parts) };
}

const nothing: Counted = { now: 0, before: 0 };

const sumOf = (all: readonly Counted[]): Counted => ({
  now: all.reduce((sum, { now }) => sum + now, 0),
  before: all.reduce((sum, { before }) => sum + before, 0),
});

function describeFates(sent: readonly Sent[]): PartFigure['details'] {
  const fates = ['failed', 'bounced', 'waiting'] as const;
  return fates
    .map((of) => ({ of, count: sent.reduce((sum, one) => sum + one[of], 0) }))
    .filter(({ count }) => count > 0);
}

/** Whether a group of deliveries belongs to an email: by its function, step or time. */
function isOf(
  { declaration }: CompiledFunnel,
  { role, index, functionName }: SampleEmail,
  sent: Sent,
): boolean {
  if (role === 'campaign') return sent.sequence === index + 1;
  if (sent.sequence !== null || sent.functionName !== functionName) return false;
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  const reminder = role === 'reminder' && event ? listReminders(event)[index] : undefined;
  if (reminder === undefined) return true;
  return sent.minutes === (reminder.isOnly ? '' : String(reminder.beforeMs / 60_000));
}

/** How far a funnel's visitors got, step by step. */
async function countSteps(
  db: Executor,
  funnelId: string,
  time: StepsTime,
): Promise<(step: Step) => Counted> {
  const { daily, before } = await readDaily(db, time, { ...everything, funnel: funnelId });
  const now = sumSteps(daily);
  return (step) => ({ now: now[step], before: before[step] });
}
