import { findGaps, findUnknown } from '#engine/checks/rule/placeholder-findings.ts';
import { type CoachRule, findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding } from '#engine/read/findings.ts';
import { findMeantValue } from '#engine/read/meanings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { ownPlaceholdersIn } from '#engine/text/foreign-placeholders.ts';
import { eventPlaceholders, offerPlaceholders } from '#engine/text/placeholders.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { count } from '#engine/text/wording.ts';
import { type DeclaredEmail, listDeclaredEmails, type Sender } from './declared-emails.ts';

/** Every placeholder of an email is a value that each funnel sending it has and passes on. */
export const emailPlaceholdersAreKnown: CoachRule = (entry, all) => {
  const found = listDeclaredEmails(entry, all).flatMap((email) =>
    textsIn(email.message, email.keys).flatMap((placed) => {
      const isHeader = isHeaderText(placed, email.keys);
      return ownPlaceholdersIn(placed.text).flatMap((name) => {
        if (ownNames.includes(name)) return findWithoutEvent(entry, placed, name, email.senders);
        if (isHeader) return [findVisitorValue(entry, placed, name)];
        return findNotCollected(entry, placed, name, email);
      });
    }),
  );
  // A value that is not there is missed in every text, and has one cause.
  return Array.from(Map.groupBy(found, ({ problem }) => problem).values()).flatMap(
    ([first, ...others]) => {
      if (first === undefined || others.length === 0) return first ?? [];
      const also = `So ${others.length === 1 ? 'does' : 'do'} ${count(others.length, 'other text')}.`;
      return { ...first, problem: `${first.problem} ${also}` };
    },
  );
};

/** No email shows the time or the seats of an event that has none. */
export const emailEventTextsAreWhole: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders }) =>
    textsIn(message, keys).flatMap((placed) =>
      senders.flatMap(({ funnel, file }) =>
        funnel.event ? findGaps(entry, placed, funnel.event, `the event of ${file}`) : [],
      ),
    ),
  );

/** What an email knows without the visitor's help; an event's texts only where there is an event. */
const ownNames: readonly string[] = [...offerPlaceholders, ...eventPlaceholders];

/** Subject, preview line and link: visitors' input there would let strangers write our headers. */
function isHeaderText({ keys }: PlacedText, email: Keys): boolean {
  const [part, inner] = keys.slice(email.length);
  return part === 'subject' || part === 'preview' || (part === 'button' && inner === 'to');
}

function findVisitorValue(entry: Entry<Coach>, placed: PlacedText, name: string): Finding {
  const part = placed.keys.at(-1) === 'to' ? 'link' : String(placed.keys.at(-1));
  return findMistake(
    entry,
    'visitor-value-in-header',
    placed.keys,
    `{${name}} is in the ${part} of an email, where nothing that visitors type may appear: strangers could send their own words in your name.`,
    'Write the words out, or use the placeholder in the heading or a paragraph.',
  );
}

function findWithoutEvent(
  entry: Entry<Coach>,
  placed: PlacedText,
  name: string,
  senders: readonly Sender[],
): Finding[] {
  if (!name.startsWith('event.')) return [];
  const without = senders.find(({ funnel }) => funnel.event === undefined);
  if (without === undefined) return [];
  return [
    findMistake(
      entry,
      'value-not-collected',
      placed.keys,
      `The email shows {${name}}, but the funnel ${without.funnel.id} (${without.file}), whose visitors get it, declares no event.`,
      `Remove the placeholder, or declare an event in ${without.file}.`,
    ),
  ];
}

function findNotCollected(
  entry: Entry<Coach>,
  placed: PlacedText,
  name: string,
  { senders, isLater }: DeclaredEmail,
): Finding[] {
  if (name === 'email') return [];
  const isTyped =
    name === 'name' || senders.some(({ funnel }) => Object.hasOwn(funnel.form.fields, name));
  if (!isTyped) return [findUnknown(entry, placed, name, namesForAll(senders))];
  const without = senders.find(({ fields }) => !fields.includes(name));
  if (without === undefined) return [];
  const { funnel, file } = without;
  // A misspelt body field has a finding of its own.
  const body = funnel.submission.email.body;
  if (body.some((field) => field !== name && findSimilar(field, [name]) !== undefined)) return [];
  const place = `the funnel ${funnel.id} (${file})`;
  const [lack, remedy] = !Object.hasOwn(funnel.form.fields, name)
    ? [
        `${place} does not ask for it`,
        `Remove the placeholder, or add a field ${name} to the form in ${file}.`,
      ]
    : isLater
      ? [
          "emails that go out long after a form was sent know only a lead's name and email",
          findMeantValue(name, ['name']) === 'name'
            ? `Call the field name in ${file}, and write {name}.`
            : 'Remove the placeholder.',
        ]
      : [
          `${place} does not pass it on`,
          `Add '${name}' to submission.email.body in ${file}, or remove the placeholder.`,
        ];
  return [
    findMistake(
      entry,
      'value-not-collected',
      placed.keys,
      `The email shows {${name}}, but ${lack}.`,
      remedy,
    ),
  ];
}

/** What an email may name, whichever of its funnels sends it. */
function namesForAll(senders: readonly Sender[]): string[] {
  const fields = senders[0]?.fields ?? ['name', 'email'];
  return [
    ...offerPlaceholders,
    ...(senders.every(({ funnel }) => funnel.event) ? eventPlaceholders : []),
    ...fields.filter((field) => senders.every((sender) => sender.fields.includes(field))),
  ];
}
