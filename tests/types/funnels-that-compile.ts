import { defineCoach } from '#engine/define-coach.ts';
import { defineFunnel } from '#engine/define-funnel.ts';
import { call, coach } from '#tests/support/declarations.ts';
import { adult, company, lead } from './parts.ts';

/** What must compile: every way of naming what a declaration has. */

export const guide = defineFunnel({
  ...lead,
  page: { title: '{leadMagnet}', description: 'By {coach}.', sections: lead.page.sections },
  submission: {
    source: 'guide',
    metadata: { page: '{page}', at: '{timestamp}', company: '{company}', fixed: 'yes' },
    journey: { campaign: 'Willow Campaign', firstEmail: { hours: 24 } },
    email: {
      function: 'send-guide',
      body: ['email', 'name', 'company', 'eventName'],
      onFailure: 'fail',
    },
  },
  success: { after: 'clear', toast: { title: 'Thank you, {name}!' } },
  failure: { any: { title: 'Sorry, {name}.', description: '{message}', withoutMessage: 'Again.' } },
});

export const depending = defineFunnel({
  ...lead,
  form: {
    ...lead.form,
    fields: {
      ...lead.form.fields,
      adult,
      size: {
        kind: 'radio',
        label: 'Size',
        required: false,
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
        when: { field: 'adult', is: 'yes' },
      },
      budget: { ...company, when: { field: 'size', is: ['s', 'l'] } },
      channel: { kind: 'constant', value: 'fair' },
    },
  },
  submission: {
    ...lead.submission,
    email: {
      function: 'send-guide',
      body: ['email', 'size', 'budget', 'channel'],
      onFailure: 'log',
    },
  },
  success: { after: 'clear', toast: { title: 'See you at the {channel}!' } },
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
    screen: {
      title: 'See you on {event.date}',
      text: '{name}, it *went* to {email}: [more](/more).',
    },
  },
});

export const booking = defineFunnel(call);

export const willow = defineCoach({
  ...coach,
  functions: {
    'send-guide': {
      ...coach.functions['send-guide'],
      messages: { 'willow-guide': coach.functions['send-guide'].message },
    },
  },
});
