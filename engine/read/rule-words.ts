import type * as v from 'valibot';
import { describeOddCharacter } from '#engine/text/odd-character.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { beginSentence, quote } from '#engine/text/wording.ts';
import { repairValue } from './repair.ts';

interface Words {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * A failed validation, which the schemas word as "what is wrong: what to write".
 *
 * @param isKey whether the name of an entry is wrong, not its value
 */
export function describeRule(issue: v.BaseIssue<unknown>, isKey: boolean): Words {
  const value = quote(issue.input);
  switch (issue.type) {
    case 'min_value':
      return { problem: `${value} is too small.`, remedy: `Write ${issue.requirement} or more.` };
    case 'gt_value':
      return {
        problem: `${value} is too small.`,
        remedy: `Write more than ${issue.requirement}.`,
      };
    case 'max_value':
      return { problem: `${value} is too large.`, remedy: `Write ${issue.requirement} or less.` };
    case 'integer':
      return { problem: `${value} is not a whole number.`, remedy: 'Write a whole number.' };
    case 'min_length':
      return { problem: `The list is empty; it ${issue.message}.`, remedy: 'Add one.' };
  }
  const other = describeOtherSite(issue) ?? describeSeveral(issue);
  if (other !== undefined) return other;
  return describeRules([issue], isKey);
}

/** What each of several ways to write a value finds wrong with it. */
export function describeRules(issues: readonly v.BaseIssue<unknown>[], isKey = false): Words {
  const parts = issues.map(({ message }) => message.split(': '));
  const input = issues[0]?.input;
  const given = typeof input === 'string' ? input.trim() : '';
  const tests = issues.map(({ requirement }) => testOf(requirement));
  const isTarget = issues[0]?.path?.at(-1)?.key === 'to';
  const target = isTarget ? findTarget(given) : undefined;
  // An address makes a path as well, but not the other way round.
  const repaired = targets.includes(given)
    ? undefined
    : tests.reduceRight<string | undefined>(
        (found, test) =>
          found ?? target ?? (given === '' ? undefined : repairValue(String(input), test)),
        undefined,
      );
  const isForm = issues.some(({ requirement }) => requirement instanceof RegExp);
  const odd = isForm ? (describeOddCharacter(given) ?? describeSpace(given)) : undefined;
  const wrong = parts.map(([what = '']) => what).join(' and ');
  return {
    problem: `${beginSentence(`${isKey ? 'the name ' : ''}${quote(input)} ${wrong}${odd === undefined ? '' : `: ${odd}`}`)}.`,
    remedy:
      repaired === undefined
        ? adviseWith(parts.map(([, ...advice]) => advice.join(': ')).join('; or '))
        : `Write ${quote(repaired)}.`,
  };
}

/** A space within an address, which ends it. */
function describeSpace(given: string): string | undefined {
  return /:\/\/\S*\s/.test(given) ? 'it has a space' : undefined;
}

/** What buttons lead to besides pages, each of them to some of it. */
const targets = ['scheduling', 'download', 'seat', 'home', 'form'];

/** What is meant by a word for one of them: `calendar` is no page. */
function findTarget(given: string): string | undefined {
  if (/^(?:calendar|calendly|booking|book|call|schedule|appointment)$/i.test(given))
    return 'scheduling';
  return targets.find((one) => isOneSlipApart(given, one));
}

/** A whole address where a page of the site is named by its path. */
function describeOtherSite({
  input,
  message,
  path: place,
  requirement,
}: v.BaseIssue<unknown>): Words | undefined {
  const isLink = place?.at(-1)?.key === 'to' && message.startsWith('is not a path');
  if (typeof input !== 'string' || !isLink) return undefined;
  const [, host, path = ''] = /^(?:https?:\/\/|www\.)([^/\s]+)(\/[^?#\s]*)?/i.exec(input) ?? [];
  if (host === undefined) return undefined;
  const isPath = path !== '/' && testOf(requirement)(path);
  return {
    problem: `${quote(input)} is a whole address, but what is named here is a page of this site by its path.`,
    remedy: isPath
      ? `If the page is on this site, write ${quote(path)}; a link to another site stands in a body text, as [words](https://…).`
      : 'Write the path of a page of this site; a link to another site stands in a body text, as [words](https://…).',
  };
}

/** Several entries of a list in one text, between commas. */
function describeSeveral({ input, path, requirement }: v.BaseIssue<unknown>): Words | undefined {
  if (typeof input !== 'string' || typeof path?.at(-1)?.key !== 'number') return undefined;
  const parts = input.split(/\s*[,;]\s*/);
  if (parts.length < 2 || !parts.every(testOf(requirement))) return undefined;
  return {
    problem: `${quote(input)} is several entries in one text.`,
    remedy: `Write each in quotation marks of its own: ${parts.map((one) => `'${one}'`).join(', ')}.`,
  };
}

/** Whether a value passes a schema's rule. */
function testOf(requirement: unknown): (value: string) => boolean {
  if (requirement instanceof RegExp) return (value) => requirement.test(value);
  return (value) => typeof requirement === 'function' && requirement(value) === true;
}

function adviseWith(words: string): string {
  return words === '' ? 'Correct it.' : `${beginSentence(words)}.`;
}
