import { createHash } from 'node:crypto';
import type { Visit, Visits } from '#server/visits/visits.ts';
import type { ReadyDocument } from './ready-document.ts';

/**
 * The page that a visitor sees of an experiment: the same all day, in every process, without anything
 * that a browser stores. Each experiment deals its visitors anew.
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

/** The page that an experiment shows to whoever asks; programs see the one that is declared. */
export function chooseFor(
  document: ReadyDocument,
  visit: Visit,
  visits: Pick<Visits, 'findVisitor'>,
): ReadyDocument {
  const visitor = visits.findVisitor(visit);
  return visitor === undefined ? document : chooseArm(document, visitor);
}
