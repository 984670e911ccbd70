import { type CoachRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { quote } from '#engine/text/wording.ts';

/** Pages of plain text have titles of their own, and so have the sections of each. */
export const documentTitlesDiffer: CoachRule = (entry) => {
  const documents = entry.value.documents ?? [];
  const titles = documents.map(({ title }, index) => ({
    keys: ['documents', index, 'title'],
    text: title,
    where: 'another page',
  }));
  const groups = [
    titles,
    ...documents.map(({ sections }, index) =>
      sections.map(({ heading }, place) => ({
        keys: ['documents', index, 'sections', place, 'heading'],
        text: heading,
        where: 'another section of this page',
      })),
    ),
  ];
  return groups.flatMap((group) =>
    group

      .filter(({ text }, index) => group.findIndex((one) => one.text === text) < index)
      .map(({ keys, text, where }) =>
        findDoubt(
          entry,
          'heading-twice',
          keys,
          `${quote(text)} stands above ${where}, too, so one of the two has the words of the other.`,
          'Say what this one is about.',
        ),
      ),
  );
};

const mailbox = /(?<![\w.+-])(?<box>[\w.+-]+)@(?<host>[a-z\d-]+(?:\.[a-z\d-]+)+)/gi;
/** Many a firm has a mailbox of its own for what people ask about their data. */
const ofPrivacy = /privacy|data|daten|gdpr|dsgvo|rgpd|dpo|legal|compliance/i;

/** A page of plain text that names mailboxes at the coach's domain names one that is declared. */
export const documentsKnowTheMailbox: CoachRule = (entry) => {
  const { documents = [], ...others } = entry.value;
  const { contactEmail } = others;
  const domain = contactEmail.split('@').at(-1) ?? '';
  const [name] = domain.split('.');
  return documents.flatMap((document, index) => {
    const named = textsIn(document.sections, ['documents', index, 'sections']).flatMap(
      ({ keys, text }) =>
        Array.from(text.matchAll(mailbox), ({ 0: address, groups = {} }) => ({
          keys,
          address,
          // The same firm under another ending, as far as the mailbox is the same.
          isOwn:
            groups['host'] === domain ||
            (groups['host']?.split('.')[0] === name &&
              contactEmail.startsWith(`${groups['box']}@`)),
        })),
    );
    const own = named.filter(({ isOwn }) => isOwn);
    const [first] = own;
    const isRight = ({ address }: { readonly address: string }) =>
      textsIn(others).some(({ text }) => text.includes(address)) ||
      ofPrivacy.test(address.split('@')[0] ?? '');
    if (first === undefined || own.some(isRight)) return [];
    return findDoubt(
      entry,
      'wrong-mailbox',
      first.keys,
      `${quote(first.address)} stands here, but nothing else of this coach names that mailbox; contactEmail is ${quote(contactEmail)}.`,
      `Write ${quote(contactEmail)}, or allow it here if somebody reads that mailbox.`,
    );
  });
};
