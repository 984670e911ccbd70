import * as v from 'valibot';

/** A finding as it was written to a file, with whatever else it says. */
export const writtenFinding = v.looseObject({
  rule: v.string(),
  severity: v.picklist(['error', 'warning', 'note']),
  file: v.string(),
  path: v.string(),
  problem: v.string(),
  remedy: v.string(),
});
