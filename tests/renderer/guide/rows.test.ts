import { describe, expect, it } from 'vitest';
import { column } from '#renderer/guide/page.ts';
import { paginate, type Row } from '#renderer/guide/rows.ts';

const page = column.bottom - column.top;

/** A row that takes a part of a page. */
function row(part: number, options: Partial<Row> = {}): Row {
  return { height: part * page, before: 0, isKept: false, draw: () => undefined, ...options };
}

/** What stands on each page, by the names of the rows. */
function namesOf(rows: Readonly<Record<string, Row>>): readonly string[] {
  const names = new Map(Object.entries(rows).map(([name, one]) => [one, name]));
  return paginate([...names.keys()]).map((placed) =>
    placed.map((one) => names.get(one.row)).join(' '),
  );
}

describe('rows on pages', () => {
  it('lets the text go on where a picture has no room, and begins the next page with the picture', () => {
    const picture = row(0.4, { floats: true, isKept: true });
    expect(
      namesOf({ first: row(0.7), picture, caption: row(0.1), second: row(0.2), third: row(0.2) }),
    ).toEqual(['first second', 'picture caption third']);
  });

  it('shows a picture before the next chapter begins, and at the end', () => {
    const chapter = (name: string) => ({ [name]: row(0.1, { needs: 0.3 * page, isKept: true }) });
    const picture = () => row(0.4, { floats: true });
    expect(
      namesOf({
        first: row(0.65),
        one: picture(),
        ...chapter('chapter'),
        second: row(0.4),
        two: picture(),
      }),
    ).toEqual(['first', 'one chapter second', 'two']);
  });

  it('lets a chapter begin where its picture has no room', () => {
    const chapter = row(0.1, { needs: 0.3 * page, isKept: true });
    const picture = row(0.6, { floats: true, isKept: false });
    expect(namesOf({ before: row(0.5), chapter, picture, text: row(0.2) })).toEqual([
      'before chapter text',
      'picture',
    ]);
  });

  it('keeps together what is kept, and divides what no page can hold', () => {
    expect(namesOf({ first: row(0.8), head: row(0.1, { isKept: true }), body: row(0.2) })).toEqual([
      'first',
      'head body',
    ]);
    expect(namesOf({ head: row(0.7, { isKept: true }), body: row(0.7) })).toEqual(['head', 'body']);
  });
});
