import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

/** A question for a visitor's company, and a form that asks it and passes the answer on. */
const company = (changes: object = {}) => ({
  kind: 'text',
  label: 'Company',
  required: true,
  missing: 'Please enter your company.',
  ...changes,
});
const asked = (changes?: object) => ({
  'form.fields.company': company(changes),
  'submission.metadata': { company: '{company}' },
});

/** A list of team sizes to choose from, which is stored. */
const sizes = (options: readonly object[], prompt = 'Please choose') => ({
  'form.fields.size': {
    kind: 'select',
    label: 'Team size',
    prompt,
    required: true,
    missing: 'Please choose a size.',
    options,
  },
  'submission.metadata': { size: '{size}' },
});

describe('questions of a form', () => {
  itNames('empty-answer', {
    'an optional name in the thanks': {
      guide: { 'form.fields.name.required': false },
      at: 'guide.ts, success.toast.title',
      says: '{name} in "Thank you, {name}!" stays empty where a visitor leaves the field name empty, which leaves a gap. Add whenEmpty to form.fields.name with the words to show instead, write required: true, or leave {name} out.',
    },
    'an optional answer on the screen': {
      guide: {
        'form.fields.company': { kind: 'text', label: 'Company', required: false },
        'submission.metadata': { company: '{company}' },
        'success.toast.description': 'A note goes to {company}.',
      },
      says: '{company} in "A note goes to {company}." stays empty where a visitor leaves the field company empty, which leaves a gap. Add whenEmpty to form.fields.company with the words to show instead, write required: true, or leave {company} out.',
    },
    'an optional choice in the thanks': {
      guide: {
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
      says: '{size} in "Noted: {size}" stays empty where a visitor leaves the field size empty, which leaves a gap. Write required: true in form.fields.size, or leave {size} out.',
    },
    'an optional name where a failure is told': {
      guide: {
        'form.fields.name.required': false,
        'success.toast.title': 'Thank you!',
        'failure.any.title': 'Sorry, {name}.',
      },
      says: '{name} in "Sorry, {name}." stays empty where a visitor leaves the field name empty, which leaves a gap. Add whenEmpty to form.fields.name with the words to show instead, write required: true, or leave {name} out.',
    },
    'an optional name in the middle of an email': {
      changes: {
        'guide.ts': { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
        'coach.ts': { 'functions.send-guide.message.heading': 'Here it is, {name}' },
      },
      says: '{name} in "Here it is, {name}" has no value for people who leave the field name of funnels/willow/guide.ts empty. Write “Hello {name}”, which greets people without a name as “Hello there”, add nameDefault to functions[\'send-guide\'], or give the field whenEmpty.',
    },
    'an optional answer in an email': {
      changes: {
        'guide.ts': {
          'form.fields.company': { kind: 'text', label: 'Company', required: false },
          'submission.email.body': ['email', 'name', 'company'],
        },
        'coach.ts': { 'functions.send-guide.message.heading': 'For {company}' },
      },
      says: '{company} in "For {company}" has no value for people who leave the field company of funnels/willow/guide.ts empty. Write whenEmpty or required: true for the field there, or leave {company} out.',
    },
    'one label twice': {
      guide: asked({ label: 'Name' }),
      rule: 'same-question',
      at: 'guide.ts, form.fields.company.label',
      says: 'The fields name and company have the same label, "Name", so nobody could tell them apart. Write what this field asks for, or remove it.',
    },
    'the label of the address at the name': {
      guide: { 'form.fields.name.label': 'Email' },
      rule: 'same-question',
      at: 'guide.ts, form.fields.name.label',
      says: 'The fields name and email have the same label, "Email", so nobody could tell them apart. Write what this field asks for, or remove it.',
    },
    'one label in other letters': {
      guide: {
        'form.fields.company': { kind: 'text', label: 'NAME (optional)', required: false },
        'submission.metadata': { company: '{company}' },
      },
      rule: 'same-question',
      at: 'guide.ts, form.fields.company.label',
      says: 'The fields name and company have the same label, "NAME (optional)", so nobody could tell them apart. Write what this field asks for, or remove it.',
    },
    'one hint twice': {
      guide: {
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
      rule: 'same-hint',
      at: 'guide.ts, form.fields.firstName.autocomplete',
      says: 'The autocomplete "name" also stands in another field of the form, as if both asked the same. Write one that fits this field alone, or remove the line.',
    },
    'one example twice': {
      guide: { ...asked({ placeholder: 'Willow' }), 'form.fields.name.placeholder': 'Willow' },
      rule: 'same-hint',
      at: 'guide.ts, form.fields.company.placeholder',
      says: 'The placeholder "Willow" also stands in another field of the form, as if both asked the same. Write one that fits this field alone, or remove the line.',
    },
    'an answer that goes nowhere': {
      guide: {
        'form.fields.company': company(),
      },
      rule: 'answer-goes-nowhere',
      says: "Nobody would ever see what visitors answer to company: it is neither stored nor sent. Add company: '{company}' to submission.metadata, or remove the field.",
    },
    'a label that says optional': {
      guide: { 'form.fields.name.label': 'Name (optional)' },
      rule: 'required-differs',
      says: 'The label "Name (optional)" says that the field is optional, but it is required. Correct the label, or write required: false.',
    },
    'a star at an optional question': {
      guide: {
        'form.fields.company': { kind: 'text', label: 'Company *', required: false },
        'submission.metadata': { company: '{company}' },
      },
      rule: 'required-differs',
      at: 'guide.ts, form.fields.company.label',
      says: 'The label "Company *" says that the field is required, but it is optional. Correct the label, or write required: true.',
    },
    'words for an empty answer to a question with room for several lines': {
      guide: {
        'form.fields.company': {
          kind: 'textarea',
          label: 'Your company',
          required: false,
          whenEmpty: 'none',
        },
        'submission.metadata': { company: '{company}' },
      },
      rule: 'unknown-property',
      at: 'guide.ts, form.fields.company.whenEmpty',
      says: 'There is no property whenEmpty where kind is "textarea". Remove it, or write kind: "text".',
    },
    'words for an empty answer to a required question': {
      guide: asked({ whenEmpty: 'none' }),
      rule: 'never-used',
      at: 'guide.ts, form.fields.company.whenEmpty',
      says: 'The field company is required, so nobody would ever see its whenEmpty, "none". Remove whenEmpty, or write required: false.',
    },
    'one option': {
      guide: sizes([{ value: 's', label: 'Small' }]),
      rule: 'one-option',
      at: 'guide.ts, form.fields.size.options',
      says: 'The list has one option, "Small", so there is nothing to choose. Add the other options, or remove the field.',
    },
    'an option that reads like the prompt': {
      guide: sizes([
        { value: 'none', label: 'Please choose' },
        { value: 's', label: 'Small' },
      ]),
      rule: 'option-is-prompt',
      at: 'guide.ts, form.fields.size.options[0].label',
      says: 'The option "Please choose" reads like the prompt, which selects nothing, but it would be stored as an answer. Remove the option: the prompt is shown first by itself.',
    },
    'an option that asks to choose, in other words than the prompt': {
      guide: sizes(
        [
          { value: 'none', label: '-- Select an option --' },
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
        'How many are you?',
      ),
      rule: 'option-is-prompt',
      at: 'guide.ts, form.fields.size.options[0].label',
      says: 'The option "-- Select an option --" reads like the prompt, which selects nothing, but it would be stored as an answer. Remove the option: the prompt is shown first by itself.',
    },
  });

  itNames('wrong-autofill', {
    'a hint for a name at an address': {
      guide: { 'form.fields.email.autocomplete': 'name' },
      says: 'The hint "name" makes browsers fill in something else than the field email asks for. Write "email".',
    },
    'a hint for an address at a name': {
      guide: { 'form.fields.name.autocomplete': 'email' },
      says: 'The hint "email" makes browsers fill in something else than the field name asks for. Write "name".',
    },
    'a hint for a name at a company': {
      guide: asked({ autocomplete: 'name' }),
      at: 'guide.ts, form.fields.company.autocomplete',
      says: 'The hint "name" makes browsers fill in something else than the field company asks for. Write "organization".',
    },
    'a hint for an address at any question': {
      guide: {
        'form.fields.goal': {
          kind: 'text',
          label: 'Your goal',
          required: true,
          missing: 'Please name a goal.',
          autocomplete: 'email',
        },
        'submission.metadata': { goal: '{goal}' },
      },
      at: 'guide.ts, form.fields.goal.autocomplete',
      says: 'The hint "email" makes browsers fill in something else than the field goal asks for. Remove the line.',
    },
  });

  itNames('unknown-autofill', {
    'a hint that does not exist': {
      guide: { 'form.fields.name.autocomplete': 'full-name' },
      says: 'Browsers know no autofill hint "full-name", so they would fill in nothing. Write "name".',
    },
    'a misspelt hint': {
      guide: { 'form.fields.name.autocomplete': 'given-nme' },
      says: 'Browsers know no autofill hint "given-nme", so they would fill in nothing. Write "given-name".',
    },
    'a hint in camel case': {
      guide: { 'form.fields.name.autocomplete': 'firstName' },
      says: 'Browsers know no autofill hint "firstName", so they would fill in nothing. Write "given-name".',
    },
    'a hint by another word': {
      guide: asked({ autocomplete: 'company' }),
      at: 'guide.ts, form.fields.company.autocomplete',
      says: 'Browsers know no autofill hint "company", so they would fill in nothing. Write "organization".',
    },
    'a hint by the word phone': {
      guide: {
        'form.fields.phone': {
          kind: 'text',
          label: 'Telephone',
          required: true,
          missing: 'Please enter a number.',
          autocomplete: 'phone',
        },
        'submission.metadata': { phone: '{phone}' },
      },
      at: 'guide.ts, form.fields.phone.autocomplete',
      says: 'Browsers know no autofill hint "phone", so they would fill in nothing. Write "tel".',
    },
  });

  itNames('other-fields-words', {
    'a sentence about an address at a company': {
      guide: asked({ missing: 'Please enter your email.' }),
      at: 'guide.ts, form.fields.company.missing',
      says: '"Please enter your email." asks for an email address, but the field is "Company". Write a sentence about this field, like "Please enter: Company."',
    },
    'a sentence about a name at a company': {
      guide: asked({ missing: 'Please enter your name.' }),
      at: 'guide.ts, form.fields.company.missing',
      says: '"Please enter your name." asks for a name, but the field is "Company". Write a sentence about this field, like "Please enter: Company."',
    },
    'a sentence about a name at an address': {
      guide: { 'form.fields.email.missing': 'Please enter your name.' },
      says: '"Please enter your name." asks for a name, but the field is "Email". Write a sentence about this field, like "Please enter: Email."',
    },
    'a sentence about a telephone at an address': {
      guide: { 'form.fields.email.invalid': 'This is not a phone number.' },
      says: '"This is not a phone number." asks for a telephone number, but the field is "Email". Write a sentence about this field, like "Please enter: Email."',
    },
    'an address as the example of a company': {
      guide: asked({ placeholder: 'you@willow.example' }),
      at: 'guide.ts, form.fields.company.placeholder',
      says: '"you@willow.example" asks for an email address, but the field is "Company". Write an example of what belongs in this field, or remove the line.',
    },
    'a name as the example of an address': {
      guide: { 'form.fields.email.placeholder': 'Your name' },
      says: '"Your name" asks for a name, but the field is "Email". Write an example of what belongs in this field, or remove the line.',
    },
    'a bare name as the example of an address': {
      guide: { 'form.fields.email.placeholder': 'First name' },
      says: '"First name" asks for a name, but the field is "Email". Write an example of what belongs in this field, or remove the line.',
    },
    'a name that is missing at an address': {
      guide: { 'form.fields.email.missing': 'Name is blank.' },
      says: '"Name is blank." asks for a name, but the field is "Email". Write a sentence about this field, like "Please enter: Email."',
    },
    'somebody as the example of an address': {
      guide: { 'form.fields.email.placeholder': 'Max Mustermann' },
      says: '"Max Mustermann" shows no email address, but stands where people look for an example of one. Write an address like you@example.com.',
    },
    'an example of an address with a dot for its @': {
      guide: { 'form.fields.email.placeholder': 'you.example.com' },
      says: '"you.example.com" shows no email address, but stands where people look for an example of one. Write an address like you@example.com.',
    },
    'a sentence with such an example': {
      guide: { 'form.fields.email.invalid': 'It should read like you.example.com.' },
      says: '"It should read like you.example.com." shows no email address, but stands where people look for an example of one. Write an address like you@example.com.',
    },
  });

  itAccepts({
    'an optional answer in an email, with words for none': {
      changes: {
        'guide.ts': {
          'form.fields.company': {
            kind: 'text',
            label: 'Company',
            required: false,
            whenEmpty: 'your desk',
          },
          'submission.email.body': ['email', 'name', 'company'],
        },
        'coach.ts': { 'functions.send-guide.message.heading': 'For {company}' },
      },
    },
    'an optional name with words for nobody': {
      guide: {
        'form.fields.name.required': false,
        'form.fields.name.whenEmpty': 'dear reader',
      },
    },
    'an optional name that is greeted in emails': {
      guide: { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
    },
    'an optional name with a default in the email': {
      guide: { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
      coach: {
        'functions.send-guide.message.heading': 'Here it is, {name}',
        'functions.send-guide.nameDefault': 'friend',
      },
    },
    'an optional answer that is stored': {
      guide: {
        'form.fields.company': { kind: 'text', label: 'Company', required: false },
        'submission.metadata': { company: '{company}' },
      },
    },
    'a section before a hint': {
      guide: { 'form.fields.email.autocomplete': 'section-guest work email' },
    },
    'what an email is for, in its empty input': {
      guide: { 'form.fields.email.placeholder': 'Your best email' },
    },
    'an address in French, in its empty input': {
      guide: { 'form.fields.email.placeholder': 'Courriel' },
    },
    'where a report is sent, in an empty input': {
      guide: { 'form.fields.email.placeholder': 'Where shall we send it?' },
    },
    'the domain that an address needs': {
      guide: {
        'form.fields.email.invalid': 'It lacks its end, like yourshop.com. Name it, please.',
      },
    },
    'hints that fit': {
      guide: {
        'form.fields.email.autocomplete': 'email',
        'form.fields.name.autocomplete': 'given-name',
      },
    },
    'a hint switched off': { guide: { 'form.fields.name.autocomplete': 'off' } },
    'a sentence that gives a reason': {
      guide: {
        'form.fields.name.missing': 'Please enter your name, so that the email can greet you.',
      },
    },
    'a company asked for by name': {
      guide: {
        ...asked({
          missing: 'What is the name of your organization?',
          autocomplete: 'organization',
        }),
      },
    },
    'a list with two options': {
      guide: sizes([
        { value: 's', label: 'Small' },
        { value: 'l', label: 'Large' },
      ]),
    },
    'an answer that goes with the email': {
      guide: {
        'form.fields.company': company(),
        'submission.email.body': ['email', 'name', 'company'],
      },
    },
    'a star at a required question': {
      guide: asked({ label: 'Company *' }),
    },
    'a long question': {
      guide: {
        'form.fields.challenge': {
          kind: 'textarea',
          label: 'What is hardest about your company at the moment?',
          required: true,
          missing: 'One sentence is enough.',
        },
        'submission.metadata': { challenge: '{challenge}' },
      },
    },
  });
});
