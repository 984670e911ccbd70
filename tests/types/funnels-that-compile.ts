import { defineCoach } from '#engine/define-coach.ts';
import { defineFunnel } from '#engine/define-funnel.ts';
import { call, coach } from '#tests/support/site/declarations.ts';
import { adult, company, evening as event, lead, whenOver } from './parts.ts';

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
  event,
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

export const onceOver = defineFunnel({
  ...lead,
  event: { ...event, startsAt: '2027-03-16T19:00', whenOver },
});

export const whileFull = defineFunnel({
  ...lead,
  event: {
    ...event,
    dates: [
      { id: 'march', startsAt: '2027-03-16T19:00' },
      { id: 'april', startsAt: '2027-04-16T19:00', seats: 40 },
    ],
    whenOver,
    whenFull: { title: 'The room is full', text: 'Write to us, {name}: {event.seats} have come.' },
  },
});

export const waiting = defineFunnel({
  ...lead,
  event: {
    ...event,
    seats: 40,
    whenFull: {
      waitingList: {
        title: 'The room is full',
        text: 'You hear from us if a chair is given back.',
        button: { idle: 'Wait for a chair', busy: 'One moment' },
        joined: { title: 'You are on the list', text: 'We write to you, {name}.' },
        function: 'send-offer',
        holdMinutes: 120,
      },
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

export const experiment = defineFunnel({
  ...lead,
  experiment: {
    id: 'rest',
    variants: {
      plain: {
        page: {
          title: 'By {coach}',
          sections: { hero: { headline: 'Sit down', artwork: { alt: 'A chair' }, note: null } },
        },
        form: { fields: { company: null, name: { label: 'First name' } } },
        success: { toast: { title: 'Thanks, {name}!' } },
      },
      listed: { page: { sections: [{ kind: 'hero', headline: 'Sit', lead: 'Then stand.' }] } },
    },
    share: 50,
    measure: 'saved',
  },
});
