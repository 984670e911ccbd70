import type { FunnelMap } from '#engine/contract/console/map-parts.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import { answerStage } from './answer-stage.ts';
import { emailStage, waysToAsking, waysToEmails } from './email-stage.ts';
import { endStage } from './end-stage.ts';
import { formStage } from './form-stage.ts';
import { type MapMoment, pageStage } from './page-stage.ts';

/**
 * A funnel's map from its declaration alone: every page, answer and email that it can lead to, each
 * once, and where its ways end.
 *
 * @param samples the funnel's own emails and those of its campaign, filled with sample data
 * @param now the present, which determines the page's state and the emails' dates
 */
export function describeMap(
  site: Pick<Site, 'funnels'>,
  funnel: CompiledFunnel,
  samples: readonly SampleEmail[],
  now: MapMoment,
): FunnelMap {
  const { declaration } = funnel;
  const page = pageStage(funnel, now);
  const stages =
    declaration.kind === 'lead'
      ? [
          page,
          formStage(funnel, declaration),
          answerStage(funnel, declaration, {
            asked: waysToAsking(samples),
            saved: waysToEmails(samples),
          }),
          emailStage(funnel, declaration, samples, now.moment),
        ]
      : [page];
  return { stages: [...stages, endStage(site, funnel, stages)] };
}
