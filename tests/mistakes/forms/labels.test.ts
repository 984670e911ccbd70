import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const company = { kind: 'text', label: 'Company', required: true, missing: 'Please tell us.' };

function choose(...labels: readonly string[]) {
  return {
    kind: 'select',
    label: 'Team',
    prompt: 'Choose a size',
    required: true,
    missing: 'Please choose one.',
    options: labels.map((label) => ({ value: label, label })),
  };
}

function withTeam(...labels: readonly string[]) {
  return {
    'guide.ts': {
      'form.fields.team': choose(...labels),
      'submission.metadata': { team: '{team}' },
    },
  };
}

describe('what labels and toasts ask for', () => {
  itNames('label-differs', {
    'the email field is labelled as a telephone number': {
      guide: { 'form.fields.email.label': 'Phone number' },
      says: 'The label "Phone number" asks for a telephone number, but the field takes nothing but email addresses. Label it as an email address; ask for anything else in a field of its own.',
    },
    'the email field is labelled as a company, in German': {
      guide: { 'form.fields.email.label': 'Ihr Unternehmen' },
      says: 'The label "Ihr Unternehmen" asks for a company, but the field takes nothing but email addresses. Label it as an email address; ask for anything else in a field of its own.',
    },
    'the name is labelled as an email address': {
      guide: { 'form.fields.name.label': 'Your email address' },
      says: 'The label "Your email address" asks for an email address, but the field name takes any text. Label it as a name, which the field name is.',
    },
    'the name is labelled as a company': {
      guide: { 'form.fields.name.label': 'Company *' },
      says: 'The label "Company *" asks for a company, but the answer is stored and shown as a name, because the field is called name. Label it as a name, or give the field a name that says what it asks for.',
    },
    'the toast for empty fields names a field that is not there': {
      guide: { 'form.missing': { title: 'Name, email and phone are required' } },
      rule: 'toast-names-no-field',
      at: 'guide.ts, form.missing.title',
      says: '"Name, email and phone are required" asks for a telephone number, but the form has no field for it. Name what the form asks for: "Name" or "Email".',
    },
    'a failure asks for a number that nobody typed': {
      guide: { 'failure.any.description': 'Please check your phone number.' },
      rule: 'toast-names-no-field',
      says: '"Please check your phone number." asks for a telephone number, but the form has no field for it. Name what the form asks for: "Name" or "Email".',
    },
    'a company where only its size is asked for': {
      guide: {
        'form.fields.organizationSize': {
          kind: 'radio',
          label: 'Organization size',
          required: false,
          options: [
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ],
        },
        'form.missing': { title: 'Please fill in your name, email and organization name.' },
        'submission.metadata': { organizationSize: '{organizationSize}' },
      },
      rule: 'toast-names-no-field',
      at: 'guide.ts, form.missing.title',
      says: '"Please fill in your name, email and organization name." asks for a company, but the form has no field for it. Name what the form asks for: "Name", "Email", or "Organization size".',
    },
    'the button says the same while it sends': {
      guide: { 'form.button': { idle: 'Submit', busy: 'Submit…' } },
      rule: 'busy-button',
      at: 'guide.ts, form.button.busy',
      says: `The button says "Submit…" before and while the form is sent, so it looks as if nothing happened. Say in busy what is going on, like 'Sending…'.`,
    },
    'an answer is forgotten in metadata': {
      guide: {
        'form.fields.company': company,
        'form.fields.team': { ...company, label: 'Team' },
        'submission.metadata': { team: '{team}' },
        'submission.email.body': ['email', 'name', 'company'],
      },
      rule: 'answer-not-stored',
      at: 'guide.ts, submission.metadata',
      says: "The answers to company go to the email function but are not stored with the lead, as the others are. Add company: '{company}' to submission.metadata.",
    },
    'a name by a word of another language': {
      guide: {
        'form.fields': {
          nome: { ...company, label: 'Nome' },
          email: {
            kind: 'email',
            label: 'Email',
            required: true,
            missing: 'Please.',
            invalid: 'No.',
          },
          company,
        },
        'success.toast.title': 'Thank you',
        'submission.metadata': { company: '{company}' },
        'submission.email.body': ['email', 'nome', 'company'],
      },
      coach: {
        'functions.send-guide.body': ['email', 'nome', 'company'],
        'functions.send-guide.message.heading': 'Hello',
        'campaigns.0.steps.0.message.heading': 'Hello',
      },
      rule: 'answer-not-stored',
      at: 'guide.ts, submission.metadata',
      says: 'The answers to nome go to the email function but are not stored with the lead, as the others are. Call the field name, which is stored with every lead and known to all its emails.',
    },
    'an answer is stored as that of another question': {
      guide: {
        'form.fields.company': company,
        'form.fields.team': { ...company, label: 'Team' },
        'submission.metadata': { team: '{team}', company: '{team}' },
        'submission.email.body': ['email', 'name', 'company'],
      },
      rule: 'answer-not-stored',
      at: 'guide.ts, submission.metadata.company',
      says: "The answers to company go to the email function but are not stored with the lead, as the others are. Write company: '{company}' in submission.metadata.",
    },
  });

  itAccepts([
    ...['Your best email', 'Work email (optional?)', 'Where shall we write to?'].map((label) => ({
      did: `an email field called ${label}`,
      changes: { 'guide.ts': { 'form.fields.email.label': label.replace(' (optional?)', '') } },
    })),
    {
      did: 'a failure about the email',
      guide: { 'failure.any.description': 'Please check your email address and try again.' },
    },
    {
      did: 'a failure that speaks of a call',
      guide: { 'failure.any.description': 'Your phone may be offline. Try again later.' },
    },
    {
      did: 'all answers go to the email function',
      guide: {
        'form.fields.company': company,
        'submission.email.body': ['email', 'name', 'company'],
      },
    },
  ]);
});

