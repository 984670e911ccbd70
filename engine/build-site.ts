import { guideOf } from '#engine/checks/rule/guides.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import { applyVariant } from '#engine/experiment/apply-variant.ts';
import { listConstants, listFields } from '#engine/interpret/event/form-fields.ts';
import { tellLength } from '#engine/interpret/event/length.ts';
import { eventTexts } from '#engine/interpret/event/texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { Finding } from '#engine/read/findings.ts';
import { type Declarations, documentPaths, type Entry } from '#engine/read/read-declarations.ts';
import { dateKey, eventOn, listDates } from '#engine/schedule/event-dates.ts';
import { readPublishing } from '#engine/schedule/publishing.ts';
import { momentOf } from '#engine/schedule/wall-clock.ts';
import { controlName, variantKey } from '#engine/site/experiment.ts';
import { buildRoutes } from '#engine/site/routes.ts';
import type {
  Arm,
  CompiledDate,
  CompiledExperiment,
  CompiledFunnel,
  Site,
} from '#engine/site/site.ts';

/** The site that declarations make when nothing is wrong with them. */
export function buildSite(
  declared: Declarations,
  sitePaths: readonly string[],
  findings: readonly Finding[],
): Site {
  const { coaches, funnels } = declared;
  const bySlug = new Map(coaches.map(({ value }) => [value.slug, value]));
  return {
    coaches: coaches.map(({ value }) => value),
    funnels: funnels.flatMap((entry) => {
      const coach = bySlug.get(entry.value.coach);
      if (coach === undefined) return [];
      const guide = guideOf(entry, declared);
      const compiled = compileFunnel(entry, coach, guide?.value);
      const experiment = compileExperiment(entry, compiled, coach);
      return [{ ...compiled, ...(experiment && { experiment }) }];
    }),
    routes: buildRoutes(
      funnels.map(({ value }) => value),
      [...sitePaths, ...documentPaths(coaches)],
      coaches.flatMap(({ value }) => value.retired ?? []),
    ),
    warnings: findings.filter(({ severity }) => severity === 'warning'),
  };
}

/** Every variant of an experiment as a funnel of its own; the page itself is the control. */
function compileExperiment(
  entry: Entry<Funnel>,
  control: CompiledFunnel,
  coach: Coach,
): CompiledExperiment | undefined {
  const { value } = entry;
  if (value.kind !== 'lead' || value.experiment === undefined) return undefined;
  const { id, measure, share, variants } = value.experiment;
  const names = Object.keys(variants);
  const arm = (name: string, part: number, funnel: CompiledFunnel): Arm => {
    return { name, share: part, funnel: { ...funnel, variant: variantKey(id, name) } };
  };
  const others = names.map((name) =>
    arm(
      name,
      share / 100 / names.length,
      compileFunnel({ ...entry, value: applyVariant(value, name) }, coach, control.guide),
    ),
  );
  return { id, measure, arms: [arm(controlName, 1 - share / 100, control), ...others] };
}

function compileFunnel(
  { file, value }: Entry<Funnel>,
  coach: Coach,
  guide?: Guide,
): CompiledFunnel {
  const language = value.language ?? coach.language ?? 'en';
  const dates = compileDates(value, language);
  const offered = { leadMagnet: value.offer.name, coach: coach.brand, ...dates[0]?.values };
  const constants = value.kind === 'lead' ? listConstants(value.form, offered) : {};
  const values = { ...offered, ...constants };
  return {
    file,
    id: value.id,
    declaration: value,
    coach,
    language,
    publishing: readPublishing(value, coach.timeZone),
    paths: [value.path, ...(value.aliases ?? [])],
    // Filled once, here, because the browser and the server must compare and say the same.
    formFields:
      value.kind === 'lead' ? listFields(value.form, values, dates, wordsOf(language)) : [],
    constants,
    values,
    dates,
    ...(guide && { guide }),
  };
}

function compileDates(value: Funnel, language: Language): CompiledDate[] {
  const event = value.kind === 'lead' ? value.event : undefined;
  if (event === undefined) return [];
  return listDates(event).map((date) => {
    const { startsAt: local, ...rest } = date;
    const startsAt = local === undefined ? undefined : momentOf(local, event.timeZone);
    return {
      ...rest,
      key: dateKey(value.id, date),
      length: tellLength(date, wordsOf(language)),
      ...(startsAt && {
        startsAt,
        endsAt: new Date(startsAt.getTime() + date.minutes * 60_000),
      }),
      values: eventTexts(eventOn(event, date), wordsOf(language)),
    };
  });
}
