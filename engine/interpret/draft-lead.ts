import { maxAddressLength } from '#engine/interpret/fields/field-limits.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { canonicalAddress } from './email-address.ts';

/** Longer names and addresses are mostly surrounding spaces and are stored without them. */
const maxTypedLength = 2 * maxAddressLength;

/** A lead as it will be stored. */
export interface LeadDraft {
  /** As typed if the funnel says so, otherwise the canonical address. */
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly metadata: Readonly<Record<string, string>> | null;
}

/**
 * The lead of a valid submission.
 *
 * @param values as `checkFields` returns them
 * @param typed as sent, for funnels that store name and email "as typed"
 * @param where the page's path, the time of sending (ISO 8601) and the event's id
 * @returns undefined for a funnel without a form
 */
export function draftLead(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
  where: { readonly page: string; readonly timestamp: string; readonly eventId?: string },
): LeadDraft | undefined {
  if (funnel.declaration.kind !== 'lead') return undefined;
  const { submission } = funnel.declaration;
  const asTyped = submission.stored === 'as-typed';
  const keep = (name: string) => {
    const given = typed[name];
    return asTyped && typeof given === 'string' && given.length <= maxTypedLength
      ? given
      : undefined;
  };
  const nameField = funnel.formFields.find((field) => field.name === 'name');
  const whenEmpty = nameField?.kind === 'text' ? (nameField.whenEmpty ?? null) : null;
  return {
    email: keep('email') ?? canonicalAddress(values['email'] ?? ''),
    name: values['name'] ? (keep('name') ?? values['name']) : whenEmpty,
    source: submission.source,
    metadata: metadataOf(submission.metadata, {
      ...funnel.values,
      ...values,
      page: where.page,
      timestamp: where.timestamp,
      'event.id': where.eventId ?? '',
    }),
  };
}

function metadataOf(
  declared: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, string>>,
): Record<string, string> | null {
  if (declared === undefined) return null;
  return Object.fromEntries(
    Object.entries(declared).map(([key, text]) => [key, fillText(text, values)]),
  );
}
