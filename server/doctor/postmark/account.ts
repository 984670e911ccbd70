import { NotSeen } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';
import { accountClient, isWrongToken, unanswered } from './client.ts';

export interface PostmarkDomain {
  readonly name: string;
  /** The name of its DKIM record, and its value. */
  readonly dkim: { readonly host: string; readonly expected: string };
  readonly isDkimVerified: boolean;
  readonly returnPath: { readonly host: string; readonly target: string };
  readonly isReturnPathVerified: boolean;
}

/** What a Postmark account may send for. */
export interface PostmarkAccount {
  readonly domains: readonly PostmarkDomain[];
  /** Single addresses, and whether their owner has confirmed them. */
  readonly signatures: readonly { readonly address: string; readonly isConfirmed: boolean }[];
}

const all = { count: 500, offset: 0 };

/**
 * Reads what an account may send for.
 *
 * @param wanted the domains whose records are needed
 */
export async function readAccount(
  env: DoctorEnv,
  wanted: readonly string[],
): Promise<PostmarkAccount> {
  const client = accountClient(env);
  try {
    const [{ Domains }, { SenderSignatures }] = await Promise.all([
      client.getDomains(all),
      client.getSenderSignatures(all),
    ]);
    const relevant = Domains.filter(({ Name }) =>
      wanted.some((domain) => isWithin(domain, Name.toLowerCase())),
    );
    const details = await Promise.all(relevant.map(({ ID }) => client.getDomain(ID)));
    return {
      domains: details.map((one) => ({
        name: one.Name.toLowerCase(),
        dkim: {
          host: one.DKIMPendingHost || one.DKIMHost,
          expected: one.DKIMPendingTextValue || one.DKIMTextValue,
        },
        isDkimVerified: one.DKIMVerified,
        returnPath: {
          host: (one.ReturnPathDomain || `pm-bounces.${one.Name}`).toLowerCase(),
          target: one.ReturnPathDomainCNAMEValue || 'pm.mtasv.net',
        },
        isReturnPathVerified: one.ReturnPathDomainVerified,
      })),
      signatures: SenderSignatures.map(({ EmailAddress, Confirmed }) => ({
        address: EmailAddress.toLowerCase(),
        isConfirmed: Confirmed,
      })),
    };
  } catch (error) {
    if (!isWrongToken(error)) throw unanswered(error);
    throw new NotSeen({
      found: 'Postmark rejects POSTMARK_ACCOUNT_TOKEN.',
      remedy:
        "Copy the account's token (Postmark: Account, API Tokens; not a server's token) into POSTMARK_ACCOUNT_TOKEN.",
    });
  }
}

/** Whether a domain is the same as another one or below it. */
export function isWithin(domain: string, other: string): boolean {
  return domain === other || domain.endsWith(`.${other}`);
}
