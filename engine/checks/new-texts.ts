import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { folderNameOf, type Surroundings } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { PublishedCoach } from '#engine/ledger/ledger.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import { keysOf } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

/**
 * The rules that hold what a text says against a fact or another text. They are right about a text that
 * was changed far more often than about one that was written with everything around it.
 */
const ofWords: ReadonlySet<string> = new Set<Doubt>([
  'call-length',
  'count-of-chapters',
  'count-of-fields',
  'count-of-points',
  'email-count',
  'email-order',
  'email-timing',
  'event-date',
  'event-length',
  'event-place',
  'event-seats',
  'event-time',
  'foreign-words',
  'label-differs',
  'limits-said',
  'link-words',
  'misspelling',
  'number-differs',
  'offer-kind',
  'other-fields-words',
  'other-language',
  'out-of-order',
  'preview-twice',
  'price-beside-free',
  'promised-contact',
  'promised-email',
  'promised-recording',
  'promised-reminder',
  'promised-unconfirmed',
  'relative-day',
  'reminder-time',
  'retention-differs',
  'scarcity',
  'unknown-to-notice',
]);

const milder = { error: 'warning', warning: 'note', note: 'note' } as const;

/** How much of a text the ledger keeps, in characters. */
const keptLength = 100;

/**
 * A file's findings by whether their texts were published. Where a funnel, a campaign email or what only
 * new funnels send was never published, all words are new at once, and a doubt about them weighs one
 * level less. What was doubted when it was published has been read by somebody, and is not said again
 * while the text stays as it is.
 */
export function weighDoubts(
  entry: Entry<Coach | Funnel | Guide>,
  findings: readonly Finding[],
  all: Surroundings,
): Finding[] {
  const { ledger } = all;
  if (ledger === undefined || !entry.sound || !findings.some(isOfWords)) return [...findings];
  const published = ledger.coaches[folderNameOf(entry)];
  const accepted = new Set(published?.doubts?.[nameOf(entry)]);
  return findings.flatMap((finding) => {
    if (!isOfWords(finding)) return finding;
    if (accepted.has(describeDoubt(entry.value, finding))) return [];
    const isNew = isNewIn(entry, finding, published, all);
    return isNew ? { ...finding, severity: milder[finding.severity] } : finding;
  });
}

/** Whether a finding is a doubt about words. */
export function isOfWords({ rule }: Finding): boolean {
  return ofWords.has(rule);
}

/** A doubt as the ledger keeps it: by its rule and how the text begins, because places move. */
export function describeDoubt(declaration: unknown, { rule, path, problem }: Finding): string {
  const text = valueAt(declaration, keysOf(path));
  const words = typeof text === 'string' ? text : problem;
  return `${rule}: ${words.slice(0, keptLength).trim()}`;
}

function nameOf({ file }: { readonly file: string }): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** Whether what was found is in something that was never published. */
function isNewIn(
  entry: Entry<Coach | Funnel | Guide>,
  { path }: Finding,
  published: PublishedCoach | undefined,
  all: Surroundings,
): boolean {
  if (published === undefined) return true;
  const isNew = ({ id, formerIds = [] }: Pick<Funnel, 'id' | 'formerIds'>) =>
    [id, ...formerIds].every((one) => published.funnels?.[one] === undefined);
  const { value } = entry;
  if ('chapters' in value) {
    const offering = all.funnels.filter(
      (funnel) =>
        folderNameOf(funnel) === folderNameOf(entry) && funnel.value.offer.file === nameOf(entry),
    );
    return offering.every((funnel) => isNew(funnel.value));
  }
  if ('offer' in value) return isNew(value);
  const [list, index, steps, step] = keysOf(path);
  if (list === 'campaigns' && steps === 'steps') {
    const campaign = value.campaigns[Number(index)];
    const { id = '' } = campaign?.steps[Number(step)] ?? {};
    return published.campaigns?.[campaign?.name ?? '']?.[id] === undefined;
  }
  const emails = listDeclaredEmails({ ...entry, value }, all);
  const { senders = [] } = emails.find(({ keys }) => path.startsWith(`${pathInside(keys)}.`)) ?? {};
  return senders.length > 0 && senders.every(({ funnel }) => isNew(funnel));
}
