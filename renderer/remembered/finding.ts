import * as v from 'valibot';

/** A finding as written to a file, with further properties. */
export const writtenFinding = v.looseObject({
  rule: v.string(),
  severity: v.picklist(['error', 'warning', 'note']),
  file: v.string(),
  path: v.string(),
  problem: v.string(),
  remedy: v.string(),
});
