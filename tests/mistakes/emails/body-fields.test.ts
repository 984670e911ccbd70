import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, whenOver } from '#tests/support/site/declarations.ts';

const company = { kind: 'text', label: 'Company', required: true, missing: 'Please enter it.' };
const channel = { kind: 'constant', value: 'fair' };

const inPortuguese = {
  'form.fields': {
    nome: { ...company, label: 'Nome' },
    email: { kind: 'email', label: 'Email', required: true, missing: 'Please.', invalid: 'No.' },
  },
  'success.toast.title': 'Thank you',
  'submission.email.body': ['email', 'nome'],
};

describe('what the body of an email carries', () => {
  itNames('unknown-body-field', {
    'a field by another name than the function calls it': {
      guide: { 'submission.email.body': ['email', 'firstName'] },
      at: 'guide.ts, submission.email.body[1]',
      says: 'send-guide takes no body field "firstName". It takes email, name, campaignId, company, and eventId. Write "name".',
    },
    'a misspelt field in the body of a function': {
      coach: { 'functions.send-guide.body': ['email', 'name', 'compnay'] },
      guide: {
        'form.fields.company': company,
        'submission.metadata': { company: '{company}' },
      },
      at: "coach.ts, functions['send-guide'].body[2]",
      says: 'No form that calls send-guide has a field "compnay"; they have name, email, and company. Write "company".',
    },
    "a visitor's name by its Portuguese word, in a reminder": {
      coach: {
        'functions.send-guide.body': ['email', 'nome'],
        'functions.send-reminder': { template: 'reminder', body: ['email', 'nome'], message },
      },
      guide: {
        ...inPortuguese,
        event: { ...event, whenOver, reminder: { function: 'send-reminder', hoursBefore: 24 } },
      },
      at: "coach.ts, functions['send-reminder'].body[1]",
      says: 'send-reminder goes out long after a form was sent, when no field "nome" is known. Write "name", and call the field so in funnels/willow/guide.ts, too.',
    },
    'a value of the engine in other letters': {
      coach: { 'functions.send-guide.body': ['email', 'name', 'campaignid'] },
      at: "coach.ts, functions['send-guide'].body[2]",
      says: 'No form that calls send-guide has a field "campaignid"; they have name and email. Write "campaignId".',
    },
    'the date that visitors choose, in a function': {
      coach: { 'functions.send-guide.body': ['email', 'name', 'eventDate'] },
      at: "coach.ts, functions['send-guide'].body[2]",
      says: '"eventDate" is how a form asks for one of several dates, and no body field: {event.date} and {event.time} in the email are those of the date that was chosen. Take "eventDate" out of the body.',
    },
    'the date that visitors choose, in a funnel': {
      guide: { 'submission.email.body': ['email', 'name', 'eventDate'] },
      at: 'guide.ts, submission.email.body[2]',
      says: '"eventDate" is how a form asks for one of several dates, and no body field: {event.date} and {event.time} in the email are those of the date that was chosen. Take "eventDate" out of the body.',
    },
    'a field that this form does not ask for': {
      guide: { 'submission.email.body': ['email', 'name', 'budget'] },
      coach: { 'functions.send-guide.body': ['email', 'name', 'budget'] },
      rule: 'value-not-collected',
      at: 'guide.ts, submission.email.body[2]',
      says: 'The body contains budget, but the form has no field budget. Add a field budget to the form or remove the body field.',
    },
    'what no later email knows, in two of them': {
      guide: inPortuguese,
      coach: {
        'functions.send-guide.body': ['email', 'nome'],
        'functions.send-guide.message.heading': 'Hello',
        'campaigns.0.steps.0.message.heading': 'Hello {nome}',
        'campaigns.0.steps.0.message.paragraphs': ['So, {nome}, this is it.'],
      },
      rule: 'value-not-collected',
      at: 'coach.ts, campaigns[0].steps[0].message.heading',
      says: "The email shows {nome}, but emails that go out long after a form was sent know only a lead's name and email. So does 1 other text. Call the field name in funnels/willow/guide.ts, and write {name}.",
    },
    'a constant that a box also asks for': {
      guide: {
        'form.fields.channel': channel,
        'submission.metadata': { channel: '{channel}' },
        'form.consents': [
          { name: 'channel', text: 'Call me.', required: false, version: '2027-01' },
        ],
      },
      rule: 'consent-name-taken',
      at: 'guide.ts, form.consents[0].name',
      says: 'The name "channel" already belongs to a field of the form, so the two answers could not be told apart. Give the box a name of its own.',
    },
    'a constant that nobody gets': {
      guide: { 'form.fields.channel': channel },
      rule: 'answer-goes-nowhere',
      says: "Nobody would ever see what visitors answer to channel: it is neither stored nor sent. Add channel: '{channel}' to submission.metadata, or remove the field.",
    },
    'an address under another name': {
      guide: {
        'form.fields.email': undefined,
        'form.fields.mail': {
          kind: 'email',
          label: 'Email',
          required: true,
          missing: 'Please enter your email.',
          invalid: 'This is not an email address.',
        },
      },
      rule: 'email-field',
      says: 'The form has no field named email, but leads are identified by their email address. Call this field email instead of mail.',
    },
    'an address that may be left out, which the toast asks for': {
      guide: {
        'form.fields.email.required': false,
        'form.fields.email.missing': undefined,
        'form.missing': { title: 'Both name and email are required.' },
      },
      rule: 'email-field',
      at: 'guide.ts, form.fields.email.required',
      says: 'The field email is not required, but no lead can be stored without an address. Write required: true.',
    },
    'an address that is no answer': {
      guide: { 'form.fields.email': { kind: 'constant', value: 'a@b.example' } },
      rule: 'email-field',
      at: 'guide.ts, form.fields.email.kind',
      says: 'The field email is of kind "constant", so the address would not be checked. Write kind: \'email\'.',
    },
  });

  itAccepts({
    'a field and a constant of its own in body, email and thanks': {
      coach: {
        'functions.send-guide.body': ['email', 'name', 'company', 'channel'],
        'functions.send-guide.message.heading': 'For {company}, met at the {channel}',
      },
      guide: {
        'form.fields.company': company,
        'form.fields.channel': channel,
        'submission.metadata': { company: '{company}', channel: '{channel}' },
        'submission.email.body': ['email', 'name', 'company', 'channel'],
        'success.toast.title': 'See you at the {channel}!',
      },
    },
    'a body field for a funnel to come': {
      coach: { 'functions.send-guide.body': ['email', 'name', 'shoeSize'] },
    },
  });
});
