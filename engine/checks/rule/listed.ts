/** One or several as a list: what rules and judges find is asked for too often to make a new one each time. */
export function listed<One extends object>(found: One | readonly One[]): readonly One[] {
  return isList(found) ? found : [found];
}

function isList<One extends object>(found: One | readonly One[]): found is readonly One[] {
  return Array.isArray(found);
}
