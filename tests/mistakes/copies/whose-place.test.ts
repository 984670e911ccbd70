import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

/** A second coach, who works in another street. */
const oak = {
  'oak/coach.ts': {
    campaigns: [],
    brand: 'Oak Kitchen',
    tagline: 'We cook, and you eat.',
    postalAddress: 'Oak Kitchen, 22 Old Ferry Road, Fresno, CA 93650',
    'biography.paragraphs': ['Somebody has to cook.'],
  },
};
const lead = 'page.sections.0.lead';
const telling = (text: string) => ({ ...oak, 'guide.ts': { 'success.toast.description': text } });
const linking = (to: string) => ({
  ...oak,
  'coach.ts': { 'functions.send-guide.message.paragraphs': [`Have a [longer look](${to}).`] },
});

describe('the place and the mark of another coach', () => {
  itNames([
    {
      did: 'the street of another coach',
      changes: telling('Come to 22 Old Ferry Road.'),
      rule: 'foreign-address',
      says: '"22 Old Ferry Road" stands here, which is the street of Oak Kitchen (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    {
      did: 'a link that counts for another coach',
      changes: linking('/willow-guide?utm_source=oak&utm_campaign=soup'),
      rule: 'foreign-name',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"utm_source=oak" stands here, which is the name of Oak Kitchen (funnels/oak/coach.ts). Write that of Willow Works.',
    },
  ]);

  itAccepts([
    { did: 'a link that counts for itself', changes: linking('/willow-guide?utm_source=willow') },
    {
      did: 'a road without a number',
      changes: { ...oak, 'guide.ts': { [lead]: 'Walk along an old ferry road.' } },
    },
  ]);
});