describe('options that are ranges', () => {
  itNames('options-overlap', {
    'two options overlap': {
      changes: withTeam('1-50', '40-200 people', '201+'),
      at: 'guide.ts, form.fields.team.options[1].label',
      says: '"1-50" and "40-200 people" overlap: 40 to 50 is in both, so answers could not be compared. Let each option begin where the one before ends.',
    },
    'two options meet in a number of people': {
      changes: withTeam('1-50', '50-200 people', '201+'),
      at: 'guide.ts, form.fields.team.options[1].label',
      says: '"1-50" and "50-200 people" overlap: 50 is in both, so answers could not be compared. Let each option begin where the one before ends.',
    },
    'a label that begins too early, unlike its value': {
      guide: {
        ...withTeam('1-50', '51-200')['guide.ts'],
        'form.fields.team.options': [
          { value: '1-50', label: '1-50' },
          { value: '51-200', label: '50-200' },
        ],
      },
      at: 'guide.ts, form.fields.team.options[1].label',
      says: '"1-50" and "50-200" overlap: 50 is in both, so answers could not be compared. Let each option begin where the one before ends.',
    },
    'an option that ends before it begins': {
      changes: withTeam('1-50', '200-51 people', '201+'),
      rule: 'range-backwards',
      at: 'guide.ts, form.fields.team.options[1].label',
      says: '"200-51 people" ends before it begins. Write the smaller number first.',
    },
    'the last option begins too early': {
      changes: withTeam('1 to 50', '51 to 200', '100+'),
      at: 'guide.ts, form.fields.team.options[2].label',
      says: '"51 to 200" and "100+" overlap: 100 to 200 is in both, so answers could not be compared. Let each option begin where the one before ends.',
    },
    'a range is left out': {
      changes: withTeam('1-50', '61-200'),
      rule: 'options-leave-gap',
      at: 'guide.ts, form.fields.team.options[1].label',
      says: 'Between "1-50" and "61-200" something is left out: nobody with 51 finds an answer. Let each option begin where the one before ends.',
    },
    'another range is stored than is read': {
      guide: {
        ...withTeam('1-50', '51-200')['guide.ts'],
        'form.fields.team.options': [
          { value: '1-50', label: '1-50' },
          { value: '51-100', label: '51-200' },
        ],
      },
      rule: 'option-value',
      at: 'guide.ts, form.fields.team.options[1].value',
      says: 'Visitors choose "51-200", but "51-100" is stored. Let the value say what the label says.',
    },
  });

  itAccepts({
    'ranges that adjoin': { changes: withTeam('1-50', '51-200', '201-1,000', '1,000+') },
    'money in ranges': { changes: withTeam('$0 - $10k', '$10k - $50k', 'More than $50k') },
    'years that meet': { changes: withTeam('1-3 years', '3-5 years', '5+ years') },
    years: { changes: withTeam('This year', '2027-2028', 'Later') },
    'ranges in falling order': { changes: withTeam('100+', '51-100', '1-50') },
    halves: { changes: withTeam('0-1.5 hours', '1.5-3 hours', '3+ hours') },
  });
});
