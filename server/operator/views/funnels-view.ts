import type { FunnelDetails, FunnelLine } from '#engine/contract/console/funnels.ts';
import { listFormStates } from '#engine/interpret/form-states.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { type CompiledFunnel, type Site, thanksPathOf } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { listSampleEmails, type SampleEmail } from '#server/email/samples.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** All funnels as the engine understood their declarations, in the order of their coaches. */
export function listFunnels({ funnels }: Site, moment: Date): readonly FunnelLine[] {
  return funnels.map((funnel) => describeLine(funnel, moment));
}

function describeLine(funnel: CompiledFunnel, moment: Date): FunnelLine {
  const { id, declaration, coach, paths, file, language } = funnel;
  const [path] = paths;
  const submission = declaration.kind === 'lead' ? declaration.submission : undefined;
  return {
    id,
    name: declaration.offer.name,
    coach: coach.brand,
    kind: declaration.offer.kind,
    path,
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

/** One funnel: what was declared, the states of its form, and every email that belongs to it. */
export function describeFunnel(
  { site, publicUrl }: Pick<OperatorDeps, 'site' | 'publicUrl'>,
  funnel: CompiledFunnel,
  dates: FunnelDetails['dates'],
  moment: Date,
): FunnelDetails {
  const { declaration, coach, paths } = funnel;
  const lead = declaration.kind === 'lead' ? declaration : undefined;
  const campaign = lead?.submission.journey?.campaign;
  return {
    ...describeLine(funnel, moment),
    paths,
    redirects: [...site.routes.redirects]
      .filter(([, to]) => paths.includes(to))
      .map(([from]) => from),
    coachSlug: coach.slug,
    sender: `${coach.sender.name} <${coach.sender.email}>`,
    fields: funnel.formFields.map(({ name, kind, label, required }) => ({
      name,
      kind,
      label: kind === 'consent' ? plainText(label) : label,
      required,
    })),
    journey: lead?.submission.journey ?? null,
    onEmailFailure: lead?.submission.email.onFailure ?? null,
    event: lead?.event ?? null,
    dates,
    success: lead?.success.after ?? null,
    states: listFormStates(funnel).map(({ key, title, state }) => ({
      key,
      title,
      toast: state.kind === 'idle' ? null : (state.toast ?? null),
      screen: state.kind === 'succeeded' ? (state.screen?.title ?? null) : null,
    })),
    emails: listSampleEmails(site, publicUrl)
      .filter((sample) => belongsTo(sample, funnel, campaign))
      .map(({ key, title, template, email }) => ({
        key,
        title,
        template,
        subject: email.message.subject,
      })),
  };
}

function belongsTo(
  { coach, funnelId, campaign }: SampleEmail,
  funnel: CompiledFunnel,
  ownCampaign: string | undefined,
): boolean {
  if (coach !== funnel.coach.slug) return false;
  if (funnelId !== undefined) return funnelId === funnel.id;
  return campaign !== undefined && campaign === ownCampaign;
}
