import { expect, it } from 'vitest';
import { type ImportSettings, importPartBytes } from '#engine/contract/console/imports.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { csvOf, settings as plain, work } from './importing.ts';

const settings: ImportSettings = { ...plain, columns: [...plain.columns, 'leave-out'] };

type Operator = Awaited<ReturnType<typeof openAsOperator>>;

/** Uploads a file part by part, as the console does. @returns the import's id */
async function uploadParts({ ask, post }: Operator, content: Buffer): Promise<string> {
  const begun = await post('/imports', {
    coach: 'willow',
    fileName: 'people.csv',
    bytes: content.length,
  });
  expect(begun.status).toBe(200);
  const { id } = await begun.json();
  for (let part = 0; part * importPartBytes < content.length; part += 1) {
    const body = content.subarray(part * importPartBytes, (part + 1) * importPartBytes);
    const sent = await ask(`/imports/${id}/parts?part=${part}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.status).toBe(200);
  }
  expect((await post(`/imports/${id}/finish`)).status).toBe(200);
  return id;
}

describeWithDatabase('an import in the console', (open) => {
  it('goes from the file to its people, is told of on the way, and is taken back', async () => {
    const operator = await openAsOperator(await open());
    const { database, read, post, ask } = operator;
    const people = 2500;
    // Long notes, so that few people are more than two parts.
    const note = 'x'.repeat(450);
    const content = Buffer.from(
      csvOf(people)
        .replaceAll('\n', `,${note}\n`)
        .replace(note, 'note')
        .concat('nowhere,=HYPERLINK("x"),\n'),
    );
    expect(content.length).toBeGreaterThan(2 * importPartBytes);
    const id = await uploadParts(operator, content);
    await work(database);
    const draft = await read(`/imports/${id}`);
    expect(draft).toMatchObject({
      state: 'draft',
      rows: people + 1,
      titles: ['email', 'name', 'note'],
      guessed: ['email', 'name', 'leave-out'],
      encoding: 'utf-8',
      madeBy: 'operator',
      sameFile: null,
      hasRefused: false,
    });
    expect(draft.preview[0]).toEqual(['guest-1@example.com', 'Guest 1', note]);
    expect(draft.campaigns).toContain('Willow Guide Campaign');

    const unsaid = await post(`/imports/${id}/settings`, { ...settings, agreedTo: '' });
    expect([unsaid.status, (await unsaid.json()).title]).toEqual([
      422,
      'Say what these people agreed to, and where. Without that nobody may be emailed.',
    ]);
    expect((await post(`/imports/${id}/settings`, settings)).status).toBe(200);
    await work(database);
    const judged = await read(`/imports/${id}`);
    expect(judged).toMatchObject({
      state: 'judged',
      counts: { new: people, 'invalid-address': 1 },
      hasRefused: true,
    });
    const refused = await ask(`/imports/${id}/refused.csv`);
    expect(await refused.text()).toBe(
      'Row,Why it was not imported,email,name,note\r\n' +
        `${people + 2},This is not an email address.,nowhere,"'=HYPERLINK(""x"")",\r\n`,
    );

    expect((await post(`/imports/${id}/confirm`, { people: 1 })).status).toBe(422);
    expect((await post(`/imports/${id}/confirm`, { people })).status).toBe(200);
    await work(database);
    expect(await read('/imports')).toMatchObject({
      rows: [{ id, coach: 'willow', fileName: 'people.csv', state: 'done', imported: people }],
    });
    expect(await operator.web.count('leads')).toBe(people);

    expect((await read('/news')).leads.count).toBe(0);
    const found = await read('/leads?query=guest-7@');
    expect(await read(`/leads/${found.rows[0].id}`)).toMatchObject({
      imported: [{ id, fileName: 'people.csv', agreedTo: settings.agreedTo, fields: {} }],
    });

    const again = await uploadParts(operator, content);
    await work(database);
    expect((await read(`/imports/${again}`)).sameFile.id).toBe(id);
    expect((await post(`/imports/${again}/cancel`)).status).toBe(200);

    expect((await post(`/imports/${id}/undo`)).status).toBe(200);
    await work(database);
    expect(await read(`/imports/${id}`)).toMatchObject({ state: 'undone', undone: people });
    expect(await operator.web.count('leads')).toBe(0);
    const { rows } = await read('/audit');
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining([
        'began-import',
        'confirmed-import',
        'cancelled-import',
        'undid-import',
      ]),
    );
  });

  it('is refused for a coach that is not there, a file that is too large, and parts nobody awaits', async () => {
    const { post, ask } = await openAsOperator(await open());
    const begin = (given: object) =>
      post('/imports', { coach: 'willow', fileName: 'a.csv', bytes: 10, ...given });
    expect((await begin({ coach: 'nobody' })).status).toBe(422);
    expect((await (await begin({ bytes: 2 ** 40 })).json()).title).toContain('larger than 100 MB');
    expect((await post('/imports', { coach: 'willow' })).status).toBe(422);
    const { id } = await (await begin({})).json();
    const send = (body: Uint8Array<ArrayBuffer>, part = '0') =>
      ask(`/imports/${id}/parts?part=${part}`, {
        method: 'POST',
        body,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    expect((await send(new Uint8Array(11))).status).toBe(422);
    expect((await send(new Uint8Array(1), '7')).status).toBe(422);
    expect((await send(new Uint8Array(1), 'x')).status).toBe(400);
    expect((await send(new Uint8Array(importPartBytes + 1))).status).toBe(413);
    const unfinished = await post(`/imports/${id}/finish`);
    expect((await unfinished.json()).title).toBe('Only 0 of 10 bytes arrived. Upload it again.');
    expect((await post('/imports/nothing/confirm', { people: 1 })).status).toBe(404);
  });
});
