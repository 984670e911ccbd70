/** The parts of a sound lead funnel, of which each case changes one. */
export const lead = {
  kind: 'lead',
  id: 'guide',
  coach: 'willow',
  path: '/guide',
  offer: { kind: 'guide', name: 'A guide', summary: 'It guides.' },
  page: {
    title: 'A guide',
    description: 'It guides.',
    sections: [{ kind: 'hero', headline: 'Rest', lead: 'Then work.' }],
  },
  form: {
    title: 'Where to?',
    fields: {
      name: { kind: 'text', label: 'Name', required: false },
      company: { kind: 'text', label: 'Company', required: false },
      email: {
        kind: 'email',
        label: 'Email',
        required: true,
        missing: 'Please enter your email.',
        invalid: 'Not an address.',
      },
    },
    button: { idle: 'Send', busy: 'Sending...' },
  },
  submission: {
    source: 'guide',
    email: { function: 'send-guide', body: ['email', 'name'], onFailure: 'log' },
  },
  success: { after: 'clear', toast: { title: 'Thank you!' } },
  failure: { any: { title: 'Sorry.' } },
} as const;

/** A sound email. */
export const message = {
  subject: 'Here',
  preview: 'It is here.',
  heading: 'Hello {name}',
  paragraphs: ['Read it.'],
} as const;
