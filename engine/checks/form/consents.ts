import {
  type FunnelRule,
  findDoubt,
  findMistake,
  type Keys,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import type { ConsentBox } from '#engine/declaration/form.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';
import { findTakenName } from './taken-names.ts';

/** Every box to tick has a name of its own, and words for a visitor who must tick it and does not. */
export const consentsAreSound: FunnelRule = leadRule((entry) => {
  const { consents = [], fields, consent, privacy } = entry.value.form;
  const texts = [consent?.text, ...consents.map(({ text }) => text)];
  const again =
    consent !== undefined && consent.text === privacy
      ? findMistake(
          entry,
          'same-consent',
          ['form', 'consent', 'text'],
          `The form says ${quote(consent.text)} under its button already (form.privacy), and nobody agrees to anything by it.`,
          'Say what people agree to: You agree to get … and a few emails from {coach}. One click stops them.',
        )
      : [];
  const ofBoxes = consents.flatMap((box, index) => {
    const keys = ['form', 'consents', index];
    return [
      ...findTakenName(entry, [...keys, 'name'], box.name, 'box'),
      ...findSameName(entry, [...keys, 'name'], box, consents.slice(0, index), fields),
      ...findUnsaid(entry, keys, box),
      ...(texts.indexOf(box.text) <= index
        ? [
            findMistake(
              entry,
              'same-consent',
              [...keys, 'text'],
              `The form already asks for ${quote(box.text)}, so nobody could tell the two consents apart.`,
              'Say what this box alone agrees to, or remove it.',
            ),
          ]
        : []),
    ];
  });
  return [again, ofBoxes].flat();
});

function findSameName(
  entry: Entry<LeadFunnel>,
  keys: Keys,
  { name }: ConsentBox,
  before: readonly ConsentBox[],
  fields: object,
): Finding[] {
  const owner = Object.hasOwn(fields, name)
    ? 'a field of the form'
    : before.some((other) => other.name === name) && 'another box of the form';
  if (!owner) return [];
  return [
    findMistake(
      entry,
      'consent-name-taken',
      keys,
      `The name ${quote(name)} already belongs to ${owner}, so the two answers could not be told apart.`,
      'Give the box a name of its own.',
    ),
  ];
}

function findUnsaid(
  entry: Entry<LeadFunnel>,
  keys: Keys,
  { name, required, missing }: ConsentBox,
): Finding[] {
  // A value that is neither true nor false has a finding of its own.
  if (required === true && missing === undefined) {
    return [
      findMistake(
        entry,
        'missing-sentence',
        [...keys, 'missing'],
        `The box ${name} is required but has no sentence for a visitor who does not tick it.`,
        // A campaign's box is never required for good reason.
        entry.value.submission.journey?.consent === name
          ? 'Write required: false; the campaign starts for those who tick it.'
          : "Add missing: 'Please tick …' to the box.",
      ),
    ];
  }
  if (required || missing === undefined) return [];
  return [
    findMistake(
      entry,
      'unseen-sentence',
      [...keys, 'missing'],
      `The box ${name} is not required, so nobody would ever read ${quote(missing)}.`,
      'Remove missing, or write required: true.',
    ),
  ];
}

/** A campaign that waits for a box names one that the form has, and that people may leave empty. */
export const journeyConsentExists: FunnelRule = leadRule((entry) => {
  const named = entry.value.submission.journey?.consent;
  if (named === undefined) return [];
  const keys = ['submission', 'journey', 'consent'];
  const { consents = [] } = entry.value.form;
  const box = consents.find(({ name }) => name === named);
  if (box === undefined) {
    return findMistake(
      entry,
      'unknown-consent',
      keys,
      `The form has no box ${quote(named)}, so the campaign would never start. ${tellKnown(
        consents.map(({ name }) => name),
        'box',
      )}`,
      `${consents.length > 0 ? 'Name one of them, or add' : 'Add'} the box to form.consents.`,
    );
  }
  if (!box.required) return [];
  return findDoubt(
    entry,
    'forced-consent',
    ['form', 'consents', consents.indexOf(box), 'required'],
    `Nobody gets what the form promises without agreeing to the campaign's emails, because the box ${named} is required.`,
    'Write required: false; the campaign starts for those who tick it.',
  );
});
