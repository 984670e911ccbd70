import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const name = (change: object, key = 'name') => ({
  'guide.ts': {
    [`form.fields.${key}`]: {
      kind: 'text',
      label: 'Name',
      required: true,
      missing: 'Please enter your name.',
      ...change,
    },
  },
});

describe('what the words of a field say of it', () => {
  itNames('required-differs', {
    'an optional name that a toast calls required': {
      guide: {
        'form.fields.name.required': false,
        'form.fields.name.whenEmpty': 'friend',
        'form.missing': { title: 'Both name and email are required' },
      },
      at: 'guide.ts, form.missing.title',
      says: '"Both name and email are required" calls a name required, but the field name is optional. Write required: true in form.fields.name, or name what must be there.',
    },
    'a field that is voluntary in German alone': {
      changes: name({ label: 'Name (freiwillig)' }),
      at: 'guide.ts, form.fields.name.label',
      says: 'The label "Name (freiwillig)" says that the field is optional, but it is required. Correct the label, or write required: false.',
    },
    'a field that is voluntary in French alone': {
      changes: name({ label: 'Nom (facultatif)' }),
      at: 'guide.ts, form.fields.name.label',
      says: 'The label "Nom (facultatif)" says that the field is optional, but it is required. Correct the label, or write required: false.',
    },
    'help that says optional': {
      changes: name({ help: 'Optional. For the card at your table.' }),
      at: 'guide.ts, form.fields.name.help',
      says: 'The help "Optional. For the card at your table." says that the field is optional, but it is required. Correct the help, or write required: false.',
    },
    'the sentence of the address under the name': {
      guide: {
        'form.fields.name.missing': 'Where shall we send it?',
        'form.fields.email.missing': 'Where shall we send it?',
      },
      rule: 'same-hint',
      at: 'guide.ts, form.fields.name.missing',
      says: 'The sentence "Where shall we send it?" is also that of the field email, as if both asked the same. Say what is missing where "Name" is empty.',
    },
    'the sentence of the name under the address': {
      guide: {
        'form.fields.name.missing': 'Whose guide is it to be?',
        'form.fields.email.missing': 'Whose guide is it to be?',
      },
      rule: 'same-hint',
      at: 'guide.ts, form.fields.email.missing',
      says: 'The sentence "Whose guide is it to be?" is also that of the field name, as if both asked the same. Say what is missing where "Email" is empty.',
    },
    'a whole name that is filled in with the last': {
      changes: name({ label: 'Your name', autocomplete: 'family-name' }),
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'The hint "family-name" makes browsers fill in something else than "Your name". Write "name".',
    },
    'a full name that is filled in with the first': {
      changes: name({ label: 'Full name', autocomplete: 'given-name' }),
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'The hint "given-name" makes browsers fill in something else than "Full name". Write "name".',
    },
    'a first name that is filled in with the last': {
      changes: name({ label: 'First name', autocomplete: 'family-name' }),
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'The hint "family-name" makes browsers fill in something else than "First name". Write "given-name".',
    },
    'a German last name that is filled in with the first': {
      changes: name({ label: 'Nachname', autocomplete: 'given-name' }),
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'The hint "given-name" makes browsers fill in something else than "Nachname". Write "family-name".',
      also: ['other-language'],
    },
  });
  itAccepts({
    'one sentence that fits any field': {
      guide: {
        'form.fields.name.missing': 'Please fill in this field.',
        'form.fields.email.missing': 'Please fill in this field.',
      },
    },
    'a name that is given': { changes: name({ label: 'Your name', autocomplete: 'given-name' }) },
    'a required field that says so': { changes: name({ label: 'Name *' }) },
    'help about something optional': { changes: name({ help: 'A middle name is optional.' }) },
  });
});
