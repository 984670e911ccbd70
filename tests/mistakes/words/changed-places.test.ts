import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const section = (one: object): Files => ({ 'guide.ts': { 'page.sections.1': one } });
const statistic = (value: string, label: string) =>
  section({ kind: 'statistics', items: [{ value, label }] });
const saying = (quote: string, by: string) => section({ kind: 'quote', quote, by });
const asked = (question: string, answer: string) =>
  section({ kind: 'questions', title: 'Questions', items: [{ question, answer }] });
const said = (name: string, role: string) =>
  section({
    kind: 'testimonials',
    title: 'What they say',
    items: [{ quote: 'I slept.', name, role }],
  });
const swapped = (first: string, words: string, second: string, others: string) =>
  `"${words}" stands as ${first} and "${others}" as ${second}: they seem to have changed places. Exchange the two.`;

describe('words that have changed places', () => {
  itNames('typing-slip', {
    'a figure and its label': {
      changes: statistic('naps a week', '10+'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: swapped('value', 'naps a week', 'label', '10+'),
    },
    'a quotation and its author': {
      changes: saying('Willow Works', 'You need no other plan. You need a chair.'),
      at: 'guide.ts, page.sections[1].quote',
      says: swapped('quote', 'Willow Works', 'by', 'You need no other plan. You need a chair.'),
    },
    'a question and its answer': {
      changes: asked('Then you sleep.', 'What if I am tired?'),
      at: 'guide.ts, page.sections[1].items[0].question',
      says: swapped('question', 'Then you sleep.', 'answer', 'What if I am tired?'),
    },
    'a date for a time': {
      guide: { event, 'page.sections.0.lead': 'The lamp is lit at {event.date}.' },
      at: 'guide.ts, page.sections[0].lead',
      says: '"at {event.date}" has a placeholder for something else than its words say. Write at {event.time}, or on {event.date}.',
    },
    'an address for a name': {
      guide: { 'success.toast.title': 'Rest well, {email}!' },
      says: '"Rest well, {email}" has a placeholder for something else than its words say. Write {name}: nobody is called by an address.',
    },
    'a name and what somebody does': {
      changes: said('Baker in Leeds', 'Bea W.'),
      at: 'guide.ts, page.sections[1].items[0].name',
      says: swapped('name', 'Baker in Leeds', 'role', 'Bea W.'),
    },
  });
  itAccepts({
    'an address in a sentence': { guide: { 'success.toast.title': 'On its way to {email}.' } },
    'a year': { changes: statistic('Founded', '2009') },
    'a word for a figure': { changes: statistic('Twice', 'as many naps as in 2025') },
    'somebody with a long title': {
      changes: saying('Naps first', 'Written on the wall of the kitchen at Willow Works, Inc.'),
    },
    'a question that is none': { changes: asked('And if I sleep…', 'Then you sleep. Why not?') },
    'a name without a surname': { changes: said('Bea W.', 'Baker in Leeds') },
  });
});
