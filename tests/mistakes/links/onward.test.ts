import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const hero = 'page.sections.0.second';
const screen = {
  after: 'screen',
  screen: { title: 'It is on its way', text: 'Look for it.', button: { label: 'Go on', to: '/' } },
};
const closing = { kind: 'closing', headline: 'Rest now.', button: 'Send me the guide' };

describe('ways on', () => {
  itNames('leads-back', {
    'a second way to a missing page': {
      guide: { [hero]: { label: 'Talk first', to: '/talk' } },
      rule: 'dead-link',
      at: 'guide.ts, page.sections[0].second.to',
      says: 'The link leads to "/talk", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    'a second way that leads nowhere else': {
      guide: { [hero]: { label: 'Read on', to: '/willow-guide' } },
      at: 'guide.ts, page.sections[0].second.to',
      says: 'It leads to "/willow-guide", which is this page. Let it lead to what comes next.',
    },
    'a second way to where the button leads': {
      changes: { 'call.ts': { [hero]: { label: 'See when we are free', to: 'scheduling' } } },
      at: 'call.ts, page.sections[0].second.to',
      says: "The link opens the coach's scheduling page, which the button of a booking page opens already. Write the path of another page, or remove second.",
    },
    'a second way to another site': {
      guide: { [hero]: { label: 'Talk first', to: 'https://a.example' } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[0].second.to',
      says: '"https://a.example" is a whole address, but what is named here is a page of this site by its path. Write the path of a page of this site; a link to another site stands in a body text, as [words](https://…).',
    },
    'a second way without words': {
      guide: { [hero]: { to: 'scheduling' } },
      rule: 'missing-property',
      at: 'guide.ts, page.sections[0].second.label',
      says: 'label is missing. Add label: a text.',
    },
    'a button to a missing page': {
      guide: { success: screen, 'success.screen.button.to': '/next-step' },
      rule: 'dead-link',
      says: 'The button leads to "/next-step", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    'a button after sending back to the form': {
      guide: { success: screen, 'success.screen.button.to': '/willow-guide' },
      says: 'It leads to "/willow-guide", which is this page. Let it lead to what comes next.',
    },
    'answers to an address that is none': {
      coach: { 'functions.send-guide.message.replyTo': 'hello at willow' },
      rule: 'wrong-value',
      says: '"hello at willow" is not an email address. Write "hello@willow".',
    },
    'answers to a name beside an address': {
      coach: { 'functions.send-guide.replyTo': 'Willow <hello@example.com>' },
      rule: 'wrong-value',
      says: '"Willow <hello@example.com>" is not an email address. Write it like hello@example.com.',
    },
  });

  itAccepts({
    'ways to a call, to another page and on after sending': {
      changes: {
        'guide.ts': {
          [hero]: { label: 'Talk first', to: 'scheduling' },
          'page.sections.1': {
            ...closing,
            second: { label: 'Read about the call', to: '/willow-call' },
          },
          success: screen,
          'success.screen.button.to': '/willow-call',
        },
        'call.ts': { [hero]: { label: 'Read the guide first', to: '/willow-guide' } },
        'coach.ts': {
          'functions.send-guide.replyTo': 'guides@willow.example',
          'functions.send-guide.message.replyTo': 'edith@willow.example',
        },
      },
    },
  });
});
