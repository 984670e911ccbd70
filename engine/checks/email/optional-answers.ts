import { mayBeEmpty } from '#engine/checks/form/optional-answers.ts';
import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { ownPlaceholdersIn } from '#engine/text/foreign-placeholders.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { placeholdersIn } from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';
import { type DeclaredEmail, listDeclaredEmails, type Sender } from './declared-emails.ts';

/** Without a name, an email says "there", which fits behind these only. */
const greeting =
  /\b(?:hi|hello|hey|hi again|welcome back|dear|good (?:morning|afternoon|evening|day)),?\s+\{name\}/gi;

/** A word that stands for a name only where somebody is greeted. */
const onlyGreeted = /^(?:there|all|everyone|everybody|you)$/i;

/** No email names an answer that a form lets people leave empty, unless words stand for it. */
export const emailAnswersHaveWords: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap((email): Finding[] => {
    const [part, index] = email.keys;
    const declared =
      part === 'functions' ? ownValue(entry.value.functions, String(index)) : undefined;
    return textsIn(email.message, email.keys).flatMap(({ keys, text }) =>
      [...new Set(ownPlaceholdersIn(text))].flatMap((name) => {
        const sender = findEmptySender(email, name);
        if (sender === undefined) return [];
        if (name === 'name' && (declared?.nameDefault !== undefined || greets(text))) return [];
        const fallback = declared
          ? `Write “Hello {name}”, which greets people without a name as “Hello there”, add nameDefault to functions['${index}'],`
          : 'Write “Hello {name}”, which greets people without a name as “Hello there”,';
        return findMistake(
          entry,
          'empty-answer',
          keys,
          `{${name}} in ${quote(text)} has no value for people who leave the field ${name} of ${sender.file} empty.`,
          name === 'name'
            ? `${fallback} or give the field whenEmpty.`
            : `Write ${sender.kind === 'text' ? 'whenEmpty or ' : ''}required: true for the field there, or leave {${name}} out.`,
        );
      }),
    );
  });

/** What stands for a name that was not given fits where it stands: not “Here is your report, there”. */
export const nameDefaultsFit: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys: place, message, senders }) => {
    const { nameDefault } = ownValue(entry.value.functions, String(place[1])) ?? {};
    if (place[0] !== 'functions' || nameDefault === undefined) return [];
    const isGiven = ({ funnel }: Sender) => {
      const field = ownValue(funnel.form.fields, 'name');
      return field !== undefined && !mayBeEmpty(field);
    };
    if (!onlyGreeted.test(nameDefault) || (senders.length > 0 && senders.every(isGiven))) return [];
    return textsIn(message, place).flatMap(({ keys, text }) => {
      if (!placeholdersIn(text).includes('name') || greets(text, nameDefault)) return [];
      return findMistake(
        entry,
        'stray-name-default',
        keys,
        `${quote(text)} says ${quote(text.replaceAll('{name}', nameDefault))} to people who gave no name.`,
        `Greet with it, like “Hello {name}, …”, or give the function another nameDefault.`,
      );
    });
  });

/** Whether a text names nobody but whom it greets; "for you" is said of everybody. */
function greets(text: string, nameDefault?: string): boolean {
  const rest = text.replace(greeting, '');
  const named = nameDefault === 'you' ? rest.replace(/\b(?:for|with|to) \{name\}/gi, '') : rest;
  return !placeholdersIn(named).includes('name');
}

/** A funnel that sends the email although its visitors may leave the field empty. */
function findEmptySender({ senders }: DeclaredEmail, name: string) {
  return senders.flatMap(({ file, funnel, fields }) => {
    const field = ownValue(funnel.form.fields, name);
    return field !== undefined && fields.includes(name) && mayBeEmpty(field)
      ? { file, kind: field.kind }
      : [];
  })[0];
}
