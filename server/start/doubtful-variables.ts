import { countEdits } from '#engine/text/similar.ts';
import { type Env, variableNames } from './environment.ts';

/** How names begin that are hardly meant for another program. */
const ours = /^(?:KEEP|POSTMARK|SMTP)_/;

/** What Kubernetes names after services, in every container. */
const ofServices = /_(?:SERVICE|PORT)(?:_|$)/;

/** Shorter names are too often one slip from another program's. */
const minLength = 8;
const maxSlips = 2;

/**
 * What an operator has hardly meant, in sentences: variables that nobody reads, and ones that another
 * variable leaves without a purpose.
 *
 * @param declared the names that declarations have chosen for variables of theirs
 */
export function findDoubtfulVariables(env: Env, declared: readonly string[]): string[] {
  const { given, POSTMARK_SERVER_TOKEN: postmark, POSTMARK_API_URL: api, SMTP_URL: smtp } = env;
  const known = [...variableNames, ...declared];
  const misspelt = Object.keys(given)
    .filter((name) => !known.includes(name) && !ofServices.test(name))
    .flatMap((name) => {
      const meant = findMeant(name, known);
      if (meant !== undefined) return [`The site does not read ${name}. Did you mean ${meant}?`];
      return ours.test(name) ? [`The site does not read ${name}: it has no such variable.`] : [];
    });
  return [
    ...misspelt,
    ...(postmark !== undefined && smtp !== undefined
      ? ['SMTP_URL is not used, because POSTMARK_SERVER_TOKEN is set as well.']
      : []),
    ...(postmark === undefined && api !== undefined
      ? ['POSTMARK_API_URL is not used without POSTMARK_SERVER_TOKEN.']
      : []),
  ];
}

function findMeant(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase();
  if (known.includes(written)) return written;
  if (written.length < minLength) return undefined;
  return known
    .map((other) => ({ other, slips: countEdits(written, other) }))
    .filter(({ slips }) => slips <= maxSlips)
    .sort((a, b) => a.slips - b.slips)[0]?.other;
}
