import { describe } from 'vitest';
import { itNames } from '#tests/mistakes/mistake.ts';

const kinds =
  '"hero", "benefits", "lessons", "list", "statistics", "bonus", "event", "host", "testimonials", "logos", "video", "packages", "questions", "audience", "steps", "quote", "story", "calendar", "booking", "related", "seats", or "closing"';

describe('the kind that was meant', () => {
  itNames('wrong-value', {
    'questions called faq': {
      guide: { 'page.sections.1': { kind: 'faq', title: 'Questions', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "faq" instead of ${kinds}. Write "questions".`,
    },
    'a closing called cta': {
      guide: { 'page.sections.1': { kind: 'cta', headline: 'Now?', button: 'Send' } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "cta" instead of ${kinds}. Write "closing".`,
    },
    'a host called about': {
      guide: { 'page.sections.1': { kind: 'about', title: 'Willow' } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "about" instead of ${kinds}. Write "host".`,
    },
    'testimonials called reviews': {
      guide: { 'page.sections.1': { kind: 'reviews', title: 'They say', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "reviews" instead of ${kinds}. Write "testimonials".`,
    },
    'statistics called stats': {
      guide: { 'page.sections.1': { kind: 'stats', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "stats" instead of ${kinds}. Write "statistics".`,
    },
    'benefits called features': {
      guide: { 'page.sections.1': { kind: 'features', title: 'Why', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "features" instead of ${kinds}. Write "benefits".`,
    },
    'a hero called header': {
      guide: { 'page.sections.0': { kind: 'header', headline: 'Rest', lead: 'Then work.' } },
      at: 'guide.ts, page.sections[0].kind',
      says: `Found "header" instead of ${kinds}. Write "hero".`,
    },
    'a misspelt kind': {
      guide: { 'page.sections.1': { kind: 'tesimonials', title: 'They say', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "tesimonials" instead of ${kinds}. Write "testimonials".`,
    },
    'a kind in the singular': {
      guide: { 'page.sections.1': { kind: 'benefit', title: 'Why', items: [] } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "benefit" instead of ${kinds}. Write "benefits".`,
    },
    'a video by the name of its host': {
      guide: { 'page.sections.1': { kind: 'YouTube', url: 'https://video.example/1' } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "YouTube" instead of ${kinds}. Write "video".`,
    },
    prices: {
      guide: { 'page.sections.1': { kind: 'pricing', title: 'Prices' } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "pricing" instead of ${kinds}. Write "packages".`,
    },
    'a kind that nothing resembles': {
      guide: { 'page.sections.1': { kind: 'zeppelin' } },
      at: 'guide.ts, page.sections[1].kind',
      says: `Found "zeppelin" instead of ${kinds}. Choose one of them.`,
    },
    'an ebook': {
      guide: { 'offer.kind': 'ebook' },
      says: 'Found "ebook" instead of "guide", "report", "test", "masterclass", "workshop", "webinar", "event", or "call". Write "guide".',
    },
    'a quiz': {
      guide: { 'offer.kind': 'Quiz' },
      says: 'Found "Quiz" instead of "guide", "report", "test", "masterclass", "workshop", "webinar", "event", or "call". Write "test".',
    },
    'a dropdown': {
      guide: { 'form.fields.size': { kind: 'dropdown', label: 'Size', required: false } },
      at: 'guide.ts, form.fields.size.kind',
      says: 'Found "dropdown" instead of "text", "email", "select", "radio", "multi-select", "checkbox", "phone", "number", "date", "textarea", or "constant". Write "select".',
    },
    'a failure policy in capitals': {
      guide: { 'submission.email.onFailure': 'Log' },
      says: 'Found "Log" instead of "log", "fail", "say-delayed", or "stay". Write "log".',
    },
    'a day in full': {
      coach: { 'campaigns.0.window': { weekdays: ['monday'], fromHour: 8, toHour: 18 } },
      at: 'coach.ts, campaigns[0].window.weekdays[0]',
      says: 'Found "monday" instead of "mon", "tue", "wed", "thu", "fri", "sat", or "sun". Write "mon".',
    },
    'half a typeface': {
      coach: { 'theme.display': 'Playfair' },
      says: 'Found "Playfair" instead of "Fraunces", "Bricolage Grotesque", "Newsreader", "Archivo", "Cormorant", "Space Grotesk", "Instrument Serif", "Outfit", "Playfair Display", "Abril Fatface", "Sora", or "Epilogue". Write "Playfair Display".',
    },
    'a misspelt motif': {
      coach: { 'theme.motif': 'ridgeline' },
      says: 'Found "ridgeline" instead of "ridgelines", "citrus", "speech", "pulse", "feathers", "ledger", "skyline", "sunrise", "contours", "spotlight", "ribbons", or "embers". Write "ridgelines".',
    },
  });
});
