import { describe, expect, it } from 'vitest';
import { findNoLedger } from '#engine/checks/published/no-ledger.ts';
import { compileSite } from '#engine/compile.ts';
import { type Finding, formatFinding } from '#engine/read/findings.ts';
import { type Changes, declare, publish } from '#tests/support/site/declarations.ts';

interface Missing {
  readonly did: string;
  readonly rule: string;
  /** Finds it: no declaration says it alone, so it is not found as the others are. */
  readonly find: () => readonly Finding[];
  readonly says: string;
}

const folder = { path: 'funnels', files: ['funnels/willow/coach.ts', 'funnels/willow/guide.ts'] };
const exporting = (exports: Readonly<Record<string, unknown>>) => () =>
  compileSite([{ file: 'funnels/willow/call.ts', exports }], []).findings;

const among = (changes: Readonly<Record<string, Changes>>) => () =>
  compileSite(declare(changes), []).findings;
const beside = (file: string) => () =>
  compileSite(declare(), [], { folder: { ...folder, files: [...folder.files, file] } }).findings;

describe('what no single declaration says', () => {
  const missing: readonly Missing[] = [
    {
      did: 'a file with an export of another name',
      rule: 'missing-export',
      find: exporting({ page: {} }),
      says: 'funnels/willow/call.ts: The file exports no funnel; it exports page. Write: export const funnel = defineFunnel({ … });',
    },
    {
      did: 'a guide in a file that is named like a funnel',
      rule: 'missing-export',
      find: exporting({ guide: {} }),
      says: 'funnels/willow/call.ts: The file exports no funnel; it exports guide. Rename the file to call.guide.ts.',
    },
    {
      did: 'a guide in a file whose name has a slip',
      rule: 'missing-export',
      find: () =>
        compileSite([{ file: 'funnels/willow/rest.giude.ts', exports: { guide: {} } }], [])
          .findings,
      says: 'funnels/willow/rest.giude.ts: The file exports no funnel; it exports guide. Rename the file to rest.guide.ts.',
    },
    {
      did: 'an older coach beside the coach',
      rule: 'missing-export',
      find: () =>
        compileSite(
          [...declare(), { file: 'funnels/willow/coach-old.ts', exports: { coach: {} } }],
          [],
        ).findings,
      says: 'funnels/willow/coach-old.ts: The file exports no funnel; it exports coach. coach.ts is beside it: move what is new into that file and delete this one.',
    },
    {
      did: 'a funnel beside the folders of coaches',
      rule: 'unread-file',
      find: beside('funnels/seed.ts'),
      says: "funnels/seed.ts: The file lies beside the coaches' folders, where nobody reads it: what it declares is not on the site. Move it into its coach's folder: funnels/<coach>/seed.ts.",
    },
    {
      did: 'a funnel whose name has capitals',
      rule: 'file-name',
      find: () =>
        compileSite(declare({ 'Seed.ts': { id: 'seed' } }), [], {
          folder: { ...folder, files: [...folder.files, 'funnels/willow/Seed.ts'] },
        }).findings,
      says: 'funnels/willow/Seed.ts: Seed.ts has more in its name than small letters, digits and hyphens, which another computer may write otherwise: then one file becomes two, or none. Rename it to seed.ts.',
    },
    {
      did: 'an id twice',
      rule: 'id-taken',
      find: among({ 'second.ts': { id: 'willow-guide' } }),
      says: 'funnels/willow/second.ts, id: The id "willow-guide" already belongs to funnels/willow/guide.ts. Give this funnel an id of its own.',
    },
    {
      did: 'a source twice',
      rule: 'source-taken',
      find: among({ 'second.ts': { 'submission.source': 'willow-guide' } }),
      says: 'funnels/willow/second.ts, submission.source: The source "willow-guide" already belongs to funnels/willow/guide.ts, so nobody could tell the two funnels\' leads apart. Give this funnel a source of its own.',
    },
    {
      did: 'a site without a record of what was published',
      rule: 'no-ledger',
      find: () => findNoLedger(folder, undefined),
      says: 'funnels/published.json: There is no record of what was published, so a change that breaks a link, splits a history or repeats an email is not noticed. Take it back from the last commit; if nothing was published yet, run npm run check -- --accept.',
    },
  ];
  it.each(missing)('names: $did', ({ rule, find, says }) => {
    const found = find();
    expect(found.map(formatFinding)).toEqual([says]);
    expect(found.map((one) => one.rule)).toEqual([rule]);
  });

  it('accepts a record, and a folder without a page', () => {
    const onlyCoach = { path: 'funnels', files: ['funnels/willow/coach.ts'] };
    expect([...findNoLedger(folder, publish()), ...findNoLedger(onlyCoach, undefined)]).toEqual([]);
  });
});
