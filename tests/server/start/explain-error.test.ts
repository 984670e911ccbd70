import { describe, expect, it } from 'vitest';
import { OperatorError } from '#engine/text/operator-error.ts';
import { compileDeclarations } from '#server/start/declarations.ts';
import { readEnv } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';

/** What is printed of the error that `act` throws. */
function explain(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return explainError(error);
  }
  throw new Error('Nothing was thrown.');
}

const stackLine = /^ {4}at /m;

describe('the error that ends a program', () => {
  it.each([
    ['a wrong variable', () => readEnv({ PORT: 'three' })],
    ['a mistake in a declaration', () => compileDeclarations({ 'a.ts': { a: {} } }, [])],
  ])('is a sentence without a stack after %s', (_, act) => {
    expect(explain(act)).toMatch(/[a-z]/);
    expect(explain(act)).not.toMatch(stackLine);
  });

  it('is its own message where it was foreseen, whatever caused it', () => {
    const error = new OperatorError('Set PORT.', { cause: new TypeError('No.') });
    expect(explainError(error)).toBe('Set PORT.');
  });

  it('is a sentence when the database went away meanwhile', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(explainError(error)).toBe(
      'The connection to the database was lost: connect ECONNREFUSED. Start again once it is back.',
    );
  });

  it.each([
    ['25006', 'Give the address of the server that is written to.'],
    ['42501', 'Set MIGRATION_URL to the address of the role that owns the tables'],
  ])('is a sentence when the database refuses to do its work: %s', (code, remedy) => {
    const error = Object.assign(new Error('Refused'), { code });
    expect(explainError(error)).toContain(remedy);
    expect(explainError(error)).not.toMatch(stackLine);
  });

  it.each([
    new Error('Query read timeout'),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
  ])('is a sentence when the database could not do its work: %s', (error) => {
    expect(explainError(error)).toBe(
      `The database is full, too slow or short of something: ${error.message}. Start again once it is not.`,
    );
  });

  it.each([new TypeError('It is undefined.'), new RangeError('Too deep.'), new Error('Oh.')])(
    'shows its stack where nobody foresaw it: %s',
    (error) => expect(explainError(error)).toMatch(stackLine),
  );
});
