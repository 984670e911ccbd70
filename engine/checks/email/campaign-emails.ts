import {
  allPaths,
  type CoachRule,
  findMistake,
  funnelsOf,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { findHoles, findUnknown } from '#engine/checks/text/placeholders.ts';
import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { eventPlaceholders, offerPlaceholders, placeholdersIn } from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';

/** An email as it is declared, and the funnels whose visitors get it. */
interface Letter {
  readonly keys: Keys;
  readonly message: DeepReadonly<Message>;
  readonly senders: readonly Sender[];
}

interface Sender {
  readonly funnel: DeepReadonly<LeadFunnel>;
  readonly file: string;
  /** The form's fields that reach the email. */
  readonly fields: readonly string[];
}

/** Every placeholder of an email is a value that each funnel sending it has and hands over. */
export const letterPlaceholdersAreKnown: CoachRule = (entry, all) =>
  lettersOf(entry, all).flatMap(({ keys, message, senders }) =>
    textsIn(message, keys).flatMap((placed) => {
      const isHeader = isHeaderText(placed, keys);
      return placeholdersIn(placed.text).flatMap((name) => {
        if (ownNames.includes(name)) return findWithoutEvent(entry, placed, name, senders);
        if (isHeader) return [findVisitorValue(entry, placed, name)];
        return findNotCollected(entry, placed, name, senders);
      });
    }),
  );

/** No email shows the time or the seats of an event that has none. */
export const letterEventTextsAreWhole: CoachRule = (entry, all) =>
  lettersOf(entry, all).flatMap(({ keys, message, senders }) =>
    textsIn(message, keys).flatMap((placed) =>
      senders.flatMap(({ funnel, file }) =>
        funnel.event ? findHoles(entry, placed, funnel.event, `the event of ${file}`) : [],
      ),
    ),
  );

/** An email's button leads to a page that exists, to the scheduling page or to another site. */
export const letterButtonsLeadSomewhere: CoachRule = (entry, all) => {
  const isSure = all.unreadable.length === 0;
  const paths = allPaths(all);
  return lettersOf(entry, all).flatMap(({ keys, message: { button } }) => {
    if (button === undefined || button.to === 'scheduling') return [];
    const place = [...keys, 'button', 'to'];
    if (button.to.startsWith('/')) {
      if (!isSure || paths.has(button.to.split(/[?#]/)[0] ?? '')) return [];
      return [
        findMistake(
          entry,
          'unknown-button-path',
          place,
          `The button leads to ${quote(button.to)}, and no page of this site has that path.`,
          'Correct the path, or declare the funnel it belongs to.',
        ),
      ];
    }
    if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(button.to)) return [];
    return [
      findMistake(
        entry,
        'unknown-button-path',
        place,
        `The button leads to ${quote(button.to)}, which is neither a path nor an address.`,
        "Write 'scheduling', a path of this site like /free-guide, or an address that begins with https://.",
      ),
    ];
  });
};

/** What an email knows without the visitor's help; an event's texts only where there is an event. */
const ownNames: readonly string[] = [...offerPlaceholders, ...eventPlaceholders];

/** Subject, preview line and link: what a visitor typed there would let strangers write our headers. */
function isHeaderText({ keys }: PlacedText, letter: Keys): boolean {
  const [part, inner] = keys.slice(letter.length);
  return part === 'subject' || part === 'preview' || (part === 'button' && inner === 'to');
}

function findVisitorValue(entry: Entry<Coach>, placed: PlacedText, name: string): Finding {
  const part = placed.keys.at(-1) === 'to' ? 'link' : String(placed.keys.at(-1));
  return findMistake(
    entry,
    'visitor-value-in-header',
    placed.keys,
    `{${name}} stands in the ${part} of an email; what visitors type may not stand there, because strangers could send words of theirs in our name.`,
    'Write the words out, or use the placeholder in the heading or in a paragraph.',
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
      `Take the placeholder out of the text, or declare an event in ${without.file}.`,
    ),
  ];
}

function findNotCollected(
  entry: Entry<Coach>,
  placed: PlacedText,
  name: string,
  senders: readonly Sender[],
): Finding[] {
  const isTyped =
    name === 'name' || senders.some(({ funnel }) => Object.hasOwn(funnel.form.fields, name));
  if (name === 'email') return [];
  if (!isTyped) {
    return [findUnknown(entry, placed, name, namesForAll(senders))];
  }
  const without = senders.find(({ fields }) => !fields.includes(name));
  if (without === undefined) return [];
  const place = `the funnel ${without.funnel.id} (${without.file})`;
  const [lack, remedy] = !Object.hasOwn(without.funnel.form.fields, name)
    ? [
        `${place} does not ask for it`,
        `Take the placeholder out of the text, or add a field ${name} to the form in ${without.file}.`,
      ]
    : isLaterEmail(entry, placed)
      ? [
          'letters and reminders know only the name and the email of a lead',
          'Take the placeholder out of the text.',
        ]
      : [
          `${place} does not send it along`,
          `Add '${name}' to submission.email.body in ${without.file}, or take the placeholder out of the text.`,
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

/** Letters and reminders go out long after the form was sent, when only the lead is known. */
function isLaterEmail(entry: Entry<Coach>, { keys: [part, name] }: PlacedText): boolean {
  const template = part === 'functions' ? entry.value.functions[String(name)]?.template : undefined;
  return part === 'campaigns' || template === 'reminder';
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

/** Every email of a coach: the functions' own, those for one funnel, and the campaigns' steps. */
function lettersOf(entry: Entry<Coach>, all: Surroundings): Letter[] {
  const leadFunnels = funnelsOf(entry, all).flatMap(({ file, value }) =>
    value.kind === 'lead' ? [{ file, funnel: value }] : [],
  );
  const functions = Object.entries(entry.value.functions).flatMap(([name, declared]) => {
    const senders =
      declared.template === 'reminder'
        ? leadFunnels
            .filter(({ funnel }) => funnel.event?.reminder?.function === name)
            .map((sender) => ({ ...sender, fields: fieldsKept(sender.funnel) }))
        : leadFunnels
            .filter(({ funnel }) => funnel.submission.email.function === name)
            .map((sender) => ({ ...sender, fields: fieldsSent(sender.funnel) }));
    const special = Object.entries(declared.messages ?? {});
    const hasOwn = (id: string) => special.some(([other]) => other === id);
    return [
      {
        keys: ['functions', name, 'message'],
        message: declared.message,
        senders: senders.filter(({ funnel }) => !hasOwn(funnel.id)),
      },
      ...special.map(([id, message]) => ({
        keys: ['functions', name, 'messages', id],
        message,
        senders: senders.filter(({ funnel }) => funnel.id === id),
      })),
    ];
  });
  const steps = entry.value.campaigns.flatMap((campaign, index) => {
    const senders = leadFunnels
      .filter(({ funnel }) => funnel.submission.journey?.campaign === campaign.name)
      .map((sender) => ({ ...sender, fields: fieldsKept(sender.funnel) }));
    return campaign.steps.map(({ message }, step) => ({
      keys: ['campaigns', index, 'steps', step, 'message'],
      message,
      senders,
    }));
  });
  return [...functions, ...steps];
}

/** The answers that reach a funnel's own email; content made for the email knows the name as well. */
function fieldsSent({ form, submission }: DeepReadonly<LeadFunnel>): string[] {
  const { body } = submission.email;
  return Object.keys(form.fields).filter(
    (name) =>
      name === 'email' || body.includes(name) || (name === 'name' && body.includes('htmlContent')),
  );
}

/** The answers that stay with a lead and so reach its letters and reminders. */
function fieldsKept({ form }: DeepReadonly<LeadFunnel>): string[] {
  return Object.keys(form.fields).filter((name) => name === 'email' || name === 'name');
}
