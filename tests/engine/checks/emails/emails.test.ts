import { describe, expect, it } from 'vitest';
import { event, findIn } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';
const guide = 'funnels/willow/guide.ts';
const place = "functions['send-guide'].message";
const step = 'campaigns[0].steps[0].message';
const { startsAt: _, ...undated } = event;
const journey = { campaign: 'Willow Campaign', firstEmail: 'now' };
const company = { kind: 'text', label: 'Company', required: true, missing: 'Which company?' };
const write = (part: string, text: unknown) => ({
  [`functions.send-guide.message.${part}`]: text,
});

describe('emails', () => {
  it.each([
    ['the offer in the subject', write('subject', 'Your copy of {leadMagnet}'), {}],
    ['what was typed in a paragraph', write('paragraphs', ['Sent to {email}, {name}.']), {}],
    [
      'a further answer that is sent along',
      write('heading', 'Hello {company}'),
      { 'form.fields.company': company, 'submission.email.body': ['email', 'company'] },
    ],
    ['the event', write('heading', 'On {event.date} at {event.time}'), { event }],
  ])('may show %s', (_title, coachChange, guideChange) => {
    expect(findIn({ 'coach.ts': coachChange, 'guide.ts': guideChange })).toEqual([]);
  });

  it.each([
    '/second?from=mail#form',
    '/leadmagnet',
    'scheduling',
    'https://willow.example/guide.pdf',
  ])('may lead to %s', (to) => {
    const button = { label: 'Go', to };
    expect(findIn({ 'coach.ts': write('button', button), 'second.ts': {} })).toEqual([]);
  });

  it.each(['subject', 'preview'])('may not show what was typed in the %s', (part) => {
    expect(findIn({ 'coach.ts': write(part, 'Hello {name}') })).toEqual([
      `${coach}, ${place}.${part}: {name} is in the ${part} of an email, where nothing that visitors type may appear: strangers could send their own words in your name. Write the words out, or use the placeholder in the heading or a paragraph.`,
    ]);
  });

  it.each([
    [
      'a name nobody knows',
      write('heading', 'Hello {nme}'),
      {},
      `${coach}, ${place}.heading: {nme} in "Hello {nme}" has no value here. Write {name}.`,
    ],
    [
      'an answer the form does not ask for',
      {},
      {
        'form.fields.name': undefined,
        'submission.email.body': ['email'],
        'success.toast.title': 'Thanks',
      },
      `${coach}, ${place}.heading: The email shows {name}, but the funnel willow-guide (${guide}) does not ask for it. Remove the placeholder, or add a field name to the form in ${guide}.`,
    ],
    [
      'an answer that is not sent along',
      {},
      { 'submission.email.body': ['email'] },
      `${coach}, ${place}.heading: The email shows {name}, but the funnel willow-guide (${guide}) does not pass it on. Add 'name' to submission.email.body in ${guide}, or remove the placeholder.`,
    ],
    [
      'an event that one of its funnels does not have',
      write('heading', 'On {event.date}'),
      {},
      `${coach}, ${place}.heading: The email shows {event.date}, but the funnel willow-guide (${guide}), whose visitors get it, declares no event. Remove the placeholder, or declare an event in ${guide}.`,
    ],
    [
      'the time of an event without a date',
      write('heading', 'At {event.time}'),
      { event: undated },
      `${coach}, ${place}.heading: The text shows {event.time}, but the event of ${guide} has no startsAt, so it would leave a gap. Add event.startsAt, or write {event.date} alone, which says that the date is to be announced.`,
    ],
    [
      'an answer that the lead does not keep',
      { 'campaigns.0.steps.0.message.heading': 'Hello {company}' },
      {
        'form.fields.company': company,
        'submission.metadata': { company: '{company}' },
        'submission.journey': journey,
      },
      `${coach}, ${step}.heading: The email shows {company}, but emails that go out long after a form was sent know only a lead's name and email. Remove the placeholder.`,
    ],
    [
      'a page that does not exist',
      write('button', { label: 'Go', to: '/willow-giude' }),
      {},
      `${coach}, ${place}.button.to: The button leads to "/willow-giude", but no page of this site has that path. Write "/willow-guide".`,
    ],
    [
      'a place that is neither path nor address',
      write('button', { label: 'Go', to: 'willow-guide' }),
      {},
      `${coach}, ${place}.button.to: The button leads to "willow-guide", which is neither a path nor an address. Write 'scheduling', 'download', a path of this site like /free-guide, or an address that begins with https://.`,
    ],
  ])('may not show or lead to %s', (_title, coachChange, guideChange, expected) => {
    expect(findIn({ 'coach.ts': coachChange, 'guide.ts': guideChange })).toEqual([expected]);
  });

  it('may not put what was typed into a link', () => {
    const button = { label: 'Go', to: 'https://willow.example/?name={name}' };
    expect(findIn({ 'coach.ts': write('button', button) })).toEqual([
      `${coach}, ${place}.button.to: {name} is in the link of an email, where nothing that visitors type may appear: strangers could send their own words in your name. Write the words out, or use the placeholder in the heading or a paragraph.`,
    ]);
  });
});
