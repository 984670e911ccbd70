import type { Message } from '#engine/declaration/coach.ts';
import type { Form } from '#engine/declaration/form.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { type CompiledFunnel, type Site, thanksPathOf } from '#engine/site/site.ts';
import type { Ledger, PublishedCoach, PublishedEmail, PublishedFunnel } from './ledger.ts';

/** What is published when this site goes live; drafts are not. */
export function recordSite(site: Site): Ledger {
  const published = site.funnels.filter(({ declaration }) => declaration.draft !== true);
  return {
    coaches: Object.fromEntries(
      site.coaches.map((coach) => {
        const funnels = published.filter((funnel) => funnel.coach.slug === coach.slug);
        const retired = (coach.retired ?? []).flatMap(({ id, paths }) =>
          paths.map((path) => [path, id] as const),
        );
        const recorded: PublishedCoach = {
          ...named(
            'campaigns',
            coach.campaigns.map(({ name, steps }) => [
              name,
              Object.fromEntries(steps.map(({ id, message }) => [id, recordEmail(message)])),
            ]),
          ),
          ...named('domains', listDomains(coach)),
          ...named(
            'documents',
            (coach.documents ?? []).map(({ path, title }) => [path, title]),
          ),
          ...named(
            'funnels',
            funnels.map((funnel) => [funnel.id, recordFunnel(funnel)]),
          ),
          ...named('retired', retired),
        };
        return [coach.slug, recorded];
      }),
    ),
  };
}

/** The hosts that a coach has and had, and whether each is current or former. */
export function listDomains({
  domain,
  formerDomains = [],
}: Pick<Site['coaches'][number], 'domain' | 'formerDomains'>): readonly (readonly [
  host: string,
  kind: 'domain' | 'former',
])[] {
  return [
    ...formerDomains.map((host) => [host, 'former'] as const),
    ...(domain === undefined ? [] : [[domain, 'domain'] as const]),
  ];
}

/** How many characters of a paragraph tell it from all others. */
const openingLength = 80;

/** What the ledger keeps of a campaign's email. */
export function recordEmail({ subject, paragraphs: [first = ''] }: Message): PublishedEmail {
  return { opening: first.slice(0, openingLength).trim(), subject };
}

/** Everything that the visitors of a form agree to. */
export function agreedIn({ consent, consents = [] }: DeepReadonly<Form>) {
  return [...(consent ? [consent] : []), ...consents];
}

/** What the ledger keeps of a funnel. */
export function recordFunnel({
  file,
  declaration,
}: Pick<CompiledFunnel, 'file' | 'declaration'>): PublishedFunnel {
  const { path, aliases = [], redirects = [], publishFrom } = declaration;
  const { event, form, submission } = declaration.kind === 'lead' ? declaration : {};
  const thanks = thanksPathOf({ declaration });
  const agreed = Map.groupBy(form ? agreedIn(form) : [], ({ version }) => version);
  return {
    ...named(
      'consents',
      [...agreed].map(([version, all]) => [version, all.map(({ text }) => text)]),
    ),
    ...(event && {
      event: {
        ...(event.dates !== undefined && {
          // In the order in which the file lists them.
          dates: Object.fromEntries(
            event.dates
              .map(({ id, startsAt }) => [id, startsAt] as const)
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          ),
        }),
        ...(event.seats !== undefined && { seats: event.seats }),
        ...(event.startsAt !== undefined && { startsAt: event.startsAt }),
        timeZone: event.timeZone,
      },
    }),
    ...named(
      'fields',
      Object.entries(form?.fields ?? {}).flatMap(([name, field]) =>
        'label' in field ? [[name, field.label] as const] : [],
      ),
    ),
    file: file.slice(file.lastIndexOf('/') + 1),
    ...(declaration.noindex === true && { noindex: true }),
    paths: {
      ...Object.fromEntries(redirects.map((one) => [one, 'redirect'] as const)),
      ...Object.fromEntries(aliases.map((one) => [one, 'alias'] as const)),
      ...(thanks !== undefined && { [thanks]: 'thank-you' as const }),
      [path]: 'path',
    },
    ...(publishFrom !== undefined && { publishFrom }),
    ...(submission && { source: submission.source }),
  };
}

/** A group of named entries, or nothing where there are none. */
function named<Key extends string, Value>(
  key: Key,
  entries: readonly (readonly [string, Value])[],
): { [K in Key]?: Record<string, Value> } {
  // The compiler does not see that a computed key is the one of the type.
  return (entries.length === 0 ? {} : { [key]: Object.fromEntries(entries) }) as {
    [K in Key]?: Record<string, Value>;
  };
}

/**
 * The ledger as its file has it: sorted, one entry to a line, so that two people who add something at
 * once rarely touch the same line.
 */
export function writeLedger(ledger: Ledger): string {
  return `${JSON.stringify(sorted(ledger), null, 2)}\n`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
