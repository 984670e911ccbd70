import { describe } from 'vitest';
import { inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

const at = (moment: string) => ({ now: new Date(moment), pictures: ['funnels/willow/team.jpg'] });
const day = '2026-11-22T12:00:00Z';
const { startsAt: _, ...undated } = event;
const several = {
  ...undated,
  dates: [
    { id: 'winter', startsAt: '2027-01-12T10:00' },
    { id: 'spring', startsAt: '2027-04-13T10:00' },
  ],
};

describe('what time has made wrong', () => {
  itNames('event-over', {
    'an event that has taken place': {
      guide: { event },
      beside: at('2027-03-20T00:00:00Z'),
      at: 'guide.ts, event.startsAt',
      says: 'The event, on 2027-03-16 at 10:00 (America/Los_Angeles), is over, so nobody can register any more. Declare the next date, let the page end with expires, or retire the funnel.',
    },
    'several dates that are all over': {
      guide: { event: several },
      beside: at('2027-04-14T00:00:00Z'),
      at: 'guide.ts, event.dates[1].startsAt',
      says: 'The last date of the event, on 2027-04-13 at 10:00 (America/Los_Angeles), is over, so nobody can register any more. Declare the next date, let the page end with expires, or retire the funnel.',
    },
    'an event that begins before its reminder could go out': {
      guide: { event: { ...event, reminder } },
      coach: { 'functions.send-reminder': reminderFunction },
      beside: at('2027-03-16T00:00:00Z'),
      rule: 'late-reminder',
      at: 'guide.ts, event.startsAt',
      says: 'The event begins on 2027-03-16 at 10:00 (America/Los_Angeles), and its reminder goes out 24 hours before: whoever registers from now on gets none. Add a reminder that goes out later (event.reminders), or see that the confirmation says all they need.',
    },
    'one of several dates that begins before its reminder could go out': {
      guide: { event: { ...several, reminder } },
      coach: { 'functions.send-reminder': reminderFunction },
      beside: at('2027-01-12T00:00:00Z'),
      rule: 'late-reminder',
      at: 'guide.ts, event.dates[0].startsAt',
      says: 'A date of the event begins on 2027-01-12 at 10:00 (America/Los_Angeles), and its reminder goes out 24 hours before: whoever registers for it from now on gets none. Add a reminder that goes out later (event.reminders), or see that the confirmation says all they need.',
    },
    'a title of last year': {
      guide: { 'page.title': 'The 2025 Hiring Guide' },
      beside: at(day),
      rule: 'past-year',
      says: '"2025" stands here, but 2025 is past, so readers take the offer for an old one. Bring the text up to date, or leave the year out.',
    },
    'a promise for a year that is over': {
      guide: { 'page.sections.0.lead': 'Updated for 2025, with all the rest.' },
      beside: at(day),
      rule: 'past-year',
      says: '"Updated for 2025" stands here, but 2025 is past, so readers take the offer for an old one. Bring the text up to date, or leave the year out.',
    },
    'a price that was free until last year': {
      guide: { 'page.sections.0.lead': 'Free until 31 December 2025.' },
      beside: at(day),
      rule: 'past-year',
      says: '"Free until 31 December 2025" stands here, but 2025 is past, so readers take the offer for an old one. Bring the text up to date, or leave the year out.',
    },
  });

  itNames('past-year', {
    'a month in which people meet and that is past': {
      guide: { 'page.sections.0.lead': 'Two fields. We meet in October 2026.' },
      beside: at(day),
      says: '"We meet in October 2026" stands here, but that day is past, so readers take the offer for an old one. Bring the text up to date, or leave the date out.',
    },
    'a day of this year that is past': {
      guide: { 'page.sections.0.lead': 'Register by October 31, 2026.' },
      beside: at(day),
      says: '"Register by October 31, 2026" stands here, but that day is past, so readers take the offer for an old one. Bring the text up to date, or leave the date out.',
    },
  });
  itNames('past-year', {
    'a promise for a month that is past': {
      guide: { 'form.subtitle': 'You will hear the date in October 2026.' },
      beside: at(day),
      says: '"You will hear the date in October 2026" stands here, but that day is past, so readers take the offer for an old one. Bring the text up to date, or leave the date out.',
    },
  });
  itAccepts({
    'what was asked for in an earlier year': {
      guide: { 'page.title': 'The client who pays 2019 prices' },
      beside: at(day),
    },
    'a day since which something has been': {
      guide: { 'page.title': 'Calm work since October 3, 2019' },
      beside: at(day),
    },
    'a month in which people meet and that is to come': {
      guide: { 'page.sections.0.lead': 'Two fields. We meet in March 2027.' },
      beside: at(day),
    },
    'a month in which people met': {
      guide: { 'page.sections.0.lead': 'We met in October 2026, and stayed.' },
      beside: at(day),
    },
    'a promise for this month': {
      guide: { 'form.subtitle': 'You will hear the date in November 2026.' },
      beside: at(day),
    },
    'a day of this year that is to come': {
      guide: { 'page.sections.0.lead': 'Register by 3 December 2026.' },
      beside: at(day),
    },
  });
  itAccepts({
    'a day of the past in a life': {
      guide: { 'page.sections.0.lead': 'Until March 2025 we did this by hand.' },
      beside: at(day),
    },
    'the year of what a lesson is about, in another language': {
      guide: {
        ...inLanguage('fr').page,
        language: 'fr',
        'page.sections.1': {
          kind: 'lessons',
          title: 'Ce que vous ferez',
          items: [
            { title: 'Le prix de 2023', text: 'On le regarde en face.' },
            { title: 'À voix haute', text: 'Cinq fois, debout.' },
          ],
        },
      },
      coach: { ...inLanguage('fr').emails, language: 'fr' },
      beside: at(day),
    },
    'a year that was, behind its noun': {
      guide: { 'page.sections.0.headline': 'Your bread of April 2020 was flat. Try again.' },
      beside: at(day),
    },
    'a year long ago beside a label': {
      guide: { 'page.sections.0.headline': 'Front: done. Back: done. Sleeve: 2019.' },
      beside: at(day),
    },
    'the year above a story': {
      guide: {
        'page.sections.1': {
          kind: 'story',
          eyebrow: 'Whitsun, 2016',
          title: 'What the verger said',
          paragraphs: ['He went on counting.'],
        },
      },
      beside: at(day),
    },
    'an event that is yet to come': { guide: { event }, beside: at(day) },
    'an event of which nobody knows the day': { guide: { event } },
    'one of several dates that is over': {
      guide: { event: several },
      beside: at('2027-02-01T00:00:00Z'),
    },
    'a draft with an event that is over': {
      guide: { event, draft: true },
      beside: at('2027-03-20T00:00:00Z'),
    },
    'an event that is over and allowed to be, before and after': {
      guide: { event, allow: [{ rule: 'event-over', because: 'The page is its record.' }] },
      beside: at('2027-03-20T00:00:00Z'),
    },
    'what the file allows for later': {
      guide: { event, allow: [{ rule: 'event-over', because: 'The page is its record.' }] },
      beside: at(day),
    },
    'about when something began': {
      guide: { 'page.sections.0.headline': 'You have undercharged since about 2016' },
      beside: at(day),
    },
    'years of a history, of this year and of next': {
      guide: {
        'page.title': 'Hiring since 2009',
        'page.sections.0.headline': 'The 2026 Hiring Guide',
        'page.sections.0.lead': 'In 2021 we began to count. Ready for 2027.',
      },
      beside: at(day),
    },
  });
});
