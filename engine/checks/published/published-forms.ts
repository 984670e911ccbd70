import { findDoubt } from '#engine/checks/rule/rule.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { agreedIn } from '#engine/ledger/record-site.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { acceptCommand, writeText } from './code.ts';
import type { PublishedMatch } from './match-funnels.ts';

/** What was published of a form and is known by a name that visitors do not see. */
export function findChangedForm({ was }: PublishedMatch, now: Entry<LeadFunnel>): Finding[] {
  return [...findReworded(was, now), ...findRenamed(was, now)];
}

/** A version stands for the words that people agreed to: other words are another version. */
function findReworded({ consents = {} }: PublishedMatch['was'], now: Entry<LeadFunnel>): Finding[] {
  const { form } = now.value;
  return agreedIn(form).flatMap((one) => {
    const before = consents[one.version];
    if (before === undefined || before.includes(one.text)) return [];
    const path =
      one === form.consent
        ? ['form', 'consent']
        : ['form', 'consents', form.consents?.findIndex(({ text }) => text === one.text) ?? 0];
    return [
      findDoubt(
        now,
        'published-consent',
        [...path, 'version'],
        `People have agreed to other words under the version ${quote(one.version)}: ${before.map(quote).join(' and ')}. Nobody could tell by it which words somebody saw.`,
        `Give the new words a version of their own; if only a slip was corrected, run ${acceptCommand}.`,
      ),
    ];
  });
}

/** A question that is asked as before under another name. */
function findRenamed({ fields = {} }: PublishedMatch['was'], now: Entry<LeadFunnel>): Finding[] {
  const asked = now.value.form.fields;
  const gone = Object.entries(fields).filter(([name]) => asked[name] === undefined);
  return Object.entries(asked).flatMap(([name, field]) => {
    const label = 'label' in field ? field.label : undefined;
    const [before] = gone.find(([, was]) => was === label) ?? [];
    if (label === undefined || before === undefined || fields[name] !== undefined) return [];
    return [
      findDoubt(
        now,
        'published-field',
        ['form', 'fields', name],
        `The question ${quote(label)} was published as ${quote(before)} and is ${quote(name)} now: answers from before stay under the old name, and whoever reads answers by it finds no more.`,
        `Write ${writeText(before)} again, which no visitor sees; if it is meant, run ${acceptCommand}.`,
      ),
    ];
  });
}
