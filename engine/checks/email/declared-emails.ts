import { rememberOwn } from '#engine/checks/rule/own/own.ts';
import { type Keys, leadFunnelsOf, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Coach, FunctionTemplate, Message } from '#engine/declaration/coach.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import { placeInWords } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { isOfEvent, listEventEmails } from '#engine/schedule/event-emails.ts';

/** An email that a coach declares, and the funnels that send it. */
export interface DeclaredEmail {
  readonly keys: Keys;
  readonly template: FunctionTemplate | 'campaign';
  readonly message: Message;
  readonly senders: readonly Sender[];
  /** Whether it goes out long after the form was sent, when only the lead is known. */
  readonly isLater: boolean;
}

/** A funnel whose visitors get the email. */
export interface Sender {
  readonly funnel: LeadFunnel;
  readonly file: string;
  /** The form's fields that reach the email. */
  readonly fields: readonly string[];
}

/** Every email of a coach: the functions' own, those for single funnels, and the campaigns' steps. */
export function listDeclaredEmails(
  entry: Entry<Coach>,
  all: Surroundings,
): readonly DeclaredEmail[] {
  const known = emailsByFile(all, entry.value.slug);
  const emails = known.get(entry.file) ?? listEmails(entry, all);
  known.set(entry.file, emails);
  return emails;
}

/** Where an email is declared, in words: "1st campaign, Willow Campaign, 2nd step, hello". */
export function emailInWords(keys: Keys, declaration: Coach): string {
  return placeInWords(keys.at(-1) === 'message' ? keys.slice(0, -1) : keys, declaration);
}

/** Most rules about emails ask for them. */
const emailsByFile = rememberOwn(() => new Map<string, readonly DeclaredEmail[]>());

function listEmails(entry: Entry<Coach>, all: Surroundings): readonly DeclaredEmail[] {
  const funnels = leadFunnelsOf(entry, all);
  const sendersOf = (isLater: boolean, sends: (funnel: LeadFunnel) => boolean): readonly Sender[] =>
    funnels
      .filter(({ value }) => sends(value))
      .map(({ file, value }) => ({
        file,
        funnel: value,
        fields: isLater ? fieldsOfLead(value) : fieldsOfSubmission(value),
      }));

  const ofFunctions = Object.entries(entry.value.functions).flatMap(([name, declared]) => {
    const isLater = isOfEvent(declared.template);
    const senders = sendersOf(isLater, ({ event, submission }) =>
      isLater
        ? event !== undefined && listEventEmails(event).some((one) => one.function === name)
        : submission.email.function === name,
    );
    const { template } = declared;
    const special = Object.entries(declared.messages ?? {});
    const hasOwn = (id: string) => special.some(([other]) => other === id);
    return [
      {
        keys: ['functions', name, 'message'],
        template,
        message: declared.message,
        senders: senders.filter(({ funnel }) => !hasOwn(funnel.id)),
        isLater,
      },
      ...special.map(([id, message]) => ({
        keys: ['functions', name, 'messages', id],
        template,
        message,
        senders: senders.filter(({ funnel }) => funnel.id === id),
        isLater,
      })),
    ];
  });
  const ofCampaigns = entry.value.campaigns.flatMap((campaign, index) => {
    const isLater = true;
    const senders = sendersOf(
      isLater,
      ({ submission }) => submission.journey?.campaign === campaign.name,
    );
    return campaign.steps.map(({ message }, step) => {
      const keys = ['campaigns', index, 'steps', step, 'message'];
      return { keys, template: 'campaign' as const, message, senders, isLater };
    });
  });
  return [...ofFunctions, ...ofCampaigns];
}

/** The answers that reach a requested email; content made for the email includes the name. */
function fieldsOfSubmission({ form, submission }: LeadFunnel): string[] {
  const { body } = submission.email;
  return Object.keys(form.fields).filter(
    (name) =>
      name === 'email' || body.includes(name) || (name === 'name' && body.includes('htmlContent')),
  );
}

/** The answers that are stored with a lead, and so reach its campaign emails and reminders. */
function fieldsOfLead({ form }: LeadFunnel): string[] {
  return Object.keys(form.fields).filter((name) => name === 'email' || name === 'name');
}
