import * as v from 'valibot';
import type { Inbound } from '#engine/declaration/telling/inbound.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { storableText } from '#server/db/storable-text.ts';
import type { Report, Unread } from './report.ts';
import { services } from './services.ts';

type Signed = Extract<DeepReadonly<Inbound>, { kind: 'signed' }>;

const id = v.pipe(v.union([storableText(300), v.number()]), v.transform(String), v.minLength(1));
const address = v.nullish(storableText(1000), null);

/** A report's content, or why it cannot be read. */
export function readReport(inbound: DeepReadonly<Inbound>, body: string): Report | Unread {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    return { problem: 'The report is not JSON.' };
  }
  if (inbound.kind === 'signed') return readMapped(inbound, content);
  const read = v.safeParse(services[inbound.kind](inbound.is), content);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue) ?? 'the whole';
  return {
    problem: `This is not a report in the format of ${inbound.kind}: ${place} is not as expected.`,
  };
}

/** Reads a report by its declared paths. */
function readMapped(inbound: Signed, content: unknown): Report | Unread {
  const known = v.safeParse(id, valueAt(content, inbound.id));
  if (!known.success) return { problem: `The report has no id at ${inbound.id}.` };
  const email = v.safeParse(address, valueAt(content, inbound.email));
  if (!email.success) {
    return { id: known.output, problem: `There is no text at ${inbound.email}.` };
  }
  const says = ({ at, is }: NonNullable<Signed['when']>) => {
    const value = valueAt(content, at);
    // A list or an object is no word.
    return typeof value !== 'object' && is.includes(String(value));
  };
  const isCancelled = inbound.cancelled !== undefined && says(inbound.cancelled);
  const isMeant = inbound.when === undefined || says(inbound.when);
  return {
    id: known.output,
    means: isCancelled ? 'cancelled' : isMeant ? inbound.is : null,
    email: email.output,
    at: null,
  };
}

/** The value at a path of JSON; inherited properties do not count. */
function valueAt(content: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((part, key) => {
    const isThere = typeof part === 'object' && part !== null && Object.hasOwn(part, key);
    return isThere ? Reflect.get(part, key) : undefined;
  }, content);
}
