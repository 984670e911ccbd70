import type { FunnelDetails, FunnelLine } from '#engine/contract/console/funnels.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { dateStates } from '#engine/site/event-state.ts';
import { type CompiledFunnel, thanksPathOf } from '#engine/site/site.ts';
import { listSampleEmails, type SampleEmail } from '#server/email/samples/samples.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { describeMap } from '#server/operator/map/describe-map.ts';

/** All funnels as compiled, in the order of their coaches. */
export function listFunnels(
  { site, publicUrl }: Pick<OperatorDeps, 'site' | 'publicUrl'>,
  moment: Date,
): readonly FunnelLine[] {
  return site.funnels.map((funnel) => describeLine(funnel, moment, publicUrl));
}

function describeLine(funnel: CompiledFunnel, moment: Date, publicUrl: string): FunnelLine {
  const { id, declaration, coach, paths, file, language } = funnel;
  const [path] = paths;
  const submission = declaration.kind === 'lead' ? declaration.submission : undefined;
  return {
    id,
    name: declaration.offer.name,
    coach: coach.brand,
    kind: declaration.offer.kind,
    path,
    address: addressOfCoach(coach, publicUrl) + path,
    file,
    source: submission?.source ?? null,
    emailFunction: submission?.email.function ?? null,
    ...describePublishing(funnel, moment),
    thanksPath: thanksPathOf(funnel) ?? null,
    language,
  };
}

function describePublishing(funnel: CompiledFunnel, moment: Date) {
  const { isDraft, from, until } = funnel.publishing;
  const stage = stageAt(funnel, moment);
  const change = stage === 'hidden' ? from : until;
  return {
    publishing: stage === 'hidden' ? (isDraft ? 'draft' : 'ahead') : stage,
    changesAt: isDraft ? null : (change?.toJSON() ?? null),
  } as const;
}

/** One funnel: its declaration, and everything it can lead to. */
export function describeFunnel(
  { site, publicUrl }: Pick<OperatorDeps, 'site' | 'publicUrl'>,
  funnel: CompiledFunnel,
  dates: FunnelDetails['dates'],
  moment: Date,
): FunnelDetails {
  const { declaration, coach, paths } = funnel;
  const lead = declaration.kind === 'lead' ? declaration : undefined;
  const samples = listSampleEmails(site, publicUrl).filter((sample) => belongsTo(sample, funnel));
  const event = dateStates.find((state) => dates.some((date) => date.state === state));
  return {
    ...describeLine(funnel, moment, publicUrl),
    paths,
    redirects: [...site.routes.redirects]
      .filter(([, to]) => paths.includes(to))
      .map(([from]) => from),
    coachSlug: coach.slug,
    sender: `${coach.sender.name} <${coach.sender.email}>`,
    journey: lead?.submission.journey ?? null,
    onEmailFailure: lead?.submission.email.onFailure ?? null,
    event: lead?.event ?? null,
    dates,
    map: describeMap(site, funnel, samples, { moment, event }),
  };
}

/** Whether a funnel sends an email, itself or through the campaign that it starts. */
export function belongsTo(
  { coach, funnelId, campaign }: SampleEmail,
  { id, coach: own, declaration }: CompiledFunnel,
): boolean {
  if (coach !== own.slug) return false;
  if (funnelId !== undefined) return funnelId === id;
  const journey = declaration.kind === 'lead' ? declaration.submission.journey : undefined;
  return campaign !== undefined && campaign === journey?.campaign;
}
