import { type CoachRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { quote } from '#engine/text/wording.ts';

/** Services whose hosts are called otherwise than they are. */
const called: Readonly<Record<string, string>> = {
  amazonaws: 'Amazon',
  hubapi: 'HubSpot',
  leadconnectorhq: 'HighLevel',
  msgsndr: 'HighLevel',
  windows: 'Microsoft',
};

/** Words for whoever else may get what people wrote. */
const anybody =
  /\b(?:CRM|automation|customer (?:database|list|system|management)|(?:software|service|cloud) providers?|processors|tools? (?:that|which|we)|Auftragsverarbeiter|Dienstleister|Kundenverwaltung|sous-traitants?|prestataires?|proveedor(?:es)?|encargad[oa]s? del tratamiento|fornecedor(?:es)?|operador(?:es)?)\b/i;

/** A privacy notice of the coach's own names the service that is told of each lead. */
export const noticesNameReceivers: CoachRule = (entry) => {
  const { webhooks = [], sender, contactEmail, domain, schedulingUrl } = entry.value;
  const kept = shownTexts(entry.value)
    .filter(({ keys }) => keys[0] === 'documents')
    .map(({ text }) => text)
    .join('\n');
  if (kept === '' || anybody.test(kept)) return [];
  const own = [sender.email, contactEmail, domain ?? '', schedulingUrl].join(' ').toLowerCase();
  return webhooks.flatMap(({ url }, index) => {
    const base = new URL(url).hostname.split('.').slice(-2).join('.');
    const [label = ''] = base.split('.');
    const name = called[label] ?? `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
    // "Make" is a word of its own; a service is written with its capital.
    const isNamed = kept.includes(name) || kept.toLowerCase().includes(base);
    if (label.length < 3 || own.includes(base) || isNamed) return [];
    return findDoubt(
      entry,
      'unknown-to-notice',
      ['webhooks', index, 'url'],
      `${quote(base)} is told what people do here, but none of this coach's legal pages names ${name}.`,
      `Say there that ${name} gets it and what for, or remove the webhook.`,
    );
  });
};
