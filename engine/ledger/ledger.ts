import * as v from 'valibot';
import { slug, text } from '#engine/declaration/primitives.ts';
import type { Finding } from '#engine/read/findings.ts';
import { describeIssues } from '#engine/read/shape-finding.ts';
import { parseJson } from './parse-json.ts';

/** What the outside world relies on about a funnel. */
const publishedFunnel = v.strictObject({
  /** What visitors agree to, by the version of its words. */
  consents: v.exactOptional(v.record(text, v.array(text))),
  event: v.exactOptional(
    v.strictObject({
      /** When each of several dates starts, by its id. */
      dates: v.exactOptional(v.record(slug, text)),
      seats: v.exactOptional(v.number()),
      startsAt: v.exactOptional(text),
      timeZone: text,
    }),
  ),
  /** The label of each question by the name under which answers are stored. */
  fields: v.exactOptional(v.record(text, text)),
  /** The name of its file in the coach's folder. */
  file: text,
  /** Whether search engines were kept from it. */
  noindex: v.exactOptional(v.boolean()),
  /** Every path, and what it was. */
  paths: v.record(text, v.picklist(['path', 'alias', 'redirect', 'thank-you'])),
  /** When it appears by itself. */
  publishFrom: v.exactOptional(text),
  source: v.exactOptional(text),
});

/** By what an email is recognised; ledgers of earlier releases have its subject alone. */
const publishedEmail = v.union([
  v.pipe(
    text,
    v.transform((subject): { readonly subject: string; readonly opening?: string } => ({
      subject,
    })),
  ),
  v.strictObject({
    /** How its first paragraph begins. */
    opening: v.exactOptional(text),
    subject: text,
  }),
]);

const publishedCoach = v.strictObject({
  /** Each email by its id, by the campaign's name. */
  campaigns: v.exactOptional(v.record(text, v.record(slug, publishedEmail))),
  /** The title of each page of plain text, by its path. */
  documents: v.exactOptional(v.record(text, text)),
  /** Doubts about words that were accepted when these were published, by the name of the file. */
  doubts: v.exactOptional(v.record(text, v.array(v.string()))),
  /** Every host, and what it was. */
  domains: v.exactOptional(v.record(text, v.picklist(['domain', 'former']))),
  funnels: v.exactOptional(v.record(slug, publishedFunnel)),
  /** The id of the funnel that is gone, by its path. */
  retired: v.exactOptional(v.record(text, slug)),
});

const ledger = v.strictObject({ coaches: v.record(slug, publishedCoach) });

/**
 * What was published. It is kept beside the declarations and compared with them, so that no change
 * breaks a link, splits a history or repeats an email unnoticed.
 */
export type Ledger = v.InferOutput<typeof ledger>;
export type PublishedCoach = v.InferOutput<typeof publishedCoach>;
export type PublishedEmail = v.InferOutput<typeof publishedEmail>;
export type PublishedFunnel = v.InferOutput<typeof publishedFunnel>;

/** The ledger, and where it was read. */
export interface PublishedLedger extends Ledger {
  readonly file: string;
  /** The folder of the declarations, which is the file's. */
  readonly folder: string;
}

/** The ledger's file as it stands beside the declarations. */
export interface LedgerFile {
  /** Relative to the project: funnels/published.json. */
  readonly file: string;
  readonly text: string;
}

/** The name of the ledger's file. */
export const ledgerName = 'published.json';

/** Reads the ledger; one that cannot be read is a finding, and nothing is compared with it. */
export function readLedger({ file, text: json }: LedgerFile): {
  readonly ledger: PublishedLedger | undefined;
  readonly findings: readonly Finding[];
} {
  const unreadable = (problem: string, remedy: string): Finding => ({
    rule: 'unreadable-ledger',
    severity: 'error',
    file,
    path: '',
    problem,
    remedy,
  });
  if (/^(?:<<<<<<<|=======|>>>>>>>)/m.test(json)) {
    const finding = unreadable(
      'A merge left its marks (<<<<<<<) in the record of what was published.',
      'Keep the entries of both sides and remove the lines with the marks.',
    );
    return { ledger: undefined, findings: [finding] };
  }
  if (json.trim() === '') {
    const finding = unreadable(
      'The record of what was published is empty.',
      'Take the file back from the last commit.',
    );
    return { ledger: undefined, findings: [finding] };
  }
  const parsed = parseJson(json);
  if ('failure' in parsed) {
    const finding = unreadable(
      `The record of what was published is no JSON: ${parsed.failure}.`,
      'Correct it there, or take the file back from the last commit.',
    );
    return { ledger: undefined, findings: [finding] };
  }
  const result = v.safeParse(ledger, parsed.value);
  return result.success
    ? {
        ledger: { ...result.output, file, folder: file.slice(0, -ledgerName.length - 1) },
        findings: [],
      }
    : {
        ledger: undefined,
        findings: describeIssues(file, ledger, result.issues),
      };
}
