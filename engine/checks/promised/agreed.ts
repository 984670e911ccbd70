import { listLegalLinks } from '#engine/checks/legal/purposes.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { isLeadFunnel, languageOf, type Said } from '#engine/checks/said/said.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';

/** Whether visitors agree to a text when they send the form. */
function isAgreed({ keys }: Said): boolean {
  return keys[0] === 'form' && /^(?:consent|privacy)/u.test(String(keys[1]));
}

/** What speaks against words by which somebody gets people's data: the privacy notice knows of nobody such. */
export const findUnknownToNotice: Claim['against'] = (said, { groups = {} }) => {
  const notice = said.coach && noticeOf(said.coach, languageOf(said.funnel, said.coach));
  const isKept = notice === undefined || notice.includes((groups['who'] ?? '').toLowerCase());
  return isAgreed(said) && !isKept ? 'the privacy notice names nobody of that kind' : undefined;
};

/** What a form says of emails and data, where the site or its privacy notice says otherwise. */
export const claimsOfConsents: readonly Claim[] = [
  {
    rule: 'promised-email',
    pattern:
      /\b(?:(?:a few|some|several|occasional|regular|more|further) (?:[A-Za-zÀ-ỿ]+ )?|follow-?up )(?:e-?mails|letters|messages)\b(?! (?:than|that|which|people|you (?:write|send|get))\b)/i,
    against: (said) => {
      const { funnel, coach, text } = said;
      if (!isLeadFunnel(funnel) || funnel.submission.journey !== undefined) return;
      // Another program may send them.
      if (!isAgreed(said) || coach?.webhooks !== undefined) return;
      if (funnel.event === undefined) return 'this form starts no campaign, so nothing follows';
      const isLater = /\bafter|\bfollow-?up\b|\blater\b/i.test(text);
      return isLater && funnel.event.after === undefined
        ? 'this form starts no campaign and nothing is sent after the event'
        : undefined;
    },
    remedy: 'Let the form start a campaign (submission.journey), or take the words out.',
  },
  {
    rule: 'consent-words',
    pattern:
      /\b(?:cannot|can ?not|can[’']t|may not) (?:be (?:stopped|cancel+ed|switched off)|unsubscribe|opt out|(?:stop|cancel) (?:them|these|our|the e-?mails))\b/i,
    against: (said) =>
      isAgreed(said)
        ? 'every campaign email has a link that stops them, as the law asks'
        : undefined,
    isDenial: true,
    remedy: 'Say how to stop them: “One click stops them.”',
  },
  {
    rule: 'retention-differs',
    pattern:
      /\b(?:we|i)(?: will|[’']ll)? (?:then )?(?:delete|erase|remove|destroy|throw away) (?:your|all|the) [^.!?;]{0,40}?\b(?:after|once|within|as soon as|afterwards|when (?!you\b))\b/i,
    against: (said) =>
      // What is not confirmed in time is deleted.
      isAgreed(said) && !/\bconfirm/i.test(said.text)
        ? 'the site keeps what people enter until somebody erases it'
        : undefined,
    remedy: 'Say that people may have it erased, and how.',
  },
  {
    rule: 'unknown-to-notice',
    pattern:
      /\b(?:we|i) (?:may |will |also )?(?:share|pass|sell|rent|hand|give) (?:on )?(?:all )?your (?:[A-Za-zÀ-ỿ-]+,? ){0,3}(?:name|address|data|details|e-?mail|answers|information)\b[^.!?;]{0,40}\b(?:with|to|by) [^.!?;]{0,30}\b(?<who>partner|sponsor|advertiser|affiliate|other compan)/i,
    against: findUnknownToNotice,
    remedy: 'Name on that page who gets what, or take the words out.',
  },
];

/** What a coach's privacy notice in a language says, where it is one of the coach's own pages. */
function noticeOf(coach: Coach, language: Language): string | undefined {
  const links = listLegalLinks(coach).filter(({ keys }) => keys.at(-1) === 'privacy');
  const link =
    links.find((one) => one.language === language) ??
    links.find((one) => one.language === undefined);
  const page = coach.documents?.find(({ path }) => path === link?.to);
  return (
    page &&
    textsIn(page)
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase()
  );
}
