import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

describe('pictures and their words', () => {
  itNames('empty-alt', {
    'the scene of another look, with the words for the own one': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'feathers',
          alt: 'Ridge behind ridge in morning light',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.scene',
      says: 'The scene "feathers" is drawn, but its words describe another one: "Ridge behind ridge in morning light". Write "ridgelines", or describe what is drawn.',
    },
    'a drawn scene with the words for another one': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'ridgelines',
          alt: 'A microphone in one cone of light',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.scene',
      says: 'The scene "ridgelines" is drawn, but its words describe another one: "A microphone in one cone of light". Write "spotlight", or describe what is drawn.',
    },
    'the cover by the name of another guide': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'cover',
          title: 'The Willow Guide',
          alt: 'Cover of the guide The Rest Plan: a chair by a window',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"The Rest Plan" stands here, but the cover shows "The Willow Guide". Write "The Willow Guide", or correct the title on the cover.',
    },
    'the name of a file': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'team.jpg' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"team.jpg" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'what belongs in its place': {
      guide: {
        'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'Image description' },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Image description" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'the name of its place in a layout': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'team.jpg',
          alt: 'Hero image placeholder',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Hero image placeholder" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'the title of its section': {
      guide: {
        'page.sections.1': {
          kind: 'story',
          title: 'The lamp that hummed',
          paragraphs: ['Nobody slept.'],
          artwork: { kind: 'photo', file: 'team.jpg', alt: 'The lamp that hummed' },
        },
      },
      at: 'guide.ts, page.sections[1].artwork.alt',
      says: '"The lamp that hummed" stands above the picture already and does not say what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    "a camera's name of a file": {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'IMG_4021' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"IMG_4021" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'a name without its ending': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'team' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"team" is the name of a file and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'the word image': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'image' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"image" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'the words a photo': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'A photo' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"A photo" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'the words hero image': {
      guide: { 'page.sections.0.artwork': { kind: 'scene', scene: 'stage', alt: 'Picture 1' } },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Picture 1" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'words that announce a picture': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'team.jpg',
          alt: 'Photo of two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Photo of two people at a long table" begins with what is said anyway: that it is a picture. Say in a sentence what somebody would miss who cannot see it.',
    },
    'words that announce an image': {
      guide: {
        'page.sections.0.artwork': { kind: 'scene', scene: 'stage', alt: 'An image of a stage' },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"An image of a stage" begins with what is said anyway: that it is a picture. Say in a sentence what somebody would miss who cannot see it.',
    },
  });

  itNames('missing-picture', {
    'a picture of another coach': {
      guide: {
        'page.sections.0.artwork': { kind: 'photo', file: '../oak/hut.jpg', alt: 'A hut' },
      },
      beside: { pictures: ['funnels/oak/hut.jpg'] },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "../oak/hut.jpg" in funnels/willow/; pages take pictures from the folder of their coach. Copy it next to the funnel, and write its name alone.',
    },
    'another case': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'Team.JPG',
          alt: 'Two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "Team.JPG" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg".',
    },
    'a folder': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'images/team.jpg',
          alt: 'Two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "images/team.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg": pictures lie beside the funnel.',
    },
    'a dot and a slash': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: './team.jpg',
          alt: 'Two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "./team.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg": pictures lie beside the funnel.',
    },
    'a kind that nobody reads': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'team.heic',
          alt: 'Two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: '"team.heic" is a file of the kind HEIC, of which no page can be made. Save the picture as JPEG, PNG, WebP or AVIF in its place, and write that name.',
    },
    'a misspelt file': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'teem.jpg',
          alt: 'Two people at a long table',
        },
      },
      at: 'guide.ts, page.sections[0].artwork.file',
      says: 'There is no picture "teem.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg".',
    },
  });

  itAccepts({
    'a drawn scene with one word that another has, too': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'kitchen',
          alt: 'A table by the window, the sun on it',
        },
      },
    },
    'a scene of no look': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'stage',
          alt: 'A stage at the foot of a mountain',
        },
      },
    },
    'a cover by what is to be seen': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'cover',
          title: 'The Willow Guide',
          alt: 'Cover of the Willow guide: green, with a chair',
        },
      },
    },
    'what is to be seen': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'team.jpg',
          alt: 'Two people at a long table',
        },
      },
    },
    'words that mention photographs': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'photo',
          file: 'team.jpg',
          alt: 'Ada pins photographs to a wall',
        },
      },
    },
    'a picture in the scene': {
      guide: {
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'stage',
          alt: 'A stage with one chair and a picture behind it',
        },
      },
    },
  });
});
