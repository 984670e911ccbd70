import { appendFileSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyProject } from '#tests/e2e/support/project-copy.ts';

/** A later release of the site, built in a folder of its own. */
export interface NextRelease {
  readonly folder: string;
  remove(): void;
}

/** The optional field that every form has in the next release, and an answer to it. */
export const newField = { name: 'nickname', answer: 'Countess' } as const;

/** What every campaign email of the next release says besides. */
export const newSentence = 'A word from the next release.';

const optionalField = `${newField.name}: { kind: 'text', label: 'Nickname (optional)', required: false },`;

/**
 * Makes the release after this one and builds what is another in it: one more migration, an optional field
 * and another word on the button of every form, a paragraph more in every campaign email, and a form whose
 * script has another address.
 *
 * @throws with what the build says, for instance about a declaration that does not go with the change
 */
export async function buildNextRelease(): Promise<NextRelease> {
  const copy = copyProject();
  const { folder, remove } = copy;
  try {
    addMigration(join(folder, 'migrations'));
    const declared = globSync('funnels/*/*.ts', { cwd: folder }).map((file) => join(folder, file));
    const forms = declared.filter((file) => change(file, changeForm));
    const emails = declared.filter((file) => change(file, changeCampaign));
    if (forms.length === 0 || emails.length === 0) {
      throw new Error('The declarations are written in another way than this part knows.');
    }
    appendFileSync(
      join(folder, 'renderer/form/island.tsx'),
      "\nperformance.mark('the next release');\n",
    );
    await buildCopy(copy, { form: true });
    const { code, output } = await copy.run('dist/server/build-assets.js');
    if (code !== 0) throw new Error(`The next release could not be built:\n${output}`);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function changeForm(text: string): string {
  return text
    .replace(/^( {4})fields: \{$/m, `$1fields: {\n      ${optionalField}`)
    .replace(/^( {4}button: \{ idle: '[^']+', busy: ')[^']+\.\.\.'/m, "$1One moment, please...'");
}

function changeCampaign(text: string): string {
  return text.replace(
    /(\n {10}after: \{[^}]+\},\n {10}message: \{[^[]*?paragraphs: \[)/g,
    `$1\n'${newSentence}',`,
  );
}

/** @returns whether the file is another one now */
function change(file: string, edit: (text: string) => string): boolean {
  const text = readFileSync(file, 'utf8');
  const changed = edit(text);
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}

/** As a release adds columns: with a default, so that the one before need not know of them. */
function addMigration(folder: string): void {
  const last = readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .at(-1);
  const number = String(Number(last?.slice(0, 4)) + 1).padStart(4, '0');
  writeFileSync(
    join(folder, `${number}-note-what-is-next.ts`),
    `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table leads add column next_note text not null default ''\`.execute(db);
  await sql\`alter table delivery_logs add column next_note text\`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table leads drop column next_note\`.execute(db);
  await sql\`alter table delivery_logs drop column next_note\`.execute(db);
}
`,
  );
}
