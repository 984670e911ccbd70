import * as v from 'valibot';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { type Funnel, funnel, type LeadFunnel } from '#engine/declaration/funnel.ts';
import { applyVariant, placeInVariant } from '#engine/experiment/apply-variant.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { keysOf } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { describeShape } from '#engine/read/shape-finding.ts';

/** Everything that rules find in a funnel and in what belongs to it. */
type Judge = (entry: Entry<Funnel>, all: Surroundings) => readonly Finding[];

/**
 * What is wrong with the variants of a funnel's experiment: each is judged as if it were the page, and
 * what is found in the page itself is not said again. A finding names the place in the variant, or the
 * variant where it is about something that the variant leaves as it is.
 */
export function judgeVariants(entry: Entry<Funnel>, all: Surroundings, judge: Judge): Finding[] {
  if (!isLead(entry) || entry.value.experiment === undefined || !entry.sound) return [];
  const known = new Set(judge(entry, all).map(keyOf));
  const found = Object.keys(entry.value.experiment.variants).flatMap((name) =>
    judgeVariant(entry, all, judge, name)
      .filter((finding) => !known.has(keyOf(finding)))
      .map((finding) => placeFinding(entry, name, finding)),
  );
  return found.filter(
    (finding, index) =>
      // A rule that reads the whole file has read the variant already.
      !known.has(keyOf(finding)) &&
      found.findIndex((other) => keyOf(other) === keyOf(finding)) === index,
  );
}

function judgeVariant(
  entry: Entry<LeadFunnel>,
  all: Surroundings,
  judge: Judge,
  name: string,
): readonly Finding[] {
  const value = applyVariant(entry.value, name);
  const { issues, success } = v.safeParse(funnel, value);
  if (!success) return describeShape(entry.file, funnel, issues).findings;
  const shown = { ...entry, value };
  const funnels = all.funnels.map((one) => (one === entry ? shown : one));
  return judge(shown, { ...all, funnels });
}

function placeFinding(entry: Entry<LeadFunnel>, name: string, finding: Finding): Finding {
  const { file, path, problem } = finding;
  if (file !== entry.file) {
    const words = `Beside the variant ${name} of ${entry.value.id}: ${problem}`;
    return { ...finding, problem: words };
  }
  const place = placeInVariant(entry.value, name, keysOf(path));
  if (place) return { ...finding, path: pathInside(place) };
  return {
    ...finding,
    path: pathInside(['experiment', 'variants', name]),
    problem: `In this variant, at ${path}: ${problem}`,
  };
}

function keyOf({ file, rule, path, problem }: Finding): string {
  return JSON.stringify([file, rule, path, problem]);
}

function isLead(entry: Entry<Funnel>): entry is Entry<LeadFunnel> {
  return entry.value.kind === 'lead';
}
