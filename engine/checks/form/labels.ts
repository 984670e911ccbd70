import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { type FunnelRule, findDoubt, findMistake, leadRule } from '#engine/checks/rule/rule.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';
import { bareLabel, emailSubject, subjects } from './subjects.ts';

/** A label asks for what its field takes. */
export const labelsFit: FunnelRule = leadRule((entry) =>
  askedFields(entry.value).flatMap(([name, field]) => {
    const keys = ['form', 'fields', name, 'label'];
    const label = bareLabel(field.label);
    const asked = subjects.find((subject) => subject.label.test(label));
    // A label that another field has, too, and an email field of another kind have their own findings.
    if (asked === undefined || isTwice(label, entry.value)) return [];
    if (name === 'email' && asked === emailSubject) return [];
    if (field.kind === 'email') {
      return asked === emailSubject
        ? []
        : findMistake(
            entry,
            'label-differs',
            keys,
            `The label ${quote(field.label)} asks for ${asked.what}, but the field takes nothing but email addresses.`,
            'Label it as an email address; ask for anything else in a field of its own.',
          );
    }
    const known = subjects.find((subject) => subject.key.test(name));
    if (field.kind === 'text' && asked === emailSubject) {
      return findMistake(
        entry,
        'label-differs',
        keys,
        `The label ${quote(field.label)} asks for an email address, but the field ${name} takes any text.`,
        known === undefined
          ? "Write kind: 'email', or label it as what it asks for."
          : `Label it as ${known.what}, which the field ${name} is.`,
      );
    }
    if (known === undefined || known === asked) return [];
    return findDoubt(
      entry,
      'label-differs',
      keys,
      `The label ${quote(field.label)} asks for ${asked.what}, but the answer is stored and shown as ${known.what}, because the field is called ${name}.`,
      `Label it as ${known.what}, or give the field a name that says what it asks for.`,
    );
  }),
);

function isTwice(label: string, funnel: Pick<LeadFunnel, 'form'>) {
  const own = label.toLowerCase();
  return (
    askedFields(funnel).filter(([, other]) => bareLabel(other.label).toLowerCase() === own).length >
    1
  );
}
