import type { FilledEmail } from '#engine/contract/email.ts';
import { readableAnswer } from '#engine/interpret/fields/readable-answer.ts';
import type { NoticeWords } from '#engine/language/notices/notice-words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { writeMoment } from '#engine/schedule/write-moment.ts';
import { findCoach, findFunnel } from '#engine/site/find.ts';
import { type CompiledFunnel, type NamedField, type Site, ticked } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { notNamed } from '#engine/traffic/traffic-source.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import type { ToldLead } from './notice-contract.ts';

/** A notice as a row of the delivery log holds it. */
interface Notice {
  readonly coach: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Those of its people who are still known. */
  readonly leads?: readonly ToldLead[] | null | undefined;
}

/**
 * Tells a coach's people of leads: what was answered by its label, where it came from, and what the
 * site does next. What people typed is shown as it is, as text and never as a link.
 *
 * @throws UndeclaredItem where the coach is declared no more, or nobody of it is known any more
 */
export function fillNotice(
  site: Site,
  { coach: slug, body, leads }: Notice,
  publicUrl: string,
): FilledEmail {
  const coach = findCoach(site, slug);
  const [first] = leads ?? [];
  if (coach === undefined || !leads || first === undefined) {
    throw new UndeclaredItem(`Nobody is known any more of whom "${slug}" was to be told.`);
  }
  const language = coach.language ?? 'en';
  const { notice, locale } = wordsOf(language);
  const time = {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: coach.timeZone,
  } as const;
  const isDigest = body['digest'] !== undefined;
  const offer = offerOf(findFunnel(site, first.funnelId), first);
  const title = leads.length > 1 ? notice.several(leads.length) : notice.one(offer);
  return {
    template: 'notice',
    language,
    coach,
    message: {
      subject: title,
      preview: isDigest ? notice.digest : notice.answer,
      heading: title,
      paragraphs: [isDigest ? notice.digest : notice.answer],
    },
    told: leads.map((lead) => {
      const funnel = findFunnel(site, lead.funnelId);
      return {
        title: isDigest ? offerOf(funnel, lead) : '',
        rows: [
          ...answersOf(funnel, lead),
          ...listFacts(lead, notice),
          { label: notice.sentAt, value: writeMoment(new Date(lead.createdAt), locale, time) },
          ...(funnel && !isDigest ? sayNext(funnel, lead, notice) : []),
        ],
      };
    }),
    replyTo: isDigest ? coach.contactEmail : first.email,
    publicUrl,
  };
}

function offerOf(funnel: CompiledFunnel | undefined, { funnelId }: ToldLead): string {
  return funnel?.declaration.offer.name ?? funnelId;
}

type Row = { readonly label: string; readonly value: string };

/** Every answer by its label, in the order of the form; what the form asks no more by its name. */
function answersOf(funnel: CompiledFunnel | undefined, { fields }: ToldLead): readonly Row[] {
  const asked = funnel?.formFields ?? [];
  const names = new Set(asked.map(({ name }) => name));
  const others = Object.keys(fields).filter((name) => !names.has(name));
  return [
    ...asked.map((field) => ({
      label: labelOf(field),
      value: readableAnswer(field, fields[field.name] ?? '', funnel?.language ?? 'en'),
    })),
    ...others.map((name) => ({ label: name, value: fields[name] ?? '' })),
  ].filter(({ value }) => value !== '');
}

/** What a row is called: the question, or what is agreed to, whose links stay on the page. */
function labelOf(field: NamedField): string {
  const label = field.kind === 'consent' ? plainText(field.label) : field.label;
  return label || field.name;
}

function listFacts({ source, page, trafficSource }: ToldLead, words: NoticeWords): readonly Row[] {
  return [
    { label: words.source, value: source ?? '' },
    { label: words.page, value: page ?? '' },
    {
      label: words.cameFrom,
      value: trafficSource === notNamed.direct ? words.direct : trafficSource,
    },
  ].filter(({ value }) => value !== '');
}

function sayNext(
  { declaration, coach, id, values }: CompiledFunnel,
  { fields }: ToldLead,
  words: NoticeWords,
): Row[] {
  if (declaration.kind !== 'lead') return [];
  const { email, journey } = declaration.submission;
  const declared = ownValue(coach.functions, email.function);
  const message = ownValue(declared?.messages, id) ?? declared?.message;
  if (message === undefined) return [];
  const subject = fillText(message.subject, { coach: coach.brand, ...values });
  // A campaign may wait for a box, and begins for nobody who left it empty.
  const isWanted = journey?.consent === undefined || fields[journey.consent] === ticked;
  const campaign = isWanted ? journey?.campaign : undefined;
  return [{ label: words.next, value: words.nextEmails(subject, campaign) }];
}
