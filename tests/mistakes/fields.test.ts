import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('questions of a form', () => {
  itNames([
    {
      did: 'an optional name in the thanks',
      changes: { 'guide.ts': { 'form.fields.name.required': false } },
      rule: 'empty-answer',
      at: 'guide.ts, success.toast.title',
      says: '{name} in "Thank you, {name}!" stays empty where a visitor leaves the field name empty, which leaves a gap. Add whenEmpty to form.fields.name with the words to show instead, write required: true, or leave {name} out.',
    },
    {
      did: 'an optional answer on the screen',
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'Company', required: false },
          'submission.metadata': { company: '{company}' },
          'success.toast.description': 'A note goes to {company}.',
        },
      },
      rule: 'empty-answer',
      at: 'guide.ts, success.toast.description',
      says: '{company} in "A note goes to {company}." stays empty where a visitor leaves the field company empty, which leaves a gap. Add whenEmpty to form.fields.company with the words to show instead, write required: true, or leave {company} out.',
    },
    {
      did: 'an optional choice in the thanks',
      changes: {
        'guide.ts': {
          'form.fields.size': {
            kind: 'select',
            label: 'Team size',
            prompt: 'Please choose',
            required: false,
            options: [
              { value: 's', label: 'Small' },
              { value: 'l', label: 'Large' },
            ],
          },
          'submission.metadata': { size: '{size}' },
          'success.toast.title': 'Noted: {size}',
        },
      },
      rule: 'empty-answer',
      at: 'guide.ts, success.toast.title',
      says: '{size} in "Noted: {size}" stays empty where a visitor leaves the field size empty, which leaves a gap. Write required: true in form.fields.size, or leave {size} out.',
    },
    {
      did: 'an optional name where a failure is told',
      changes: {
        'guide.ts': {
          'form.fields.name.required': false,
          'success.toast.title': 'Thank you!',
          'failure.any.title': 'Sorry, {name}.',
        },
      },
      rule: 'empty-answer',
      at: 'guide.ts, failure.any.title',
      says: '{name} in "Sorry, {name}." stays empty where a visitor leaves the field name empty, which leaves a gap. Add whenEmpty to form.fields.name with the words to show instead, write required: true, or leave {name} out.',
    },
    {
      did: 'an optional name in the middle of an email',
      changes: {
        'guide.ts': { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
        'coach.ts': { 'functions.send-guide.message.heading': 'Here it is, {name}' },
      },
      rule: 'empty-answer',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '{name} in "Here it is, {name}" has no value for people who leave the field name of funnels/willow/guide.ts empty. Write “Hello {name}”, which greets people without a name as “Hello there”, add nameDefault to functions[\'send-guide\'], or give the field whenEmpty.',
    },
    {
      did: 'an optional answer in an email',
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'Company', required: false },
          'submission.email.body': ['email', 'name', 'company'],
        },
        'coach.ts': { 'functions.send-guide.message.heading': 'For {company}' },
      },
      rule: 'empty-answer',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '{company} in "For {company}" has no value for people who leave the field company of funnels/willow/guide.ts empty. Write required: true for the field there, or leave {company} out.',
    },
    {
      did: 'one label twice',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Name',
            required: true,
            missing: 'Please enter your company.',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'same-question',
      at: 'guide.ts, form.fields.company.label',
      says: 'The fields name and company have the same label, "Name", so nobody could tell them apart. Write what this field asks for, or remove it.',
    },
    {
      did: 'one label in other letters',
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'NAME (optional)', required: false },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'same-question',
      at: 'guide.ts, form.fields.company.label',
      says: 'The fields name and company have the same label, "NAME (optional)", so nobody could tell them apart. Write what this field asks for, or remove it.',
    },
    {
      did: 'one hint twice',
      changes: {
        'guide.ts': {
          'form.fields.firstName': {
            kind: 'text',
            label: 'First name',
            required: true,
            missing: 'What do people call you?',
            autocomplete: 'name',
          },
          'submission.metadata': { firstName: '{firstName}' },
          'form.fields.name.autocomplete': 'name',
        },
      },
      rule: 'same-hint',
      at: 'guide.ts, form.fields.firstName.autocomplete',
      says: 'The autocomplete "name" also stands in another field of the form, as if both asked the same. Write one that fits this field alone, or remove the line.',
    },
    {
      did: 'one example twice',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
            placeholder: 'Willow',
          },
          'submission.metadata': { company: '{company}' },
          'form.fields.name.placeholder': 'Willow',
        },
      },
      rule: 'same-hint',
      at: 'guide.ts, form.fields.company.placeholder',
      says: 'The placeholder "Willow" also stands in another field of the form, as if both asked the same. Write one that fits this field alone, or remove the line.',
    },
    {
      did: 'an answer that goes nowhere',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
          },
        },
      },
      rule: 'answer-goes-nowhere',
      at: 'guide.ts, form.fields.company',
      says: "Nobody would ever see what visitors answer to company: it is neither stored nor sent. Add company: '{company}' to submission.metadata, or remove the field.",
    },
    {
      did: 'a hint for a name at an address',
      changes: { 'guide.ts': { 'form.fields.email.autocomplete': 'name' } },
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.email.autocomplete',
      says: 'The hint "name" makes browsers fill in something else than the field email asks for. Write "email".',
    },
    {
      did: 'a hint for an address at a name',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'email' } },
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'The hint "email" makes browsers fill in something else than the field name asks for. Write "name".',
    },
    {
      did: 'a hint for a name at a company',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
            autocomplete: 'name',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.company.autocomplete',
      says: 'The hint "name" makes browsers fill in something else than the field company asks for. Write "organization".',
    },
    {
      did: 'a hint for an address at any question',
      changes: {
        'guide.ts': {
          'form.fields.goal': {
            kind: 'text',
            label: 'Your goal',
            required: true,
            missing: 'Please name a goal.',
            autocomplete: 'email',
          },
          'submission.metadata': { goal: '{goal}' },
        },
      },
      rule: 'wrong-autofill',
      at: 'guide.ts, form.fields.goal.autocomplete',
      says: 'The hint "email" makes browsers fill in something else than the field goal asks for. Remove the line.',
    },
    {
      did: 'a hint that does not exist',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'full-name' } },
      rule: 'unknown-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'Browsers know no autofill hint "full-name", so they would fill in nothing. Write "name".',
    },
    {
      did: 'a misspelt hint',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'given-nme' } },
      rule: 'unknown-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'Browsers know no autofill hint "given-nme", so they would fill in nothing. Write "given-name".',
    },
    {
      did: 'a hint in camel case',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'firstName' } },
      rule: 'unknown-autofill',
      at: 'guide.ts, form.fields.name.autocomplete',
      says: 'Browsers know no autofill hint "firstName", so they would fill in nothing. Write "given-name".',
    },
    {
      did: 'a hint by another word',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
            autocomplete: 'company',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'unknown-autofill',
      at: 'guide.ts, form.fields.company.autocomplete',
      says: 'Browsers know no autofill hint "company", so they would fill in nothing. Write "organization".',
    },
    {
      did: 'a hint by the word phone',
      changes: {
        'guide.ts': {
          'form.fields.phone': {
            kind: 'text',
            label: 'Telephone',
            required: true,
            missing: 'Please enter a number.',
            autocomplete: 'phone',
          },
          'submission.metadata': { phone: '{phone}' },
        },
      },
      rule: 'unknown-autofill',
      at: 'guide.ts, form.fields.phone.autocomplete',
      says: 'Browsers know no autofill hint "phone", so they would fill in nothing. Write "tel".',
    },
    {
      did: 'a label that says optional',
      changes: { 'guide.ts': { 'form.fields.name.label': 'Name (optional)' } },
      rule: 'required-differs',
      at: 'guide.ts, form.fields.name.label',
      says: 'The label "Name (optional)" says that the field is optional, but it is required. Correct the label, or write required: false.',
    },
    {
      did: 'a star at an optional question',
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'Company *', required: false },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'required-differs',
      at: 'guide.ts, form.fields.company.label',
      says: 'The label "Company *" says that the field is required, but it is optional. Correct the label, or write required: true.',
    },
    {
      did: 'words for an empty answer to a required question',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
            whenEmpty: 'none',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'never-used',
      at: 'guide.ts, form.fields.company.whenEmpty',
      says: 'The field company is required, so nobody would ever see its whenEmpty, "none". Remove whenEmpty, or write required: false.',
    },
    {
      did: 'one option',
      changes: {
        'guide.ts': {
          'form.fields.size': {
            kind: 'select',
            label: 'Team size',
            prompt: 'Please choose',
            required: true,
            missing: 'Please choose a size.',
            options: [{ value: 's', label: 'Small' }],
          },
          'submission.metadata': { size: '{size}' },
        },
      },
      rule: 'one-option',
      at: 'guide.ts, form.fields.size.options',
      says: 'The list has one option, "Small", so there is nothing to choose. Add the other options, or remove the field.',
    },
    {
      did: 'an option that reads like the prompt',
      changes: {
        'guide.ts': {
          'form.fields.size': {
            kind: 'select',
            label: 'Team size',
            prompt: 'Please choose',
            required: true,
            missing: 'Please choose a size.',
            options: [
              { value: 'none', label: 'Please choose' },
              { value: 's', label: 'Small' },
            ],
          },
          'submission.metadata': { size: '{size}' },
        },
      },
      rule: 'option-is-prompt',
      at: 'guide.ts, form.fields.size.options[0].label',
      says: 'The option "Please choose" reads like the prompt, which selects nothing, but it would be stored as an answer. Remove the option: the prompt is shown first by itself.',
    },
    {
      did: 'a sentence about an address at a company',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your email.',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.company.missing',
      says: '"Please enter your email." asks for an email address, but the field is "Company". Write a sentence about this field, like "Please enter: Company."',
    },
    {
      did: 'a sentence about a name at a company',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your name.',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.company.missing',
      says: '"Please enter your name." asks for a name, but the field is "Company". Write a sentence about this field, like "Please enter: Company."',
    },
    {
      did: 'a sentence about a name at an address',
      changes: { 'guide.ts': { 'form.fields.email.missing': 'Please enter your name.' } },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.email.missing',
      says: '"Please enter your name." asks for a name, but the field is "Email". Write a sentence about this field, like "Please enter: Email."',
    },
    {
      did: 'a sentence about a telephone at an address',
      changes: { 'guide.ts': { 'form.fields.email.invalid': 'This is not a phone number.' } },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.email.invalid',
      says: '"This is not a phone number." asks for a telephone number, but the field is "Email". Write a sentence about this field, like "Please enter: Email."',
    },
    {
      did: 'an address as the example of a company',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
            placeholder: 'you@willow.example',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.company.placeholder',
      says: '"you@willow.example" asks for an email address, but the field is "Company". Write an example of what belongs into this field, or remove the line.',
    },
    {
      did: 'a name as the example of an address',
      changes: { 'guide.ts': { 'form.fields.email.placeholder': 'Your name' } },
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.email.placeholder',
      says: '"Your name" asks for a name, but the field is "Email". Write an example of what belongs into this field, or remove the line.',
    },
  ]);

  itAccepts([
    {
      did: 'an optional name with words for nobody',
      changes: {
        'guide.ts': {
          'form.fields.name.required': false,
          'form.fields.name.whenEmpty': 'dear reader',
        },
      },
    },
    {
      did: 'an optional name that is greeted in emails',
      changes: {
        'guide.ts': { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
      },
    },
    {
      did: 'an optional name with a default in the email',
      changes: {
        'guide.ts': { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
        'coach.ts': {
          'functions.send-guide.message.heading': 'Here it is, {name}',
          'functions.send-guide.nameDefault': 'friend',
        },
      },
    },
    {
      did: 'an optional answer that is stored',
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'Company', required: false },
          'submission.metadata': { company: '{company}' },
        },
      },
    },
    {
      did: 'a section before a hint',
      changes: { 'guide.ts': { 'form.fields.email.autocomplete': 'section-guest work email' } },
    },
    {
      did: 'hints that fit',
      changes: {
        'guide.ts': {
          'form.fields.email.autocomplete': 'email',
          'form.fields.name.autocomplete': 'given-name',
        },
      },
    },
    {
      did: 'a hint switched off',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'off' } },
    },
    {
      did: 'a sentence that gives a reason',
      changes: {
        'guide.ts': {
          'form.fields.name.missing': 'Please enter your name, so that the email can greet you.',
        },
      },
    },
    {
      did: 'a company asked for by name',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'What is the name of your organization?',
            autocomplete: 'organization',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
    },
    {
      did: 'a list with two options',
      changes: {
        'guide.ts': {
          'form.fields.size': {
            kind: 'select',
            label: 'Team size',
            prompt: 'Please choose',
            required: true,
            missing: 'Please choose a size.',
            options: [
              { value: 's', label: 'Small' },
              { value: 'l', label: 'Large' },
            ],
          },
          'submission.metadata': { size: '{size}' },
        },
      },
    },
    {
      did: 'an answer that goes with the email',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: true,
            missing: 'Please enter your company.',
          },
          'submission.email.body': ['email', 'name', 'company'],
        },
      },
    },
    {
      did: 'a star at a required question',
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company *',
            required: true,
            missing: 'Please enter your company.',
          },
          'submission.metadata': { company: '{company}' },
        },
      },
    },
    {
      did: 'a long question',
      changes: {
        'guide.ts': {
          'form.fields.challenge': {
            kind: 'textarea',
            label: 'What is hardest about your company at the moment?',
            required: true,
            missing: 'One sentence is enough.',
          },
          'submission.metadata': { challenge: '{challenge}' },
        },
      },
    },
  ]);
});
