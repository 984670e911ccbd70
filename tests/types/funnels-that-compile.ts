import { defineCoach } from '#engine/define-coach.ts';
import { defineFunnel } from '#engine/define-funnel.ts';
import { lead, message } from './parts.ts';

/** What must compile: every way of naming what a declaration has. */

export const guide = defineFunnel({
  ...lead,
  page: { title: '{leadMagnet}', description: 'By {coach}.', sections: lead.page.sections },
  submission: {
    source: 'guide',
    metadata: { page: '{page}', at: '{timestamp}', company: '{company}', fixed: 'yes' },
    journey: { campaign: 'Letters', firstEmail: { hours: 24 } },
    email: { function: 'send-guide', body: ['email', 'name'], onFailure: 'fail' },
  },
  success: { after: 'clear', toast: { title: 'Thank you, {name}!' } },
  failure: { any: { title: 'Sorry, {name}.', description: '{message}', withoutMessage: 'Again.' } },
});

export const evening = defineFunnel({
  ...lead,
  event: { name: 'An evening', timeZone: 'America/Denver', minutes: 90, place: 'Online' },
  page: {
    title: 'On {event.date}',
    description: '{event.minutes} minutes.',
    sections: [
      { kind: 'hero', headline: '{event.name}', lead: 'At {event.place}.' },
      { kind: 'event', title: 'When and where' },
    ],
  },
  success: {
    after: 'screen',
    screen: { title: 'See you on {event.date}', text: '{name}, it went to {email}.' },
  },
});

export const call = defineFunnel({
  kind: 'booking',
  id: 'call',
  coach: 'willow',
  path: '/call',
  minutes: 30,
  offer: { kind: 'call', name: 'A call', summary: 'Half an hour.' },
  page: lead.page,
});

export const coach = defineCoach({
  slug: 'willow',
  brand: 'Willow Works',
  tagline: 'Calm work.',
  audience: 'people',
  theme: {
    paper: '#FFFFFF',
    ink: '#111111',
    strong: '#1D4E89',
    accent: '#F4A259',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: 'A willow',
  biography: { headline: 'About', paragraphs: ['Willow works.'] },
  sender: { name: 'Willow', email: 'willow@example.com' },
  contactEmail: 'hello@example.com',
  schedulingUrl: 'https://cal.example.com/willow',
  postalAddress: '1 Willow Way',
  timeZone: 'America/Denver',
  functions: {
    'send-guide': {
      template: 'guide',
      body: ['email', 'name'],
      message,
      messages: { guide: message },
    },
  },
  campaigns: [{ name: 'Letters', steps: [{ id: 'first', after: { days: 1 }, message }] }],
});
