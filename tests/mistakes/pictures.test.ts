import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('pictures and their words', () => {
  itNames([
    {
      did: 'the name of a file',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'team.jpg' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"team.jpg" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: "a camera's name of a file",
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'IMG_4021' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"IMG_4021" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'a name without its ending',
      changes: {
        'guide.ts': { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'team' } },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"team" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'the word image',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'image' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"image" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'the words a photo',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'A photo' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"A photo" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'the words hero image',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'scene', scene: 'stage', alt: 'Picture 1' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Picture 1" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'words that announce a picture',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'team.jpg',
            alt: 'Photo of two people at a long table',
          },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Photo of two people at a long table" begins with what is said anyway: that it is a picture. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'words that announce an image',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': { kind: 'scene', scene: 'stage', alt: 'An image of a stage' },
        },
      },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"An image of a stage" begins with what is said anyway: that it is a picture. Say in a sentence what somebody would miss who cannot see it.',
    },
    {
      did: 'another case',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'Team.JPG',
            alt: 'Two people at a long table',
          },
        },
      },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "Team.JPG" in funnels/willow/. The pictures there are "team.jpg". Write "team.jpg".',
    },
    {
      did: 'a folder',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'images/team.jpg',
            alt: 'Two people at a long table',
          },
        },
      },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "images/team.jpg" in funnels/willow/. The pictures there are "team.jpg". Write "team.jpg": pictures lie beside the funnel.',
    },
    {
      did: 'a dot and a slash',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: './team.jpg',
            alt: 'Two people at a long table',
          },
        },
      },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "./team.jpg" in funnels/willow/. The pictures there are "team.jpg". Write "team.jpg": pictures lie beside the funnel.',
    },
    {
      did: 'a kind that nobody reads',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'team.heic',
            alt: 'Two people at a long table',
          },
        },
      },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: '"team.heic" is a file of the kind HEIC, of which no page can be made. Save the photograph as JPEG, PNG, WebP or AVIF beside the funnel, and write that name.',
    },
    {
      did: 'a misspelt file',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'teem.jpg',
            alt: 'Two people at a long table',
          },
        },
      },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "teem.jpg" in funnels/willow/. The pictures there are "team.jpg". Write "team.jpg".',
    },
  ]);

  itAccepts([
    {
      did: 'what is to be seen',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'team.jpg',
            alt: 'Two people at a long table',
          },
        },
      },
    },
    {
      did: 'words that mention photographs',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'photo',
            file: 'team.jpg',
            alt: 'Ada pins photographs to a wall',
          },
        },
      },
    },
    {
      did: 'a picture in the scene',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'scene',
            scene: 'stage',
            alt: 'A stage with one chair and a picture behind it',
          },
        },
      },
    },
  ]);
});
