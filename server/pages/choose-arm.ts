import { createHash } from 'node:crypto';
import { variantKey } from '#engine/site/experiment.ts';
import type { Visit } from '#server/visits/known-visitors.ts';
import type { Visits } from '#server/visits/visits.ts';
import type { ReadyDocument } from './ready-document.ts';

/**
 * The page of an experiment that a visitor sees: the same all day and in every process, without storing
 * anything in the browser. Each experiment assigns visitors anew.
 *
 * @param visitor the visitor's number of the day
 */
function chooseArm(document: ReadyDocument, visitor: Buffer): ReadyDocument {
  const { choice } = document;
  if (choice === undefined) return document;
  const hash = createHash('sha256').update(`${choice.experiment} `).update(visitor).digest();
  const point = hash.readUInt32BE() / 2 ** 32;
  return choice.arms.find(({ below }) => point < below)?.document ?? document;
}

/**
 * While declarations are edited: the page named by `?variant=`, otherwise the assigned one. A built
 * site offers no choice, which would bias the figures.
 */
export const chooseNamed: typeof chooseFor = (document, visit, visits) => {
  const { choice } = document;
  const name = new URLSearchParams(visit.query).get('variant');
  const key = choice && name !== null ? variantKey(choice.experiment, name) : undefined;
  const arm = choice?.arms.find((one) => one.document.counted?.variant === key);
  return key !== undefined && arm ? arm.document : chooseFor(document, visit, visits);
};

/** The page of an experiment for a request; programs see the control. */
export function chooseFor(
  document: ReadyDocument,
  visit: Visit,
  visits: Pick<Visits, 'findVisitor'>,
): ReadyDocument {
  const visitor = visits.findVisitor(visit);
  return visitor === undefined ? document : chooseArm(document, visitor);
}
