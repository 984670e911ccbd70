import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { type CoachRule, type FunnelRule, findMistake } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { quote } from '#engine/text/wording.ts';
import { bareName } from './bare-name.ts';
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
  const others = all.funnels.flatMap(({ file, value: other }) => {
    const names = [other.offer?.name, other.kind === 'lead' ? other.event?.name : undefined];
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
  return [
    findMistake(
      entry,
      'foreign-offer',
      hit.keys,
      `${quote(hit.name)} stands here, which is what ${hit.file} offers; this page offers ${quote(value.offer.name)}.`,
      'Write {leadMagnet}, which is always the name of this offer.',
    ),
  ];
};

/** The subject of the email that answers a form names no other offer of the coach. */
export const subjectsAreOfOwnOffer: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message, senders, template }) => {
    const [sender] = senders;
    if (template !== 'guide' || sender === undefined || senders.length > 1) return [];
    const { id, offer } = sender.funnel;
    const others = ownOf(all, entry.value.slug).funnels.filter(({ value }) => value.id !== id);
    const other = others.find(
      ({ value }) =>
        isTelling(value.offer.name) &&
        message.subject.includes(value.offer.name) &&
        !offer.name.includes(value.offer.name),
    );
    if (other === undefined || message.subject.includes(offer.name)) return [];
    return findMistake(
      entry,
      'foreign-offer',
      [...keys, 'subject'],
      `${quote(other.value.offer.name)} stands here, which is what ${other.file} offers; this email brings ${quote(offer.name)}.`,
      'Write {leadMagnet}, which is always the name of this offer.',
    );
  });

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
