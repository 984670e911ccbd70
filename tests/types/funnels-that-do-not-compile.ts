import { defineCoach } from '#engine/define-coach.ts';
import { defineFunnel } from '#engine/define-funnel.ts';
import { call, coach } from '#tests/support/site/declarations.ts';
import { adult, company, evening, lead, whenOver } from './parts.ts';

/** What must not compile; the line after each directive is the one the editor underlines. */

export const mistakes = [
  defineFunnel({
    ...lead,
    // @ts-expect-error: a property that no funnel has
    colour: 'red',
  }),
  defineFunnel({
    ...lead,
    experiment: {
      id: 'rest',
      // @ts-expect-error: a variant of a section of a kind that does not exist
      variants: { plain: { page: { sections: { carousel: { headline: 'Sit' } } } } },
      share: 50,
      measure: 'saved',
    },
  }),
  defineFunnel({
    ...lead,
    experiment: {
      id: 'rest',
      // @ts-expect-error: a placeholder of a field that the form does not have
      variants: { plain: { page: { title: 'Hello {surname}' } } },
      share: 50,
      measure: 'saved',
    },
  }),
  defineFunnel({
    ...lead,
    form: {
      ...lead.form,
      // @ts-expect-error: a property that no form has
      tilte: 'Where to?',
    },
  }),
  defineFunnel({
    ...lead,
    success: {
      after: 'clear',
      // @ts-expect-error: a link where none is drawn
      toast: { title: 'Read [the guide](/guide)' },
    },
  }),
  defineFunnel({
    ...lead,
    page: {
      ...lead.page,
      // @ts-expect-error: a section of a kind that does not exist
      sections: [{ kind: 'carousel', url: 'https://example.com' }],
    },
  }),
  defineFunnel({
    ...lead,
    page: {
      ...lead.page,
      // @ts-expect-error: a section's property in a section of another kind
      sections: [{ kind: 'quote', quote: 'Rest.', headline: 'Rest' }],
    },
  }),
  defineFunnel({
    ...lead,
    page: {
      ...lead.page,
      // @ts-expect-error: what nobody has typed yet
      title: 'Hello {name}',
    },
  }),
  defineFunnel({
    ...lead,
    page: {
      ...lead.page,
      // @ts-expect-error: an event that is not declared
      title: 'On {event.date}',
    },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: a date, and no words for when it is over
    event: { ...evening, startsAt: '2027-03-16T19:00' },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: several dates, and no words for when the last of them is over
    event: { ...evening, dates: [{ id: 'march', startsAt: '2027-03-16T19:00' }] },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: seats, and no words for when they are taken
    event: { ...evening, seats: 40 },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: one of the dates has seats, and no words for when they are taken
    event: {
      ...evening,
      dates: [
        { id: 'march', startsAt: '2027-03-16T19:00' },
        { id: 'april', startsAt: '2027-04-16T19:00', seats: 40 },
      ],
      whenOver,
    },
  }),
  defineFunnel({
    ...lead,
    event: {
      ...evening,
      seats: 40,
      whenFull: {
        // @ts-expect-error: a waiting list that does not say how long an offered seat is kept
        waitingList: {
          title: 'The room is full',
          text: 'You hear from us if a chair is given back.',
          button: { idle: 'Wait for a chair', busy: 'One moment' },
          joined: { title: 'You are on the list', text: 'We write to you.' },
          function: 'send-offer',
        },
      },
    },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: a field that the form does not have, in success
    success: { after: 'clear', toast: { title: 'Thanks, {firstName}!' } },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: a field that may be empty, in success
    success: { after: 'clear', toast: { title: 'Thanks from {company}!' } },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: a field that the form does not have, in failure
    failure: { any: { title: 'Sorry, {firstName}.' } },
  }),
  defineFunnel({
    ...lead,
    submission: {
      ...lead.submission,
      // @ts-expect-error: a field that the form does not have, in metadata
      metadata: { phone: '{phone}' },
    },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: the message of a failure, in success
    success: { after: 'clear', toast: { title: '{message}' } },
  }),
  defineFunnel({
    ...lead,
    // @ts-expect-error: a screen is announced but not declared
    success: { after: 'screen', toast: { title: 'Done' } },
  }),
  defineFunnel({
    ...lead,
    submission: {
      ...lead.submission,
      // @ts-expect-error: a policy that does not exist
      email: { ...lead.submission.email, onFailure: 'ignore' },
    },
  }),
  defineFunnel({
    ...lead,
    submission: {
      ...lead.submission,
      // @ts-expect-error: a body field that the form does not ask for
      email: { ...lead.submission.email, body: ['email', 'jobTitle'] },
    },
  }),
  defineFunnel({
    ...lead,
    form: {
      ...lead.form,
      fields: {
        ...lead.form.fields,
        // @ts-expect-error: a field that depends on what people type
        budget: { ...company, when: { field: 'name', is: 'Ada' } },
      },
    },
  }),
  defineFunnel({
    ...lead,
    form: {
      ...lead.form,
      fields: {
        ...lead.form.fields,
        adult,
        // @ts-expect-error: an answer that nobody can give
        budget: { ...company, when: { field: 'adult', is: 'no' } },
      },
    },
  }),
  defineFunnel({
    ...lead,
    form: {
      ...lead.form,
      fields: {
        ...lead.form.fields,
        adult,
        budget: { ...company, required: true, when: { field: 'adult', is: 'yes' } },
      },
    },
    // @ts-expect-error: an answer that not everybody is asked for, in success
    success: { after: 'clear', toast: { title: 'Noted: {budget}' } },
  }),
  defineFunnel({
    ...call,
    // @ts-expect-error: a booking page has no form
    form: lead.form,
  }),
  defineCoach({
    ...coach,
    // @ts-expect-error: a property that no coach has
    slogan: 'Rest.',
  }),
  defineCoach({
    ...coach,
    theme: {
      ...coach.theme,
      // @ts-expect-error: a face that is not among the faces
      display: 'Comic Sans',
    },
  }),
];
