import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

interface Case {
  readonly did: string;
  /** Files besides the coach's and the guide's, relative to funnels/. */
  readonly files: readonly string[];
  readonly changes?: Readonly<Record<string, Changes>>;
  /** Files that are not there after all. */
  readonly without?: readonly string[];
}

/** What is found in a folder, each as severity and words. */
function findIn({ files, changes = {}, without = [] }: Case): string[] {
  const declared = declare(changes).filter(({ file }) => !without.includes(file.slice(8)));
  const folder = {
    path: 'funnels',
    files: [...declared.map(({ file }) => file), ...files.map((file) => `funnels/${file}`)].sort(),
  };
  return compileSite(declared, ['/', '/leadmagnet'], { folder }).findings.map(
    (finding) => `${finding.severity}: ${formatFinding(finding)}`,
  );
}

const photo = (file: string) => ({ 'page.sections.0.artwork': { kind: 'photo', file, alt: 'Us' } });

const missing = 'so what it declares is not on the site';
const onlyTs = (name: string) =>
  `Declarations are read from files that end in .ts; nobody reads ${name}, ${missing}.`;

describe('a file nobody reads', () => {
  it.each<Case & { says: string }>([
    ...(
      [
        ['seed.tsx', 'seed.ts'],
        ['seed.js', 'seed.ts'],
        ['seed.jsx', 'seed.ts'],
        ['seed.mts', 'seed.ts'],
        ['seed.cts', 'seed.ts'],
        ['seed.mjs', 'seed.ts'],
        ['seed.TS', 'seed.ts'],
        ['seed.Ts', 'seed.ts'],
        ['seed.ts.txt', 'seed.ts'],
        ['seed.d.ts', 'seed.ts'],
        ['seed', 'seed.ts'],
        ['Spring Retreat', 'Spring Retreat.ts'],
      ] as const
    ).map(([name, meant]) => ({
      did: `a funnel in ${name}`,
      files: [`willow/${name}`],
      says: `error: funnels/willow/${name}: ${onlyTs(name)} Rename it to ${meant}.`,
    })),
    ...['seed.json', 'seed.yaml', 'seed.yml', 'seed.toml', 'seed.html'].map((name) => ({
      did: `a funnel as ${name}`,
      files: [`willow/${name}`],
      says: `error: funnels/willow/${name}: ${onlyTs(name)} Declare it in seed.ts; npm run new-funnel writes such a file.`,
    })),
    {
      did: 'a funnel twice, in two languages',
      files: ['willow/guide.tsx'],
      says: `error: funnels/willow/guide.tsx: ${onlyTs('guide.tsx')} guide.ts is beside it: move what is new into that file and delete this one.`,
    },
    ...[
      'guide (1).ts',
      'guide(2).ts',
      'guide copy.ts',
      'guide copy 2.ts',
      'guide (conflicted copy 2027-03-01).ts',
      'guide - Copy.ts',
      'guide - Kopie (2).ts',
      'Copy of guide.ts',
    ].map((name) => ({
      did: `the copy ${name}`,
      files: [`willow/${name}`],
      says: `error: funnels/willow/${name}: A computer gives the name ${name} to a copy, so nobody reads it: what it declares is not on the site. Delete it. If it is to be a funnel of its own, give it a name, an id, a path and a source of its own.`,
    })),
    {
      did: 'a copy whose original is gone',
      files: ['willow/seed (1).ts'],
      says: 'error: funnels/willow/seed (1).ts: A computer gives the name seed (1).ts to a copy, so nobody reads it: what it declares is not on the site. Rename it to seed.ts, or delete it.',
    },
    ...[
      'guide.ts~',
      'guide.ts.bak',
      'guide.bak',
      'guide.ts.orig',
      'guide.ts.old',
      'guide.ts.disabled',
      'guide.save',
    ].map((name) => ({
      did: `the backup ${name}`,
      files: [`willow/${name}`],
      says: `warning: funnels/willow/${name}: The file is an older copy of guide.ts, which an editor kept; nobody reads it. Delete it.`,
    })),
    {
      did: 'a backup whose original is gone',
      files: ['willow/seed.ts.bak'],
      says: 'error: funnels/willow/seed.ts.bak: The file has the name of a backup and there is no seed.ts: what it declares is not on the site. Rename it to seed.ts, or delete it.',
    },
    {
      did: 'a funnel whose name hides it',
      files: ['willow/.seed.ts'],
      says: 'error: funnels/willow/.seed.ts: A dot at the beginning of its name hides .seed.ts, so nobody reads it: what it declares is not on the site. Rename it to seed.ts.',
    },
    ...(
      [
        ['Seed.ts', 'seed.ts'],
        ['Spring Seed.ts', 'spring-seed.ts'],
        ['für-alle.ts', 'fuer-alle.ts'],
        ['seed.ts.ts', 'seed.ts'],
      ] as const
    ).map(([name, meant]) => ({
      did: `a funnel in ${name}`,
      files: [],
      changes: { [name]: { id: 'seed', path: '/seed' } },
      says: `warning: funnels/willow/${name}: ${name} has more in its name than small letters, digits and hyphens, which another computer may write otherwise: then one file becomes two, or none. Rename it to ${meant}.`,
    })),
    {
      did: "a funnel beside the coaches' folders",
      files: ['seed.ts'],
      says: "error: funnels/seed.ts: The file lies beside the coaches' folders, where nobody reads it: what it declares is not on the site. Move it into its coach's folder: funnels/<coach>/seed.ts.",
    },
    {
      did: "a funnel beside the coaches' folders, with another ending",
      files: ['seed.tsx'],
      says: "error: funnels/seed.tsx: Nobody reads seed.tsx beside the coaches' folders. If it declares a funnel, move it into its coach's folder as seed.ts; otherwise keep it outside.",
    },
    {
      did: "a funnel in a folder inside a coach's folder",
      files: ['willow/spring/seed.ts'],
      says: "error: funnels/willow/spring/seed.ts: The file lies in a folder inside a coach's folder, where nobody reads it: what it declares is not on the site. Move it to funnels/willow/seed.ts.",
    },
    {
      did: 'a funnel in a folder inside, where its place is taken',
      files: ['willow/spring/guide.ts'],
      says: "error: funnels/willow/spring/guide.ts: The file lies in a folder inside a coach's folder, where nobody reads it: what it declares is not on the site. There is funnels/willow/guide.ts: move what is new into that file and delete this one.",
    },
    {
      did: 'a funnel even deeper',
      files: ['willow/2027/spring/seed.ts'],
      says: "error: funnels/willow/2027/spring/seed.ts: The file lies in a folder inside a coach's folder, where nobody reads it: what it declares is not on the site. Move it to funnels/willow/seed.ts.",
    },
    ...['coach.tsx', 'coach.js', 'Coach.ts', 'coach.TS'].map((name) => ({
      did: `a coach in ${name}`,
      files: [`willow/${name}`],
      without: ['willow/coach.ts'],
      says: `error: funnels/willow/${name}: A coach is declared in coach.ts; nobody reads ${name}. Rename it to coach.ts.`,
    })),
    {
      did: "a record of what was published in a coach's folder",
      files: ['willow/published.json'],
      says: "error: funnels/willow/published.json: The record of what was published lies beside the coaches' folders; nobody reads one in here. Delete it.",
    },
    {
      did: 'a picture that no page shows',
      files: ['willow/team.jpg'],
      says: "warning: funnels/willow/team.jpg: No page shows this picture. Name it in an artwork: { kind: 'photo', file: 'team.jpg', alt: '…' }, or delete it.",
    },
    {
      did: 'a picture whose name is nearly that of one that a page shows',
      files: ['willow/team.jpg', 'willow/team2.jpg'],
      changes: { 'guide.ts': photo('team.jpg') },
      says: "warning: funnels/willow/team2.jpg: No page shows this picture. Name it in an artwork: { kind: 'photo', file: 'team2.jpg', alt: '…' }, or delete it.",
    },
    {
      did: "a picture of another coach's page",
      files: ['team.jpg'],
      says: 'warning: funnels/team.jpg: No page can show this picture: pages take pictures from the folder of their coach. Move it next to the funnel that shows it, or delete it.',
    },
    {
      did: 'a picture in a folder of its own',
      files: ['willow/pictures/team.jpg'],
      says: 'warning: funnels/willow/pictures/team.jpg: No page can show this picture: pages take pictures from the folder of their coach. Move it next to the funnel that shows it, or delete it.',
    },
    {
      did: 'a picture of a kind that pages do not show',
      files: ['willow/team.heic'],
      says: 'warning: funnels/willow/team.heic: Pages show JPEG, PNG, WebP and AVIF; nobody reads team.heic. Save it as one of these, or delete it.',
    },
    ...['notes.txt', 'draft.docx', 'ideas.md'].map((name) => ({
      did: `the document ${name}`,
      files: [`willow/${name}`],
      says: `warning: funnels/willow/${name}: Nobody reads ${name}. Delete it, or keep it outside the folder of the declarations.`,
    })),
  ])('is named: $did', ({ says, ...rest }) => {
    expect(findIn(rest)).toEqual([says]);
  });

  it('has no second finding where a page names a picture that is not there', () => {
    const found = findIn({
      did: '',
      files: ['willow/team.jpg'],
      changes: { 'guide.ts': photo('taem.jpg') },
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('There is no picture "taem.jpg"');
  });

  it('is told once where a page looks for it in another folder', () => {
    const found = findIn({
      did: '',
      files: ['willow/images/team.jpg'],
      changes: { 'guide.ts': photo('team.jpg') },
    });
    expect(found).toEqual([
      'error: funnels/willow/guide.ts, page.sections[0].artwork.file: There is no picture "team.jpg" in funnels/willow/; it lies in funnels/willow/images/. Move it next to the funnel.',
    ]);
  });
});

describe('a file that is right', () => {
  it.each<Case>([
    {
      did: 'texts and records beside the folders',
      files: [
        'README.md',
        'REFERENCE.md',
        'BRIEF.md',
        'WEBHOOKS.md',
        'published.json',
        'schema.json',
        'funnel.schema.json',
      ],
    },
    { did: "texts in a coach's folder", files: ['willow/README.md', 'willow/BRIEF.md'] },
    {
      did: 'files of systems and editors',
      files: [
        '.DS_Store',
        'willow/.DS_Store',
        'willow/Thumbs.db',
        'willow/.guide.ts.swp',
        'willow/._guide.ts',
        'willow/.#guide.ts',
        'willow/#guide.ts#',
        '.obsidian/app.json',
        'willow/.git/config',
      ],
    },
    {
      did: 'a picture that a page shows',
      files: ['willow/team.jpg'],
      changes: { 'guide.ts': photo('team.jpg') },
    },
    {
      did: 'a picture with a space in its name',
      files: ['willow/our team.jpg'],
      changes: { 'guide.ts': photo('our team.jpg') },
    },
    {
      did: 'a picture with capitals',
      files: ['willow/Team.JPG'],
      changes: { 'guide.ts': photo('Team.JPG') },
    },
    {
      did: 'a funnel about copying',
      files: [],
      changes: { 'copy-that-sells.ts': {}, 'copycat.ts': {} },
    },
    {
      did: 'a funnel whose name has dots, digits or underscores',
      files: [],
      changes: { '9ways.ts': {}, 'my_guide.ts': { id: 'my-guide' } },
    },
  ])('is accepted: $did', (accepted) => {
    expect(findIn(accepted)).toEqual([]);
  });
});
