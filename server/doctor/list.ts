import { addressExaminations } from './address/family.ts';
import { databaseExaminations } from './database/family.ts';
import type { Examination } from './examination/examination.ts';
import type { DoctorNeeds } from './examination/needs.ts';
import { mailExaminations } from './mail/family.ts';
import { isReserved, listMailDomains, senderAddresses } from './mail/senders.ts';
import { type PostmarkAccount, readAccount } from './postmark/account.ts';
import { postmarkExaminations } from './postmark/family.ts';
import { siteExaminations } from './site/family.ts';

/** Every examination, for the command and the console. */
export function listExaminations(needs: DoctorNeeds): readonly Examination[] {
  const { env, site, transport } = needs;
  const domains = listMailDomains(site, env.MAIL_FROM).map(({ name }) => name);
  // The family of mail reports reserved domains, once.
  const senders = senderAddresses(site, env.MAIL_FROM).filter((one) => !isReserved(one));
  let asked: Promise<PostmarkAccount> | undefined;
  const askAccount = () => {
    asked ??= readAccount(env, domains);
    return asked;
  };
  const mayAsk = transport.name === 'postmark' && env.POSTMARK_ACCOUNT_TOKEN !== undefined;
  return [
    ...siteExaminations(needs),
    ...databaseExaminations(needs),
    ...addressExaminations(needs),
    ...mailExaminations(needs, mayAsk ? askAccount : undefined),
    ...postmarkExaminations(needs, senders, mayAsk ? askAccount : undefined),
  ];
}
