import { allOf } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';

/** What only this site and its partners know. */
const secretNames = [
  'SECRET',
  'OPERATOR_PASSWORD',
  'METRICS_TOKEN',
  'POSTMARK_WEBHOOK_SECRET',
] as const;

type SecretName = (typeof secretNames)[number];

/** Placeholders that people mean to replace later. */
const placeholder =
  /change.?me|password|passwort|secret|example|default|admin|funnelfile|123456|qwert/i;

const purposes: Readonly<Record<SecretName, string>> = {
  SECRET: 'forges links to guides, seats and unsubscribing, and finds out who a hash stands for',
  OPERATOR_PASSWORD: 'reads every name and address in the console',
  METRICS_TOKEN: 'reads the figures at /metrics',
  POSTMARK_WEBHOOK_SECRET: 'reports bounces that never were, so that people get no email any more',
};

/** Why a secret can be guessed; undefined if it cannot. */
export function findWeakness(value: string): string | undefined {
  const letters = value.toLowerCase();
  if (new Set(letters).size < 6) return 'it has few different characters';
  if (/^(.{1,8}?)\1+$/.test(letters)) return 'it repeats itself';
  // A long sentence may contain such a word; a short value consists of little else.
  if (value.length < 32 && placeholder.test(letters)) return 'it holds a word that is tried first';
  if (value.length < 20 && /^(?:[a-z]+|\d+)$/.test(letters)) return 'it is one word or one number';
  return undefined;
}

/** Examines whether the secret that signs and hashes is known to nobody else, without showing any of it. */
export function examineSecret({ SECRET }: DoctorEnv, secret: string | undefined): Verdict {
  if (SECRET === undefined) {
    return secret === undefined
      ? good('None is set: the first start generates one and keeps it in the database.')
      : good('None is set, so the site generated one of 256 bits; it is kept in the database.');
  }
  const weakness = findWeakness(SECRET);
  if (weakness === undefined) return good('SECRET is set and cannot be guessed.');
  return bad(`SECRET can be guessed: ${weakness}.`, {
    consequence: `Anyone who guesses it ${purposes.SECRET}.`,
    remedy:
      'Generate another one and set it as SECRET. Links in emails sent before that will stop working, and the site will no longer recognise who unsubscribed, bounced or was erased.',
    enter: 'openssl rand -base64 32',
  });
}

/** Examines whether the environment's passwords and tokens are strong and each used only once. */
export function examinePasswords(env: DoctorEnv): Verdict {
  const set = secretNames.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const evidence = secretNames.map(
    (name) => `${name}: ${env[name] === undefined ? 'not set' : 'set'}`,
  );
  const weak = set.flatMap(({ name, value }) => {
    const weakness = name === 'SECRET' ? undefined : findWeakness(value);
    return weakness === undefined ? [] : [{ name, weakness }];
  });
  const enter = 'openssl rand -base64 24';
  if (weak.length > 0) {
    const found = weak.map(({ name, weakness }) => `${name} can be guessed: ${weakness}.`);
    const what = weak.map(({ name }) => `Anyone who guesses ${name} ${purposes[name]}.`);
    const remedy = `Set ${allOf(weak.map(({ name }) => name))} to random values, and restart the site.`;
    return bad(found.join(' '), { consequence: what.join(' '), remedy, enter }, evidence);
  }
  const shared = set.filter(({ value }) => set.filter((one) => one.value === value).length > 1);
  if (shared.length > 0) {
    const names = allOf(shared.map(({ name }) => name));
    const wrong = {
      consequence: 'Anyone who is given one of them has the others, too.',
      remedy: 'Give each its own value, and restart the site.',
      enter,
    };
    return warning(`${names} have the same value.`, wrong, evidence);
  }
  if (env.OPERATOR_PASSWORD === undefined) {
    return good(
      'The console has the password that was generated for it, or one set by a command.',
      evidence,
    );
  }
  return good('The secrets that are set cannot be guessed.', evidence);
}
