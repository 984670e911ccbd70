import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, whenFull, whenOver } from '#tests/support/site/declarations.ts';
import { offering, refusing, waitingList } from '#tests/support/site/waiting-list.ts';

const screen = { title: 'Thank you, {name}', text: 'The guide is on its way.' };
const thanks = (path: string) => ({ success: { after: 'screen', path, screen } });

describe('a thank-you page with its own address', () => {
  itNames('path-taken', {
    'the path of the page itself': {
      guide: thanks('/willow-guide'),
      rule: 'path-twice',
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-guide" is already in this funnel, as its path. Remove the thank-you path.',
    },
    'the path of another funnel': {
      changes: { 'guide.ts': thanks('/willow-call'), 'call.ts': {} },
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-call" already belongs to willow-call (funnels/willow/call.ts), as its path. Give the success screen a path of its own or remove its path.',
    },
    'one thank-you path for two funnels': {
      changes: { 'guide.ts': thanks('/thanks'), 'autumn.ts': thanks('/thanks') },
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/thanks" already belongs to autumn (funnels/willow/autumn.ts), as its thank-you path. Give the success screen a path of its own or remove its path.',
    },
    'a path that the site itself uses': {
      guide: thanks('/leadmagnet'),
      rule: 'path-reserved',
      at: 'guide.ts, success.path',
      says: 'The site itself uses "/leadmagnet", so the thank-you path would never be reached. Choose another thank-you path.',
    },
    'a path without its slash': {
      guide: thanks('willow-guide/thanks'),
      rule: 'wrong-value',
      at: 'guide.ts, success.path',
      says: '"willow-guide/thanks" is not a path. Write "/willow-guide/thanks".',
    },
    'a path beside a toast that leaves the form where it is': {
      guide: { 'success.path': '/willow-guide/thanks' },
      rule: 'unknown-property',
      says: 'There is no property path where after is "clear". Remove it, or write after: "screen".',
    },
    'a link to the thank-you page of another funnel': {
      changes: {
        'guide.ts': {
          'page.sections': [
            { kind: 'hero', headline: 'Rest', lead: 'Then work.' },
            { kind: 'related', title: 'More', to: '/autumn/thanks', label: 'Read the other guide' },
          ],
        },
        'autumn.ts': thanks('/autumn/thanks'),
      },
      rule: 'unknown-related-path',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/autumn/thanks", which is shown only to people who have just sent the form of autumn. Lead to "/autumn", the page with the form.',
    },
    'an old address that leads to the thank-you page': {
      guide: { ...thanks('/willow-guide/thanks'), redirects: ['/willow-guide/thanks'] },
      rule: 'redirect-loop',
      at: 'guide.ts, redirects[0]',
      says: 'The redirect "/willow-guide/thanks" is also this funnel\'s thank-you path, so it would lead in circles. Remove the redirect.',
    },
  });

  itAccepts({
    'a path below that of the page': { guide: thanks('/willow-guide/thanks') },
    'a path of its own': { guide: thanks('/danke') },
    none: { guide: { success: { after: 'screen', screen } } },
  });
});

const seats = { event: { ...event, seats: 20, whenFull, whenOver } };
const full = { title: 'Every seat is taken' };
const alreadyRegistered = { title: 'You are registered already' };

describe('what is said after sending', () => {
  itNames('other-outcome', {
    'thanks for what failed': {
      guide: { 'failure.any.title': 'Thank you!' },
      says: '"Thank you!" stands here, but this is shown when the form has failed. Say what went wrong and what to do now.',
    },
    'a seat for whoever waits for one': {
      coach: offering,
      guide: {
        event: {
          ...event,
          seats: 20,
          whenOver,
          whenFull: {
            waitingList: {
              ...waitingList,
              joined: { title: 'Thank you', text: 'Your place is reserved.' },
            },
          },
        },
        ...refusing,
      },
      at: 'guide.ts, event.whenFull.waitingList.joined.text',
      says: '"Your place is reserved." stands here, but this is shown to people who wait for a seat. Say that they are on the list, and what comes next.',
    },
    'somebody registered where it is full': {
      guide: {
        ...seats,
        failure: { any: full, full: { title: 'You are already registered.' }, alreadyRegistered },
      },
      at: 'guide.ts, failure.full.title',
      says: '"You are already registered." stands here, but this is shown to people for whom no seat is left. Say that the event is full.',
    },
    'an account where the email failed': {
      guide: { 'failure.email': { title: 'There was an issue creating your account.' } },
      at: 'guide.ts, failure.email.title',
      says: '"There was an issue creating your account." stands here, but this is shown when the email could not be sent. Say that the email did not go out.',
    },
    'a failure after success': {
      guide: { 'success.toast.title': 'Something went wrong. Please try again.' },
      says: '"Something went wrong." stands here, but this is shown when everything has worked. Say what was done and what comes next.',
    },
    'a request to try again': {
      guide: { 'success.toast.description': 'It is on its way. Please try again.' },
      says: '"Please try again." stands here, but this is shown when everything has worked. Say what was done and what comes next.',
    },
    'a registration that failed, in German': {
      changes: eventIn('de', {
        'failure.any.title': 'Sie sind angemeldet.',
      }),
      at: 'guide.ts, failure.any.title',
      says: '"Sie sind angemeldet." stands here, but this is shown when the form has failed. Say what went wrong and what to do now.',
    },
    'a failure after success, in French': {
      changes: eventIn('fr', {
        'success.toast.title': 'Une erreur est survenue. Veuillez réessayer.',
      }),
      at: 'guide.ts, success.toast.title',
      says: '"Une erreur est survenue." stands here, but this is shown when everything has worked. Say what was done and what comes next.',
    },
    'a failure after success, in Spanish': {
      changes: eventIn('es', {
        'success.toast.title': 'Algo salió mal.',
      }),
      at: 'guide.ts, success.toast.title',
      says: '"Algo salió mal." stands here, but this is shown when everything has worked. Say what was done and what comes next.',
    },
    'a failure after success, in Portuguese': {
      changes: eventIn('pt-BR', {
        'success.toast.title': 'Algo deu errado.',
      }),
      at: 'guide.ts, success.toast.title',
      says: '"Algo deu errado." stands here, but this is shown when everything has worked. Say what was done and what comes next.',
    },
    'a seat where none is left': {
      guide: {
        ...seats,
        'failure.alreadyRegistered': alreadyRegistered,
        'failure.full': { title: 'You are registered.' },
      },
      at: 'guide.ts, failure.full.title',
      says: '"You are registered." stands here, but this is shown to people for whom no seat is left. Say that the event is full.',
    },
    'no seat for those who have one': {
      guide: {
        ...seats,
        'failure.full': full,
        'failure.alreadyRegistered': { title: 'The event is full' },
      },
      at: 'guide.ts, failure.alreadyRegistered.title',
      says: '"The event is full" stands here, but this is shown to people who have a seat. Say that they are registered already.',
    },
  });
  itAccepts({
    'what to do where nothing comes': {
      guide: { 'success.toast.description': 'Nothing there after an hour? Please try again.' },
    },
    'a seat where the event is full': {
      guide: {
        ...seats,
        'failure.full': full,
        'failure.alreadyRegistered': {
          title: 'The event is full',
          description: 'But you are on the list.',
        },
      },
    },
    'what did not happen': {
      guide: { 'failure.any.title': 'Nothing was sent, and you are not registered.' },
    },
  });
});
