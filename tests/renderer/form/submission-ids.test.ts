import { describe, expect, it } from 'vitest';
import { SubmissionIds } from '#renderer/form/submission-ids.ts';

const first = '0b1c6a52-5b0e-4f3e-9c3f-0c8a4f8f6a11';

describe('SubmissionIds', () => {
  it('begins with the id the page was given', () => {
    expect(new SubmissionIds(first).idFor('a')).toBe(first);
  });

  it('keeps the id while the same words are sent again', () => {
    const ids = new SubmissionIds(first);
    ids.idFor('a');
    expect(ids.idFor('a')).toBe(first);
  });

  it('gives other words another id', () => {
    const ids = new SubmissionIds(first);
    ids.idFor('a');
    expect(ids.idFor('b')).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids.idFor('b')).not.toBe(first);
  });

  it('gives the same words another id once they were accepted', () => {
    const ids = new SubmissionIds(first);
    ids.idFor('a');
    ids.finish();
    expect(ids.idFor('a')).not.toBe(first);
  });
});
