import { emailInWords, listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { type CoachRule, findDoubt, findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';

/** Nobody has written to us before, so no subject pretends to answer or to forward. */
export const subjectsAnswerNobody: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message: { subject } }) => {
    const start = /^\s*(?:re|fwd?|aw|wg|sv|tr|rv|enc|res)\s?(?:\[\d+\])?\s?[:：]/i.exec(
      subject,
    )?.[0];
    if (start === undefined) return [];
    return findMistake(
      entry,
      'reply-subject',
      [...keys, 'subject'],
      `${quote(subject)} begins with ${quote(start)}, as if it answered or forwarded an email; that deceives the reader and spam filters punish it.`,
      'Begin with the words after it.',
    );
  });

/** The first email before another one that the same people get and that is like it. */
function findAlike(emails: readonly Email[], email: Email, isAlike: (other: Email) => boolean) {
  const before = emails.slice(0, emails.indexOf(email));
  return before.find((other) => isAlike(other) && meet(other, email));
}

/** People who get two emails can tell them apart by their subjects. */
export const subjectsDiffer: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap((email, _, emails) => {
    const { keys, message } = email;
    const same = findAlike(
      emails,
      email,
      (other) =>
        asRead(other.message.subject) === asRead(message.subject) &&
        !isSameEmail(other.message, message),
    );
    if (same === undefined) return [];
    return findDoubt(
      entry,
      'subject-twice',
      [...keys, 'subject'],
      `The subject ${quote(message.subject)} is also that of another email (${emailInWords(same.keys, entry.value)}), and the same people get both: inboxes show them as one conversation or as a repetition.`,
      'Give one of the two a subject of its own.',
    );
  });

/** A shorter preview, like "See you there.", may fit several emails. */
const minPreviewWords = 5;

/** What an inbox shows after the subject differs from email to email, too. */
export const previewsDiffer: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap((email, _, emails) => {
    const { keys, message } = email;
    const preview = asRead(message.preview);
    if (preview.split(' ').length < minPreviewWords) return [];
    // Two emails of one subject have a finding of their own.
    const same = findAlike(
      emails,
      email,
      (other) =>
        asRead(other.message.preview) === preview &&
        asRead(other.message.subject) !== asRead(message.subject),
    );
    if (same === undefined) return [];
    return findDoubt(
      entry,
      'preview-twice',
      [...keys, 'preview'],
      `The preview ${quote(message.preview)} is also that of another email (${emailInWords(same.keys, entry.value)}), and the same people get both.`,
      'Say in the preview what this email is about.',
    );
  });

type Email = ReturnType<typeof listDeclaredEmails>[number];

/** Whether the same people may get two emails: in campaigns of one language, or from one funnel. */
function meet(one: Email, other: Email): boolean {
  const campaign = (keys: Keys) => (keys[0] === 'campaigns' ? keys[1] : undefined);
  const [first, second] = [campaign(one.keys), campaign(other.keys)];
  // Whoever asks for two things gets the campaigns of both.
  if (first !== undefined && second !== undefined) {
    return first === second || languagesOf(one).some((each) => languagesOf(other).includes(each));
  }
  return one.senders.some(({ funnel }) =>
    other.senders.some((sender) => sender.funnel.id === funnel.id),
  );
}

function languagesOf({ senders }: Email): readonly (string | undefined)[] {
  return senders.map(({ funnel }) => funnel.language);
}

function isSameEmail(one: Email['message'], other: Email['message']): boolean {
  return one.paragraphs.join('\n') === other.paragraphs.join('\n');
}

function asRead(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();
}

/** An email greets people by name, never by their address. */
export const nobodyIsGreetedByAddress: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message }) => {
    const texts = [
      { at: [...keys, 'heading'], text: message.heading },
      ...message.paragraphs.slice(0, 1).map((text) => ({ at: [...keys, 'paragraphs', 0], text })),
    ];
    const greeting = texts.find(
      ({ text }) =>
        /^(?:hi|hello|dear|hey|welcome|good (?:morning|evening|day)|thank you|thanks)\b[^.!?]{0,20}\{/i.test(
          text,
        ) &&
        /^[^{]*\{(?:email|leadMagnet|coach|event\.[a-z]+)\}/u.test(text) &&
        /^[^.]{0,30}\{[a-zA-Z.]+\}[,!.]?(?:$| )/u.test(text) &&
        placeholdersIn(text)[0] === 'email',
    );
    if (greeting === undefined) return [];
    return findMistake(
      entry,
      'greets-address',
      greeting.at,
      `${quote(greeting.text)} greets people by their email address.`,
      'Write {name}, with a nameDefault for those who gave none, or greet without a name.',
    );
  });
