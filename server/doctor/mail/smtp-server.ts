import { bad, good, type Verdict } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';

/** Examines whether the SMTP server accepts the site's sign-in, without sending anything. */
export async function examineSmtp(
  { check }: DoctorNeeds['transport'],
  host: string,
  signal: AbortSignal,
): Promise<Verdict> {
  const silent = new Promise<{ isReady: false; detail: string }>((resolve) => {
    const detail = `The SMTP server ${host} did not answer in time.`;
    signal.addEventListener('abort', () => resolve({ isReady: false, detail }), { once: true });
  });
  const answered = await Promise.race([
    check?.() ?? { isReady: true, detail: `Emails go out through the SMTP server ${host}.` },
    silent,
  ]);
  if (answered.isReady) return good(answered.detail);
  return bad(answered.detail, {
    consequence: 'No email leaves: all wait, and are sent once it lets the site in.',
    remedy: `Make sure that ${host} runs and can be reached from here, and that SMTP_URL has the right port, user and password; then start the site again.`,
  });
}
