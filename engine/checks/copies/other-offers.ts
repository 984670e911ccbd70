import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  findNote,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listEventEmails } from '#engine/schedule/event-emails.ts';
import { quote } from '#engine/text/wording.ts';
import { bareName } from './likeness.ts';
import { originalOf } from './pages.ts';

/**
 * Where a page says what it offers itself, it names no other offer of its coach. Elsewhere one offer
 * may lead to another.
 */
export const offerIsOwn: FunnelRule = (entry, all) => {
  const { value } = entry;
  const own = [
    value.offer.name,
    value.kind === 'lead' ? value.event?.name : undefined,
    value.page.title,
  ];
  const others = ownOf(all, value.coach).funnels.flatMap(({ file, value: other }) => {
    const names = [
      other.offer?.name,
      shortName(other.offer?.name),
      other.kind === 'lead' ? other.event?.name : undefined,
    ];
    return other.coach !== value.coach || other.id === value.id
      ? []
      : names.flatMap((name) =>
          typeof name === 'string' &&
          isTelling(name) &&
          !own.slice(0, 2).some((mine) => mine?.includes(name))
            ? [{ file, name, other }]
            : [],
        );
  });
  const [hit] = textsAboutOffer(value).flatMap((placed) => {
    const other = others.find(({ name }) => placed.text.includes(bareName(name)));
    const isNamed = own
      .slice(0, 2)
      .some((mine) => mine !== undefined && placed.text.includes(bareName(mine)));
    // Two pages with one title have a finding of their own.
    if (other && valueAt(other.other, placed.keys) === placed.text) return [];
    if (other === undefined || isNamed || placed.text.includes('{leadMagnet}')) return [];
    return [{ ...placed, ...other }];
  });
  if (hit === undefined || originalOf(entry, all)?.file === hit.file) return [];
  return findMistake(
    entry,
    'foreign-offer',
    hit.keys,
    `${quote(hit.name)} stands here, which is what ${hit.file} offers; this page offers ${quote(value.offer.name)}.`,
    'Write {leadMagnet}, which is always the name of this offer.',
  );
};

/** "The Burnout Test" of "Business CPR: The Burnout Test": what people call it. */
function shortName(name: string | undefined): string | undefined {
  const [, after = ''] = name?.split(': ') ?? [];
  return (after.match(/\p{Lu}\p{L}+/gu)?.length ?? 0) >= 2 ? after : undefined;
}

/** What brings an email, or reads a name beside it, is of another offer: "Bring your Revenue Plan". */
const brought =
  /\b(?:bring|read|take|with|and|plus|from|before|after|mit|und|vor|nach|aus)(?: (?:the|your|our|my|das|die|den|dem|der|Ihr\p{Ll}*))? ?$/iu;

/**
 * The emails that answer a form, and those of its event, have no other offer of the coach for a title.
 * What several funnels send has none of theirs.
 */
