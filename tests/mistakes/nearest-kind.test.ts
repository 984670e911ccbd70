import { describe } from 'vitest';
import { itNames } from './mistake.ts';

const kinds =
  '"hero", "benefits", "lessons", "list", "statistics", "bonus", "event", "host", "testimonials", "logos", "video", "packages", "questions", "audience", "steps", "quote", "story", "calendar", "booking", "related", "seats", or "closing"';

describe('the kind that was meant', () => {
  itNames([
    {
      did: 'questions called faq',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'faq', title: 'Questions', items: [] } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "faq" instead of ${kinds}. Write "questions".`,
    },
    {
      did: 'a closing called cta',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'cta', headline: 'Now?', button: 'Send' } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "cta" instead of ${kinds}. Write "closing".`,
    },
    {
      did: 'a host called about',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'about', title: 'Willow' } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "about" instead of ${kinds}. Write "host".`,
    },
    {
      did: 'testimonials called reviews',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'reviews', title: 'They say', items: [] } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "reviews" instead of ${kinds}. Write "testimonials".`,
    },
    {
      did: 'statistics called stats',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'stats', items: [] } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "stats" instead of ${kinds}. Write "statistics".`,
    },
    {
      did: 'benefits called features',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'features', title: 'Why', items: [] } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "features" instead of ${kinds}. Write "benefits".`,
    },
    {
      did: 'a hero called header',
      changes: {
        'guide.ts': { 'page.sections.0': { kind: 'header', headline: 'Rest', lead: 'Then work.' } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[0].kind',
      says: `Found "header" instead of ${kinds}. Write "hero".`,
    },
    {
      did: 'a misspelt kind',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'tesimonials', title: 'They say', items: [] } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "tesimonials" instead of ${kinds}. Write "testimonials".`,
    },
    {
      did: 'a kind in the singular',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'benefit', title: 'Why', items: [] } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "benefit" instead of ${kinds}. Write "benefits".`,
    },
    {
      did: 'a video by the name of its host',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'YouTube', url: 'https://video.example/1' } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "YouTube" instead of ${kinds}. Write "video".`,
    },
    {
      did: 'prices',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'pricing', title: 'Prices' } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "pricing" instead of ${kinds}. Write "packages".`,
    },
    {
      did: 'a kind that nothing resembles',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'zeppelin' } } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "zeppelin" instead of ${kinds}. Choose one of them.`,
    },
    {
      did: 'an ebook',
      changes: { 'guide.ts': { 'offer.kind': 'ebook' } },
      rule: 'wrong-value',
      at: 'guide.ts, offer.kind',
      says: 'Found "ebook" instead of "guide", "report", "test", "masterclass", "workshop", "webinar", "event", or "call". Write "guide".',
    },
    {
      did: 'a quiz',
      changes: { 'guide.ts': { 'offer.kind': 'Quiz' } },
      rule: 'wrong-value',
      at: 'guide.ts, offer.kind',
      says: 'Found "Quiz" instead of "guide", "report", "test", "masterclass", "workshop", "webinar", "event", or "call". Write "test".',
    },
    {
      did: 'a dropdown',
      changes: {
        'guide.ts': { 'form.fields.size': { kind: 'dropdown', label: 'Size', required: false } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.size.kind',
      says: 'Found "dropdown" instead of "text", "email", "select", "radio", "multi-select", "checkbox", "phone", "number", "date", "textarea", or "constant". Write "select".',
    },
    {
      did: 'a failure policy in capitals',
      changes: { 'guide.ts': { 'submission.email.onFailure': 'Log' } },
      rule: 'wrong-value',
      at: 'guide.ts, submission.email.onFailure',
      says: 'Found "Log" instead of "log", "fail", "say-delayed", or "stay". Write "log".',
    },
    {
      did: 'a day in full',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['monday'], fromHour: 8, toHour: 18 } },
      },
      rule: 'wrong-value',
      at: 'coach.ts, campaigns[0].window.weekdays[0]',
      says: 'Found "monday" instead of "mon", "tue", "wed", "thu", "fri", "sat", or "sun". Write "mon".',
    },
    {
      did: 'half a typeface',
      changes: { 'coach.ts': { 'theme.display': 'Playfair' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.display',
      says: 'Found "Playfair" instead of "Fraunces", "Bricolage Grotesque", "Newsreader", "Archivo", "Cormorant", "Space Grotesk", "Instrument Serif", "Outfit", "Playfair Display", "Abril Fatface", "Sora", or "Epilogue". Write "Playfair Display".',
    },
    {
      did: 'a misspelt motif',
      changes: { 'coach.ts': { 'theme.motif': 'ridgeline' } },
      rule: 'wrong-value',
      at: 'coach.ts, theme.motif',
      says: 'Found "ridgeline" instead of "ridgelines", "citrus", "speech", "pulse", "feathers", "ledger", "skyline", "sunrise", "contours", "spotlight", "ribbons", or "embers". Write "ridgelines".',
    },
  ]);
});