export const emailsAreOfOwnOffer: CoachRule = (entry, all) => {
  const wrong = listDeclaredEmails(entry, all).flatMap(({ keys, message, senders, template }) => {
    if (template === 'campaign' || template === 'after') return [];
    const title = message.subject;
    return senders.flatMap(({ funnel, file }) => {
      const own = namesOf(funnel);
      if (own.some((name) => title.includes(bareName(name)))) return [];
      const other = ownOf(all, entry.value.slug)
        .funnels.flatMap(({ file, value }) => namesOf(value).map((name) => ({ file, name, value })))
        .find(({ name, value }) => {
          const at = title.indexOf(bareName(name));
          const isOwn = value.id === funnel.id || own.some((mine) => mine.includes(name));
          return at >= 0 && !isOwn && isTelling(name) && !brought.test(title.slice(0, at));
        });
      if (other === undefined) return [];
      const isShared = senders.some((one) => one.funnel.id === other.value.id);
      return [{ keys, funnel, file, title, other, isShared, template }];
    });
  });
  const shared = Map.groupBy(
    wrong.filter(({ isShared }) => isShared),
    ({ file }) => file,
  );
  return [
    ...wrong
      .filter(({ isShared }) => !isShared)
      .map(({ keys, funnel, other, template }) =>
        (template === 'guide' ? findMistake : findDoubt)(
          entry,
          'foreign-offer',
          [...keys, 'subject'],
          `${quote(other.name)} stands here, which is what ${other.file} offers; this email brings ${quote(funnel.offer.name)}.`,
          template === 'guide'
            ? 'Write {leadMagnet}, which is always the name of this offer.'
            : 'Write {event.name}, which is always the name of this event.',
        ),
      ),
    ...[...shared].flatMap(([file, [first, ...more]]) =>
      first === undefined
        ? []
        : findNote(
            { file },
            'foreign-offer',
            keysOfFunction(first.funnel, String(first.keys[1])),
            `Whoever signs up here gets the email ${quote(first.title)}, which is named after what ${first.other.file} offers; this funnel offers ${quote(first.funnel.offer.name)}.${more.length > 0 ? ` So ${more.length > 1 ? 'are' : 'is'} ${more.length} more of its emails.` : ''}`,
            tellRemedy(entry, all, first.funnel, first.template),
          ),
    ),
  ];
};

/** An email that no form calls is the one that was meant. */
function tellRemedy(
  entry: Entry<Coach>,
  all: Surroundings,
  funnel: LeadFunnel,
  template: string,
): string {
  const called = JSON.stringify(
    ownOf(all, entry.value.slug).funnels.map(({ value }) =>
      value.kind === 'lead' ? [value.submission.email.function, value.event] : [],
    ),
  );
  const [meant, ...more] = Object.keys(entry.value.functions).filter(
    (name) =>
      entry.value.functions[name]?.template === template && !called.includes(JSON.stringify(name)),
  );
  return meant !== undefined && more.length === 0
    ? `Name ${quote(meant)}, which no form calls.`
    : `Write ${funnel.event ? '{event.name}' : '{leadMagnet}'} in ${entry.file}, or give the emails a message of their own under messages: { '${funnel.id}': … }.`;
}

function namesOf(funnel: Funnel): string[] {
  const names = [funnel.offer?.name, funnel.kind === 'lead' ? funnel.event?.name : undefined];
  return names.filter((name) => typeof name === 'string');
}

/** Where a funnel names an email function. */
function keysOfFunction({ event, submission }: LeadFunnel, name: string): Keys {
  if (submission.email.function === name) return ['submission', 'email', 'function'];
  const named = event && listEventEmails(event).find((one) => one.function === name);
  return named?.keys ?? ['event'];
}

/** A name that nobody would write without meaning it. */
function isTelling(name: string): boolean {
  return name.split(/\s+/u).length >= 3 || name.length >= 16;
}

function textsAboutOffer(funnel: Funnel): PlacedText[] {
  const [hero] = funnel.page.sections;
  const place = ['page', 'sections', 0];
  return [
    { keys: ['page', 'title'], text: funnel.page.title },
    { keys: ['page', 'description'], text: funnel.page.description },
    ...(hero?.kind === 'hero'
      ? [
          ...textsIn({ eyebrow: hero.eyebrow, headline: hero.headline }, place),
          ...(hero.artwork?.kind === 'cover'
            ? textsIn({ title: hero.artwork.title, alt: hero.artwork.alt }, [...place, 'artwork'])
            : []),
        ]
      : []),
    ...(funnel.kind === 'lead'
      ? [
          ...textsIn(
            {
              title: funnel.form.title,
              subtitle: funnel.form.subtitle,
              button: funnel.form.button,
              consent: funnel.form.consent?.text,
            },
            ['form'],
          ),
          ...(funnel.success.toast ? textsIn(funnel.success.toast, ['success', 'toast']) : []),
          ...(funnel.success.after === 'screen'
            ? textsIn({ title: funnel.success.screen.title, text: funnel.success.screen.text }, [
                'success',
                'screen',
              ])
            : []),
        ]
      : []),
  ];
}
